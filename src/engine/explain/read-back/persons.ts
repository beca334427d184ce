import { isList, type Type } from '../../model/type.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { ClauseReader } from './reader.js';

/** True if every value of the type, or every member of the list, is referred to as a person. */
export function isPerson(type: Type, vocabulary: Vocabulary): boolean {
  if (isList(type)) return isPerson(type.list, vocabulary);
  return type.one.length > 0 && type.one.every((name) => vocabulary.entities[name]?.person === true);
}

/** "nobody" or "nothing": no value of a type, or an empty list of it. */
export const nothingOf = ({ vocabulary, words: { readBack } }: ClauseReader, type: Type): string =>
  isPerson(type, vocabulary) ? readBack.nobody : readBack.nothing;
