import { AnswerWriter, type Node } from 'tavolata/internals';
import { type AskMatrix, prepare, type Quick, type Rulebook, type Table, underRules } from 'tavolata/runtime';

/** Texts and matrices of one table that are cached: enough for those that come again, and no more. */
const CACHED = { texts: 2_000, matrices: 16 };

/** Whose a table is, and when it ends. */
export interface Belonging {
  /** A name that the client chose: its tables can be listed and closed together. */
  readonly owner?: string | undefined;
  /** The connection with which the table ends. */
  readonly connection?: object | undefined;
}

/** A table that a client has opened, with what was made ready for it. */
export class HeldTable {
  private readonly texts = new Map<string, Node>();
  private readonly quicks = new Map<string, Quick>();
  private readonly matrices = new Map<string, AskMatrix>();

  table: Table;
  writer: AnswerWriter;
  /** Entries were added to its rules, or taken out. */
  hasOwnRules = false;
  /** When a request named it last, in milliseconds of a clock that nobody sets. */
  usedAt = performance.now();

  constructor(
    table: Table,
    readonly belonging: Belonging = {},
  ) {
    this.table = table;
    this.writer = new AnswerWriter(table);
  }

  /** Goes on under other rules: what was made ready for the old ones means nothing any more. */
  moveUnder(rulebook: Rulebook): void {
    this.table = underRules(this.table, rulebook);
    this.hasOwnRules = true;
    this.dropCaches();
  }

  /** Lets go everything that was made ready. */
  dropCaches(): void {
    this.writer = new AnswerWriter(this.table);
    this.quicks.clear();
    this.changed();
  }

  get things(): number {
    return this.table.world.byId.size;
  }

  /** A question made ready for asking, see `prepare`. */
  quick(question: string): Quick {
    const known = this.quicks.get(question);
    if (known !== undefined) return known;
    const made = prepare(this.table, question);
    this.quicks.set(question, made);
    return made;
  }

  /** A matrix made ready before under the same name, or now. */
  matrix(name: string, prepared: () => AskMatrix): AskMatrix {
    const known = this.matrices.get(name);
    if (known !== undefined) return known;
    if (this.matrices.size >= CACHED.matrices) this.matrices.clear();
    const made = prepared();
    this.matrices.set(name, made);
    return made;
  }

  /** What was read in a text, if it was read before. */
  tree(text: string): Node | undefined {
    return this.texts.get(text);
  }

  cacheTree(text: string, tree: Node): void {
    if (this.texts.size >= CACHED.texts) this.texts.clear();
    this.texts.set(text, tree);
  }

  /** Things have come and gone: a text may mean something else now. */
  changed(): void {
    this.texts.clear();
    this.matrices.clear();
  }
}
