import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { openFile } from '../../../src/frontend/read/file.js';
import { coverageOf } from '../../check/coverage.js';
import { evidenceOf } from '../../check/report/evidence.js';
import { type Mutants, mutantsIn } from '../../check/report/mutants.js';
import { pageOf } from '../../check/report/page.js';
import { cachedPlays, memoryOf } from '../check-cache.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { progressOf } from '../progress.js';
import { writeFiles } from '../writing.js';
import texts from './report.json' with { type: 'json' };

const words = texts.words;

/** The file that is written when none is named. */
const usual = 'tavolata-report.html';

export const report = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const mutants = mutantsOf(call, documents.mutants?.value);
  const progress = progressOf(call);
  const cache = memoryOf(call)?.cache;
  const options = {
    allEditions: call.flag('all-editions'),
    progress: progress.tick,
    ...cachedPlays(rulebook, cache),
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
