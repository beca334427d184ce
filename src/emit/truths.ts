import { type Equality, equalityFor } from '../compile/compare.js';
import type { CompareNode, LogicNode, Node } from '../model/tree.js';
import { isList, type Type } from '../model/type.js';
import { atom, isJust, type Js, joined, loose, not, relation, tight, word } from './body.js';
import { ifAny, writeQuantified } from './iterations.js';
import { literal } from './literals.js';
import { sought, writeMember } from './members.js';
import type { Sight, Writing } from './writing.js';

/** A condition: none counts as false. */
export const writeTruth = (writing: Writing, node: Node, sight: Sight): Js => {
  switch (node.op) {
    case 'and':
    case 'or':
      return logic(writing, node, sight);
    case 'not':
      return not(writing.truth(node.of, sight));
    case 'any':
    case 'every':
      return writeQuantified(writing, node, sight);
    case 'compare':
      return compare(writing, node, sight);
    case 'is a': {
      const of = writing.value(node.of, sight);
      const test = isThing(writing, node.of.type)
        ? kindOf(writing.body.held(of, 'thing'), node.entity)
        : atom(`${writing.tool('isA')}(${of.text}, ${literal(node.entity)})`, { calm: of.calm });
      return node.negated ? not(test) : test;
    }
    default: {
      const value = writing.value(node, sight);
      return isJust(value, 'true');
    }
  }
};

/** A thing or none, and nothing else. */
const isThing = ({ shop }: Writing, type: Type): boolean =>
  !isList(type) && type.one.length > 0 && type.one.every((name) => Object.hasOwn(shop.vocabulary.entities, name));

const kindOf = (of: Js, entity: string): Js => {
  const same = `${of.text}.entity === ${literal(entity)}`;
  return of.some ? relation(same, { calm: true }) : loose(`${of.text} !== null && ${same}`, { calm: true });
};

const logic = (writing: Writing, node: LogicNode, sight: Sight): Js => {
  const and = node.op === 'and';
  const { body, shop } = writing;
  let parts: Js[] = [];
  for (const part of node.parts) {
    const settled = shop.settledTruth(part);
    if (settled === and) continue;
    const { result, lines } = body.apart(() => writing.truth(part, sight));
    if (lines.length > 0 && parts.length > 0) {
      const before = joined(parts, and ? '&&' : '||');
      const name = body.names.fresh('holds');
      body.line(`let ${name} = ${!and};`);
      body.block(`if (${and ? before.text : not(before).text})`, () => {
        body.add(lines);
        body.line(`${name} = ${result.text};`);
      });
      parts = [word(name)];
      continue;
    }
    body.add(lines);
    parts.push(result);
  }
  return parts.length === 0 ? word(String(and)) : joined(parts, and ? '&&' : '||');
};

const compare = (writing: Writing, node: CompareNode, sight: Sight): Js => {
  const { sign } = node;
  if (sign === 'in' || sign === 'not in') {
    const left = writing.held(node.left, sight, 'one');
    const test = writeMember(writing, node.right, sight, sought(writing, left, node.left.type));
    return sign === 'in' ? test : not(test);
  }
  const [left, right] = writing.values([node.left, node.right], sight) as [Js, Js];
  switch (sign) {
    case 'is':
    case 'is not': {
      const equal = equalTo(
        writing,
        equalityFor(writing.shop.vocabulary, node.left.type, node.right.type),
        left,
        right,
      );
      return sign === 'is' ? equal : negated(equal);
    }
    case 'within':
      return atom(`${writing.tool('within')}(${left.text}, ${right.text})`);
    default: {
      const [a, b] = [writing.body.held(left, 'left'), writing.body.held(right, 'right')];
      const known = [a, b].filter(({ text }) => !/^[\d.(-]/.test(text)).map(({ text }) => `${text} !== null`);
      return loose([...known, `${a.text} ${sign} ${b.text}`].join(' && '));
    }
  }
};

const negated = (equal: Js): Js =>
  equal.level === 1 && / === /.test(equal.text) && equal.text.split(' === ').length === 2
    ? relation(equal.text.replace(' === ', ' !== '), { calm: equal.calm })
    : not(equal);

/** A literal other than none. */
const isSome = ({ text, simple }: Js): boolean => simple && /^(?:"|\d|\(-|true$|false$)/.test(text);

/** Identity where the types say that it is enough, or where one side is a literal. */
export const equalTo = (writing: Writing, kind: Equality, left: Js, right: Js): Js => {
  const calm = left.calm && right.calm;
  const bare = [left, right].some(({ text, simple }) => simple && /^(?:"|\d|\(-|true$|false$|null$)/.test(text));
  const [just, other] = isSome(right) ? [right, left] : [left, right];
  if (isSome(just)) return isJust(other, just.text);
  if (kind === 'identical' || bare) return relation(`${tight(left)} === ${tight(right)}`, { calm });
  return atom(`${writing.tool(kind)}(${left.text}, ${right.text})`, { calm });
};

/**
 * Writes what is done if a condition holds. `leaves`: what is done leaves the function, or a loop by its label, so that it may
 * stand inside further loops.
 */
export const ifHolds = (writing: Writing, node: Node, sight: Sight, leaves: boolean, then: () => void): void => {
  const { body, shop } = writing;
  const settled = shop.settledTruth(node);
  if (settled !== undefined) {
    if (settled) then();
    return;
  }
  if (node.op === 'any' && leaves) {
    ifAny(writing, node, sight, then);
    return;
  }
  if (node.op !== 'and') {
    const test = writing.truth(node, sight);
    body.block(`if (${test.text})`, then);
    return;
  }
  const [first, ...rest] = node.parts.filter((part) => shop.settledTruth(part) === undefined) as [Node, ...Node[]];
  const tests: Js[] = [];
  const from = (parts: readonly Node[]): void => {
    const [part, ...others] = parts;
    if (part === undefined) {
      if (tests.length === 0) then();
      else body.block(`if (${joined(tests, '&&').text})`, then);
      return;
    }
    const last = others.length === 0;
    const written = body.apart(() => writing.truth(part, sight));
    if (written.lines.length === 0) {
      tests.push(written.result);
      from(others);
      return;
    }
    const go = (): void => {
      ifHolds(writing, part, sight, leaves, last ? then : () => from(others));
    };
    if (tests.length === 0) go();
    else body.block(`if (${joined(tests.splice(0), '&&').text})`, go);
  };
  from([first, ...rest]);
};
