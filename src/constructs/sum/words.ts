import { sides } from '../../engine/explain/read-back/sides.js';
import { fill } from '../../engine/explain/words/template.js';
import type { WordedConstruct } from '../words-construct.js';

const sum: WordedConstruct<'sum'> = {
  noun: (node, reader) => fill(reader.words.readBack.sum[node.sign], sides(reader, node)),
  isWide: true,
};

const minus: WordedConstruct<'minus'> = {
  noun: ({ of }, reader) => fill(reader.words.readBack.minus, { of: reader.embedded(of) }),
};

export const words = { sum, minus };
