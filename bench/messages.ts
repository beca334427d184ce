import type { Contender, Job } from './jobs.js';

/** What a process of a contender is given as it starts, as JSON in its first argument. */
export interface Start {
  readonly contender: Contender;
  /** Folder with a compiled rulebook for each name of rules, `NAME.json`. */
  readonly folder: string;
  /** Module that finds the packages of the peers. */
  readonly packages: string;
}

/** What the bench asks a contender for. */
export type Request =
  /** Make everything for a job, see that all sides agree, and warm each side up for so many ms. */
  | { readonly job: Job; readonly warm: number }
  /** Measure each side of a prepared job once. */
  | { readonly round: number; readonly slot: number };

/** What comes back. */
export type Response =
  | { readonly prepared: number; readonly compared: number }
  | { readonly nanoseconds: Times }
  | { readonly problem: string };

/** Nanoseconds a question, by side. */
export type Times = { readonly [side: string]: number };
