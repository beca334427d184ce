import { need, needLang, needOptions, refusingBroken } from '../../model/given.js';
import type { Node } from '../../model/tree.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import { sentence, withoutMarks } from '../words/template.js';
import type { ReadBackBindings } from './scope.js';
import { readBackPart } from './whole-reader.js';

export interface ReadBackOptions {
  /** What names stand for, by name or `event.field`: the read-back then refers to these. */
  readonly bindings?: ReadBackBindings;
  /** Further trees whose names appear alongside, so that no two of them may sound alike. */
  readonly beside?: readonly Node[];
}

/**
 * Prints an expression as a sentence, from its tree alone: what the rule does, whatever its text claims. Conditions and
 * actions become sentences, other values noun phrases with a full stop.
 *
 * @param vocabulary phrases and nouns; names that it lacks are printed as they are.
 */
export function readBack(tree: Node, vocabulary: Vocabulary, lang: Lang, options: ReadBackOptions = {}): string {
  need(tree, 'expression', 'readBack');
  need(vocabulary, 'vocabulary', 'readBack');
  needLang(lang, 'readBack');
  needOptions(options, 'readBack');
  return refusingBroken(tree, 'expression', 'readBack', () =>
    withoutMarks(sentence(readBackPart(tree, vocabulary, lang, options))),
  );
}
