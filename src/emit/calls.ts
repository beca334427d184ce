import type { CallNode, MakeNode, MinusNode, Node, SumNode } from '../model/tree.js';
import { isList } from '../model/type.js';
import { atom, type Js } from './body.js';
import { literal } from './literals.js';
import type { Sight, Writing } from './writing.js';

/** Functions that the kit has by themselves, with their arguments one by one; the others go through `call`. */
export const DIRECT: ReadonlySet<string> = new Set([
  ...['size', 'nth', 'distinct', 'flat', 'min', 'max', 'fromSeat', 'afterSeat', 'leftOf', 'rightOf', 'stepsLeft'],
]);

/** Functions that always give a list. */
const LISTS: ReadonlySet<string> = new Set([
  ...['distinct', 'flat', 'reverse', 'take', 'numbers', 'fromSeat', 'afterSeat', 'oneFromEach'],
]);

export const writeCall = (writing: Writing, node: CallNode, sight: Sight): Js => {
  const args = writing.values(node.args, sight).map(({ text }) => text);
  const list = LISTS.has(node.fn);
  if (DIRECT.has(node.fn)) return atom(`${writing.tool(node.fn)}(${args.join(', ')})`, { list });
  return atom(`${writing.tool('call')}(${[literal(node.fn), ...args].join(', ')})`, { list });
};

export const writeMake = (writing: Writing, node: MakeNode, sight: Sight): Js => {
  if (node.what === 'entity') {
    const values = writing.values(Object.values(node.args), sight);
    const given = Object.keys(node.args).map((name, i) => `[${literal(name)}]: ${values[i]?.text}`);
    const facts = given.length === 0 ? '{}' : `{ ${given.join(', ')} }`;
    return atom(`${writing.tool('makeThing')}(${literal(node.name)}, ${facts})`, { some: true });
  }
  const fields = writing.shop.vocabulary.events[node.name]?.fields ?? [];
  const given = fields.map(({ name }) => (Object.hasOwn(node.args, name) ? node.args[name] : undefined));
  const values = writing.values(
    given.filter((arg): arg is Node => arg !== undefined),
    sight,
  );
  const written = given.map((arg) => (arg === undefined ? 'null' : owned(writing, arg, values.shift() as Js)));
  return atom(`${writing.tool('makeEvent')}(${literal(node.name)}, [${written.join(', ')}])`, { some: true });
};

/** Lists are copied: an event must not change when the collection that it was made from does. */
const owned = (writing: Writing, node: Node, { text }: Js): string => {
  const { type } = node;
  return !isList(type) && node.op === 'name' && node.kind === 'member' ? text : `${writing.tool('owned')}(${text})`;
};

const SUMS = { '+': 'plus', '-': 'less', '*': 'times', div: 'divided' } as const;

export const writeSum = (writing: Writing, node: SumNode | MinusNode, sight: Sight): Js => {
  if (node.op === 'minus') return atom(`${writing.tool('negative')}(${writing.value(node.of, sight).text})`);
  const [left, right] = writing.values([node.left, node.right], sight) as [Js, Js];
  return atom(`${writing.tool(SUMS[node.sign])}(${left.text}, ${right.text})`);
};
