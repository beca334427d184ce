import type { Entry } from './entry.js';
import { overParts, partsIn } from './shape.js';
import { shapes } from './shapes.js';
import type { Change, Expression, Node } from './tree.js';
import type { Vocabulary } from './vocabulary.js';

/** The direct parts of a node of a typed tree, in the order written. */
export const partsOf = (node: Node): readonly Node[] => partsIn(shapes[node.op], node);

/** The same node with other parts, each made from its predecessor. */
export const withParts = (node: Node, make: (part: Node) => Node): Node => overParts(shapes[node.op], node, make);

/** The parts of a conjunction; any other condition is a single one; no condition has none. */
export const conjuncts = (condition: Node | undefined): readonly Node[] =>
  condition === undefined ? [] : condition.op === 'and' ? condition.parts : [condition];

/** A tree as text without places and types: equal for trees with the same meaning, wherever they were written. */
export const shapeOf = (node: Node): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'at' || key === 'type' ? undefined : value));

/** A node and everything in it. */
export function* nodesIn(root: Node): Generator<Node> {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    open.push(...partsOf(node));
  }
}

/** Visits a node and everything below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of partsOf(node)) walk(part, visit);
}

/** All expressions of an entry, each with its place. */
export function expressionsOf(entry: Entry): readonly { readonly place: string; readonly expression: Expression }[] {
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
}

/** The expressions of a change. */
export function nodesOfChange(change: Change): readonly Node[] {
  if (change.op === 'create') return [change.make];
  if (change.op === 'delete') return [change.of];
  return [change.target, change.value];
}

/**
 * All expressions of a vocabulary itself, outside entries: conditions of layers and facts, what people see, what events
 * change, when a game has ended.
 */
export function nodesOfVocabulary({ layers, entities, events, ended, verify }: Vocabulary): readonly Node[] {
  const expressions = [
    ...Object.values(layers).map(({ when }) => when),
    ...Object.values(entities).flatMap(({ facts, seen = {} }) => [
      ...Object.values(facts).flatMap(({ assumed, onlyWhere }) => [assumed, onlyWhere]),
      ...Object.values(seen),
    ]),
    ...Object.values(events).map(({ permittedBy }) => permittedBy),
    ended,
    ...verify,
  ];
  return [
    ...expressions.flatMap((expression) => (expression ? [expression.tree] : [])),
    ...Object.values(events).flatMap(({ changes }) => changes.flatMap(nodesOfChange)),
  ];
}

const MENTION = /\{\w+\}/g;

/**
 * Names whose values a problem of this entry carries: the thing that it is about, and those that its templates mention.
 */
export function namesMentioned(entry: Entry): readonly string[] {
  const names = new Set(entry.each ? [entry.each.name] : []);
  for (const words of [entry.reason, entry.remedy]) {
    for (const template of words ? [words.en, words.it] : [])
      for (const place of template.match(MENTION) ?? []) names.add(place.slice(1, -1));
  }
  return [...names].sort();
}

/** Whether an expression mentions a name. */
export function mentions(node: Node, name: string): boolean {
  for (const part of nodesIn(node)) if (part.op === 'name' && part.name === name) return true;
  return false;
}
