import type { Entrant, Pace, Round } from './contest.js';
import { contest, keyOf } from './contest.js';
import { type Contender, PEERS, type Peer } from './jobs.js';
import { type Spread, spreadOf } from './measure.js';
import type { Workshop } from './workshop.js';

/** What came out for one line. */
export interface Figure {
  readonly line: string;
  readonly spread: Spread;
  /** The best of the peers in the same rounds, where they can do the same at all. */
  readonly peer?: { readonly name: string; readonly spread: Spread };
}

/** How thorough a run is. */
export interface Mode {
  readonly quick: boolean;
  readonly pace: Pace;
}

/** Who takes part in what. */
export interface Setting {
  readonly mode: Mode;
  /** Peers only when they are installed. */
  readonly contenders: readonly Contender[];
}

/** What a part of the bench works with. */
export interface Bench extends Setting {
  readonly workshop: Workshop;
  /** One step is done. */
  readonly tick: () => void;
}

export interface Part {
  /** Lines for which a full run has figures when everybody takes part. */
  readonly lines: readonly string[];
  /** How many steps there will be, for those who wait. */
  readonly steps: (bench: Bench) => number;
  readonly run: (bench: Bench) => Promise<readonly Figure[]>;
}

/** What a part that lets contenders play against one another consists of. */
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

/** A full run in which everybody takes part. */
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

/** Rounds in which every side of every entrant takes the same time: they show which figures there are. */
const everything = (entrants: readonly Entrant[]): Found => {
  const times = Object.fromEntries(SIDES.map((side) => [side, 1]));
  return new Found([Object.fromEntries(entrants.map(({ contender, name }) => [keyOf(contender, name), times]))]);
};

/** A number that each round gives, or nothing where somebody did not take part. */
export type PerRound = (round: Round) => number | undefined;

/** The ratio of two sides in the process of a contender. */
export const ratio =
  (contender: Contender, job: string, side = 'own', base = 'hand'): PerRound =>
  (round) => {
    const times = round[keyOf(contender, job)];
    const [over, under] = [times?.[side], times?.[base]];
    return over === undefined || under === undefined ? undefined : over / under;
  };

/** One number of a round over another. */
export const over =
  (above: PerRound, below: PerRound): PerRound =>
  (round) => {
    const [a, b] = [above(round), below(round)];
    return a === undefined || b === undefined ? undefined : a / b;
  };

/** Figures drawn from the rounds of a contest. */
export class Found {
  constructor(private readonly rounds: readonly Round[]) {}

  spread(value: PerRound): Spread | undefined {
    const values = this.rounds.map(value).filter((one) => one !== undefined);
    return values.length === 0 ? undefined : spreadOf(values);
  }

  /** The largest by its median: of several streams the one that suits a contender least. */
  worst(values: readonly PerRound[]): Spread | undefined {
    return values
      .map((value) => this.spread(value))
      .filter((one) => one !== undefined)
      .sort((a, b) => b.median - a.median)[0];
  }

  /** A figure, if there is one, with the peer that does best at the same. */
  figure(line: string, spread: Spread | undefined, ofPeer?: (peer: Peer) => Spread | undefined): readonly Figure[] {
    if (spread === undefined) return [];
    const [best] = PEERS.map((name) => ({ name, spread: ofPeer?.(name) }))
      .flatMap(({ name, spread: one }) => (one === undefined ? [] : [{ name, spread: one }]))
      .sort((a, b) => a.spread.median - b.spread.median);
    return [best === undefined ? { line, spread } : { line, spread, peer: best }];
  }
}
