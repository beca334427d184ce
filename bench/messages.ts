import type { Contender, Job } from './jobs.js';

/** The start parameters of a contender's process, as JSON in its first argument. */
export interface Start {
  readonly contender: Contender;
  /** A folder with a compiled rulebook for each set of rules, `NAME.json`. */
  readonly folder: string;
  /** The module that loads the packages of the peers. */
  readonly packages: string;
}

/** A request to a contender. */
export type Request =
  /** Prepare a job, check that all sides agree, and warm each side up for a number of ms. */
  | { readonly job: Job; readonly warm: number }
  /** Measure each side of a prepared job once. */
  | { readonly round: number; readonly slot: number };

/** The response of a contender. */
export type Response =
  | { readonly prepared: number; readonly compared: number }
  | { readonly nanoseconds: Times }
  | { readonly problem: string };

/** Nanoseconds per question, by side. */
export type Times = { readonly [side: string]: number };
