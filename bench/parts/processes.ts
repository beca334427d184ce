import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { narrowedToSetup, packRulebook, type Rulebook } from '../../src/index.js';
import { PEERS } from '../jobs.js';
import { type Spread, spreadOf } from '../measure.js';
import { ALLOCATING } from '../others.js';
import { builtPackage } from '../package.js';
import type { Bench, Figure, Part } from '../part.js';
import { workload } from '../tables.js';
import { HOME } from '../workshop.js';

/*
 * The parts that start whole processes: the time to a first answer, and the memory that is held or allocated.
 */

const MEGABYTE = 1024 * 1024;

/** Runs node and returns its output. */
const node = (args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || `node ended with ${status}`);
  return stdout;
};

const milliseconds = (args: readonly string[]): number => {
  const start = performance.now();
  node(args);
  return performance.now() - start;
};

/** The rulebook of a run with only the entries active at the tables of the benchmark. */
const narrowed = ({ workshop }: Bench): Rulebook => narrowedToSetup(workshop.rulebook, workload(4, 1).table.setup);

const narrowedRulebook = (bench: Bench): string => {
  const file = join(bench.workshop.folder, 'narrowed.json');
  writeFileSync(file, JSON.stringify(narrowed(bench)));
  return file;
};

const installed = ({ contenders }: Bench) => PEERS.filter((peer) => contenders.includes(peer));

const START_ROUNDS = { quick: 3, full: 15 };

const startRounds = ({ mode }: Bench): number => (mode.quick ? START_ROUNDS.quick : START_ROUNDS.full);

const program = (name: string): string => join(HOME, 'bench/programs', name);
const address = (file: string): string => pathToFileURL(file).href;

/** A table with the first question that a process answers. */
const firstQuestion = ({ workshop }: Bench): string => {
  const { table: state, creatures, players } = workload(4, 1);
  const file = join(workshop.folder, 'first-question.json');
  writeFileSync(file, JSON.stringify({ state, creature: creatures[0], defender: players[1] }));
  return file;
};

/** The arguments of node for each process, by name. */
const processesOf = async (bench: Bench): Promise<{ readonly [name: string]: readonly string[] }> => {
  const { workshop } = bench;
  const { index, runtime } = builtPackage(HOME);
  const peer = await workshop.bundle('bench/programs/peer-answer.ts');
  const packages = address(join(HOME, 'bench/peers/packages.mjs'));
  const question = firstQuestion(bench);
  const packed = (name: string, rulebook: Rulebook): string => {
    const file = join(workshop.folder, `${name}.packed`);
    writeFileSync(file, packRulebook(rulebook));
    return file;
  };
  const first = (from: string, rulebook: string): readonly string[] => [
    program('first-answer.mjs'),
    address(from),
    rulebook,
    question,
  ];
  return {
    bare: ['-e', '0'],
    runtime: first(runtime, packed('narrowed', narrowed(bench))),
    whole: first(runtime, packed('plain', workshop.rulebook)),
    json: first(runtime, join(workshop.folder, 'plain.json')),
    sources: [program('from-sources.mjs'), address(index), join(HOME, 'rules'), question],
    kept: [program('from-sources.mjs'), address(index), join(HOME, 'rules'), question, join(workshop.folder, 'kept')],
    ...Object.fromEntries(installed(bench).map((name) => [name, [peer, name, packages]])),
  };
};

/** Whole processes in turn, each compared with a bare node of the same round. */
export const start: Part = {
  lines: ['start.runtime', 'start.sources', 'start.kept', 'start.whole', 'start.json'],
  steps: (bench) => startRounds(bench) * (6 + installed(bench).length),
  async run(bench) {
    const programs = await processesOf(bench);
    for (const args of Object.values(programs)) milliseconds(args);
    const rounds = Array.from({ length: startRounds(bench) }, () =>
      Object.fromEntries(
        Object.entries(programs).map(([name, args]) => {
          bench.tick();
          return [name, milliseconds(args)];
        }),
      ),
    );
    const against = (name: string): Spread =>
      spreadOf(rounds.map((round) => (round[name] as number) / (round['bare'] as number)));
    const [best] = installed(bench)
      .map((name) => ({ name, spread: against(name) }))
      .sort((a, b) => a.spread.median - b.spread.median);
    const line = (id: string, name: string): Figure => ({
      line: id,
      spread: against(name),
      ...(best ? { peer: best } : {}),
    });
    return ['runtime', 'sources', 'kept', 'whole', 'json'].map((name) => line(`start.${name}`, name));
  },
};

interface Memory {
  readonly held: number;
  readonly bytes: { readonly [question: string]: number };
  /** The same, asked once in each new turn. */
  readonly inTurns: { readonly [question: string]: number };
}

const memoryRounds = ({ mode }: Bench): number => (mode.quick ? 1 : 3);

/** The memory held after the first answer, and the allocation of the worst question. */
export const memory: Part = {
  lines: [
    'memory.allocation',
    'memory.turns',
    ...ALLOCATING.map((name) => `memory.${name}`),
    'memory.heap',
    'memory.narrowed',
  ],
  steps: (bench) => 2 * memoryRounds(bench),
  async run(bench) {
    const { workshop, mode, tick } = bench;
    const program = await workshop.bundle('bench/programs/memory.ts');
    const flags = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];
    const questions = mode.quick ? 200_000 : 1_000_000;
    const measured = (rulebook: string): readonly Memory[] =>
      Array.from({ length: memoryRounds(bench) }, () => {
        tick();
        return JSON.parse(node([...flags, program, rulebook, String(questions)])) as Memory;
      });
    const narrowed = measured(narrowedRulebook(bench));
    const whole = measured(join(workshop.folder, 'plain.json'));
    const held = (found: readonly Memory[]): Spread => spreadOf(found.map((one) => one.held / MEGABYTE));
    return [
      {
        line: 'memory.allocation',
        spread: spreadOf(narrowed.map(({ bytes }) => Math.max(...Object.values(bytes)))),
      },
      {
        line: 'memory.turns',
        spread: spreadOf(narrowed.map(({ inTurns }) => Math.max(...Object.values(inTurns)))),
      },
      ...ALLOCATING.map((name) => ({
        line: `memory.${name}`,
        spread: spreadOf(narrowed.map(({ bytes }) => bytes[name] ?? Number.NaN)),
      })),
      { line: 'memory.heap', spread: held(whole) },
      { line: 'memory.narrowed', spread: held(narrowed) },
    ];
  },
};
