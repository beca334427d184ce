import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { PARTS, type PartName } from './aims.js';
import { type Contender, PEERS, type Peer } from './jobs.js';
import { type Options, optionsFrom, WrongUse } from './options.js';
import type { Bench, Figure, Mode, Part } from './part.js';
import { events, growth, matrix, reasons, single } from './parts/contests.js';
import { memory, start } from './parts/processes.js';
import { serve } from './parts/serve.js';
import { size } from './parts/size.js';
import { adapters } from './peers/adapters.js';
import { report, reportData } from './report.js';
import { say } from './words.js';
import { HOME, openWorkshop } from './workshop.js';

/*
 * Every aim of the project, measured and printed by one command: `npm run bench -- --help`.
 */

const MODES: { readonly quick: Mode; readonly full: Mode } = {
  quick: { quick: true, pace: { rounds: 3, slot: 8, warm: 30 } },
  full: { quick: false, pace: { rounds: 9, slot: 60, warm: 200 } },
};

const parts: { readonly [name in PartName]: Part } = {
  matrix,
  single,
  growth,
  reasons,
  memory,
  start,
  size,
  serve,
  events,
};

/** A peer takes part when exactly the version that the figures are about is installed. */
const isInstalled = (peer: Peer): boolean => {
  const folder = join(HOME, 'bench/peers');
  const name = adapters[peer].package;
  const read = (file: string): { readonly [key: string]: unknown } =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const pinned = read('package.json')['dependencies'] as { readonly [name: string]: string };
  try {
    return read(`node_modules/${name}/package.json`)['version'] === pinned[name];
  } catch {
    return false;
  }
};

/** Tells people at a terminal how far the run has come. */
const progressOf = (
  all: number,
): { readonly at: (part: string) => void; readonly tick: () => void; readonly done: () => void } => {
  if (!process.stderr.isTTY) return { at: () => {}, tick: () => {}, done: () => {} };
  let [done, part] = [0, ''];
  const show = (): void => void process.stderr.write(`\r\u001b[K${part}  ${done}/${all}`);
  return {
    at: (name) => {
      part = name;
      show();
    },
    tick: () => {
      done++;
      show();
    },
    done: () => void process.stderr.write('\r\u001b[K'),
  };
};

const setting = ({ workshop, mode }: Bench, { lang }: Options): string =>
  say(lang, 'setting', {
    node: process.versions.node,
    cpus: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? '',
    entries: workshop.entries.all,
    alive: workshop.entries.alive,
    mode: say(lang, mode.quick ? 'quick' : 'full'),
  });

const run = async (options: Options): Promise<void> => {
  const { lang, json } = options;
  const missing = PEERS.filter((peer) => !isInstalled(peer));
  const contenders: Contender[] = ['closures', 'module', ...PEERS.filter((peer) => !missing.includes(peer))];
  if (missing.length > 0) process.stderr.write(`${say(lang, 'peersMissing', { peers: missing.join(', ') })}\n`);
  const workshop = openWorkshop();
  try {
    const quiet: Bench = { workshop, contenders, mode: options.quick ? MODES.quick : MODES.full, tick: () => {} };
    const progress = progressOf(options.parts.reduce((sum, name) => sum + parts[name].steps(quiet), 0));
    const bench: Bench = { ...quiet, tick: progress.tick };
    const figures: Figure[] = [];
    for (const name of options.parts) {
      progress.at(name);
      figures.push(...(await parts[name].run(bench)));
    }
    progress.done();
    const { entries, ...rest } = {
      entries: workshop.entries,
      node: process.versions.node,
      cpu: cpus()[0]?.model ?? '',
    };
    if (json)
      process.stdout.write(
        `${JSON.stringify({ ...rest, cpus: cpus().length, quick: options.quick, entries, missing, lines: reportData(figures, options.parts) }, null, 2)}\n`,
      );
    else process.stdout.write(`${setting(bench, options)}\n\n${report(figures, options.parts, lang)}\n`);
  } finally {
    workshop.close();
  }
};

try {
  const options = optionsFrom(process.argv.slice(2), process.env);
  if (options.help) process.stdout.write(`${say(options.lang, 'help', { parts: PARTS.join(', ') })}\n`);
  else await run(options);
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
