import { LONG, withSteps } from '../values/functions.js';
import { includes, type Value } from '../values/values.js';
import { type Code, type Member, memberTest, strictly } from './code.js';
import type { Compiler } from './compiler.js';

/** Membership of a list that has to be computed. */
export function memberOfWhole({ runtime }: Compiler, list: Code): Member {
  const { run, constant } = strictly(list);
  const { budget } = runtime;
  const test = (x: Value): boolean => {
    const items = run();
    if (items !== null && (items as readonly Value[]).length > LONG) withSteps(items, budget);
    return includes(items, x);
  };
  return { test, known: true, constant };
}

/**
 * Traced code evaluates the list as a whole first, since that is what it notes. If that is unknown, the way the list is
 * written may decide all the same: for `each player in players where player.life > 3`, only the life of that player
 * matters.
 */
export function tracedMember({ runtime }: Compiler, list: Code, parts: () => Member | undefined): Member {
  const { run } = list;
  const { budget } = runtime;
  const isIn = (items: Value, x: Value): boolean => {
    withSteps(items, budget);
    return includes(items, x);
  };
  if (list.known) return memberTest((x) => isIn(list.run(), x), true);
  // Compiled on demand: most lists are known.
  let inParts: Member['test'] | undefined;
  const test = (x: Value): boolean | undefined => {
    const items = run();
    if (items !== undefined) return isIn(items, x);
    inParts ??= runtime.budget.free(() => parts()?.test ?? unknown);
    return inParts(x);
  };
  return memberTest(test, false);
}

const unknown = (): undefined => undefined;
