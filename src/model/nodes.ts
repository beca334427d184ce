import type { Entry } from './entry.js';
import type { Change, Expression, Node } from './tree.js';

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'op' in part && 'at' in part;

/** The direct parts of a node, in the order in which they are written. */
export const partsOf = (node: Node): readonly Node[] => {
  const parts: Node[] = [];
  for (const [key, part] of Object.entries(node)) {
    if (key === 'type' || key === 'at') continue;
    if (isNode(part)) parts.push(part);
    else if (Array.isArray(part)) parts.push(...part.filter(isNode));
    else if (key === 'args' && part !== null && typeof part === 'object')
      parts.push(...Object.values(part as object).filter(isNode));
  }
  return parts;
};

/** Visits a node and everything below it. */
export const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const part of partsOf(node)) walk(part, visit);
};

/** All expressions of an entry, with the place where each stands. */
export const expressionsOf = (entry: Entry): readonly { readonly place: string; readonly expression: Expression }[] => {
  const out: { place: string; expression: Expression }[] = [];
  const add = (place: string, expression: Expression | undefined): void => {
    if (expression) out.push({ place, expression });
  };
  add('each', entry.each?.in);
  add('when', entry.when);
  for (const [name, expression] of Object.entries(entry.let)) add(`let/${name}`, expression);
  add('value', entry.value);
  entry.cases?.forEach((choice, i) => {
    add(`cases/${i}/when`, choice.when);
    add(`cases/${i}/value`, choice.value);
  });
  entry.do?.forEach((action, i) => {
    add(`do/${i}`, action);
  });
  entry.steps?.forEach((step, i) => {
    add(`steps/${i}/when`, step.when);
    for (const [name, expression] of Object.entries(step.let)) add(`steps/${i}/let/${name}`, expression);
    step.do.forEach((action, k) => {
      add(`steps/${i}/do/${k}`, action);
    });
  });
  return out;
};

/** The expressions of a change. */
export const nodesOfChange = (change: Change): readonly Node[] => {
  if (change.op === 'create') return [change.make];
  if (change.op === 'delete') return [change.of];
  return [change.target, change.value];
};
