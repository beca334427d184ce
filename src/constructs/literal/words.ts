import { typeNames } from '../../engine/explain/read-back/nodes.js';
import type { ClauseReader } from '../../engine/explain/read-back/reader.js';
import { quoted } from '../../engine/explain/read-back/wording.js';
import type { VerdictWord } from '../../engine/explain/words/read-back-words.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { textNames } from '../../engine/model/vocabulary.js';
import type { WordedConstruct } from '../words-construct.js';

function noun({ value, type }: NodeOf<'literal'>, reader: ClauseReader): string {
  const words = reader.words.readBack;
  if (value === null) return words.none;
  if (typeof value === 'boolean') return words.truths[value ? 'true' : 'false'];
  if (typeof value === 'number') return String(value);
  for (const one of typeNames(type)) {
    if (one === 'Verdict' && Object.hasOwn(words.verdicts, value))
      return quoted(reader, words.verdicts[value as VerdictWord]);
    const enumeration = reader.vocabulary.enumerations[one === 'Text' ? textNames : one];
    const named = enumeration?.values[value];
    if (named !== undefined) return enumeration?.unquoted ? named[reader.lang] : quoted(reader, named[reader.lang]);
  }
  return quoted(reader, value);
}

const literal: WordedConstruct<'literal'> = {
  noun,
  clause({ value }, { words }, truth) {
    if (typeof value !== 'boolean' && value !== null) return undefined;
    return { predicate: (value === true) === truth ? words.readBack.always : words.readBack.never, shape: 'simple' };
  },
};

export const words = { literal };
