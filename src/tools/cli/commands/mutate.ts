import { nearest } from '../../../engine/model/spelling.js';
import { type Diagnostic, DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import type { ReadDocuments } from '../../../frontend/read/rulebook.js';
import { scenarioLines } from '../../check/analysis/shown.js';
import { groupOf } from '../../check/listening.js';
import { noticing } from '../../check/mutate/by-tables.js';
import type { Mutant } from '../../check/mutate/mutant.js';
import { type MutateOptions, mutate, wantedMutants } from '../../check/mutate/mutate.js';
import type { MutantFate } from '../../check/mutate/play.js';
import type { Recorded } from '../../check/mutate/record.js';
import { Suggestions } from '../../check/mutate/suggest.js';
import { scenariosOf } from '../../check/plays.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formatOption, printReport, wantsJson } from '../formats/format.js';
import { openRules } from '../opening.js';
import { progressOf } from '../progress.js';
import { inJson, painted } from '../reporting.js';
import { readScenarios } from '../scenario-files.js';

const words = {
  total: {
    en: '{mutants} {mutants?mutant:mutants}: {killed} killed, {explained} explained, {surviving} surviving ({seconds} s)',
    it: '{mutants} {mutants?mutante:mutanti}: {killed} {killed?eliminato:eliminati}, {explained} {explained?spiegato:spiegati}, {surviving} {surviving?superstite:superstiti} ({seconds} s)',
  },
  becomes: { en: '{was}  →  {now}', it: '{was}  →  {now}' },
  gone: { en: '{was}  →  nothing', it: '{was}  →  nulla' },
  tried: {
    en: '{tried} {tried?scenario looks:scenarios look} at it, and {tried?does not notice:none notices}',
    it: '{tried} {tried?scenario la guarda:scenari la guardano}, e {tried?non se ne accorge:nessuno se ne accorge}',
  },
  missing: { en: 'missing, for instance:', it: 'manca, per esempio:' },
  unseen: {
    en: 'no table was found on which it shows: perhaps it makes no difference, then mutants.json says why',
    it: 'non si è trovato un tavolo su cui si veda: forse non fa differenza, allora mutants.json dice perché',
  },
  near: { en: 'start from the scenario “{scenario}”', it: 'parti dallo scenario «{scenario}»' },
} as const;

export const mutateCommand: Command = {
  name: 'mutate',
  summary: {
    en: 'change the rules and see whether a scenario notices',
    it: 'cambia le regole e guarda se uno scenario se ne accorge',
  },
  usage: ['[ID …] [--sample N] [--seed S] [--part K/N]', '--list [ID …]'],
  about: {
    en: 'Changes one entry at a time in one small way (drops it or a part of its condition, turns a part round, shifts a number,\nswaps steps, moves a date …) and plays the scenarios that could notice. What survives is a missing scenario, or makes no\ndifference: then it belongs, with a reason, into mutants.json of the rules.',
    it: 'Cambia una voce alla volta in un solo piccolo modo (la toglie o toglie una parte della condizione, la rovescia, sposta un\nnumero, scambia passi, sposta una data …) e gioca gli scenari che potrebbero accorgersene. Ciò che sopravvive è uno\nscenario che manca, o non fa differenza: allora va, con il motivo, in mutants.json delle regole.',
  },
  positionals: { names: ['ID'], least: 0 },
  options: [
    {
      name: 'sample',
      value: 'N',
      about: { en: 'only so many, picked by chance', it: 'solo così tanti, estratti a caso' },
    },
    { name: 'seed', value: 'S', about: { en: 'seed of the chance (1)', it: 'seme del caso (1)' } },
    {
      name: 'part',
      value: 'K/N',
      about: {
        en: 'every Nth only, from the Kth on, so that several processes share the work',
        it: 'solo uno ogni N, a partire dal K, perché più processi si dividano il lavoro',
      },
    },
    {
      name: 'scenarios',
      value: 'PATH',
      repeats: true,
      about: { en: 'a file or folder of further scenarios', it: 'un file o una cartella con altri scenari' },
    },
    formatOption,
    { name: 'list', about: { en: 'name the mutants, play nothing', it: 'elenca i mutanti, senza giocare' } },
  ],
  examples: [
    { line: 'tavolata mutate range.no-attack-outside', about: { en: 'one entry', it: 'una voce' } },
    {
      line: 'tavolata mutate --part 1/2 & tavolata mutate --part 2/2',
      about: { en: 'all, by two processes', it: 'tutti, con due processi' },
    },
    {
      line: 'tavolata mutate --scenarios my-scenarios',
      about: { en: 'with further scenarios', it: 'con altri scenari' },
    },
    { line: 'tavolata mutate --sample 200 --seed 7', about: { en: 'a sample of all', it: 'un campione di tutti' } },
  ],
  run,
};

function run(call: Call): Exit {
  const started = performance.now();
  const { rulebook, documents: own } = openRules(call);
  const documents = { ...own, scenarios: [...own.scenarios, ...readScenarios(call.values('scenarios'))] };
  checkIds(call, new Set(rulebook.entries.map(({ id }) => id)));
  const progress = progressOf(call);
  const options = { ids: call.positionals, ...numbers(call), ...partOf(call), progress: progress.tick };
  if (call.flag('list')) {
    const ids = wantedMutants(rulebook, options).map(({ id }) => id);
    if (call.json) call.printJson({ mutants: ids });
    else call.print(...ids);
    return exit.fine;
  }
  const { killed, explained, surviving, diagnostics, recorded } = mutate(rulebook, documents, options);
  progress.done();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = { killed: killed.length, explained: explained.length, surviving: surviving.length };
  const totals = { mutants: killed.length + explained.length + surviving.length, ...count };
  const suggestions = new Suggestions(
    rulebook,
    scenariosOf(documents.scenarios).map(({ scenario }) => scenario),
  );
  const missing = (mutant: Mutant): string | undefined =>
    suggestions.for(mutant) ?? noticing(rulebook, mutant, nearTo(mutant, recorded));
  const unnoticed = surviving.map(({ mutant }) => survives(mutant, documents));
  const found = [...diagnostics, ...unnoticed];
  if (printReport(call, { command: 'mutate', findings: found })) return found.length > 0 ? exit.findings : exit.fine;
  if (wantsJson(call)) {
    const told = surviving.map(({ mutant, tried }) => ({
      id: mutant.id,
      was: mutant.was,
      now: mutant.now ?? null,
      tried,
      scenario: JSON.parse(missing(mutant) ?? 'null') as unknown,
    }));
    const deaths = killed.map(({ mutant, killer }) => ({ id: mutant.id, scenario: killer }));
    const equivalent = explained.map(({ mutant, tried }) => ({ id: mutant.id, was: mutant.was, tried }));
    call.printJson({ ...totals, survivors: told, equivalent, deaths, diagnostics: inJson(diagnostics, call.lang) });
  } else {
    for (const one of diagnostics) call.print(painted(one, call.lang, call.paint), '');
    for (const one of surviving) call.print(...survivor(call, one, missing(one.mutant), recorded), '');
    const fine = surviving.length + diagnostics.length === 0;
    call.print(call.paint(['bold', fine ? 'green' : 'red'], call.say(words.total, { ...totals, seconds })));
  }
  return surviving.length + diagnostics.length > 0 ? exit.findings : exit.fine;
}

/** A survivor at the place of its entry. */
function survives({ id, was, entry }: Mutant, { entries }: ReadDocuments): Diagnostic {
  const document = entries.find(({ source }) => source.file === entry.source.file);
  const values = { mutant: id, was: String(was) };
  return diagnostic('check.mutant-survives', {
    at: document?.at(`${entry.source.pointer}/id`),
    severity: 'warning',
    values,
  });
}

function survivor(
  call: Call,
  { mutant, tried }: MutantFate,
  scenario: string | undefined,
  recorded: readonly Recorded[],
): readonly string[] {
  const lines = [
    call.paint('bold', mutant.id),
    `  ${mutant.now === undefined ? call.say(words.gone, { was: mutant.was }) : call.say(words.becomes, { was: mutant.was, now: mutant.now })}`,
  ];
  lines.push(`  ${call.say(words.tried, { tried })}`);
  if (scenario !== undefined) {
    const shown = scenarioLines(scenario).map((line) => call.paint('dim', `  ${line}`));
    return [...lines, `  ${call.say(words.missing)}`, ...shown];
  }
  const near = recorded.find(
    ({ touched, decided }) => decided.has(mutant.entry.id) && touched.has(groupOf(mutant.entry)),
  );
  lines.push(`  ${call.say(words.unseen)}`);
  if (near !== undefined) lines.push(`  ${call.say(words.near, { scenario: near.placed.scenario.id })}`);
  return lines;
}

/** So many scenarios at most are looked at for a table on which a mutant shows. */
const mostNear = 60;

/** Scenarios that have to do with the entry, those that it decides first. */
const nearTo = ({ entry }: Mutant, recorded: readonly Recorded[]) =>
  recorded
    .filter(({ touched, decided }) => decided.has(entry.id) || touched.has(groupOf(entry)))
    .sort((a, b) => Number(b.decided.has(entry.id)) - Number(a.decided.has(entry.id)))
    .slice(0, mostNear)
    .map(({ placed }) => placed.scenario);

function numbers(call: Call): { readonly sample?: number; readonly seed?: number } {
  const read = (name: 'sample' | 'seed'): number | undefined => {
    const given = call.value(name);
    if (given === undefined) return undefined;
    if (/^\d{1,9}$/.test(given)) return Number(given);
    const values = { option: `--${name}`, value: given, form: '1, 2, 3 …' };
    throw new DiagnosticError([diagnostic('simulation.bad-number', { at: call.atOption(name), values })]);
  };
  const [sample, seed] = [read('sample'), read('seed')];
  return { ...(sample !== undefined && { sample }), ...(seed !== undefined && { seed }) };
}

function partOf(call: Call): Pick<MutateOptions, 'part'> {
  const given = call.value('part');
  if (given === undefined) return {};
  const [, from, every] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(given) ?? []).map(Number);
  if (from !== undefined && every !== undefined && from <= every) return { part: { from, every } };
  const values = { option: '--part', value: given, form: '1/2, 2/2, 1/3 …' };
  throw new DiagnosticError([diagnostic('simulation.bad-number', { at: call.atOption('part'), values })]);
}

function checkIds(call: Call, known: ReadonlySet<string>): void {
  for (const [index, given] of call.positionals.entries()) {
    const id = given.split('/')[0]?.split('@')[0] ?? '';
    if (known.has(id)) continue;
    const suggestion = nearest(id, known);
    throw new DiagnosticError([diagnostic('check.no-such-entry', { at: call.at(index), values: { id }, suggestion })]);
  }
}
