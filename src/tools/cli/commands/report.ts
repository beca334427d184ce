import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { openFile } from '../../../frontend/read/file.js';
import { coverageOf } from '../../check/coverage.js';
import { evidenceOf } from '../../check/report/evidence.js';
import { type Mutants, mutantsIn } from '../../check/report/mutants.js';
import { pageOf } from '../../check/report/page.js';
import { memoryOf, rememberedPlays } from '../check-cache.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { progressOf } from '../progress.js';
import { writeFiles } from '../writing.js';

const words = {
  written: {
    en: 'The evidence stands in {file} ({size} MB): {rules} rule numbers, {entries} entries, {scenarios} scenarios.',
    it: 'Le prove sono in {file} ({size} MB): {rules} numeri di regola, {entries} voci, {scenarios} scenari.',
  },
} as const;

/** The file that is written when none is named. */
const usual = 'tavolata-report.html';

export const report: Command = {
  name: 'report',
  summary: { en: 'make a page of evidence to look at', it: 'crea una pagina di prove da guardare' },
  usage: ['[--out FILE] [--mutants FILE] [--force]'],
  about: {
    en: 'Writes one HTML page that needs no network: for each rule number its entries, texts and read-backs, the\nscenarios that decide it, the editions in which it lived; totals, layers and the history of meaning. Both\nlanguages are in it, and a filter.',
    it: 'Scrive una sola pagina HTML che non ha bisogno della rete: per ogni numero di regola le voci, i testi e le\nriletture, gli scenari che la decidono, le edizioni in cui è vissuta; totali, strati e storia del\nsignificato. Contiene le due lingue e un filtro.',
  },
  positionals: { names: [], least: 0, most: 0 },
  options: [
    {
      name: 'out',
      value: 'FILE',
      about: { en: `the page; ${usual} if left out`, it: `la pagina; se manca, ${usual}` },
    },
    {
      name: 'mutants',
      value: 'FILE',
      about: {
        en: 'what “mutate --json” wrote, to be shown too',
        it: 'ciò che ha scritto «mutate --json», da mostrare',
      },
    },
    { name: 'force', about: { en: 'write over the file', it: 'sovrascrive il file' } },
    {
      name: 'all-editions',
      about: { en: 'play the scenarios in every edition', it: 'gioca gli scenari in ogni edizione' },
    },
  ],
  examples: [
    {
      line: 'tavolata report',
      about: { en: 'then open the page in a browser', it: 'poi apri la pagina in un browser' },
    },
    {
      line: 'tavolata report --out evidence.html --mutants mutants.json',
      about: { en: 'with what became of the mutants', it: 'con la sorte dei mutanti' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const mutants = mutantsOf(call, documents.mutants?.value);
  const progress = progressOf(call);
  const cache = memoryOf(call)?.cache;
  const options = {
    allEditions: call.flag('all-editions'),
    progress: progress.tick,
    ...rememberedPlays(rulebook, cache),
  };
  const evidence = evidenceOf(rulebook, coverageOf(rulebook, documents.scenarios, options), mutants);
  progress.done();
  cache?.save();
  const file = call.value('out') ?? usual;
  const page = pageOf(evidence, call.lang);
  writeFiles([{ file, text: page }], { at: call.atOption('out'), force: call.flag('force') });
  const { scenarios, edition } = evidence;
  const rules = evidence.rules.filter(({ number }) => number !== '').length;
  const totals = { file, rules, entries: evidence.entries.length, scenarios };
  if (call.json) call.printJson({ edition, ...totals, bytes: Buffer.byteLength(page), diagnostics: [] });
  else call.print(call.say(words.written, { ...totals, size: (Buffer.byteLength(page) / 1e6).toFixed(1) }));
  return exit.fine;
}

/** @throws DiagnosticError for a file that cannot be read or holds something else */
function mutantsOf(call: Call, equivalent: unknown): ReadonlyMap<string, Mutants> | undefined {
  const file = call.value('mutants');
  if (file === undefined) return undefined;
  const { source, problem } = openFile(file);
  if (source === undefined) throw new DiagnosticError([problem]);
  const found = mutantsIn(parsed(source.text), equivalent);
  if (found === undefined)
    throw new DiagnosticError([diagnostic('evidence.not-mutations', { at: call.atOption('mutants') })]);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
