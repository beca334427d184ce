import type { Thing, Value } from './values.js';
import type { World } from './world.js';

/** Things of a collection by the value of one of their facts, or by each member of a list, put in order when asked for after a change. */
export class FactIndex {
  private of: Map<Value, Thing[]> | null = null;
  private version = -1;

  constructor(
    readonly world: World,
    private readonly list: readonly Thing[],
    private readonly slot: number,
    private readonly collectionId: number,
  ) {}

  /** All things that may have this value: the whole collection where a value is unknown. */
  where(value: Value): readonly Thing[] {
    const { lastWrite } = this.world;
    if ((lastWrite[this.slot] as number) > this.version || (lastWrite[this.collectionId] as number) > this.version)
      this.fill();
    return this.of === null ? this.list : (this.of.get(value) ?? none);
  }

  private fill(): void {
    this.version = this.world.version;
    const of = new Map<Value, Thing[]>();
    this.of = null;
    for (const thing of this.list) {
      const fact = thing.fact(this.slot);
      if (fact === undefined) return;
      for (const value of Array.isArray(fact) ? new Set(fact as readonly Value[]) : [fact]) {
        const group = of.get(value);
        if (group) group.push(thing);
        else of.set(value, [thing]);
      }
    }
    this.of = of;
  }
}

const none: readonly Thing[] = [];
