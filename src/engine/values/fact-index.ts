import type { Thing, Value } from './values.js';
import type { World } from './world.js';

/** Things with the same value of a fact, and their positions in their collection. */
interface IndexGroup {
  readonly things: Thing[];
  readonly at: number[];
}

/**
 * Things of a collection by the value of one of their facts, or by each member of a list; rebuilt on demand after a
 * change.
 */
export class FactIndex {
  private of: Map<Value, IndexGroup> | null = null;
  private version = -1;

  constructor(
    readonly world: World,
    private readonly list: readonly Thing[],
    private readonly slot: number,
    private readonly collectionId: number,
  ) {}

  /** All things that may have this value: the whole collection if a value is unknown. */
  where(value: Value): readonly Thing[] {
    this.refresh();
    return this.of === null ? this.list : (this.of.get(value) ?? none).things;
  }

  /** These and all things without a value, in the order of the collection. */
  whereOrNone(value: Value): readonly Thing[] {
    this.refresh();
    if (this.of === null) return this.list;
    const [some, others] = [this.of.get(null) ?? none, this.of.get(value) ?? none];
    if (some === others || others.at.length === 0) return some.things;
    return some.at.length === 0 ? others.things : merged(some, others);
  }

  private refresh(): void {
    const { lastWrite } = this.world;
    if ((lastWrite[this.slot] as number) > this.version || (lastWrite[this.collectionId] as number) > this.version)
      this.fill();
  }

  private fill(): void {
    this.version = this.world.version;
    const of = new Map<Value, IndexGroup>();
    this.of = null;
    for (const [at, thing] of this.list.entries()) {
      const fact = thing.fact(this.slot);
      if (fact === undefined) return;
      for (const value of Array.isArray(fact) ? new Set(fact as readonly Value[]) : [fact]) {
        const group = of.get(value);
        if (group === undefined) of.set(value, { things: [thing], at: [at] });
        else {
          group.things.push(thing);
          group.at.push(at);
        }
      }
    }
    this.of = of;
  }
}

const none: IndexGroup = { things: [], at: [] };

function merged(a: IndexGroup, b: IndexGroup): readonly Thing[] {
  const all: Thing[] = [];
  for (let i = 0, k = 0; i < a.at.length || k < b.at.length; ) {
    const isFirst = (a.at[i] ?? Number.POSITIVE_INFINITY) < (b.at[k] ?? Number.POSITIVE_INFINITY);
    all.push((isFirst ? a.things[i++] : b.things[k++]) as Thing);
  }
  return all;
}
