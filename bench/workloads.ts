import { copyTable, setFact, undo } from '../src/runtime.js';
import { attackBaselines, matrixBaselines, mixedBaselines } from './baselines.js';
import { eventSides } from './events.js';
import { gameSides, movesOf } from './games/sides.js';
import type { Contender, Job, Peer, RulesName } from './jobs.js';
import { attackSide, boardOf, matrixSide, mixedSide, type Opening, opened } from './library.js';
import { adapters, type LoadPackage } from './peers/adapters.js';
import { attackRules, switchedOff } from './peers/rules.js';
import { peerAttackSide, peerMatrixSide, peerReasonsSide } from './peers/sides.js';
import { matrixReasonSides, reasonSides } from './reasons.js';
import type { Side, Workload } from './side.js';
import { type Case, casesOf } from './streams.js';

/** What a contender needs to take part. */
export interface Means {
  /** How the library opens tables under these rules; not needed by a peer. */
  readonly opening: (rules: RulesName) => Opening | Promise<Opening>;
  readonly packages: LoadPackage;
}

const isPeer = (contender: Contender): contender is Peer => contender in adapters;

const questionsIn = (job: Job, cases: readonly Case[]): number => {
  const sum = (count: (one: Case) => number): number => cases.reduce((total, one) => total + count(one), 0);
  if (job.kind === 'stream' && job.stream === 'mixed') return sum(({ mixed }) => mixed.length);
  if (job.kind === 'stream' && job.stream === 'active') return sum(({ active }) => active.creatures.length);
  // A whole matrix counts as one question, and so does a plan.
  if (job.kind === 'game') return movesOf(job.game, job.tables);
  if (
    job.kind === 'matrix' ||
    job.kind === 'event' ||
    job.kind === 'fork' ||
    (job.kind === 'reasons' && job.asked === 'at-once')
  )
    return cases.length;
  return sum(({ matrix }) => matrix.creatures.length);
};

const librarySides = (job: Job, cases: readonly Case[], open: Opening): { readonly [name: string]: Side } => {
  switch (job.kind) {
    case 'stream':
      return job.stream === 'mixed'
        ? { ...mixedBaselines(cases, job.written), own: mixedSide(open, cases, job.written) }
        : {
            ...attackBaselines(cases, job.stream, job.written),
            own: attackSide(open, cases, job.stream, job.written),
          };
    case 'matrix':
      return {
        ...matrixBaselines(cases, job.written),
        own: matrixSide(cases.map((one) => boardOf(open, one, { written: job.written }))),
      };
    case 'reasons':
      return job.asked === 'singly' ? reasonSides(open, cases) : matrixReasonSides(open, cases);
    case 'game':
      return gameSides(open, job.game, job.tables);
    case 'fork':
      return forkSides(open, cases);
    default:
      return eventSides(open, cases, job.event);
  }
};

const peerSides = async (
  job: Job,
  cases: readonly Case[],
  peer: Peer,
  packages: LoadPackage,
): Promise<{ readonly [name: string]: Side }> => {
  const more = job.kind === 'stream' && job.rules === 'switched-off' ? switchedOff(80) : [];
  const asker = await adapters[peer].load([...more, ...attackRules], packages);
  if (job.kind === 'stream' && job.stream !== 'mixed')
    return { ...attackBaselines(cases, job.stream), own: peerAttackSide(asker, cases, job.stream) };
  if (job.kind === 'matrix')
    return { ...matrixBaselines(cases, job.written), own: peerMatrixSide(asker, cases, job.written) };
  if (job.kind === 'reasons')
    return { bare: peerAttackSide(asker, cases, 'matrix'), named: peerReasonsSide(asker, cases) };
  throw new Error(`${peer} knows one question only`);
};

/**
 * All sides of a job in the process of one contender; its own side is called `own`, the hand-written ones come first.
 */
export const workloadOf = async (contender: Contender, job: Job, means: Means): Promise<Workload> => {
  const cases = job.kind === 'game' ? [] : casesOf(job.players, job.tables);
  const sides = isPeer(contender)
    ? await peerSides(job, cases, contender, means.packages)
    : librarySides(job, cases, await means.opening((job.kind === 'stream' && job.rules) || 'plain'));
  return { questions: questionsIn(job, cases), sides };
};

/** What a search does at each node: a table is copied, or one change of it made and taken back. */
export const forkSides = (open: Opening, cases: readonly Case[]): { readonly [name: string]: Side } => {
  const tables = cases.map((one) => {
    const { table, creatures } = opened(open, one);
    return { table, creature: creatures[0]?.id ?? '' };
  });
  const side = (fork: (one: (typeof tables)[number]) => void): Side => ({
    pass: () => {
      for (const one of tables) fork(one);
      return tables.length;
    },
    answers: () => [],
  });
  return {
    undo: side(({ table, creature }) => {
      setFact(table, creature, 'tapped', true);
      undo(table);
    }),
    copy: side(({ table }) => {
      copyTable(table);
    }),
  };
};
