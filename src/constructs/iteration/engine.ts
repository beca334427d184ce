import { always, codeOfParts, never, type Truth } from '../../engine/evaluate/code.js';
import { condition } from '../../engine/evaluate/construct.js';
import type { IterationKind, Node } from '../../engine/model/tree.js';
import type { Value } from '../../engine/values/values.js';
import { loopOf } from './engine-loop.js';
import { count, each, first } from './engine-selected.js';

/** Whether there is one. */
const any = /* @__PURE__ */ condition<IterationKind>((node, compiler, outer): Truth => {
  const loop = loopOf(compiler, node, outer);
  if (loop === null) return never;
  const { members, cell, test, known } = loop;
  return codeOfParts(() => {
    const xs = members();
    if (xs === undefined) return undefined;
    if (test === null) return xs.length > 0;
    let isOpen = false;
    for (let i = 0; i < xs.length; i++) {
      cell.v = xs[i] as Value;
      const isMeant = test();
      if (isMeant) return true;
      if (isMeant === undefined) isOpen = true;
    }
    return isOpen ? undefined : false;
  }, known);
});

/** Whether all satisfy what stands behind `satisfies`. */
const every = /* @__PURE__ */ condition<IterationKind>((node, compiler, outer): Truth => {
  const loop = loopOf(compiler, node, outer);
  if (loop === null) return always;
  const { members, cell, test, scope } = loop;
  const satisfies = compiler.truth(node.yield as Node, scope);
  const { run } = satisfies;
  return codeOfParts(() => {
    const xs = members();
    if (xs === undefined) return undefined;
    let isOpen = false;
    for (let i = 0; i < xs.length; i++) {
      cell.v = xs[i] as Value;
      const isMeant = test === null || test();
      if (isMeant === false) continue;
      const holds = run();
      if (holds === true) continue;
      if (isMeant && holds === false) return false;
      isOpen = true;
    }
    return isOpen ? undefined : true;
  }, loop.known && satisfies.known);
});

export const engine = { each, first, any, count, every };
