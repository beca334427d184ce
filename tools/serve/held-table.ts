import type { Node } from 'tavolata/internals';
import { prepare, type Quick, type Rulebook, type Table, underRules } from 'tavolata/runtime';
import { AnswerWriter } from './answer-writer.js';

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
  private readonly quicks = new Map<string, Quick>();

  table: Table;
  writer: AnswerWriter;
  /** Whether entries were added to its rules or removed from them. */
  hasOwnRules = false;
  /** The time of the last request that named it, in milliseconds of a monotonic clock. */
  usedAt = performance.now();

  constructor(
    table: Table,
    readonly belonging: Belonging = {},
  ) {
    this.table = table;
    this.writer = new AnswerWriter(table);
  }

  /** Continues under other rules, which makes its caches invalid. */
  moveUnder(rulebook: Rulebook): void {
    this.table = underRules(this.table, rulebook);
    this.hasOwnRules = true;
    this.dropCaches();
  }

  /** Clears all caches. */
  dropCaches(): void {
    this.writer = new AnswerWriter(this.table);
    this.quicks.clear();
    this.changed();
  }

  get things(): number {
    return this.table.world.byId.size;
  }

  /** A question prepared for repeated asking, see `prepare`. */
  quick(question: string): Quick {
    const known = this.quicks.get(question);
    if (known !== undefined) return known;
    const made = prepare(this.table, question);
    this.quicks.set(question, made);
    return made;
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
