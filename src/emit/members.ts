import type { Node } from '../model/tree.js';
import { isList, type Type } from '../model/type.js';
import { atom, type Js, joined, loose, not, word } from './body.js';
import { literal } from './literals.js';
import { equalTo } from './truths.js';
import { Sight, type Writing } from './writing.js';

/** What is looked for in a list. */
export interface Member extends Js {
  /** A text, a number, a truth or a thing: no list and no event. */
  readonly bare: boolean;
}

/** A value as something to look for. */
export const sought = (writing: Writing, value: Js, type: Type): Member => {
  const { events } = writing.shop.vocabulary;
  const bare =
    !isList(type) && type.one.every((name) => name !== 'Event' && name !== 'Problem' && !Object.hasOwn(events, name));
  return { ...value, bare };
};

/** Whether `x` is in a list, from how the list is written: see `compileMember`. */
export const writeMember = (writing: Writing, node: Node, sight: Sight, x: Member): Js => {
  const { shop } = writing;
  switch (node.op) {
    case 'collection': {
      const entity = Object.values(shop.vocabulary.entities).find((one) => one.collection === node.name)?.name ?? '';
      return atom(`${writing.tool('isIn')}(${x.text}, ${literal(entity)})`);
    }
    case 'each': {
      if (node.yield || node.by) break;
      const parts = [() => writeMember(writing, node.in, sight, x)];
      const { where } = node;
      if (where) parts.push(() => writing.truth(where, sight.with(node.name, x)));
      return conjunction(writing, parts);
    }
    case 'set': {
      const left = () => writeMember(writing, node.left, sight, x);
      const right = () => writeMember(writing, node.right, sight, x);
      if (node.sign === 'without') return conjunction(writing, [left, () => not(right())]);
      return not(conjunction(writing, [() => not(left()), () => not(right())]));
    }
    case 'list': {
      const settled = shop.settled(node);
      if (settled) return oneOf(writing, settled.value as readonly (string | number | boolean | null)[], x);
      const items = writing.values(node.items, sight);
      if (items.length === 0) return word('false');
      return joined(
        items.map((item) => equalTo(writing, 'same', item, x)),
        '||',
      );
    }
    case 'if': {
      const test = shop.settledTruth(node.test);
      const yes = () => writeMember(writing, node.then, sight, x);
      const no = () => (node.else ? writeMember(writing, node.else, sight, x) : word('false'));
      if (test !== undefined) return test ? yes() : no();
      const holds = writing.body.held(writing.truth(node.test, sight), 'holds');
      const both = conjunction(writing, [() => holds, yes]);
      const neither = conjunction(writing, [() => not(holds), no]);
      return joined([both, neither], '||');
    }
    case 'ask': {
      const inner = direct(writing, node.question, node.args, sight);
      if (inner) return writeMember(writing, inner.tree, inner.sight, x);
      break;
    }
    default:
  }
  const settled = shop.settled(node);
  if (settled && Array.isArray(settled.value))
    return oneOf(writing, settled.value as readonly (string | number | boolean | null)[], x);
  const { text } = writing.value(node, sight);
  return atom(`${writing.tool(x.bare ? 'has' : 'includes')}(${text}, ${x.text})`);
};

const MANY = 8;

const oneOf = (writing: Writing, items: readonly unknown[], x: Js): Js => {
  const bare = items.every((item) => typeof item !== 'object' || item === null);
  if (!bare || items.length > MANY)
    return atom(`${writing.tool('includes')}(${writing.shop.constant(items as never).text}, ${x.text})`);
  if (items.length === 0) return word('false');
  return loose(items.map((item) => `${x.text} === ${literal(item as string)}`).join(' || '), { calm: true });
};

/** One test after the other, each only where those before it held. */
const conjunction = (writing: Writing, parts: readonly (() => Js)[]): Js => {
  const { body } = writing;
  let done: Js[] = [];
  for (const part of parts) {
    const { result, lines } = body.apart(part);
    if (lines.length > 0 && done.length > 0) {
      const name = body.names.fresh('holds');
      body.line(`let ${name} = false;`);
      body.block(`if (${joined(done, '&&').text})`, () => {
        body.add(lines);
        body.line(`${name} = ${result.text};`);
      });
      done = [word(name)];
      continue;
    }
    body.add(lines);
    done.push(result);
  }
  return joined(done, '&&');
};

/** The list of a question's only entry, which always applies, with what was given put in place of its parameters. */
const direct = (
  writing: Writing,
  name: string,
  args: readonly Node[],
  sight: Sight,
): { readonly tree: Node; readonly sight: Sight } | undefined => {
  const compiled = writing.shop.ruleset.question(name);
  const { parameters, policy } = compiled.question;
  const [row, other] = compiled.rows;
  const tree = row?.entry.value?.tree;
  if (policy !== 'value' || parameters.length < 2 || other || row?.single === undefined || tree === undefined)
    return undefined;
  if (!isList(tree.type)) return undefined;
  const inner = new Sight();
  writing.values(args, sight).forEach((value, i) => {
    const parameter = parameters[i]?.name ?? '';
    const held = writing.body.held(value, parameter);
    inner.let(parameter, () => held);
  });
  return { tree, sight: inner };
};
