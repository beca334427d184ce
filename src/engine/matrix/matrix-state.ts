import { Cell, Scope } from '../evaluate/scope.js';
import { shapeOf, withParts } from '../model/nodes.js';
import type { Node } from '../model/tree.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { MatrixEntry } from './matrix-entry.js';
import { PartResults } from './part-results.js';
import type { MatrixPart, MatrixPlan } from './plan.js';
import { type Axes, RowGroups } from './row-groups.js';

/** The state of a plan for one table: its compiled parts, with their results. */
export class MatrixState {
  readonly axes: Axes;
  /** Cells of all parameters, in the order of the question. */
  readonly cells: readonly Cell[];
  readonly entries: readonly MatrixEntry[];
  private readonly results: PartResults[] = [];
  private readonly groups = new Map<string, RowGroups>();
  /** Dependents by fact slot or collection. */
  private readonly dependents: (PartResults | RowGroups)[][] = [];
  /** Number of calls that checked for changes. */
  round = 0;
  private changed = false;
  /** Version of the table up to which writes have been processed. */
  private version = -1;

  constructor(
    readonly plan: MatrixPlan,
    private readonly ruleset: Ruleset,
    private readonly world: World,
  ) {
    const { question, axes, parts } = plan;
    const scope = new Scope();
    this.cells = question.parameters.map(({ name }) => scope.cell(name));
    const cellOf = (name: string) => scope.find(name) as Cell;
    const column = axes.column === null ? new Cell() : cellOf(axes.column);
    this.axes = { rows: [], columns: [], row: cellOf(axes.row), column };
    for (const part of parts) this.results.push(this.resultsFor(part, scope));
    const entries: MatrixEntry[] = [];
    for (const entry of plan.entries)
      entries.push(
        new MatrixEntry(
          entry,
          this.results,
          entry.overriders.map((place) => entries[place] as MatrixEntry),
        ),
      );
    this.entries = entries;
  }

  /** Invalidates what is no longer valid; false if everything is valid. */
  refresh(rowsChanged: boolean, columnsChanged: boolean): boolean {
    const { world, results: resultsByPart } = this;
    const { version, writes } = world;
    const round = ++this.round;
    this.changed = rowsChanged || columnsChanged;
    if (rowsChanged) for (const rowGroups of this.groups.values()) this.renumber(rowGroups);
    if (columnsChanged) for (const results of resultsByPart) if (results.perColumn) results.invalidate(round);
    let since = this.version;
    if (since >= 0 && version - since <= writes.length) {
      while (since < version) {
        const id = writes[++since % writes.length] as number;
        if (id < 0) since = Number.POSITIVE_INFINITY;
        else this.written(id);
      }
    }
    // It is no longer recorded what each version wrote: takes everything written since.
    if (since !== version) {
      for (let id = 0; id < this.dependents.length; id++)
        if ((world.lastWrite[id] as number) > this.version) this.written(id);
    }
    if (this.version < 0) for (const results of resultsByPart) results.invalidate(round);
    this.version = version;
    return this.changed;
  }

  private written(id: number): void {
    const dependents = this.dependents[id];
    if (dependents === undefined) return;
    this.changed = true;
    for (let i = 0; i < dependents.length; i++) {
      const dependent = dependents[i] as PartResults | RowGroups;
      if (dependent.changedAt === this.round) continue;
      if (dependent instanceof RowGroups) this.renumber(dependent);
      else dependent.invalidate(this.round);
    }
  }

  private renumber(rowGroups: RowGroups): void {
    if (!rowGroups.invalidate(this.round)) return;
    for (const results of this.results) if (results.groups === rowGroups) results.invalidate(this.round);
  }

  private resultsFor(part: MatrixPart, scope: Scope): PartResults {
    const { compiler } = this.ruleset;
    const run: () => Value = part.isTruth ? compiler.truth(part.tree, scope).run : compiler.code(part.tree, scope).run;
    const looksAtRows = part.level === 'row' || part.level === 'cell';
    const uses = part.uses.map((place) => this.results[place] as PartResults);
    const groups = looksAtRows ? this.groupsFor(part.keys ?? [], scope) : null;
    const slot =
      part.tree.op === 'fact' && part.level === 'row' ? compiler.code(part.tree, scope).fact?.slot : undefined;
    const results = new PartResults(part, this.axes, groups, {
      ...{ run, uses, cell: scope.cell(part.name), slot: slot ?? -1 },
    });
    this.watch(results, [this.withoutKeys(part)]);
    return results;
  }

  private groupsFor(keys: readonly number[], scope: Scope): RowGroups {
    const name = keys.join();
    let rowGroups = this.groups.get(name);
    if (rowGroups === undefined) {
      const trees = keys.map((key) => this.plan.keys[key] as Node);
      const runs = trees.map((tree) => this.ruleset.compiler.code(tree, scope).run);
      rowGroups = new RowGroups(this.axes, runs);
      this.watch(rowGroups, trees);
      this.groups.set(name, rowGroups);
    }
    return rowGroups;
  }

  /**
   * The dependencies of a part apart from the keys its rows have in common: a row with another controller moves to
   * another group.
   */
  private withoutKeys({ whole, keys }: MatrixPart): Node {
    const shapes = new Set((keys ?? []).map((key) => shapeOf(this.plan.keys[key] as Node)));
    const without = (node: Node): Node =>
      shapes.has(shapeOf(node))
        ? { op: 'literal', value: null, at: node.at, type: node.type }
        : withParts(node, without);
    return shapes.size === 0 ? whole : without(whole);
  }

  private watch(dependent: PartResults | RowGroups, nodes: readonly Node[]): void {
    for (const id of this.ruleset.dependencies.idsIn(nodes)) {
      const dependents = this.dependents[id];
      if (dependents) dependents.push(dependent);
      else this.dependents[id] = [dependent];
    }
  }
}
