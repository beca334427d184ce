import type { GameName } from './games/seating.js';
import type { StreamName } from './streams.js';

/** Which rules the library has: as they are, ten times as many, or more about the same question that the setup switches off. */
export type RulesName = 'plain' | 'tenfold' | 'switched-off';

/**
 * What is written before questions are asked again. `turn`: whose turn it is, so that nothing worked out before still holds; `creature`: one of
 * them is tapped or untapped, so that most still does; `checked`: the same with `setFact`, which checks it as JSON of a host.
 */
export type Written = 'turn' | 'creature' | 'checked';

/** A player leaves, a turn begins, or the state is checked and nothing is to be done. */
export const EVENTS = ['departure', 'turn', 'check'] as const;
export type EventName = (typeof EVENTS)[number];

/** Something to be measured, as plain data: it travels to the process of a contender. */
export type Job = {
  readonly players: number;
  readonly tables: number;
} /** `written`: one fact before each time that all are asked, so that answers given before may no longer hold. */ & (
  | { readonly kind: 'stream'; readonly stream: StreamName; readonly rules?: RulesName; readonly written?: 'turn' }
  /** All creatures × all players after one fact has been written. */
  | { readonly kind: 'matrix'; readonly written: Written }
  /** The same with and without the reasons: question by question, or whole matrices. */
  | { readonly kind: 'reasons'; readonly asked: 'singly' | 'at-once' }
  | { readonly kind: 'event'; readonly event: EventName }
  /** A table is copied, or one change of it made and taken back. */
  | { readonly kind: 'fork' }
  /** Whole games, as many as there are tables. */
  | { readonly kind: 'game'; readonly game: GameName }
);

/** What people would pick instead. */
export const PEERS = ['json-logic-engine', 'cel-js', 'json-rules-engine', 'casbin'] as const;
export type Peer = (typeof PEERS)[number];

/** Who takes part: the library and its peers. */
export type Contender = 'own' | Peer;
