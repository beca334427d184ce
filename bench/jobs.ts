import type { StreamName } from './streams.js';

/** Which rules the library has: as they are, ten times as many, or more about the same question that the setup switches off. */
export type RulesName = 'plain' | 'tenfold' | 'switched-off';

/** Something to be measured, as plain data: it travels to the process of a contender. */
export type Job = { readonly players: number; readonly tables: number } & (
  | { readonly kind: 'stream'; readonly stream: StreamName; readonly rules?: RulesName }
  /** All creatures × all players after one fact has been written, so that every index has to be made anew. */
  | {
      readonly kind: 'matrix';
      /** Written with `setFact`, which checks it as a table is checked. */
      readonly written?: 'checked';
    }
  /** The same with and without the reasons: question by question, or whole matrices. */
  | { readonly kind: 'reasons'; readonly asked: 'singly' | 'at-once' }
  | { readonly kind: 'event'; readonly event: 'departure' | 'turn' }
);

/** What people would pick instead. */
export const PEERS = ['json-logic-engine', 'cel-js', 'json-rules-engine', 'casbin'] as const;
export type Peer = (typeof PEERS)[number];

/** Who takes part: the library in its two forms, and its peers. */
export type Contender = 'closures' | 'module' | Peer;
