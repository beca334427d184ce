import { MEMBER, type StepLimit } from './budget.js';
import { same, Thing, type Value } from './values.js';

/** The things that a `follow` has reached, each once, in order: no more than there are at the table. */
export class Reached {
  readonly things: Value[] = [];
  private readonly known = new Set<Value>();

  constructor(
    start: Value,
    private readonly budget: StepLimit,
  ) {
    this.add(start);
  }

  /** Adds what comes next: none, a thing, or a list. */
  add(next: Value): void {
    if (!Array.isArray(next)) this.one(next);
    else for (const thing of next as readonly Value[]) this.one(thing);
  }

  private one(thing: Value): void {
    this.budget.spend(1);
    if (thing === null || this.known.has(thing)) return;
    this.budget.spend(MEMBER);
    if (thing instanceof Thing && thing.id === null) {
      this.budget.spend(this.things.length * 4);
      if (this.things.some((other) => same(other, thing))) return;
    }
    this.known.add(thing);
    this.things.push(thing);
  }
}
