import type { IterationNode, Node } from '../model/tree.js';
import { Reached } from '../values/reached.js';
import { type Code, changing } from './code.js';
import type { Compiler } from './compiler.js';
import { Scope } from './scope.js';

/** `follow`: everything that is reached from the start, each thing once. */
export function compileFollow(compiler: Compiler, node: IterationNode, outer: Scope): Code {
  const scope = new Scope(outer);
  const cell = scope.cell(node.name);
  const start = compiler.code(node.in, outer).run;
  const next = compiler.code(node.yield as Node, scope).run;
  const { budget } = compiler.runtime;
  return changing(() => {
    const reached = new Reached(start(), budget);
    // What is reached on the way is gone through as well: the list grows under the loop.
    for (const thing of reached.things) {
      budget.spend(1);
      cell.v = thing;
      reached.add(next());
    }
    return reached.things;
  });
}
