import type { Inlined } from '../evaluate/indexable.js';
import { last } from '../model/last.js';
import { conjuncts, nodesIn, shapeOf, withParts } from '../model/nodes.js';
import type { Expression, IterationNode, LogicNode, Node } from '../model/tree.js';
import { Expander, MOST } from './expand.js';
import { type AxisParameters, keysIn, type LoopLevel, LoopLevels } from './loop-levels.js';
import type { MatrixFormula, MatrixPart } from './plan.js';

type Lets = { readonly [name: string]: Expression };

/** Collects the parts of a plan while conditions and values are taken apart; equal parts become one. */
export class Planner {
  readonly parts: MatrixPart[] = [];
  readonly keys: Node[] = [];
  tooLarge = false;
  /** Formulas made for the present condition. */
  private made = 0;
  private readonly levels: LoopLevels;
  private readonly expander: Expander;
  private readonly known = new Map<string, number>();

  constructor(axes: AxisParameters, inlined: (question: string) => Inlined | undefined) {
    this.levels = new LoopLevels(axes);
    this.expander = new Expander(this.levels, inlined);
  }

  /** null: always true. */
  condition(tree: Node | undefined, lets: Lets): MatrixFormula | null {
    const expanded = tree && this.expanded(tree, lets);
    this.made = 0;
    return expanded ? this.formula(expanded, false) : null;
  }

  /** Index of the part that gives the value. */
  value(tree: Node, lets: Lets): number {
    return this.part(this.expanded(tree, lets), false);
  }

  private expanded(tree: Node, lets: Lets): Node {
    const expanded = this.expander.expand(tree, lets);
    if (expanded === undefined) this.tooLarge = true;
    return expanded ?? tree;
  }

  /** Conditions about both lists are split as far as `and`, `or`, `not` and `if` allow; unknown parts stay unknown. */
  private formula(node: Node, negated: boolean): MatrixFormula {
    const level = this.levels.of(node);
    // The test of an `if` is duplicated, so what is nested in tests could occur many times.
    if (++this.made > MOST) this.tooLarge = true;
    else if (level === 'cell') {
      switch (node.op) {
        case 'not':
          return this.formula(node.of, !negated);
        case 'and':
        case 'or':
          return this.logic(node, negated);
        case 'if': {
          const { test, then } = node;
          const yes = joined('and', [this.formula(test, false), this.formula(then, negated)]);
          // Without `else` the condition is none then, which counts as false.
          const otherwise = node.else && this.formula(node.else, negated);
          if (!otherwise && !negated) return yes;
          const no = joined('and', [this.formula(test, true), ...(otherwise ? [otherwise] : [])]);
          return joined('or', [yes, no]);
        }
        case 'any':
          return this.any(node, negated);
        default:
      }
    }
    const tree: Node = negated ? { op: 'not', of: node, at: node.at, type: node.type } : node;
    return { op: 'part', part: this.part(tree, true), level };
  }

  private logic(node: LogicNode, negated: boolean): MatrixFormula {
    const op = (node.op === 'and') !== negated ? 'and' : 'or';
    const formulas: MatrixFormula[] = [];
    for (const level of ['call', 'row', 'column'] as const) {
      const parts = node.parts.filter((part) => this.levels.of(part) === level);
      const [first] = parts;
      if (first) formulas.push(this.formula(parts.length === 1 ? first : { ...node, parts }, negated));
    }
    const cells = node.parts.filter((part) => this.levels.of(part) === 'cell');
    return joined(op, [...formulas, ...cells.map((part) => this.formula(part, negated))]);
  }

  /**
   * `any bar in restrictions where A(bar) and B(bar, creature) and C(bar, creature, defender)` fails if nothing
   * satisfies A alone, or A and B: with nothing in the collection, no pair is evaluated.
   */
  private any(node: IterationNode, negated: boolean): MatrixFormula {
    const whole: Node = negated ? { op: 'not', of: node, at: node.at, type: node.type } : node;
    const formulas: MatrixFormula[] = [];
    if (this.levels.of(node.in) === 'call') {
      const parts = conjuncts(node.where);
      const upTo = (...levels: LoopLevel[]) => parts.filter((part) => levels.includes(this.levels.of(part)));
      const always = upTo('call');
      for (const within of [always, upTo('call', 'row'), upTo('call', 'column')]) {
        if (within !== always && within.length === always.length) continue;
        const { where: _, ...rest } = node;
        formulas.push(this.formula(within.length === 0 ? rest : { ...rest, where: conjunction(within) }, negated));
      }
    }
    const last: MatrixFormula = { op: 'part', part: this.part(whole, true), level: 'cell' };
    return joined(negated ? 'or' : 'and', [...formulas, last]);
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

function conjunction(parts: readonly Node[]): Node {
  const [first] = parts as [Node];
  return parts.length === 1 ? first : { op: 'and', parts, at: first.at, type: first.type };
}

const isWork = (node: Node): boolean =>
  [...nodesIn(node)].some((part) => part.op === 'ask' || part.op === 'call' || 'in' in part);

const LEVELS: readonly LoopLevel[] = ['call', 'row', 'column', 'cell'];

/** Flattens nested conjunctions, and nested disjunctions. */
export function joined(op: 'and' | 'or', formulas: readonly MatrixFormula[]): MatrixFormula {
  const parts = formulas.flatMap((formula) => (formula.op === op ? formula.parts : [formula]));
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const levels = new Set(parts.map(({ level }) => level));
  const mixed = levels.has('row') && levels.has('column');
  return { op, parts, level: mixed ? 'cell' : (last(LEVELS.filter((level) => levels.has(level))) ?? 'call') };
}
