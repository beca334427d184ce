import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonDocument } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import type { ResolveObserver } from '../expressions/scope.js';
import { type Known, knownOf } from '../types/known.js';
import type { RawVocabulary } from './raw-vocabulary.js';
import { declareVocabulary } from './vocabulary-declarations.js';
import { completeVocabulary } from './vocabulary-expressions.js';
import { checkInnerNames, checkNames } from './vocabulary-names.js';
import { checkWords } from './vocabulary-parts.js';
import { checkRoles } from './vocabulary-roles.js';

/**
 * Links the vocabulary: types, slots and its expressions.
 *
 * In two passes, since an expression may mention what is declared further down: first the declarations, then, once all
 * are known, the conditions of layers, assumptions, changes, permissions of events, when a table has ended, and the
 * actions of `verify`.
 *
 * @param document the vocabulary as one document, accepted by its schema
 * @param report called with every fault
 * @param observe called with every expression in it
 * @returns the vocabulary, for further checks even if errors were reported, but then not to be handed out
 */
export function linkVocabulary(
  document: JsonDocument,
  report: (found: Diagnostic) => void,
  observe?: ResolveObserver,
): Vocabulary {
  const sink = new DiagnosticSink(document, report);
  const raw = document.value as RawVocabulary;
  checkNames(raw, sink);
  checkInnerNames(raw, sink);
  const declared = declareVocabulary(raw, sink);
  const known: Known = knownOf(declared);
  checkWords(raw, known, sink);
  checkRoles(raw, known, sink);
  return completeVocabulary(declared, raw, { known, sink, observe });
}
