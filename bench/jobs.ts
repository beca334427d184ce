import type { GameName } from './games/seating.js';
import type { StreamName } from './streams.js';

/**
 * The rules of the library: unchanged, ten times as many, or with more entries on the same question that the setup
 * switches off.
 */
export type RulesName = 'plain' | 'tenfold' | 'switched-off';

/**
 * What is written before questions are asked again. `turn`: the active player, which invalidates all cached results;
 * `creature`: one creature is tapped or untapped, which keeps most of them valid; `checked`: the same through
 * `setFact`, which validates it as a host's JSON.
 */
export type Written = 'turn' | 'creature' | 'checked';

/** A player leaves, a turn begins, or the state is checked without any result. */
export const EVENTS = ['departure', 'turn', 'check'] as const;
export type EventName = (typeof EVENTS)[number];

/** A measurement as plain data, which is sent to the process of a contender. */
export type Job = {
  readonly players: number;
  readonly tables: number;
} /** `written`: one fact before each time that all are asked, so that answers given before may no longer hold. */ & (
  | { readonly kind: 'stream'; readonly stream: StreamName; readonly rules?: RulesName; readonly written?: 'turn' }
  /** All creatures × all players after one fact has been written. */
  | { readonly kind: 'matrix'; readonly written: Written }
  /** The same with and without reasons: question by question, or whole matrices. */
  | { readonly kind: 'reasons'; readonly asked: 'singly' | 'at-once' }
  | { readonly kind: 'event'; readonly event: EventName }
  /** A table is copied, or one change is made and undone. */
  | { readonly kind: 'fork' }
  /** Whole games, one per table. */
  | { readonly kind: 'game'; readonly game: GameName }
);

/** Packages that could be used instead. */
export const PEERS = ['json-logic-engine', 'cel-js', 'json-rules-engine', 'casbin'] as const;
export type Peer = (typeof PEERS)[number];

/** The participants: the library and its peers. */
export type Contender = 'own' | Peer;
