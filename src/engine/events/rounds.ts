import { Fault } from '../model/fault.js';
import type { EventValue } from '../values/values.js';

/**
 * Counts the rounds (moments carried through the rules) of one `send`: more than a limit proportional to the table
 * means a cycle.
 */
export class Rounds {
  private left: number;
  private readonly lately: string[] = [];

  constructor(things: number) {
    this.left = 500 + 60 * things;
  }

  /** @throws Fault `fault.rounds`, with the last entries that made events */
  count(events: readonly EventValue[]): void {
    for (const event of events) if (event.because) this.lately.push(event.because);
    if (--this.left >= 0) return;
    const entries = [...new Set(this.lately.slice(-12))];
    throw new Fault('fault.rounds', { entries: entries.join(' → ') }, entries);
  }
}
