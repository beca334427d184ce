import { type Code, knownCode, TURN } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import { indexable } from '../../engine/evaluate/indexable.js';
import { type Cell, OpenCell, Scope } from '../../engine/evaluate/scope.js';
import type { IterationNode } from '../../engine/model/tree.js';
import type { FactIndex } from '../../engine/values/fact-index.js';
import { aslist } from '../../engine/values/functions.js';
import type { Value } from '../../engine/values/values.js';

/** What all loops have in common. */
export interface Loop {
  /** The members of the list; undefined if they are unknown. */
  readonly members: () => readonly Value[] | undefined;
  readonly cell: Cell;
  /** Whether the member in the cell is selected; null if every member is. */
  readonly test: (() => boolean | undefined) | null;
  /** The names that its parts can see. */
  readonly scope: Scope;
  readonly known: boolean;
}

/** @returns null if no member is ever selected */
export function loopOf(compiler: Compiler, node: IterationNode, outer: Scope): Loop | null {
  const scope = new Scope(outer);
  const cell = scope.cell(node.name);
  const where = node.where && compiler.truth(node.where, scope);
  if (where?.constant && !where.run()) return null;
  const source = indexed(compiler, node, outer) ?? compiler.code(node.in, outer);
  const common = { cell, scope, known: source.known && where?.known !== false };
  const { run } = source;
  const { budget } = compiler.runtime;
  if (compiler.notes) {
    const nobody = nobodyMeant(compiler, node, outer);
    const members = (): readonly Value[] | undefined => {
      const list = run();
      return list === undefined ? nobody() : aslist(list);
    };
    const isMeant = where?.run ?? all;
    // Each turn is counted when it is taken.
    const test = (): boolean | undefined => {
      budget.spend(TURN);
      return isMeant();
    };
    return { ...common, members, test };
  }
  // All turns are counted in advance.
  const members = (): readonly Value[] => {
    const xs = aslist(run() as Value);
    budget.spend(xs.length + 1);
    return xs;
  };
  return { ...common, members, test: where === undefined || where.constant ? null : where.run };
}

const all = (): true => true;

/** Of an unknown list no member is selected if the condition fails for whatever member there may be. */
function nobodyMeant(compiler: Compiler, node: IterationNode, outer: Scope): () => readonly Value[] | undefined {
  const { name, where } = node;
  if (where === undefined) return () => undefined;
  let fails: (() => boolean | undefined) | undefined;
  return () => {
    if (fails === undefined) {
      const scope = new Scope(outer);
      scope.put(name, new OpenCell()).v = undefined;
      fails = compiler.runtime.budget.free(() => compiler.truth(where, scope)).run;
    }
    return fails() === false ? NOBODY : undefined;
  };
}

const NOBODY: readonly Value[] = [];

/** The things of a collection whose fact has a given value, from an index of the world. */
function indexed(compiler: Compiler, node: IterationNode, outer: Scope): Code | undefined {
  if (compiler.notes) return undefined;
  const wanted = indexable(compiler.vocabulary, node, (question) => compiler.rules.question(question).inlined);
  if (wanted === undefined) return undefined;
  const { collection, slot, orNone } = wanted;
  const value = compiler.code(wanted.value, outer).run as () => Value;
  const { runtime } = compiler;
  let index: FactIndex | undefined;
  return knownCode(() => {
    const { world } = runtime;
    if (index?.world !== world) index = world.indexOf(collection, slot);
    return orNone ? index.whereOrNone(value()) : index.where(value());
  });
}
