import type { Entrant, Pace, Round } from './contest.js';
import { contest, keyOf } from './contest.js';
import { type Contender, PEERS, type Peer } from './jobs.js';
import { type Spread, spreadOf } from './measure.js';
import type { Workshop } from './workshop.js';

/** The result for one line. */
export interface Figure {
  readonly line: string;
  readonly spread: Spread;
  /** The best peer in the same rounds, if any peer can do the same. */
  readonly peer?: { readonly name: string; readonly spread: Spread };
}

/** How thorough a run is. */
export interface Mode {
  readonly quick: boolean;
  readonly pace: Pace;
}

/** The participants of a run. */
export interface Setting {
  readonly mode: Mode;
  /** Includes the peers only if they are installed. */
  readonly contenders: readonly Contender[];
}

/** The resources for a part of the benchmark. */
export interface Bench extends Setting {
  readonly workshop: Workshop;
  /** Called after each step. */
  readonly tick: () => void;
}

export interface Part {
  /** Lines with figures in a full run with all participants. */
  readonly lines: readonly string[];
  /** The number of steps, to show progress. */
  readonly steps: (bench: Bench) => number;
  readonly run: (bench: Bench) => Promise<readonly Figure[]>;
}

/** The definition of a part in which contenders compete. */
export interface Match {
  readonly entrants: (bench: Setting) => readonly Entrant[];
  readonly figures: (found: Found, bench: Setting) => readonly Figure[];
}

export const contestPart = ({ entrants, figures }: Match): Part => ({
  lines: figures(everything(entrants(EVERYBODY)), EVERYBODY).map(({ line }) => line),
  steps: (bench) => entrants(bench).length * (bench.mode.pace.rounds + 1),
  async run(bench) {
    const { rounds } = await contest(bench.workshop, entrants(bench), bench.mode.pace, bench.tick);
    return figures(new Found(rounds), bench);
  },
});

/** A full run with all participants. */
const EVERYBODY: Setting = {
  mode: { quick: false, pace: { rounds: 1, slot: 0, warm: 0 } },
  contenders: ['own', ...PEERS],
};

const SIDES = [
  'hand',
  'indexed',
  'bits',
  'own',
  'bare',
  'named',
  'fair',
  'fair-reasons',
  'reasons',
  'ask',
  'traced',
  'view',
  'json',
  'copy',
  'undo',
];

/** Rounds with equal times for all sides of all entrants, which show what figures there are. */
const everything = (entrants: readonly Entrant[]): Found => {
  const times = Object.fromEntries(SIDES.map((side) => [side, 1]));
  return new Found([Object.fromEntries(entrants.map(({ contender, name }) => [keyOf(contender, name), times]))]);
};

/** A number for each round; undefined if a participant was missing. */
export type PerRound = (round: Round) => number | undefined;

/** The ratio of two sides in the process of a contender. */
export const ratio =
  (contender: Contender, job: string, side = 'own', base = 'hand'): PerRound =>
  (round) => {
    const times = round[keyOf(contender, job)];
    const [over, under] = [times?.[side], times?.[base]];
    return over === undefined || under === undefined ? undefined : over / under;
  };

/** The quotient of two numbers of a round. */
export const over =
  (above: PerRound, below: PerRound): PerRound =>
  (round) => {
    const [a, b] = [above(round), below(round)];
    return a === undefined || b === undefined ? undefined : a / b;
  };

/** Figures computed from the rounds of a contest. */
export class Found {
  constructor(private readonly rounds: readonly Round[]) {}

  spread(value: PerRound): Spread | undefined {
    const values = this.rounds.map(value).filter((one) => one !== undefined);
    return values.length === 0 ? undefined : spreadOf(values);
  }

  /** The largest by median: of several streams, the worst one for the contender. */
  worst(values: readonly PerRound[]): Spread | undefined {
    return values
      .map((value) => this.spread(value))
      .filter((one) => one !== undefined)
      .sort((a, b) => b.median - a.median)[0];
  }

  /** A figure, if there is one, with the peer that performs best in the same comparison. */
  figure(line: string, spread: Spread | undefined, ofPeer?: (peer: Peer) => Spread | undefined): readonly Figure[] {
    if (spread === undefined) return [];
    const [best] = PEERS.map((name) => ({ name, spread: ofPeer?.(name) }))
      .flatMap(({ name, spread: one }) => (one === undefined ? [] : [{ name, spread: one }]))
      .sort((a, b) => a.spread.median - b.spread.median);
    return [best === undefined ? { line, spread } : { line, spread, peer: best }];
  }
}
