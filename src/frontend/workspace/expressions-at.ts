import { onceFor } from '../../engine/model/once.js';
import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { draftsOf, type EntryDraft } from '../language/entries/entry-drafts.js';
import { linkEntry } from '../language/entries/link-entry.js';
import { furtherWordsIn, withFurtherWords } from '../language/vocabulary/further-words.js';
import { linkVocabulary } from '../language/vocabulary/vocabulary.js';
import { validatorOf } from '../read/validators.js';
import { joinedVocabulary } from '../read/vocabulary.js';
import type { JsonDocument } from '../text/document.js';
import { indexAt } from '../text/located.js';
import { type CaseText, caseTexts, resolvedCaseText } from './case-texts.js';
import { jsonPlaceAt, lenientJson } from './json-place.js';
import {
  type CursorPlace,
  type ObservedText,
  observed,
  observedAt,
  type WrittenWord,
  withWordWritten,
  wordWritten,
} from './observed.js';
import { observeSimulation } from './simulation-texts.js';
import { unfinishedCaseText } from './unfinished-cases.js';
import type { LinkedRules, Workspace } from './workspace.js';

function nobody(): void {}

/** The expressions of an entry. */
export const observedEntry = (draft: EntryDraft, { linker }: LinkedRules): readonly ObservedText[] =>
  observed((observe) => linkEntry(draft, linker.known, linker.editionDates, { observe }));

/** The expressions of the vocabulary. */
export const observedVocabulary = onceFor((document: JsonDocument): readonly ObservedText[] =>
  observed((observe) => linkVocabulary(document, nobody, observe)),
);

const printedVocabulary = onceFor((document: JsonDocument) => linkVocabulary(document, nobody));

/** The expressions in the words that a file of entries brings along. */
export const observedWords = (document: JsonDocument, { documents }: LinkedRules): readonly ObservedText[] =>
  furtherWordsIn(document) === undefined
    ? []
    : observed((observe) => {
        const { vocabulary } = documents;
        withFurtherWords(printedVocabulary(vocabulary), [document], nobody, { file: vocabulary, observe });
      });

/** The expressions of some texts of cases. */
export const observedCases = (texts: readonly CaseText[], { linker }: LinkedRules): readonly ObservedText[] =>
  observed((observe) => {
    for (const one of texts) resolvedCaseText(one, linker.known, observe);
  });

/** The expressions of a simulation. */
export const observedSimulation = (document: JsonDocument, { linker }: LinkedRules): readonly ObservedText[] =>
  observed((observe) => observeSimulation(document, linker.known, observe));

/** The expression at a place of a file. */
export interface ExpressionAt extends ObservedText {
  /** Offset in the text of the expression. */
  readonly index: number;
}

/** An expression that ends with the word being written. */
export interface UnfinishedExpression {
  /** Observed with the placeholder in its place. */
  readonly observed: ObservedText;
  readonly written: WrittenWord;
}

export function expressionAt(workspace: Workspace, path: string, offset: number): ExpressionAt | undefined {
  const at = placeOf(workspace, path, offset);
  const found = at && observedAt(at.observe(), at.cursor);
  return found && { ...found, index: indexAt(found.text, offset) };
}

/** The expression at a place, as if it ended with the word being written there. */
export function unfinishedAt(workspace: Workspace, path: string, offset: number): UnfinishedExpression | undefined {
  const at = placeOf(workspace, path, offset);
  if (at === undefined) return undefined;
  let written: WrittenWord | undefined;
  const tell = (word: WrittenWord): void => {
    written ??= word;
  };
  const all = at.observe({
    document: (document) => withWordWritten(document, at.cursor, tell),
    text(one) {
      const { source, start, end } = one.text.span;
      if (source !== at.cursor.of || offset < start || offset > end) return one;
      const word = wordWritten(one.text, at.cursor);
      tell(word);
      return { ...one, text: word.text };
    },
  });
  // Types and phrases are read as texts too, and are not expressions.
  const found = observedAt(all, at.cursor);
  return written && found && { observed: found, written };
}

interface PlaceInRules {
  readonly cursor: CursorPlace;
  /** The expressions of what surrounds the place, in a document or with texts changed before. */
  observe(change?: {
    document(document: JsonDocument): JsonDocument;
    text(text: CaseText): CaseText;
  }): readonly ObservedText[];
}

function placeOf(workspace: Workspace, path: string, offset: number): PlaceInRules | undefined {
  const [source, rules] = [workspace.source(path), workspace.linked];
  if (source === undefined || rules === undefined) return undefined;
  const cursor = { of: source, offset };
  const { documents } = rules;
  const cases = documents.scenarios.find((one) => one.source === source);
  if (cases !== undefined) {
    const around = caseTexts(cases, rules.linker.known).filter(
      ({ text: { span } }) => span.start <= offset && offset <= span.end,
    );
    const written = unfinishedCaseText(source, offset, documents.notation, rules.linker.known);
    const texts = around.length > 0 || written === undefined ? around : [written];
    return { cursor, observe: (change) => observedCases(change ? texts.map(change.text) : texts, rules) };
  }
  const file = documents.vocabularyFiles.findIndex((one) => one.source === source);
  if (file >= 0) {
    const observe: PlaceInRules['observe'] = (change) => {
      if (change === undefined) return observedVocabulary(documents.vocabulary);
      return observedVocabulary(
        joinedVocabulary(documents.vocabularyFiles.with(file, change.document(documents.vocabularyFiles[file]!))),
      );
    };
    return { cursor, observe };
  }
  if (/\.simulation\.json$/i.test(path)) {
    const document = lenientJson(source)?.document;
    const observe: PlaceInRules['observe'] = (change) =>
      document === undefined ? [] : observedSimulation(change ? change.document(document) : document, rules);
    return { cursor, observe };
  }
  const json = lenientJson(source);
  const place = json && jsonPlaceAt(json.root, offset);
  if (json === undefined || place === undefined) return undefined;
  const [member, index] = place.path;
  if (member === 'vocabulary') {
    const document = documents.entries.find((one) => one.source === source);
    return (
      document && { cursor, observe: (change) => observedWords(change ? change.document(document) : document, rules) }
    );
  }
  if (member !== 'entries' || typeof index !== 'number') return undefined;
  const drafts = draftsAt(json.document, index);
  return {
    cursor,
    observe: (change) =>
      drafts.flatMap((draft) =>
        observedEntry(change ? { ...draft, document: change.document(draft.document) } : draft, rules),
      ),
  };
}

/** An entry as far as it has the right shape: faulty members are left out, missing ones are empty. */
function draftsAt(document: JsonDocument, index: number): readonly EntryDraft[] {
  const written = (document.value as { readonly entries?: readonly unknown[] }).entries?.[index];
  if (!isRecord(written)) return [];
  const entry: { [key: string]: unknown } = { ...written };
  const isRight = validatorOf('entries');
  if (!isRight(JSON.parse(JSON.stringify({ entries: [written] }))))
    for (const { instancePath, keyword, params } of isRight.errors ?? []) {
      const [, , , key] = instancePath.split('/');
      const wrong =
        key ?? (keyword === 'additionalProperties' ? (params as UnknownRecord)['additionalProperty'] : undefined);
      // A text may be an expression that is yet to be written.
      if (typeof wrong === 'string' && typeof entry[wrong] !== 'string') delete entry[wrong];
    }
  const nothing = { en: '', it: '' };
  const raw = { id: '', kind: 'rule', layer: '', name: nothing, text: nothing, ...entry };
  const entries: unknown[] = [];
  entries[index] = raw;
  return draftsOf({ ...document, value: { entries } }, nobody);
}
