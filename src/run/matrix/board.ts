import type { MatrixPlan, Part } from '../../arrange/matrix/plan.js';
import { shapeOf } from '../../arrange/matrix/rates.js';
import type { Ruleset } from '../../arrange/ruleset.js';
import { Cell, Scope } from '../../compile/scope.js';
import type { Value } from '../../compile/values.js';
import type { World } from '../../compile/world.js';
import { withParts } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import { Classes, type Grid, Watch } from './classes.js';
import { MatrixEntry } from './matrix-entry.js';
import { Sheet } from './sheet.js';

/** A plan brought to life for one table: its parts compiled, with room for what they come out as. */
export class Board {
  readonly grid: Grid;
  /** Cells of all parameters, in the order of the question. */
  readonly cells: readonly Cell[];
  readonly entries: readonly MatrixEntry[];
  private readonly sheets: Sheet[] = [];
  private readonly classes = new Map<string, Classes>();
  private readonly watches = new Map<string, Watch>();

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
    this.grid = { rows: [], columns: [], row: cellOf(axes.row), column };
    for (const part of parts) this.sheets.push(this.sheet(part, scope));
    const entries: MatrixEntry[] = [];
    for (const entry of plan.entries)
      entries.push(
        new MatrixEntry(
          entry,
          this.sheets,
          entry.displacers.map((place) => entries[place] as MatrixEntry),
        ),
      );
    this.entries = entries;
  }

  /** Forgets what no longer holds; false when everything does. */
  refresh(rowsChanged: boolean, columnsChanged: boolean): boolean {
    const { version } = this.world;
    let changed = rowsChanged || columnsChanged;
    for (const classes of this.classes.values()) if (classes.refresh(version, rowsChanged)) changed = true;
    const { sheets } = this;
    for (let i = 0; i < sheets.length; i++) {
      if ((sheets[i] as Sheet).refresh(version, columnsChanged)) changed = true;
    }
    return changed;
  }

  private sheet(part: Part, scope: Scope): Sheet {
    const { compiler } = this.ruleset;
    const run: () => Value = part.isTruth ? compiler.truth(part.tree, scope).run : compiler.code(part.tree, scope).run;
    const looksAtRows = part.rate === 'row' || part.rate === 'cell';
    const uses = part.uses.map((place) => this.sheets[place] as Sheet);
    return new Sheet(
      part,
      run,
      this.grid,
      looksAtRows ? this.classesFor(part.keys ?? [], scope) : null,
      this.watch([this.withoutKeys(part)]),
      uses.filter((sheet) => !sheet.perColumn),
      uses.filter((sheet) => sheet.perColumn),
      scope.cell(part.name),
    );
  }

  private classesFor(keys: readonly number[], scope: Scope): Classes {
    const name = keys.join();
    let classes = this.classes.get(name);
    if (classes === undefined) {
      const trees = keys.map((key) => this.plan.keys[key] as Node);
      const runs = trees.map((tree) => this.ruleset.compiler.code(tree, scope).run);
      classes = new Classes(this.grid, this.watch(trees), runs);
      this.classes.set(name, classes);
    }
    return classes;
  }

  /** What a part depends on beside what its rows have in common: another controller puts a row into another class. */
  private withoutKeys({ whole, keys }: Part): Node {
    const shapes = new Set((keys ?? []).map((key) => shapeOf(this.plan.keys[key] as Node)));
    const without = (node: Node): Node =>
      shapes.has(shapeOf(node))
        ? { op: 'literal', value: null, at: node.at, type: node.type }
        : withParts(node, without);
    return shapes.size === 0 ? whole : without(whole);
  }

  private watch(nodes: readonly Node[]): Watch {
    const marks = this.ruleset.dependencies.marksIn(nodes);
    const name = marks.join();
    let watch = this.watches.get(name);
    if (watch === undefined) {
      watch = new Watch(this.world, marks);
      this.watches.set(name, watch);
    }
    return watch;
  }
}
