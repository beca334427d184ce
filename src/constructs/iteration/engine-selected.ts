import { areKnown, type Code, codeOfParts, constant, type Member, memberTest } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { Scope } from '../../engine/evaluate/scope.js';
import { nodesIn } from '../../engine/model/nodes.js';
import type { IterationKind, IterationNode, Node } from '../../engine/model/tree.js';
import { MEMBER, type StepLimit } from '../../engine/values/budget.js';
import { atOnce } from '../../engine/values/needs.js';
import type { Value } from '../../engine/values/values.js';
import { type Loop, loopOf } from './engine-loop.js';

/*
 * Loops that select members. If it is unknown whether a member is selected, or at which position, the whole is unknown.
 */

type Run = () => Value | undefined;

/** The number of members selected. */
export const count: Construct<IterationKind> = {
  code(node, compiler, outer) {
    const loop = loopOf(compiler, node, outer);
    if (loop === null) return constant(0);
    const { members, cell, test, known } = loop;
    return codeOfParts<Value>(() => {
      const xs = members();
      if (xs === undefined || test === null) return xs?.length;
      let n = 0;
      for (let i = 0; i < xs.length; i++) {
        cell.v = xs[i] as Value;
        const isMeant = test();
        if (isMeant === undefined) return undefined;
        if (isMeant) n++;
      }
      return n;
    }, known);
  },
};

/** The first member selected, or the one with the least key; else none. */
export const first: Construct<IterationKind> = {
  code(node, compiler, outer) {
    const loop = loopOf(compiler, node, outer);
    if (loop === null) return constant(null);
    const by = node.by && compiler.code(node.by, loop.scope);
    const key = by?.run;
    return codeOfParts<Value>(key ? () => leastBy(loop, key) : () => firstOf(loop), loop.known && by?.known !== false);
  },
};

function firstOf({ members, cell, test }: Loop): Value | undefined {
  const xs = members();
  if (xs === undefined || test === null) return xs && (xs[0] ?? null);
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    cell.v = x;
    const isMeant = test();
    if (isMeant === undefined) return undefined;
    if (isMeant) return x;
  }
  return null;
}

function leastBy({ members, cell, test }: Loop, key: Run): Value | undefined {
  const xs = members();
  if (xs === undefined) return undefined;
  let best: Value = null;
  let least = Number.POSITIVE_INFINITY;
  let found = false;
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as Value;
    cell.v = x;
    const isMeant = test === null || test();
    if (isMeant === false) continue;
    const value = isMeant && key();
    if (value === undefined) return undefined;
    const rank = rankOf(value);
    if (found && rank >= least) continue;
    best = x;
    least = rank;
    found = true;
  }
  return best;
}

/** Members without a number come last. */
const rankOf = (key: Value): number => (typeof key === 'number' ? key : Number.POSITIVE_INFINITY);

/** All members selected, in order, or what each of them gives. */
export const each: Construct<IterationKind> = {
  code(node, compiler, outer) {
    const loop = loopOf(compiler, node, outer);
    if (loop === null) return constant([]);
    const by = node.by && compiler.code(node.by, loop.scope);
    const give = node.yield && compiler.code(node.yield, loop.scope);
    const { budget } = compiler.runtime;
    const choose = chooser(loop, by?.run ?? null, budget);
    const isKnown = loop.known && by?.known !== false && give?.known !== false;
    if (give === undefined) return codeOfParts<Value>(choose, isKnown);
    const gather = gatherer(loop, give, picks(node), budget);
    return codeOfParts<Value>(() => {
      const chosen = choose();
      return chosen && gather(chosen);
    }, isKnown);
  },
  member: eachMember,
};

/** The members selected, ascending by their keys. */
function chooser({ members, cell, test }: Loop, key: Run | null, budget: StepLimit) {
  if (test === null && key === null) return members;
  return (): readonly Value[] | undefined => {
    const xs = members();
    if (xs === undefined) return undefined;
    const chosen: Value[] = [];
    const ranks: number[] = [];
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i] as Value;
      cell.v = x;
      const isMeant = test === null || test();
      if (isMeant === false) continue;
      const rank = isMeant && (key === null ? null : key());
      if (rank === undefined) return undefined;
      chosen.push(x);
      if (key !== null) ranks.push(rankOf(rank));
    }
    if (test !== null) budget.spend(MEMBER * chosen.length);
    return key === null ? chosen : inOrderOf(chosen, ranks);
  };
}

/** Sorted ascending; stable. */
const inOrderOf = (xs: readonly Value[], ranks: readonly number[]): readonly Value[] =>
  xs
    .map((x, i) => ({ x, rank: ranks[i] as number }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ x }) => x);

/** What each member gives. */
function gatherer({ cell }: Loop, { run }: Code, picks: boolean, budget: StepLimit) {
  const giveOf = (x: Value): Value | undefined => {
    cell.v = x;
    const value = run();
    return value === undefined ? undefined : budget.hold(value);
  };
  return (chosen: readonly Value[]): readonly Value[] | undefined => {
    budget.spend((1 + MEMBER) * chosen.length);
    const given = picks ? atOnce(chosen, (x) => [giveOf(x)]) : chosen.map(giveOf);
    return areKnown(given) ? given : undefined;
  };
}

/** Whether a pick may be needed: then each member needs its own, and all are requested at once. */
const picks = (node: IterationNode): boolean =>
  [...nodesIn(node.yield as Node)].some((one) => one.op === 'call' && one.fn === 'picked');

function eachMember(node: IterationNode, compiler: Compiler, scope: Scope): Member | undefined {
  if (node.yield || (node.by && compiler.notes === null)) return undefined;
  const outer = compiler.member(node.in, scope);
  if (!node.where) return memberTest(outer.test, outer.known);
  const inner = new Scope(scope);
  const cell = inner.cell(node.name);
  const where = compiler.truth(node.where, inner);
  const [isInside, holds] = [outer.test, where.run];
  const isIn = (x: Value): boolean | undefined => {
    const inside = isInside(x);
    if (inside === false) return false;
    cell.v = x;
    const truth = holds();
    return inside === undefined && truth === true ? undefined : truth;
  };
  return memberTest(isIn, outer.known && where.known);
}
