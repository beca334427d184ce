import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';

/** Steps that one call may take unless the host says otherwise: many times what a Grand Melee of a thousand players needs. */
export const STEPS = 100_000_000;

/** The most that still fits into a small integer, with which counting costs least. */
export const MOST_STEPS = 2 ** 30;

/*
 * What takes up memory costs steps by its size, so that no call of the usual limit fills more than a few hundred megabytes: a list by its
 * members, and once more when it becomes a part of another value, since it is then held as long as that is.
 */
export const MEMBER = 4;
export const HELD = 64;

/** Steps for a value that takes up memory of its own. */
export const MADE = 16;

/** Steps between two looks of whoever watches: a few milliseconds. */
const STRIDE = 2 ** 18;

/** Called every so many steps of whatever is under way; what it throws ends that. */
let watcher: (() => void) | undefined;

/** Does work that `look` may end by throwing, in the middle of a call too: how long a call takes depends on rules that others write. */
export function watched<T>(look: () => void, work: () => T): T {
  const before = watcher;
  watcher = look;
  try {
    return work();
  } finally {
    watcher = before;
  }
}

/**
 * What is left for the call under way. A step is about one turn of a loop of strict code; traced code pays more for a turn,
 * since it is slower. How many it takes follows from rules and table alone; what is cached from earlier calls costs nothing.
 */
export class StepLimit {
  /** What is left of the part that was granted last. */
  private left = 0;
  private granted = 0;
  /** What the call may take beyond that part. */
  private rest = STEPS;
  /** Steps since the last look, those of calls before this one too: many short calls take as long as one. */
  private unwatched = 0;
  /** What the call began with. */
  private limit = STEPS;
  /** A question, an event or an entry: what the message names. */
  doing = '';

  /**
   * Called where a host's call comes in.
   *
   * @throws Fault `fault.argument` when the host allows something that is no number of steps
   */
  begin(doing: string, steps = STEPS): void {
    if (!(steps > 0)) throw argumentFault('steps', doing, '> 0', steps);
    this.limit = steps;
    this.doing = doing;
    this.grant(steps);
  }

  /** So many steps may be taken from now on. */
  grant(steps: number): void {
    this.unwatched += this.granted - this.left;
    if (this.unwatched >= STRIDE) {
      this.granted = this.left = this.unwatched = 0;
      watcher?.();
    }
    this.granted = this.left = Math.min(steps, STRIDE - this.unwatched);
    this.rest = steps - this.left;
  }

  /** Compiling happens once, in whichever call comes first: it is not that call's work. */
  free<T>(work: () => T): T {
    const before = this.left + this.rest;
    this.grant(MOST_STEPS);
    try {
      return work();
    } finally {
      this.grant(before);
    }
  }

  /** Pays for a value that becomes a part of another one. */
  hold<V>(value: V): V {
    if (Array.isArray(value)) this.spend(HELD + MEMBER * value.length);
    return value;
  }

  /** @throws Fault `fault.budget` when nothing is left, and whatever stops the work from outside */
  spend(steps: number): void {
    const left = this.left - steps;
    this.left = left;
    if (left < 0) this.goOn(left + this.rest);
  }

  private goOn(steps: number): void {
    if (steps < 0) throw stepsExceeded(this.doing, this.limit);
    this.grant(steps);
  }
}

export const stepsExceeded = (what: string, steps: number): Fault => new Fault('fault.budget', { what, steps });
