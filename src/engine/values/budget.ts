import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';

/** Default step limit of one call: many times what a Grand Melee of a thousand players needs. */
export const STEPS = 100_000_000;

/** The greatest limit that fits into a small integer, which is cheapest to count with. */
export const MOST_STEPS = 2 ** 30;

/*
 * What allocates memory costs steps by its size, so that no call with the default limit fills more than a few hundred
 * megabytes: a list costs its members, and again when it becomes part of another value, which then keeps it alive.
 */
export const MEMBER = 4;
export const HELD = 64;

/** Steps for a value that allocates memory of its own. */
export const MADE = 16;

/** Steps between two calls of the watcher: a few milliseconds. */
const STRIDE = 2 ** 18;

/** Called at regular numbers of steps during any work; an error that it throws ends the work. */
let watcher: (() => void) | undefined;

/**
 * Does work that `look` can end by throwing, even in the middle of a call: how long a call takes depends on rules that
 * others write.
 */
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
 * The step limit of the present call. A step is about one turn of a loop of strict code; traced code counts more for a
 * turn, since it is slower. The number of steps depends on rules and table alone; results cached by earlier calls cost
 * nothing.
 */
export class StepLimit {
  /** Steps left of the part granted last. */
  private left = 0;
  private granted = 0;
  /** Steps left of the call beyond that part. */
  private rest = STEPS;
  /**
   * Steps since the watcher was last called, including those of earlier calls: many short calls take as long as one.
   */
  private unwatched = 0;
  /** Steps at the start of the call. */
  private limit = STEPS;
  /** The question, event or entry that the message names. */
  doing = '';

  /**
   * To be called where a host's call comes in.
   *
   * @throws Fault `fault.argument` if the host gives an invalid number of steps
   */
  begin(doing: string, steps = STEPS): void {
    if (!(steps > 0)) throw argumentFault('steps', doing, '> 0', steps);
    this.limit = steps;
    this.doing = doing;
    this.grant(steps);
  }

  /** Grants the next part of the steps. */
  grant(steps: number): void {
    this.unwatched += this.granted - this.left;
    if (this.unwatched >= STRIDE) {
      this.granted = this.left = this.unwatched = 0;
      watcher?.();
    }
    this.granted = this.left = Math.min(steps, STRIDE - this.unwatched);
    this.rest = steps - this.left;
  }

  /** Compiling happens once, in whichever call comes first, and does not count as work of that call. */
  free<T>(work: () => T): T {
    const before = this.left + this.rest;
    this.grant(MOST_STEPS);
    try {
      return work();
    } finally {
      this.grant(before);
    }
  }

  /** Counts the steps for a value that becomes part of another one. */
  hold<V>(value: V): V {
    if (Array.isArray(value)) this.spend(HELD + MEMBER * value.length);
    return value;
  }

  /** @throws Fault `fault.budget` if no steps are left, and whatever stops the work from outside */
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
