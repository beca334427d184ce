import type { Diagnostic } from 'tavolata/compiler';
import { digest } from 'tavolata/files';
import type { Lang, Rulebook } from 'tavolata/runtime';
import type { ReadDocuments, Span } from 'tavolata/workspace';
import type { CleanResults } from '../../check/analysis/input-digests.js';
import { diagnostic } from '../../messages/index.js';
import type { Term } from '../terms/termbase.js';
import { programAreas, type TextUnit } from '../units/unit.js';
import { unitsOfRules } from '../units/units.js';
import type { PairFinding } from './across.js';
import type { CleanPairs } from './all.js';
import { type Dismissal, withoutDismissed } from './dismissals.js';
import type { CheckedWords, TextPair } from './finding.js';
import { meaning } from './meaning.js';
import { checkOwn, contrasts, searchedWords, severityOf } from './own.js';
import { againstReadBack } from './read-back.js';

/** The findings in a rulebook's own texts. */
export interface Proof {
  readonly texts: ReadonlyMap<string, TextUnit>;
  /** All findings, including dismissed ones. */
  readonly found: readonly PairFinding[];
  readonly open: readonly PairFinding[];
  readonly unused: readonly Dismissal[];
}

/** The terms of the rulebook; none if it has no list. */
export const termsOf = ({ terms }: ReadDocuments): readonly Term[] =>
  terms === undefined ? [] : (terms.value as { readonly terms: readonly Term[] }).terms;

/** The terms of the rulebook and the contrasts between the two languages, with their search patterns. */
export const wordsOf = (documents: ReadDocuments): CheckedWords => searchedWords(termsOf(documents));

/** What `proofread` needs besides the documents. */
export interface ProofOptions {
  /** The texts, including those of the program if available; by default those of the rulebook. */
  readonly units?: readonly TextUnit[] | undefined;
  /** Texts without findings in earlier runs. */
  readonly cleanResults?: CleanResults | undefined;
  /** The linked rules, for their read-backs. */
  readonly rulebook: Rulebook;
}

/** Runs the checks over every text of a rulebook, with English as the source of Italian. */
export function proofread(
  documents: ReadDocuments,
  dismissed: readonly Dismissal[],
  { units = unitsOfRules(documents), cleanResults, rulebook }: ProofOptions,
): Proof {
  const words = wordsOf(documents);
  const texts = new Map(units.map((one) => [one.key, one]));
  const found = [
    ...checkOwn(units, words, cleanResults && cleanPairs(documents, cleanResults)),
    ...meaning(documents, texts.values()),
    ...againstReadBack(rulebook, texts.values(), words.contrasts),
  ];
  return { texts, found, ...withoutDismissed(found, dismissed, (key) => texts.get(key)) };
}

/** Caches clean pairs by everything that checking one of them depends on. */
function cleanPairs(documents: ReadDocuments, cleanResults: CleanResults): CleanPairs {
  const common = digest(JSON.stringify([termsOf(documents), contrasts]));
  const nameOf = ({ key, source, target }: TextPair) => `proof ${digest([common, key, source, target].join('\n'))}`;
  return { has: (pair) => cleanResults.has(nameOf(pair)), add: (pair) => cleanResults.add(nameOf(pair)) };
}

/** A finding in a text of the rulebook as a message, with its place in the file. */
export function proofDiagnostic(
  { texts }: Proof,
  { key, check, language, start, end, code, values }: PairFinding,
): Diagnostic {
  const text = texts.get(key);
  const at = text === undefined ? undefined : placeIn(text, language, start, end);
  return diagnostic(code, { severity: severityOf(check), at, values });
}

/** The place of a part of a text in its file. */
export const placeIn = ({ document, pointers }: TextUnit, language: Lang, start: number, end: number): Span =>
  document.text(pointers[language]).place(start, end);

/** The open findings in a rulebook's texts, and dismissals that are no longer needed. */
export function proofFindings(
  documents: ReadDocuments,
  dismissed: readonly Dismissal[],
  options: ProofOptions,
): readonly Diagnostic[] {
  // A rulebook without a list of terms does not maintain texts in two languages: it is a draft, or a test.
  if (documents.terms === undefined) return [];
  const proof = proofread(documents, dismissed, options);
  const read = new Set([...proof.texts.values()].map(({ area }) => area));
  // Without the program next to them, as in a copy of the rules, its texts cannot be checked.
  const unread = [...programAreas].filter((area) => !read.has(area));
  const known = proof.unused.filter(({ unit }) => !unread.some((area) => unit.startsWith(area)));
  const unused = known.map(({ unit, check }) =>
    proof.texts.has(unit)
      ? diagnostic('proof.unused-dismissal', { severity: 'warning', values: { unit, check } })
      : diagnostic('proof.dismissed-nowhere', { severity: 'warning', values: { unit } }),
  );
  return [...proof.open.map((one) => proofDiagnostic(proof, one)), ...unused];
}
