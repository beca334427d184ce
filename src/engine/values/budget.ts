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

/**
 * What is left for the call under way. A step is about one turn of a loop of compiled code; the interpreter pays more for a turn,
 * since it is slower. How many it takes follows from rules and table alone; what is cached from earlier calls costs nothing.
 */
export class StepLimit {
  left = STEPS;
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
    this.left = steps;
    this.limit = steps;
    this.doing = doing;
  }

  /** Compiling happens once, in whichever call comes first: it is not that call's work. */
  free<T>(work: () => T): T {
    const before = this.left;
    this.left = MOST_STEPS;
    try {
      return work();
    } finally {
      this.left = before;
    }
  }

  /** Pays for a value that becomes a part of another one. */
  hold<V>(value: V): V {
    if (Array.isArray(value)) this.spend(HELD + MEMBER * value.length);
    return value;
  }

  /** @throws Fault `fault.budget` when nothing is left */
  spend(steps: number): void {
    const left = this.left - steps;
    this.left = left;
    if (left < 0) throw stepsExceeded(this.doing, this.limit);
  }
}

export const stepsExceeded = (what: string, steps: number): Fault => new Fault('fault.budget', { what, steps });
