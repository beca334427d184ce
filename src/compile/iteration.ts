import { nodesIn } from '../model/nodes.js';
import type { IterationNode, Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import { always, type Code, changing, constant, never, type Truth } from './code.js';
import type { Compiler } from './compiler.js';
import { type Cell, Scope } from './scope.js';
import type { Value } from './values.js';
import type { Index } from './world.js';

interface Loop {
  readonly things: () => readonly Value[];
  readonly cell: Cell;
  readonly test: (() => boolean) | null;
  readonly scope: Scope;
}

const loopOf = (compiler: Compiler, node: IterationNode, outer: Scope): Loop | null => {
  const scope = new Scope(outer);
  const cell = scope.cell(node.name);
  const where = node.where ? compiler.truth(node.where, scope) : undefined;
  if (where?.constant && !where.run()) return null;
  const test = where === undefined || where.constant ? null : where.run;
  const source = indexed(compiler, node, outer) ?? compiler.code(node.in, outer).run;
  const { budget } = compiler.runtime;
  const things = (): readonly Value[] => {
    const xs = asList(source());
    budget.spend(xs.length + 1);
    return xs;
  };
  return { things, cell, test, scope };
};

const asList = (value: Value): readonly Value[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

/**
 * `effect in effects where effect.on is object and …` needs only the effects on that object: the world keeps its
 * collections sorted by the facts that are asked for in this way.
 */
const indexed = (compiler: Compiler, node: IterationNode, outer: Scope): (() => Value) | undefined => {
  if (node.in.op !== 'collection' || !node.where) return undefined;
  const collection = node.in.name;
  const entity = Object.values(compiler.maker.vocabulary.entities).find((e) => e.collection === collection);
  const parts = node.where.op === 'and' ? node.where.parts : [node.where];
  for (const part of parts) {
    if (part.op !== 'compare' || part.sign !== 'is') continue;
    for (const [own, other] of [
      [part.left, part.right],
      [part.right, part.left],
    ] as const) {
      if (own.op !== 'fact' || own.of.op !== 'name' || own.of.name !== node.name || isList(own.type)) continue;
      if (other.op === 'literal' || mentions(other, node.name)) continue;
      const fact = entity?.facts[own.fact];
      if (!fact) continue;
      const value = compiler.code(other, outer).run;
      const { runtime } = compiler;
      let index: Index | undefined;
      return () => {
        const { world } = runtime;
        if (index?.world !== world) index = world.indexOf(collection, fact.slot);
        return index.where(value());
      };
    }
  }
  return undefined;
};

const mentions = (node: Node, name: string): boolean =>
  [...nodesIn(node)].some((part) => part.op === 'name' && part.name === name);

export const compileIteration = (compiler: Compiler, node: IterationNode, outer: Scope): Code => {
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
  if (node.op === 'first')
    return changing(by ? () => leastBy(things(), cell, test, by) : () => firstOf(things(), cell, test));
  return changing(() => {
    let chosen = things();
    if (test) chosen = filtered(chosen, cell, test);
    if (by) chosen = sorted(chosen, cell, by);
    if (give === null) return chosen;
    budget.spend(chosen.length);
    const out: Value[] = [];
    for (const x of chosen) {
      cell.v = x;
      out.push(give());
    }
    return out;
  });
};

const filtered = (xs: readonly Value[], cell: Cell, test: () => boolean): readonly Value[] => {
  const out: Value[] = [];
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    cell.v = x;
    if (test()) out.push(x);
  }
  return out;
};

/** Ascending and stable; what has no number comes last. */
const sorted = (xs: readonly Value[], cell: Cell, by: () => Value): readonly Value[] => {
  const keyed = xs.map((x) => {
    cell.v = x;
    const key = by();
    return { x, key: typeof key === 'number' ? key : Number.POSITIVE_INFINITY };
  });
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ x }) => x);
};

const firstOf = (xs: readonly Value[], cell: Cell, test: (() => boolean) | null): Value => {
  if (test === null) return xs[0] ?? null;
  for (const x of xs) {
    cell.v = x;
    if (test()) return x;
  }
  return null;
};

const leastBy = (xs: readonly Value[], cell: Cell, test: (() => boolean) | null, by: () => Value): Value => {
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
};

export const compileIterationTruth = (compiler: Compiler, node: IterationNode, outer: Scope): Truth => {
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
};
