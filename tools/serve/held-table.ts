import type { Node } from 'tavolata/internals';
import { type Rulebook, type Table, underRules } from 'tavolata/runtime';

/** The number of texts that a table caches. */
const MOST_TEXTS = 2_000;

/** The owner of a table, and the connection that ends it. */
export interface Belonging {
  /** A name chosen by the client: its tables can be listed and closed together. */
  readonly owner?: string | undefined;
  /** The table is closed together with this connection. */
  readonly connection?: object | undefined;
}

/** A table that a client has opened, with its caches. */
export class HeldTable {
  private readonly texts = new Map<string, Node>();

  table: Table;
  /** Whether entries were added to its rules or removed from them. */
  hasOwnRules = false;
  /** The time of the last request that named it, in milliseconds of a monotonic clock. */
  usedAt = performance.now();

  constructor(
    table: Table,
    readonly belonging: Belonging = {},
  ) {
    this.table = table;
  }

  /** Continues under other rules, which makes its caches invalid. */
  moveUnder(rulebook: Rulebook): void {
    this.table = underRules(this.table, rulebook);
    this.hasOwnRules = true;
    this.changed();
  }

  get things(): number {
    return this.table.world.byId.size;
  }

  /** The syntax tree of a text, if it was parsed before. */
  tree(text: string): Node | undefined {
    return this.texts.get(text);
  }

  cacheTree(text: string, tree: Node): void {
    if (this.texts.size >= MOST_TEXTS) this.texts.clear();
    this.texts.set(text, tree);
  }

  /** Called after things were created or removed: a text may mean something else now. */
  changed(): void {
    this.texts.clear();
  }
}
