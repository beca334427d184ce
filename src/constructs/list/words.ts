import { isNone } from '../../engine/explain/read-back/nodes.js';
import { nothingOf } from '../../engine/explain/read-back/persons.js';
import { series } from '../../engine/explain/read-back/wording.js';
import type { WordedConstruct } from '../words-construct.js';

const list: WordedConstruct<'list'> = {
  noun({ items, type }, reader) {
    if (items.length === 0) return nothingOf(reader, type);
    const { and, noneOfList } = reader.words.readBack;
    return series(
      items.map((item) => (isNone(item) ? noneOfList : reader.embedded(item))),
      and,
    );
  },
  isWide: ({ items }) => items.length > 1,
  action({ items }, reader) {
    const { nothing } = reader.words.readBack.action;
    return items.length === 0 ? nothing : items.map((item) => reader.framed(item)).join('; ');
  },
  isFramed: true,
};

export const words = { list };
