import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import type { Span } from '../../src/frontend/text/source.js';
import type { RuleChange, TextComparison } from '../editions/compare.js';
import { kindNames, numbersOf, straysSaid } from '../editions/words.js';
import type { NamedText } from '../official/corpus.js';
import type { Paragraph } from '../official/official.js';
import type { Call } from './command.js';

/** A line of an official text, whose words no message shows. */
export function placeIn(file: string, line = 1): Span {
  const before = '\n'.repeat(Math.max(line, 1) - 1);
  return { source: { file, text: before }, start: before.length, end: before.length };
}

/** Findings about a text as a whole, placed at its beginning. */
export const inFile = (found: readonly Diagnostic[], file: string): readonly Diagnostic[] =>
  found.map((one) => ({ ...one, at: one.at ?? placeIn(file) }));

/** What changed between two texts, each at its rule in the new one; of what is gone, in the old one. */
export function changeFindings(
  call: Call,
  { changes }: Pick<TextComparison, 'changes'>,
  old: NamedText,
  fresh: NamedText,
): readonly Diagnostic[] {
  const [before, after] = [linesOf(old), linesOf(fresh)];
  return changes.map((change) => {
    const { kind, old: was, new: is, strays = [] } = change;
    const [text, line] = is === undefined ? [old, before.get(was ?? '')] : [fresh, after.get(is)];
    const what = [kindNames[kind][call.lang], ...straysSaid(strays, call.lang)].join(', ');
    const values = { number: numbersOf(change), kind: what, old: old.name, new: fresh.name };
    const severity = harmless.has(kind) && strays.length === 0 ? 'advice' : 'warning';
    return diagnostic('editions.changed', { severity, values, ...(text.file && { at: placeIn(text.file, line) }) });
  });
}

const harmless: ReadonlySet<RuleChange['kind']> = new Set(['unchanged', 'typography', 'references', 'renumbered']);

const linesOf = ({ text }: NamedText): ReadonlyMap<string, number> =>
  new Map(
    text.paragraphs.flatMap(({ kind, number, line }: Paragraph) =>
      isLabelled(kind) && number !== null ? [[number, line] as const] : [],
    ),
  );

const isLabelled = (kind: Paragraph['kind']): boolean => kind === 'rule' || kind === 'heading';

/** The first and the last of some editions. */
export const spanOf = (dates: readonly string[]): string =>
  dates.length < 2 ? dates.join() : `${dates[0]} – ${dates.at(-1)}`;
