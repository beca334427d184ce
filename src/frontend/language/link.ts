import type { Entry } from '../../engine/model/entry.js';
import type { Edition, Rulebook } from '../../engine/model/rulebook.js';
import type { Vocabulary } from '../../engine/model/vocabulary.js';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { JsonDocument } from '../text/document.js';
import { checkIntervals } from './entries/entry-dates.js';
import { draftsOf } from './entries/entry-drafts.js';
import { checkReferences } from './entries/entry-overrides.js';
import { checkProcedures } from './entries/entry-procedures.js';
import { linkEntries, lintEntries } from './entries/link-entries.js';
import { checkChosen, linkMatters } from './entries/link-matters.js';
import { linkingOf } from './entries/linked.js';
import type { RawEditions } from './entries/raw-entries.js';
import type { LinkCache } from './link-cache.js';
import { lint } from './lint/lint.js';
import { knownOf } from './types/known.js';
import { furtherWordsIn, withFurtherWords } from './vocabulary/further-words.js';
import { linkVocabulary } from './vocabulary/vocabulary.js';

/** The files of a rulebook, read and accepted by their schemas. */
export interface RulebookDocuments {
  readonly vocabulary: JsonDocument;
  readonly editions: JsonDocument;
  /** Files of entries, house files with their matters included. Their order means nothing. */
  readonly entries: readonly JsonDocument[];
  /** Old names with the new ones. */
}

export interface LinkedRulebook {
  /** Missing if there are errors. Plain JSON. */
  readonly rulebook?: Rulebook;
  /** Everything found, in reading order; warnings and advice may stand beside a rulebook. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Links a rulebook: resolves every expression, checks every reference, and lists known traps.
 * All files are checked to the end, whatever was found before.
 *
 * @param memory the vocabulary and entries that were linked before
 * @param leftOut entries that are not read, as they stand in their files
 */
export function linkRulebook(
  documents: RulebookDocuments,
  memory?: LinkCache,
  leftOut?: ReadonlySet<unknown>,
): LinkedRulebook {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic): void => {
    found.push(one);
  };
  const printed = vocabularyOf(documents.vocabulary, found, memory);
  const vocabulary = withFurtherWords(printed, documents.entries, report, documents.vocabulary);
  const known = knownOf(vocabulary);
  const { editions: rawEditions, confirmed } = documents.editions.value as RawEditions;
  const editions = rawEditions.map(({ date, names }): Edition => ({ date: date as Edition['date'], names }));
  const dates = editions.map((edition) => edition.date);
  const matters = linkMatters(documents.entries, report);
  const further = documents.entries.flatMap((document) => furtherWordsIn(document) ?? []);
  const kept = memory?.under(JSON.stringify([documents.vocabulary.value, further, dates]));
  const alone = linkEntries(draftsOf(documents.entries, report, leftOut), known, dates, found, kept);
  const linking = linkingOf(known, alone);
  const { linked } = linking;
  checkIntervals(linked);
  checkChosen(linked, matters);
  checkReferences(linking);
  checkProcedures(linking);
  // What is wrong anyway would only give false alarms.
  if (!hasErrors(found)) {
    lintEntries(alone, known, found, kept);
    lint(linking);
  }
  const diagnostics = inReadingOrder(found);
  if (hasErrors(diagnostics)) return { diagnostics };
  const entries = linked.map(({ entry }) => entry).sort(byIdAndDate);
  const settled = Object.fromEntries([...matters].map(([id, { matter }]) => [id, matter]));
  return {
    rulebook: plain({
      format: 1,
      vocabulary,
      editions,
      ...(confirmed !== undefined && { confirmed }),
      entries,
      matters: settled,
    }),
    diagnostics,
  };
}

/** The vocabulary, as it was linked before if there was nothing to report of it. */
function vocabularyOf(document: JsonDocument, found: Diagnostic[], memory?: LinkCache): Vocabulary {
  const link = (): Vocabulary => linkVocabulary(document, (one) => found.push(one));
  if (memory === undefined) return link();
  const [cached, text] = [memory.under('vocabulary'), JSON.stringify(document.value)];
  const before = cached.get(text) as Vocabulary | undefined;
  if (before !== undefined) return before;
  const reported = found.length;
  const linked = link();
  if (found.length === reported) cached.set(text, linked);
  return linked;
}

const byIdAndDate = (a: Entry, b: Entry): number =>
  a.id === b.id ? ((a.since ?? '') < (b.since ?? '') ? -1 : 1) : a.id < b.id ? -1 : 1;

/** Nothing but JSON: parts of the files that were taken over as they are have no prototypes. */
const plain = (rulebook: Rulebook): Rulebook => JSON.parse(JSON.stringify(rulebook)) as Rulebook;
