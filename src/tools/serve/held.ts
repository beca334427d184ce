import { AnswerWriter } from '../../engine/ask/answer-writer.js';
import { prepare, type Quick } from '../../engine/ask/prepare.js';
import type { AskMatrix } from '../../engine/matrix/matrix.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import type { SetupJson, TableJson } from '../../engine/model/table.js';
import type { Node } from '../../engine/model/tree.js';
import { arrange, type Ruleset } from '../../engine/ruleset/ruleset.js';
import { copyTable, type Table, tryOpenTable } from '../../engine/table/table.js';
import { underRules } from '../../engine/table/under-rules.js';
import type { Limits } from './limits.js';
import { beyond, codes, problem, refused } from './problem.js';

/** Texts, setups and matrices that are cached: enough for those that come again, and no more. */
const REMEMBERED = { texts: 2_000, setups: 32, matrices: 16 };

/** A table that a client has opened, with what was made ready for it. */
export class HeldTable {
  private readonly texts = new Map<string, Node>();
  private readonly quicks = new Map<string, Quick>();
  private readonly matrices = new Map<string, AskMatrix>();

  table: Table;
  writer: AnswerWriter;
  /** Entries were added to its rules, or taken out. */
  hasOwnRules = false;

  constructor(table: Table) {
    this.table = table;
    this.writer = new AnswerWriter(table);
  }

  /** Goes on under other rules: what was made ready for the old ones means nothing any more. */
  moveUnder(rulebook: Rulebook): void {
    this.table = underRules(this.table, rulebook);
    this.hasOwnRules = true;
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
    if (this.matrices.size >= REMEMBERED.matrices) this.matrices.clear();
    const made = prepared();
    this.matrices.set(name, made);
    return made;
  }

  /** What was read in a text, if it was read before. */
  tree(text: string): Node | undefined {
    return this.texts.get(text);
  }

  remember(text: string, tree: Node): void {
    if (this.texts.size >= REMEMBERED.texts) this.texts.clear();
    this.texts.set(text, tree);
  }

  /** Things have come and gone: a text may mean something else now. */
  changed(): void {
    this.texts.clear();
    this.matrices.clear();
  }
}

/** All tables held, by the names that clients know them by. */
export class HeldTables {
  private readonly tables = new Map<string, HeldTable>();
  private readonly rulesets = new Map<string, Ruleset>();
  private next = 1;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly limits: Limits,
  ) {}

  get size(): number {
    return this.tables.size;
  }

  /**
   * Opens a table and keeps it.
   *
   * @throws Problem for a table that is refused or too large
   * @throws Fault for an edition or a house choice that there is not
   */
  open(json: TableJson): { readonly handle: string; readonly held: HeldTable } {
    if (this.tables.size >= this.limits.tables)
      throw beyond('serve.too-many-tables', this.tables.size + 1, this.limits.tables);
    const held = new HeldTable(this.opened(json));
    return { handle: this.keep(held), held };
  }

  /**
   * A second table in the state of one that is held.
   *
   * @throws Problem as `table` and `open`
   */
  copy(handle: string): string {
    if (this.tables.size >= this.limits.tables)
      throw beyond('serve.too-many-tables', this.tables.size + 1, this.limits.tables);
    const held = this.table(handle);
    const copy = new HeldTable(copyTable(held.table));
    copy.hasOwnRules = held.hasOwnRules;
    return this.keep(copy);
  }

  /** @throws Problem when a table would have too many things with so many more */
  refuseGrowth({ things }: HeldTable, more: number): void {
    if (things + more > this.limits.things) throw beyond('serve.too-many-things', things + more, this.limits.things);
    this.room(more);
  }

  /** @throws Problem when too many tables would have rules of their own */
  refuseOwnRules(table: HeldTable): void {
    const count = [...this.tables.values()].filter((one) => one.hasOwnRules || one === table).length;
    if (count > this.limits.rules) throw beyond('serve.too-many-own-rules', count, this.limits.rules);
  }

  private keep(held: HeldTable): string {
    this.room(held.things);
    const handle = `t${this.next++}`;
    this.tables.set(handle, held);
    return handle;
  }

  /** Opens a table for one question; throws as `open`. */
  opened(json: TableJson): Table {
    const count = Object.values(json).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
    if (count > this.limits.things) throw beyond('serve.too-many-things', count, this.limits.things);
    const opened = tryOpenTable(this.rulebook, json, this.rulesetFor(json.setup));
    if ('refusals' in opened) throw refused(this.rulebook, opened.refusals);
    return opened.table;
  }

  /** @throws Problem when nothing is held under the name */
  table(handle: string): HeldTable {
    const held = this.tables.get(handle);
    if (held === undefined) throw problem(codes.handle, 'serve.no-table', { table: handle });
    return held;
  }

  /** @throws Problem as `table` */
  close(handle: string): void {
    this.table(handle);
    this.tables.delete(handle);
  }

  /** @throws Problem when one table, or all together, have become too large */
  private room(more: number): void {
    let count = more;
    for (const { things } of this.tables.values()) count += things;
    if (count > this.limits.held) throw beyond('serve.too-much-held', count, this.limits.held);
  }

  /** Tables of one setup share what was compiled for it. */
  private rulesetFor(setup: SetupJson): Ruleset | undefined {
    // Whatever else is wrong is told by `tryOpenTable`.
    if (typeof setup !== 'object' || setup === null) return undefined;
    const key = JSON.stringify(setup);
    const known = this.rulesets.get(key);
    if (known !== undefined) return known;
    const made = arrange(this.rulebook, setup);
    const [oldest] = this.rulesets.keys();
    if (this.rulesets.size >= REMEMBERED.setups && oldest !== undefined) this.rulesets.delete(oldest);
    this.rulesets.set(key, made);
    return made;
  }
}
