import { nodesIn } from '../model/nodes.js';
import type { IterationNode, Node } from '../model/tree.js';
import { MEMBER } from '../values/budget.js';
import type { FactIndex } from '../values/fact-index.js';
import { aslist } from '../values/functions.js';
import { atOnce } from '../values/needs.js';
import type { Value } from '../values/values.js';
import { always, type Code, changing, constant, never, type Truth } from './code.js';
import type { Compiler } from './compiler.js';
import { indexable } from './indexable.js';
import { type Cell, Scope } from './scope.js';

interface Loop {
  readonly things: () => readonly Value[];
  readonly cell: Cell;
  readonly test: (() => boolean) | null;
  readonly scope: Scope;
}

function loopOf(compiler: Compiler, node: IterationNode, outer: Scope): Loop | null {
  const scope = new Scope(outer);
  const cell = scope.cell(node.name);
  const where = node.where ? compiler.truth(node.where, scope) : undefined;
  if (where?.constant && !where.run()) return null;
  const test = where === undefined || where.constant ? null : where.run;
  const source = indexed(compiler, node, outer) ?? compiler.code(node.in, outer).run;
  const { budget } = compiler.runtime;
  const things = (): readonly Value[] => {
    const xs = aslist(source());
    budget.spend(xs.length + 1);
    return xs;
  };
  return { things, cell, test, scope };
}

/** The things of a collection with the wanted value of a fact, by an index of the world. */
function indexed(compiler: Compiler, node: IterationNode, outer: Scope): (() => Value) | undefined {
  const wanted = indexable(compiler.maker.vocabulary, node, (question) => compiler.rules.question(question).inlined);
  if (wanted === undefined) return undefined;
  const { collection, slot, orNone } = wanted;
  const value = compiler.code(wanted.value, outer).run;
  const { runtime } = compiler;
  let index: FactIndex | undefined;
  return () => {
    const { world } = runtime;
    if (index?.world !== world) index = world.indexOf(collection, slot);
    return orNone ? index.whereOrNone(value()) : index.where(value());
  };
}

export function compileIteration(compiler: Compiler, node: IterationNode, outer: Scope): Code {
  const loop = loopOf(compiler, node, outer);
  if (loop === null) return constant(node.op === 'each' ? [] : node.op === 'count' ? 0 : null);
  const { things, cell, test, scope } = loop;
  const { budget } = compiler.runtime;
  const by = node.by ? compiler.code(node.by, scope).run : null;
  const give = node.yield ? compiler.code(node.yield, scope).run : null;
  if (node.op === 'count') {
    return changing(() => {
      let n = 0;
      const xs = things();
      for (let i = 0; i < xs.length; i++) {
        cell.v = xs[i] as Value;
        if (test === null || test()) n++;
      }
      return n;
    });
  }
  const picks =
    node.yield !== undefined && [...nodesIn(node.yield)].some((one) => one.op === 'call' && one.fn === 'picked');
  if (node.op === 'first')
    return changing(by ? () => leastBy(things(), cell, test, by) : () => firstOf(things(), cell, test));
  return changing(() => {
    let chosen = things();
    if (test) {
      chosen = filtered(chosen, cell, test);
      budget.spend(MEMBER * chosen.length);
    }
    if (by) chosen = sorted(chosen, cell, by);
    if (give === null) return chosen;
    budget.spend((1 + MEMBER) * chosen.length);
    if (picks)
      return atOnce(chosen, (x) => {
        cell.v = x;
        return [budget.hold(give())];
      });
    const out: Value[] = [];
    for (const x of chosen) {
      cell.v = x;
      out.push(budget.hold(give()));
    }
    return out;
  });
}

function filtered(xs: readonly Value[], cell: Cell, test: () => boolean): readonly Value[] {
  const out: Value[] = [];
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    cell.v = x;
    if (test()) out.push(x);
  }
  return out;
}

/** Ascending and stable; what has no number comes last. */
function sorted(xs: readonly Value[], cell: Cell, by: () => Value): readonly Value[] {
  const keyed = xs.map((x) => {
    cell.v = x;
    const key = by();
    return { x, key: typeof key === 'number' ? key : Number.POSITIVE_INFINITY };
  });
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ x }) => x);
}

function firstOf(xs: readonly Value[], cell: Cell, test: (() => boolean) | null): Value {
  if (test === null) return xs[0] ?? null;
  for (const x of xs) {
    cell.v = x;
    if (test()) return x;
  }
  return null;
}

function leastBy(xs: readonly Value[], cell: Cell, test: (() => boolean) | null, by: () => Value): Value {
  let best: Value = null;
  let least = Number.POSITIVE_INFINITY;
  let found = false;
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    cell.v = x;
    if (test !== null && !test()) continue;
    const value = by();
    const key = typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
    if (!found || key < least) {
      best = x;
      least = key;
      found = true;
    }
  }
  return best;
}

export function compileIterationTruth(compiler: Compiler, node: IterationNode, outer: Scope): Truth {
  const loop = loopOf(compiler, node, outer);
  if (loop === null) return node.op === 'any' ? never : always;
  const { things, cell, test, scope } = loop;
  if (node.op === 'any') {
    if (test === null) return { run: () => things().length > 0, constant: false };
    return {
      run: () => {
        const xs = things();
        for (let i = 0; i < xs.length; i++) {
          cell.v = xs[i] as Value;
          if (test()) return true;
        }
        return false;
      },
      constant: false,
    };
  }
  const satisfies = compiler.truth(node.yield as Node, scope).run;
  return {
    run: () => {
      const xs = things();
      for (let i = 0; i < xs.length; i++) {
        cell.v = xs[i] as Value;
        if ((test === null || test()) && !satisfies()) return false;
      }
      return true;
    },
    constant: false,
  };
}
