import { codeOfParts, TURN } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { Scope } from '../../engine/evaluate/scope.js';
import type { Node } from '../../engine/model/tree.js';
import { Reached } from '../../engine/values/reached.js';

/** Everything reached from the start, each thing once; unknown as a whole if the next of any of them is unknown. */
const follow: Construct<'follow'> = {
  code(node, compiler, outer) {
    const scope = new Scope(outer);
    const cell = scope.cell(node.name);
    const start = compiler.code(node.in, outer);
    const next = compiler.code(node.yield as Node, scope);
    const [from, after] = [start.run, next.run];
    const turn = compiler.notes ? TURN : 1;
    const { budget } = compiler.runtime;
    return codeOfParts(() => {
      const first = from();
      if (first === undefined) return undefined;
      const reached = new Reached(first, budget);
      // What is reached is visited as well: the list grows during the loop.
      for (const thing of reached.things) {
        budget.spend(turn);
        cell.v = thing;
        const things = after();
        if (things === undefined) return undefined;
        reached.add(things);
      }
      return reached.things;
    }, start.known && next.known);
  },
};

export const engine = { follow };
