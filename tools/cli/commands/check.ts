import omit from 'lodash/omit.js';
import type { Diagnostic, Severity } from 'tavolata/compiler';
import { digest, type FolderFiles, filesIn, wholeText } from 'tavolata/files';
import { type IncrementalRulebook, inReadingOrder, type Notation } from 'tavolata/workspace';
import { scenarioShown } from '../../check/analysis/shown.js';
import type { Totals } from '../../check/cache/check-cache.js';
import { type Edited, editedSince, type SavedTexts, textsOf } from '../../check/edited.js';
import { codesOfPlay } from '../../check/reach.js';
import { bySameCause } from '../../check/same-cause.js';
import { withoutSuppressed } from '../../check/suppressions.js';
import { memoryOf, type RunCaches, save, unread } from '../check-cache.js';
import { readOff, readOffEdited, reasonedAndPlayed, turnedByEdit } from '../check-findings.js';
import { type Call, command, type Reporter } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formOf, printReport } from '../formats/format.js';
import { readRules, rulesFolder } from '../opening.js';
import { refuse } from '../refusing.js';
import { inJson, painted, readable } from '../reporting.js';
import { watching } from '../watching.js';
import texts from './check.json' with { type: 'json' };

const words = texts.words;

/** Most saved entries named individually. */
const mostNamed = 3;

export const check = command(texts.help, run);

function run(call: Call): Exit | Reporter {
  if (!call.flag('watch')) return look(call).report;
  let before: Look | undefined;
  watching(call, [rulesFolder(call), ...call.values('house')], () => {
    before = look(call, before);
    before.report(call);
  });
  return exit.fine;
}

interface Look {
  readonly report: Reporter;
  /** The texts of the pass. */
  readonly texts: SavedTexts;
  /** Caches for the next pass; undefined if nothing is cached. */
  readonly memory: RunCaches | undefined;
  readonly book: IncrementalRulebook;
}

/** @param before the previous pass: findings in files saved since come first */
function look(call: Call, before?: Look): Look {
  const memory = before?.memory ?? memoryOf(call);
  const cache = memory?.cache;
  const book = before?.book ?? unread(memory);
  const files = filesIn(rulesFolder(call));
  // The same files and program: there is still nothing to find.
  const name = cache && nameOf(call, files);
  const cleanTotals = name === undefined ? undefined : cache?.cleanTotalsOf(name);
  const sources = files.files.map(({ source }) => source);
  if (cleanTotals !== undefined)
    return { report: (to) => printResult(to, [], cleanTotals), texts: textsOf(sources), memory, book };
  const { rules, documents, readable, diagnostics } = readRules(call, book, files);
  // A missing file is not a finding about the rules.
  const missing = diagnostics.filter(
    ({ code, values }) => code === 'file.not-found' && call.values('house').includes(String(values['file'])),
  );
  refuse(missing);
  const edited = rules && before && isStepwise(call) ? editedSince(rules.documents, before.texts) : undefined;
  const early: Diagnostic[] = [];
  const tellEarly = (found: readonly Diagnostic[]): void => {
    if (documents === undefined || !isStepwise(call)) return;
    const known = withoutReported(
      inReadingOrder(withoutSuppressed(bySameCause(found, documents), documents, 'all')),
      early,
    );
    early.push(...known);
    if (known.length > 0) printFindings(call, known, documents.notation);
  };
  // Findings about an entry just saved come at once; reasoning about everything that depends on it takes longer.
  if (rules && edited) {
    tellEarly([...diagnostics, ...turnedByEdit(call, rules, edited)]);
    if (early.length === 0) printSoFar(call, edited);
    tellEarly(readOffEdited(call, rules, edited, cache));
  }
  const each = rules === undefined ? diagnostics : [...diagnostics, ...readOff(call, rules, cache)];
  const read = bySameCause(each, readable);
  tellEarly(each);
  const all = rules === undefined ? read : [...read, ...bySameCause(reasonedAndPlayed(call, rules, cache), documents)];
  const unseen = rules === undefined ? 'all' : call.flag('quick') ? codesOfPlay : [];
  const isDeparture = all.some(({ code }) => code === 'check.departs' || code.startsWith('test.'));
  const skipped = isDeparture ? codesOfPlay : unseen;
  const found = inReadingOrder(documents === undefined ? all : withoutSuppressed(all, documents, skipped));
  const scenarios = (rules?.documents.scenarios ?? []).reduce((sum, { value }) => sum + scenariosIn(value), 0);
  const totals = { entries: rules?.rulebook.entries.length ?? 0, scenarios };
  if (name !== undefined && found.length === 0) cache?.setCleanTotals(name, totals);
  if (memory !== undefined) save(memory);
  const house = [...(readable?.entries ?? []), ...(readable?.scenarios ?? [])].map(({ source }) => source);
  return {
    report: (to) =>
      printResult(to, found, totals, { broken: rules === undefined, early, notation: readable?.notation }),
    texts: textsOf([...sources, ...house]),
    memory,
    book,
  };
}

/** After saving an entry, users learn early that it links and that its scenarios pass. */
function printSoFar(call: Call, { edited }: Edited): void {
  if (edited.length === 0) return;
  const names = edited.length > mostNamed ? [...edited.slice(0, mostNamed), '…'] : edited;
  call.print(call.say(words.soFar, { entries: names.join(', ') }));
}

/** Findings except those already reported; another pass over the same text may have created new objects for them. */
function withoutReported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): readonly Diagnostic[] {
  // The first run of a scenario may have been in other editions.
  const nameOf = ({ code, at, values }: Diagnostic) =>
    JSON.stringify([code, at?.source.file, at?.start, code.startsWith('test.') ? omit(values, 'edition') : values]);
  const names = new Set(reported.map(nameOf));
  return found.filter((one) => !names.has(nameOf(one)));
}

/** Whether the output is in a form in which findings can be reported one by one. */
const isStepwise = (call: Call): boolean => call.flag('watch') && !call.json;

interface Telling {
  readonly broken?: boolean;
  /** Findings already reported. */
  readonly early?: readonly Diagnostic[];
  /** The notation of scenarios in findings. */
  readonly notation?: Notation | undefined;
}

function printResult(
  call: Call,
  found: readonly Diagnostic[],
  { entries, scenarios }: Totals,
  { broken = false, early = [], notation }: Telling = {},
): Exit {
  const count = (severity: Severity) => found.filter((one) => one.severity === severity).length;
  const [errors, warnings, advice] = [count('error'), count('warning'), count('advice')];
  const totals = { entries, scenarios, errors, warnings, advice };
  if (call.json) call.printJson({ ...totals, diagnostics: inJson(found, call.lang) });
  else printFindings(call, withoutReported(found, early), notation);
  if (!call.json && formOf(call) === undefined) {
    const total = broken ? words.broken : words.total;
    call.print(call.paint(['bold', errors + warnings > 0 ? 'red' : 'green'], call.say(total, totals)));
  }
  return errors + warnings > 0 ? exit.findings : exit.fine;
}

function printFindings(call: Call, findings: readonly Diagnostic[], notation: Notation | undefined): void {
  if (printReport(call, { findings })) return;
  for (const one of readable(findings))
    call.print(painted(one, call.lang, call.paint), ...shownScenario(call, one, notation));
}

/** The cache key of a check of these files; undefined if it depends on more than the folder of rules. */
function nameOf(call: Call, files: FolderFiles): string | undefined {
  if (call.values('house').length > 0 || files.problems.length > 0) return undefined;
  return digest(`${call.flag('quick') ? 'quick' : 'whole'}\n${wholeText(files)}`);
}

/** The scenario that shows a finding, ready to be copied. */
const shownScenario = (call: Call, one: Diagnostic, notation: Notation | undefined): readonly string[] => [
  ...scenarioShown(one, notation).map((line) => call.paint('dim', line)),
  '',
];

const scenariosIn = (value: unknown): number => (value as { readonly scenarios: readonly unknown[] }).scenarios.length;
