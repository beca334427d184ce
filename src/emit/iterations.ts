import { indexable } from '../compile/indexable.js';
import { nodesIn } from '../model/nodes.js';
import type { IterationNode, Node } from '../model/tree.js';
import { atom, hasLoop, type Js, word } from './body.js';
import { literal } from './literals.js';
import { ifHolds } from './truths.js';
import type { Sight, Writing } from './writing.js';

/** The list that an iteration goes through: by an index of the world where the condition asks for one fact. */
const source = (writing: Writing, node: IterationNode, sight: Sight): Js => {
  const list = indexed(writing, node, sight) ?? writing.value(node.in, sight);
  // Every turn of a loop is paid for: see `Budget`.
  return writing.body.held(atom(`${writing.tool('over')}(${list.text})`, { list: true }), 'list');
};

const indexed = (writing: Writing, node: IterationNode, sight: Sight): Js | undefined => {
  const wanted = indexable(writing.shop.vocabulary, node);
  if (wanted === undefined) return undefined;
  const value = writing.value(wanted.value, sight);
  const world = `${writing.tool('runtime')}.world`;
  return atom(`${world}.where(${literal(wanted.collection)}, ${wanted.slot}, ${value.text})`, { list: true });
};

interface Loop {
  readonly sight: Sight;
  readonly x: Js;
  /** Leaves the loop. */
  leave(): void;
}

/** A loop over what the condition of an iteration lets through. */
const loop = (
  writing: Writing,
  node: IterationNode,
  list: Js,
  outer: Sight,
  leaves: boolean,
  inside: (loop: Loop) => void,
): void => {
  const { body } = writing;
  // Players and cards come one after the other from a collection: never none.
  const x = word(body.names.fresh(node.name), { some: node.in.op === 'collection' });
  const sight = outer.with(node.name, x);
  const [index, label] = [body.names.fresh('i'), body.names.fresh('search')];
  let left = false;
  const leave = (): void => {
    left = true;
    body.line(`break ${label};`);
  };
  const { lines } = body.apart(() => {
    body.line(`const ${x.text} = ${list.text}[${index}];`);
    if (node.where) ifHolds(writing, node.where, sight, leaves, () => inside({ sight, x, leave }));
    else inside({ sight, x, leave });
  });
  const bare = !left || !hasLoop(lines);
  const head = `for (let ${index} = 0; ${index} < ${list.text}.length; ${index}++)`;
  body.block(bare ? head : `${label}: ${head}`, () =>
    body.add(bare ? lines.map((line) => line.replace(`break ${label};`, 'break;')) : lines),
  );
};

/** Whether the condition of an iteration fails for good. */
const isEmpty = (writing: Writing, node: IterationNode): boolean =>
  node.where !== undefined && writing.shop.settledTruth(node.where) === false;

/** The condition, unless it always holds. */
const open = (writing: Writing, node: IterationNode): IterationNode => {
  if (node.where === undefined || writing.shop.settledTruth(node.where) === undefined) return node;
  const { where: _, ...rest } = node;
  return rest;
};

export const writeIteration = (writing: Writing, given: IterationNode, sight: Sight): Js => {
  const { body } = writing;
  if (isEmpty(writing, given))
    return given.op === 'each' ? atom('[]', { list: true }) : word(given.op === 'count' ? '0' : 'null');
  const node = open(writing, given);
  const list = source(writing, node, sight);
  if (node.op === 'count') {
    if (!node.where) return atom(`${list.text}.length`, { calm: true });
    const count = body.names.fresh('count');
    body.line(`let ${count} = 0;`);
    loop(writing, node, list, sight, false, () => body.line(`${count}++;`));
    return word(count);
  }
  if (node.op === 'first') return first(writing, node, list, sight);
  if (node.by === undefined && (node.yield === undefined || isCalm(node.yield))) {
    if (!node.where && !node.yield) return list;
    const chosen = collected(writing, node, list, sight, node.yield);
    return chosen;
  }
  const chosen = node.where ? collected(writing, node, list, sight, undefined) : list;
  const { where: _, ...rest } = node;
  const all: IterationNode = { ...rest, in: { ...node.in } };
  const ordered = node.by ? sorted(writing, all, chosen, sight) : chosen;
  return node.yield ? collected(writing, all, ordered, sight, node.yield) : ordered;
};

/** Whether it makes no difference when an expression is worked out: it asks and picks nothing. */
const isCalm = (node: Node): boolean => ![...nodesIn(node)].some(({ op }) => op === 'ask' || op === 'call');

const collected = (writing: Writing, node: IterationNode, list: Js, sight: Sight, give: Node | undefined): Js => {
  const { body } = writing;
  const out = body.names.fresh('chosen');
  body.line(`const ${out} = [];`);
  loop(writing, node, list, sight, false, ({ x, sight: inner }) => {
    const value = give ? writing.value(give, inner) : x;
    body.line(`${out}.push(${value.text});`);
  });
  return word(out, { list: true });
};

const sorted = (writing: Writing, node: IterationNode, list: Js, sight: Sight): Js => {
  const keys = collected(writing, node, list, sight, node.by);
  return writing.body.held(atom(`${writing.tool('sortedBy')}(${list.text}, ${keys.text})`, { list: true }), 'ordered');
};

const first = (writing: Writing, node: IterationNode, list: Js, sight: Sight): Js => {
  const { body } = writing;
  if (node.by === undefined && !node.where) return atom(`${writing.tool('nth')}(${list.text}, 1)`);
  const found = body.names.fresh('found');
  body.line(`let ${found} = null;`);
  if (node.by === undefined) {
    loop(writing, node, list, sight, true, ({ x, leave }) => {
      body.line(`${found} = ${x.text};`);
      leave();
    });
    return word(found);
  }
  const { by } = node;
  const [least, any] = [body.names.fresh('least'), body.names.fresh('any')];
  body.line(`let ${least} = Infinity;`);
  body.line(`let ${any} = false;`);
  loop(writing, node, list, sight, false, ({ x, sight: inner }) => {
    const key = body.held(atom(`${writing.tool('keyOf')}(${writing.value(by, inner).text})`), 'key');
    body.block(`if (!${any} || ${key.text} < ${least})`, () => {
      body.line(`${found} = ${x.text};`);
      body.line(`${least} = ${key.text};`);
      body.line(`${any} = true;`);
    });
  });
  return word(found);
};

export const writeQuantified = (writing: Writing, given: IterationNode, sight: Sight): Js => {
  const { body } = writing;
  const any = given.op === 'any';
  if (isEmpty(writing, given)) return word(String(!any));
  const node = open(writing, given);
  const list = source(writing, node, sight);
  if (any && !node.where) return atom(`(${list.text}.length > 0)`, { calm: true });
  const result = body.names.fresh(any ? 'found' : 'all');
  body.line(`let ${result} = ${!any};`);
  loop(writing, node, list, sight, true, ({ leave, sight: inner }) => {
    const give = (): void => {
      body.line(`${result} = ${any};`);
      leave();
    };
    if (any) give();
    else unless(writing, node.yield as Node, inner, give);
  });
  return word(result);
};

const unless = (writing: Writing, node: Node, sight: Sight, then: () => void): void => {
  const settled = writing.shop.settledTruth(node);
  if (settled === true) return;
  const test = writing.truth(node, sight);
  writing.body.block(`if (!(${test.text}))`, then);
};

/** What is done, and leaves, for the first thing that an iteration lets through. */
export const ifAny = (writing: Writing, given: IterationNode, sight: Sight, then: () => void): void => {
  if (isEmpty(writing, given)) return;
  const node = open(writing, given);
  const list = source(writing, node, sight);
  if (!node.where) writing.body.block(`if (${list.text}.length > 0)`, then);
  else loop(writing, node, list, sight, true, then);
};
