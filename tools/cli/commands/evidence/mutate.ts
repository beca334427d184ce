import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentFile } from 'tavolata/files';
import { nearest } from 'tavolata/internals';
import { DiagnosticError, hasErrors, type JsonDocument, type Notation } from 'tavolata/workspace';
import { scenarioLines } from '../../../check/analysis/shown.js';
import { groupOf } from '../../../check/listening.js';
import { noticing } from '../../../check/mutate/by-tables.js';
import type { Mutant } from '../../../check/mutate/mutant.js';
import { mutate } from '../../../check/mutate/mutate.js';
import type { MutantFate } from '../../../check/mutate/play.js';
import type { Recorded } from '../../../check/mutate/record.js';
import { diagnostic } from '../../../messages/index.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRules } from '../../opening.js';
import { progressOf } from '../../progress.js';
import { inJson, painted } from '../../reporting.js';
import { readScenarios } from '../../scenario-files.js';
import texts from './mutate.json' with { type: 'json' };

const words = texts.words;

export const mutateCommand = command(texts.help, run);

function run(call: Call): Exit {
  const started = performance.now();
  const { rulebook, documents: own } = openRules(call);
  const more = call.values('scenarios');
  const scenarios = [...own.scenarios, ...readScenarios(more, own)];
  const documents = { ...own, scenarios, mutants: [...own.mutants, ...listsIn(more)] };
  checkIds(call, new Set(rulebook.entries.map(({ id }) => id)));
  const progress = progressOf(call);
  const options = { ids: call.positionals, progress: progress.tick };
  const { killed, explained, surviving, diagnostics, recorded } = mutate(rulebook, documents, options);
  progress.done();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = { killed: killed.length, explained: explained.length, surviving: surviving.length };
  const totals = { mutants: killed.length + explained.length + surviving.length, ...count };
  const missing = (mutant: Mutant): string | undefined => noticing(rulebook, mutant, nearTo(mutant, recorded));
  if (call.json) {
    const listed = surviving.map(({ mutant, tried }) => ({
      id: mutant.id,
      was: mutant.was,
      now: mutant.now ?? null,
      tried,
      scenario: JSON.parse(missing(mutant) ?? 'null') as unknown,
    }));
    const deaths = killed.map(({ mutant, killer }) => ({ id: mutant.id, scenario: killer }));
    const equivalent = explained.map(({ mutant, tried }) => ({ id: mutant.id, was: mutant.was, tried }));
    call.printJson({ ...totals, survivors: listed, equivalent, deaths, diagnostics: inJson(diagnostics, call.lang) });
  } else {
    for (const one of diagnostics) call.print(painted(one, call.lang, call.paint), '');
    for (const one of surviving)
      call.print(...survivor(call, one, { scenario: missing(one.mutant), recorded, notation: own.notation }), '');
    const fine = surviving.length + diagnostics.length === 0;
    call.print(call.paint(['bold', fine ? 'green' : 'red'], call.say(words.total, { ...totals, seconds })));
  }
  return surviving.length + diagnostics.length > 0 ? exit.findings : exit.fine;
}

/** The lists of equivalent mutants next to further scenarios. */
function listsIn(paths: readonly string[]): readonly JsonDocument[] {
  const files = paths.map((path) => join(path, 'mutants.json')).filter((file) => existsSync(file));
  const read = files.map((file) => readDocumentFile(file, 'mutants'));
  const problems = read.flatMap(({ diagnostics }) => diagnostics);
  if (hasErrors(problems)) throw new DiagnosticError(problems);
  return read.flatMap(({ document }) => document ?? []);
}

interface SurvivorReport {
  /** A scenario that would detect the mutant, as text. */
  readonly scenario: string | undefined;
  readonly recorded: readonly Recorded[];
  readonly notation: Notation;
}

function survivor(
  call: Call,
  { mutant, tried }: MutantFate,
  { scenario, recorded, notation }: SurvivorReport,
): readonly string[] {
  const lines = [
    call.paint('bold', mutant.id),
    `  ${mutant.now === undefined ? call.say(words.gone, { was: mutant.was }) : call.say(words.becomes, { was: mutant.was, now: mutant.now })}`,
  ];
  lines.push(`  ${call.say(words.tried, { tried })}`);
  if (scenario !== undefined) {
    const shown = scenarioLines(scenario, notation).map((line) => call.paint('dim', `  ${line}`));
    return [...lines, `  ${call.say(words.missing)}`, ...shown];
  }
  const near = recorded.find(
    ({ groupsRead, decided }) => decided.has(mutant.entry.id) && groupsRead.has(groupOf(mutant.entry)),
  );
  lines.push(`  ${call.say(words.unseen)}`);
  if (near !== undefined) lines.push(`  ${call.say(words.near, { scenario: near.placed.scenario.id })}`);
  return lines;
}

/** Most scenarios whose tables are tried for a mutant. */
const mostNear = 60;

/** Scenarios related to the entry, those that it decides first. */
const nearTo = ({ entry }: Mutant, recorded: readonly Recorded[]) =>
  recorded
    .filter(({ groupsRead, decided }) => decided.has(entry.id) || groupsRead.has(groupOf(entry)))
    .sort((a, b) => Number(b.decided.has(entry.id)) - Number(a.decided.has(entry.id)))
    .slice(0, mostNear)
    .map(({ placed }) => placed.scenario);

function checkIds(call: Call, known: ReadonlySet<string>): void {
  for (const [index, given] of call.positionals.entries()) {
    const id = given.split('/')[0]?.split('@')[0] ?? '';
    if (known.has(id)) continue;
    const suggestion = nearest(id, known);
    throw new DiagnosticError([diagnostic('check.no-such-entry', { at: call.at(index), values: { id }, suggestion })]);
  }
}
