import { diffArrays } from 'diff';
import type { Diagnostic } from 'tavolata/compiler';
import { Fault, type Json, type Rulebook } from 'tavolata/runtime';
import { pointer } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { faultDiagnostic } from './faults.js';
import type { PlacedScenario, Play } from './plays.js';
import { unknownEntries } from './reach.js';
import { playedOut, tableAfter, thingsOf } from './scenarios/actual.js';
import type { Failure } from './scenarios/model.js';
import { openScenario, tablePointer } from './scenarios/open.js';
import { misreadExpectations } from './scenarios/readable.js';
import { verdictFormsIn } from './verdict-forms.js';

/** A failure of a scenario with its place, and the expected and actual results. */
export interface ShownFailure {
  readonly diagnostic: Diagnostic;
  readonly diff: readonly DiffLine[];
}

/** A line of a difference: only expected (`-`), only actual (`+`), or in both. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

/** The failures of a scenario; one that is the same in several editions is reported once. */
export function failuresOf(rulebook: Rulebook, play: Play): readonly ShownFailure[] {
  const groups = new Map<string, { failure: Failure; editions: string[] }>();
  for (const failure of play.failures) {
    const { edition: _, ...same } = failure;
    const key = JSON.stringify(same);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { failure, editions: [failure.edition] });
    else group.editions.push(failure.edition);
  }
  if (groups.size === 0) return [];
  const slips = slipsIn(rulebook, play);
  return [...groups.values()].flatMap(({ failure, editions }) =>
    shownFailures(rulebook, play, failure, { editions, slips }),
  );
}

function shownFailures(
  rulebook: Rulebook,
  play: Play,
  raw: Failure,
  { editions, slips }: { readonly editions: readonly string[]; readonly slips: readonly Diagnostic[] },
): readonly ShownFailure[] {
  const failure = inOneForm(raw);
  const { placed, scenario } = play;
  const own = slips.filter(isAt(placed, failure));
  if (own.length > 0) return own.map((one) => ({ diagnostic: one, diff: [] }));
  if (failure.code === 'test.text') {
    const { diagnostics = misread(rulebook, placed, failure) } =
      playedOut(rulebook, placed, failure.edition)[failure.step] ?? {};
    if (diagnostics.length > 0) return diagnostics.map((one) => ({ diagnostic: one, diff: [] }));
  }
  if (failure.step < 0 && failure.code !== 'test.editions') {
    const found = tableFaults(rulebook, play, failure.edition);
    if (found.length > 0) return found.map((one) => ({ diagnostic: one, diff: [] }));
  }
  const key = placeOf(failure);
  const path = ['scenarios', placed.index, ...(failure.step < 0 ? [] : ['steps', failure.step]), ...(key ? [key] : [])];
  const { code, because = [], unknown = [] } = failure;
  const said = diagnostic(code === 'test.answer' && unknown.length > 0 ? 'test.answer-unknown' : code, {
    at: placed.document.at(pointer(...path)),
    values: {
      scenario: scenario.id,
      edition: spanOf(editions),
      expected: brief(failure.expected),
      ...gotIn(failure),
      because: because.join(', ') || '–',
      unknown: unknown.join(', ') || '–',
    },
  });
  return [{ diagnostic: said, diff: diffOf(failure) }];
}

/** The actual result, for `{got}` in a message: the words of a fault, in each language. */
function gotIn({ said, got }: Failure): Diagnostic['values'] {
  const unstopped = (text: string): string => text.replace(/\.$/, '');
  if (said === undefined) return { got: unstopped(brief(got)) };
  return { 'got.en': unstopped(said.en), 'got.it': unstopped(said.it) };
}

/**
 * What cannot be read in the expectations of a step, with its place; the table may have gained and lost things in the
 * step.
 */
function misread(rulebook: Rulebook, placed: PlacedScenario, failure: Failure): readonly Diagnostic[] {
  const step = placed.scenario.steps[failure.step];
  if (step === undefined || !('send' in step)) return [];
  const tables = [0, 1].map((more) => tableAfter(rulebook, placed, failure.edition, failure.step + more).table);
  const known = tables.flatMap((table) => (table === undefined ? [] : thingsOf(table)));
  const things = {
    entityOf: (id: string) => known.map((one) => one.entityOf(id)).find((entity) => entity !== undefined),
    all: new Set(known.flatMap(({ all }) => all)),
  };
  const { vocabulary } = rulebook;
  const base = pointer('scenarios', placed.index, 'steps', failure.step);
  const only = (text: string) => text === failure.expected;
  return misreadExpectations(vocabulary, { document: placed.document, base, step }, things, only);
}

/** Faults in the form of what the steps of a scenario expect, so that it could never have passed. */
function slipsIn(rulebook: Rulebook, { placed }: Play): readonly Diagnostic[] {
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  return [...verdictFormsIn(rulebook, placed), ...unknownEntries(placed, ids)];
}

/** Whether a diagnostic is about the expectations of a failing step. */
function isAt({ document, index }: PlacedScenario, failure: Failure): (one: Diagnostic) => boolean {
  const key = placeOf(failure);
  if (key === undefined || failure.step < 0) return () => false;
  const { source, start, end } = document.at(pointer('scenarios', index, 'steps', failure.step, key));
  return ({ at }) => at?.source.file === source.file && at.start >= start && at.end <= end;
}

/** Actual problems are named by their entries alone if the expected ones are. */
function inOneForm(failure: Failure): Failure {
  const { code, expected, got } = failure;
  const isList = (json: Json): json is Json[] => Array.isArray(json);
  if (code !== 'test.answer' || !isList(expected) || !isList(got)) return failure;
  if (expected.some((one) => typeof one !== 'string')) return failure;
  return { ...failure, got: got.map((one) => (one as { readonly entry?: string } | null)?.entry ?? one) };
}

/** Why the table of a scenario cannot be opened, with the places. */
function tableFaults(rulebook: Rulebook, { placed }: Play, edition: string): readonly Diagnostic[] {
  try {
    const opened = openScenario(rulebook, placed, edition);
    return 'table' in opened ? [] : opened.diagnostics;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const base = tablePointer(placed);
    return [faultDiagnostic(error, { asked: placed.document.at(base), table: placed.document, base })];
  }
}

/** The key of a step that has the expectation. */
function placeOf({ code, step }: Failure): string | undefined {
  const key = code.slice('test.'.length);
  if (
    ['answer', 'because', 'alone', 'nearly', 'unknown', 'plan', 'includes', 'absent', 'needs', 'verify'].includes(key)
  )
    return key;
  if (code === 'test.editions') return 'since';
  return step < 0 ? 'table' : undefined;
}

const spanOf = (editions: readonly string[]): string =>
  editions.length <= 3 ? editions.join(', ') : `${editions[0]} … ${editions.at(-1)}`;

function brief(json: Json): string {
  if (Array.isArray(json)) return json.map((one) => brief(one as Json)).join(', ') || '–';
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** Expected and actual result, line by line, for failures in which both are of one kind. */
function diffOf({ code, expected, got }: Failure): readonly DiffLine[] {
  const compared = [
    'test.answer',
    'test.plan',
    'test.unknown',
    'test.needs',
    'test.because',
    'test.back-ends',
    'test.replay',
  ];
  if (code === 'test.includes' || code === 'test.absent' || code === 'test.verify')
    return linesOf(got).map((text) => ({ sign: ' ', text }));
  return compared.includes(code) ? difference(linesOf(expected), linesOf(got)) : [];
}

/** A plan, a list or any other value as lines. */
function linesOf(json: Json): readonly string[] {
  if (!Array.isArray(json)) return typeof json === 'object' && json !== null ? pairs(json) : [JSON.stringify(json)];
  const items = json as readonly Json[];
  if (items.every((item) => Array.isArray(item)))
    return items.flatMap((step, index) => (step as string[]).map((event) => `${index + 1}. ${brief(event)}`).sort());
  return items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

const pairs = (json: object): readonly string[] =>
  Object.entries(json).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);

/** Plans are compared without the quotes that mark values, since actual results are written without them. */
const unquoted = (text: string): string => text.replaceAll("'", '').replace(/\s+/g, ' ');

/** The shortest edit from the expected lines to the actual ones. */
function difference(expected: readonly string[], got: readonly string[]): readonly DiffLine[] {
  const comparator = (one: string, other: string): boolean => unquoted(one) === unquoted(other);
  let at = 0;
  return diffArrays([...expected], [...got], { comparator }).flatMap(
    ({ added, removed, value }): readonly DiffLine[] => {
      if (added) return value.map((text) => ({ sign: '+', text }));
      at += value.length;
      // What both have stands as it was expected.
      const lines = expected.slice(at - value.length, at);
      return lines.map((text) => ({ sign: removed ? '-' : ' ', text }));
    },
  );
}
