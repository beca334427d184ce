import difference from 'lodash/difference.js';
import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import { explain, type Rulebook } from 'tavolata/runtime';
import { DiagnosticError, type IncrementalRulebook, type JsonDocument } from 'tavolata/workspace';
import type { CheckCache } from '../../check/cache/check-cache.js';
import { departureFindings, departures } from '../../check/departures.js';
import { failuresOf, type ShownFailure } from '../../check/failures.js';
import { justWritten } from '../../check/just-written.js';
import { dependsOnLeftOut } from '../../check/left-out.js';
import { type Play, playing, scenariosOf } from '../../check/plays.js';
import { playedOut } from '../../check/scenarios/actual.js';
import { type Edit, edited, type KeptStep, updates } from '../../check/scenarios/update.js';
import { isUnread, type Suspicion, shownGroups, suspicions } from '../../check/suspects.js';
import { diagnostic } from '../../messages/index.js';
import { cachedPlays, memoryOf, save, unread } from '../check-cache.js';
import { type Call, command, type Reporter } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { printReport } from '../formats/format.js';
import { type OpenRules, ofRules, openForPlay, openRules, rulesFolder } from '../opening.js';
import { progressOf } from '../progress.js';
import { inJson, painted } from '../reporting.js';
import { readScenarios } from '../scenario-files.js';
import { watching } from '../watching.js';
import { writeFiles } from '../writing.js';
import texts from './test.json' with { type: 'json' };

const words = texts.words;

export const test = command(texts.help, run);

function run(call: Call): Exit | Reporter {
  if (!call.flag('watch')) return tested(call);
  const memory = memoryOf(call);
  const book = unread(memory);
  watching(call, [rulesFolder(call), ...call.values('house'), ...call.positionals], () => {
    tested(call, { book, cache: memory?.cache })(call);
    if (memory !== undefined) save(memory);
  });
  return exit.fine;
}

/** State of a pass for the next one. */
interface Before {
  readonly book: IncrementalRulebook;
  readonly cache: CheckCache | undefined;
}

function tested(call: Call, before?: Before): Reporter {
  const started = performance.now();
  const open = openForPlay(call, before?.book);
  const documents = documentsOf(call, open);
  let plays = play(call, open, documents, before?.cache);
  let kept: readonly KeptStep[] = [];
  let edits: readonly Edit[] = [];
  if (call.flag('update')) {
    ({ edits, kept } = updates(open.rulebook, plays));
    write(documents, edits);
    if (edits.length > 0)
      plays = play(
        call,
        open,
        readScenarios(
          documents.map(({ source }) => source.file),
          open.documents,
        ),
      );
  }
  const departed = departures(open.rulebook, plays, ofRules(call));
  const changed = new Set(departed.flatMap((one) => one.plays));
  const unsure = plays.filter((one) => dependsOnLeftOut(one, open.leftOut ?? []));
  plays = difference(plays, [...changed, ...unsure]);
  const groups = suspicions(open.rulebook, plays, () => justWritten(open.documents.entries));
  const failing = groups.flatMap((group) => group.plays);
  const shown = failing.map((one) => ({ play: one, failures: failuresOf(open.rulebook, one) }));
  const failed = plays.filter(({ failures }) => failures.length > 0).length;
  const count = plays.reduce((sum, { editions }) => sum + editions.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const totals = { held: plays.length - failed, failed, plays: count };
  const changes = departureFindings(departed, open.documents.entries);
  const { rulebook } = open;
  const result = { rulebook, totals, seconds, changes, groups, shown, edits, kept, unsure: unsure.length };
  return (to) => {
    report(to, result);
    return failed > 0 ? exit.findings : exit.fine;
  };
}

/** The result of playing scenarios. */
interface Tested {
  readonly rulebook: Rulebook;
  readonly totals: { readonly held: number; readonly failed: number; readonly plays: number };
  readonly seconds: string;
  /** Intended changes by house rules. */
  readonly changes: readonly Diagnostic[];
  readonly groups: readonly Suspicion[];
  readonly shown: readonly { readonly play: Play; readonly failures: readonly ShownFailure[] }[];
  readonly edits: readonly Edit[];
  readonly kept: readonly KeptStep[];
  /** How many scenarios cannot be judged without what was left out. */
  readonly unsure: number;
}

function report(call: Call, { rulebook, totals, seconds, changes, groups, shown, edits, kept, unsure }: Tested): void {
  const findings = shown.flatMap(({ failures }) => failures.map((one) => one.diagnostic));
  if (printReport(call, { findings })) return;
  if (call.json) {
    const diagnostics = inJson(findings, call.lang);
    const suspects = groups.map(({ entry = null, missing, others, plays: own, among }) => {
      return { entry, ...(missing && { missing }), others, scenarios: own.map(({ id }) => id), among };
    });
    call.printJson({
      ...totals,
      ...(unsure > 0 && { unsure }),
      suspects,
      updated: edits,
      diagnostics,
    });
  } else {
    for (const one of changes) call.print(painted(one, call.lang, call.paint, 'line'), '');
    printGroups(call, groups);
    for (const { play: one, failures } of shown) {
      for (const failure of failures) call.print(...lines(call, failure), '');
      if (call.flag('explain')) call.print(...explained(call, rulebook, one));
    }
    printUpdates(call, edits, kept);
    if (unsure > 0) call.print(call.say(words.unsure, { count: unsure }));
    call.print(
      call.paint(['bold', totals.failed > 0 ? 'red' : 'green'], call.say(words.total, { ...totals, seconds })),
    );
  }
}

/** @throws DiagnosticError for a file that cannot be read */
function documentsOf(call: Call, { documents }: OpenRules): readonly JsonDocument[] {
  if (call.positionals.length === 0) return documents.scenarios;
  return readScenarios(call.positionals, documents);
}

function play(
  call: Call,
  { rulebook, leftOut }: OpenRules,
  documents: readonly JsonDocument[],
  cache?: CheckCache,
): readonly Play[] {
  const progress = progressOf(call);
  const only = call.value('only') ?? '';
  const options = { allEditions: call.flag('all-editions'), progress: progress.tick, ...cachedPlays(rulebook, cache) };
  const plays = playing(rulebook, documents, ({ scenario }) => scenario.id.includes(only), options);
  progress.done();
  if (plays.length > 0) return plays;
  // They may be in a file with a mistake.
  if (leftOut !== undefined) openRules(call);
  // That nothing is wrong with no scenarios at all would mean nothing.
  const at = only === '' ? call.at(0) : call.atOption('only');
  const ids = scenariosOf(documents).map(({ scenario }) => scenario.id);
  const suggestion = only === '' ? undefined : nearest(only, ids);
  throw new DiagnosticError([diagnostic('cli.no-scenarios', { at, values: { name: only || '–' }, suggestion })]);
}

function lines(call: Call, { diagnostic, diff }: ShownFailure): readonly string[] {
  const colours = { '-': 'red', '+': 'green', ' ': 'dim' } as const;
  return [
    painted(diagnostic, call.lang, call.paint),
    ...(diff.length === 0 ? [] : ['']),
    ...diff.map(({ sign, text }) => call.paint(colours[sign], `    ${sign} ${text}`)),
  ];
}

/** Which entries probably explain the failures. */
function printGroups(call: Call, groups: readonly Suspicion[]): void {
  for (const { entry, missing, others, plays, among } of shownGroups(groups)) {
    if (missing !== undefined) {
      const values = { fails: plays.length, count: missing.length, facts: missing.join(', ') };
      call.print(call.paint('bold', call.say(words.missing, values)));
      continue;
    }
    const unsuspected = plays.every(isUnread) ? words.unread : words.unsuspected;
    const said = entry === undefined ? unsuspected : words.suspect;
    const more = others.length === 0 ? '' : call.say(words.others, { others: others.join(', ') });
    const line = call.paint('bold', call.say(said, { fails: plays.length, entry: entry ?? '', among }));
    call.print(`${line}${call.paint('dim', more)}`);
  }
  const fails = difference(groups, shownGroups(groups)).reduce((sum, { plays }) => sum + plays.length, 0);
  if (fails > 0) call.print(call.say(words.more, { fails }));
  if (groups.length > 0) call.print('');
}

/** Each failing step of a scenario in words, in the first edition in which it fails. */
function explained(call: Call, rulebook: Rulebook, { placed, failures }: Play): readonly string[] {
  const edition = failures[0]?.edition;
  if (edition === undefined || edition === '') return [];
  const steps = playedOut(rulebook, placed, edition);
  const failing = new Set(failures.filter((one) => one.edition === edition).map(({ step }) => step));
  return [...failing].flatMap((step) => {
    const traced = steps[step]?.traced;
    return traced === undefined ? [] : [explain(traced, rulebook, call.lang), ''];
  });
}

function write(documents: readonly JsonDocument[], edits: readonly Edit[]): void {
  const outputs = documents.flatMap(({ source }) => {
    const own = edits.filter((edit) => edit.file === source.file);
    return own.length > 0 ? [{ file: source.file, text: edited(source, own), read: source.text }] : [];
  });
  writeFiles(outputs);
}

function printUpdates(call: Call, edits: readonly Edit[], kept: readonly KeptStep[]): void {
  if (edits.length > 0) call.print(call.paint('bold', call.say(words.rewritten)));
  for (const { file, scenario, step } of edits)
    call.print(`  ${call.say(words.updated, { file, scenario, step: step + 1 })}`);
  if (kept.length > 0) call.print(call.paint('bold', call.say(words.left)));
  for (const { play, why } of kept) call.print(`  ${play.file}: “${play.id}” (${call.say(words.why[why])})`);
  if (edits.length + kept.length > 0) call.print('');
}
