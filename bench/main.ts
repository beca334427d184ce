/*
 * Every aim of the project, measured and printed by one command: `npm run bench -- --help`.
 */
import { cpus } from 'node:os';
import { type Contender, PEERS } from './jobs.js';
import { PARTS } from './line.js';
import { type Options, optionsFrom, WrongUse } from './options.js';
import type { Bench, Figure, Mode } from './part.js';
import { parts } from './parts/all.js';
import { isInstalled } from './peers/installed.js';
import { report, reportData } from './report.js';
import { say } from './words.js';
import { openWorkshop } from './workshop.js';

/** Tells how far a run has come. */
interface Progress {
  /** A part begins. */
  readonly at: (part: string) => void;
  /** One of its steps is done. */
  readonly tick: () => void;
  /** Everything is done: nothing of it stays on the screen. */
  readonly done: () => void;
}

const SILENT: Progress = { at: () => {}, tick: () => {}, done: () => {} };

/** A counter for people at a terminal; in a pipe nothing is said. */
const progressOn = (stream: NodeJS.WriteStream, all: number): Progress => {
  if (!stream.isTTY) return SILENT;
  let count = 0;
  let name = '';
  const show = (): void => void stream.write(`\r\u001b[K${name}  ${count}/${all}`);
  return {
    at: (part) => {
      name = part;
      show();
    },
    tick: () => {
      count++;
      show();
    },
    done: () => void stream.write('\r\u001b[K'),
  };
};

const MODES: { readonly quick: Mode; readonly full: Mode } = {
  quick: { quick: true, pace: { rounds: 3, slot: 8, warm: 30 } },
  full: { quick: false, pace: { rounds: 7, slot: 40, warm: 120 } },
};

/** @throws Error if a part returns a figure without a line in the table */
const measured = async (options: Options, bench: Bench): Promise<readonly Figure[]> => {
  const progress = progressOn(
    process.stderr,
    options.parts.reduce((sum, name) => sum + parts[name].steps(bench), 0),
  );
  const figures: Figure[] = [];
  try {
    for (const name of options.parts) {
      progress.at(name);
      const found = await parts[name].run({ ...bench, tick: progress.tick });
      const stray = found.find(({ line }) => !parts[name].lines.includes(line));
      if (stray) throw new Error(`${name} has no line ${stray.line}`);
      figures.push(...found);
    }
  } finally {
    progress.done();
  }
  return figures;
};

const run = async (options: Options): Promise<void> => {
  const { lang, json, quick } = options;
  const missing = PEERS.filter((peer) => !isInstalled(peer));
  const contenders: Contender[] = ['own', ...PEERS.filter((peer) => !missing.includes(peer))];
  if (missing.length > 0) process.stderr.write(`${say(lang, 'peersMissing', { peers: missing.join(', ') })}\n`);
  const workshop = openWorkshop();
  try {
    const { entries } = workshop;
    const machine = { node: process.versions.node, cpus: cpus().length, cpu: cpus()[0]?.model.trim() ?? '' };
    const bench: Bench = { workshop, contenders, mode: quick ? MODES.quick : MODES.full, tick: () => {} };
    const figures = await measured(options, bench);
    if (json) {
      const data = { ...machine, quick, entries, missing, lines: reportData(figures, options.parts) };
      process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
      return;
    }
    const counts = { entries: entries.all, active: entries.active };
    const setting = say(lang, 'setting', { ...machine, ...counts, mode: say(lang, quick ? 'quick' : 'full') });
    process.stdout.write(`${setting}\n\n${report(figures, options.parts, lang)}\n`);
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
