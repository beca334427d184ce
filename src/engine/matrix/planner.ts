import { conjuncts, nodesIn, shapeOf, withParts } from '../model/nodes.js';
import type { Expression, Node } from '../model/tree.js';
import { Expander } from './expand.js';
import { type AxisParameters, keysIn, type LoopLevel, LoopLevels } from './loop-levels.js';
import type { MatrixPart } from './plan.js';

type Lets = { readonly [name: string]: Expression };

/** Collects the parts of a plan while conditions and values are taken apart; equal parts become one. */
export class Planner {
  readonly parts: MatrixPart[] = [];
  readonly keys: Node[] = [];
  tooLarge = false;
  private readonly levels: LoopLevels;
  private readonly known = new Map<string, number>();

  constructor(axes: AxisParameters) {
    this.levels = new LoopLevels(axes);
  }

  /**
   * Indexes of the parts that must all hold. A condition about both lists has one for each conjunct about both, and for
   * each other level one for all of its conjuncts.
   */
  condition(tree: Node | undefined, lets: Lets): readonly number[] {
    const whole = tree && this.expanded(tree, lets);
    if (whole && this.levels.of(whole) !== 'cell') return [this.part(whole, true)];
    const all = conjuncts(whole);
    return LEVELS.flatMap((level) => {
      const own = all.filter((part) => this.levels.of(part) === level);
      const [first] = own;
      const parts =
        level === 'cell' || first === undefined || own.length === 1
          ? own
          : [{ op: 'and', parts: own, at: first.at, type: first.type } as const];
      return parts.map((part) => this.part(part, true));
    });
  }

  /** Index of the part that gives the value. */
  value(tree: Node, lets: Lets): number {
    return this.part(this.expanded(tree, lets), false);
  }

  private expanded(tree: Node, lets: Lets): Node {
    const expanded = new Expander(lets).expand(tree);
    if (expanded === undefined) this.tooLarge = true;
    return expanded ?? tree;
  }

  private part(whole: Node, isTruth: boolean): number {
    const shape = `${isTruth}${shapeOf(whole)}`;
    const known = this.known.get(shape);
    if (known !== undefined) return known;
    const level = this.levels.of(whole);
    const uses: number[] = [];
    const tree = level === 'cell' ? this.lifted(whole, uses) : whole;
    const keys = level === 'row' || level === 'cell' ? keysIn(this.levels, whole) : new Map<string, Node>();
    // For what is computed once per row anyway, grouping rows by one of their facts would not pay.
    const shared = keys !== null && (level === 'cell' || [...keys.values()].every(({ op }) => op === 'ask'));
    const place = this.parts.length;
    this.parts.push({
      name: `part${place}`,
      level,
      isTruth,
      tree,
      whole,
      uses: [...new Set(uses)],
      keys: shared ? [...keys.values()].map((key) => this.key(key)) : null,
    });
    this.known.set(shape, place);
    return place;
  }

  private key(tree: Node): number {
    const shape = shapeOf(tree);
    const known = this.keys.findIndex((key) => shapeOf(key) === shape);
    return known >= 0 ? known : this.keys.push(tree) - 1;
  }

  /** Replaces everything that depends on less than both lists by names of parts. */
  private lifted(node: Node, uses: number[]): Node {
    const level = this.levels.of(node);
    const worth = level === 'call' ? isWork(node) : level !== 'cell' && node.op !== 'name';
    if (!worth || !this.levels.closed(node)) return withParts(node, (part) => this.lifted(part, uses));
    const part = this.part(node, false);
    uses.push(part);
    return { op: 'name', name: `part${part}`, kind: 'let', at: node.at, type: node.type };
  }
}

const isWork = (node: Node): boolean =>
  [...nodesIn(node)].some((part) => part.op === 'ask' || part.op === 'call' || 'in' in part);

const LEVELS: readonly LoopLevel[] = ['call', 'row', 'column', 'cell'];
