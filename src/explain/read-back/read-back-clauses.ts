import type { CompareNode, CompareSign, IsANode, Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import { agreeing, isPlural, series } from '../answers/wording.js';
import { entityNoun } from '../words/nouns.js';
import { isClausePhrase, phraseOf, templateClause } from '../words/phrases.js';
import type { SignWord } from '../words/read-back-words.js';
import { fill } from '../words/template.js';
import { isNone, isOnly, negated } from './nodes.js';
import { joinedClause } from './read-back-joints.js';
import { anyClause, everyClause } from './read-back-quantifiers.js';
import type { Clause, Reader } from './reader.js';

/** Any node as a condition. Negations go inward to where they can be said: "not (a or b)" is "not a and not b". */
export function clauseOfNode(reader: Reader, node: Node, truth: boolean): Clause {
  const words = reader.words.readBack;
  switch (node.op) {
    case 'literal':
      if (typeof node.value !== 'boolean' && node.value !== null) break;
      return { predicate: (node.value === true) === truth ? words.always : words.never, shape: 'simple' };
    case 'name': {
      const bound = reader.scope.bindings.get(node.name);
      if (bound !== undefined) return reader.clause(bound, truth);
      break;
    }
    case 'fact':
    case 'ask': {
      const filled = isClausePhrase(node, reader.vocabulary) ? phraseOf(node, reader.vocabulary) : undefined;
      if (filled !== undefined) return templateClause(reader, filled, truth);
      break;
    }
    case 'not':
      return reader.clause(node.of, !truth);
    case 'and':
    case 'or':
      return joinedClause(reader, node, truth);
    case 'compare':
      return comparison(reader, node, truth);
    case 'is a':
      return isAClause(reader, node, truth);
    case 'any':
      return anyClause(reader, node, truth);
    case 'every':
      return everyClause(reader, node, truth);
    case 'if':
      return ifClause(reader, node, truth);
    case 'otherwise': {
      const left = reader.say(reader.clause(node.left, truth));
      const right = reader.say(reader.clause(node.right, truth));
      return { predicate: fill(words.otherwiseClause, { left, right }), shape: 'simple' };
    }
    default:
  }
  return { subject: node, predicate: truth ? words.holds : words.holdsNot, shape: 'simple' };
}

const opposite: Readonly<Record<Exclude<CompareSign, 'within'>, SignWord>> = {
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

function comparison(reader: Reader, node: CompareNode, truth: boolean): Clause {
  const words = reader.words.readBack;
  const { left, right } = node;
  if (node.sign === 'within') {
    const template = agreeing(reader, truth ? words.within : words.notWithin, left);
    return {
      predicate: fill(template, { left: reader.embedded(left), right: reader.embedded(right) }),
      shape: 'simple',
    };
  }
  const sign = truth ? node.sign : opposite[node.sign];
  if (sign === 'is' || sign === 'is not') {
    const special = identity(reader, left, right, sign === 'is');
    if (special !== undefined) return special;
  }
  if ((sign === 'in' || sign === 'not in') && right.op === 'list' && right.items.length > 0)
    return { subject: left, predicate: oneOf(reader, right.items, sign === 'in'), shape: 'simple' };
  const number = isPlural(reader, left) ? 'many' : 'one';
  return {
    subject: left,
    predicate: fill(words.compare[sign][number], {
      right: right.op === 'list' ? reader.noun(right) : reader.embedded(right),
    }),
    shape: 'simple',
  };
}

/** Comparisons with none, with truths, with verdicts and with the empty list have words of their own. */
function identity(reader: Reader, left: Node, right: Node, same: boolean): Clause | undefined {
  const words = reader.words.readBack;
  if (isNone(right) && !isNone(left))
    return { predicate: reader.grammar.existence(reader.noun(left), !same), shape: 'simple' };
  if (right.op === 'literal' && typeof right.value === 'boolean' && isOnly(left.type, 'Boolean'))
    return reader.clause(left, right.value === same);
  if (left.op === 'ask' && isClausePhrase(left, reader.vocabulary) && isOnly(right.type, 'Verdict')) {
    const parts = { verdict: reader.noun(right), clause: reader.say(reader.clause(left, true)) };
    return { predicate: fill(same ? words.verdictIs : words.verdictIsNot, parts), shape: 'simple' };
  }
  if (right.op !== 'list' || right.items.length > 0 || !isList(left.type)) return undefined;
  const size = fill(agreeing(reader, words.functions['size'] ?? '{1}', left), { 1: reader.embedded(left) });
  const compared = fill(words.compare[same ? 'is' : '>'].one, { right: '0' });
  return { predicate: `${size} ${compared}`, shape: 'simple' };
}

function oneOf(reader: Reader, items: readonly Node[], truth: boolean): string {
  const words = reader.words.readBack;
  const texts = items.map((item) => reader.embedded(item));
  if (truth) return fill(words.isOneOf, { items: series(texts, words.or) });
  const [only = ''] = texts;
  if (texts.length === 1) return fill(words.compare['is not'].one, { right: only });
  return texts
    .map((item, index) => fill(index === 0 ? words.isNoneOf.first : words.isNoneOf.next, { item }))
    .join(texts.length > 2 ? ', ' : ' ');
}

function isAClause(reader: Reader, node: IsANode, truth: boolean): Clause {
  const words = reader.words.readBack;
  const noun = reader.grammar.indefinite(entityNoun(node.entity, reader.vocabulary, reader.lang));
  const template = node.negated === truth ? words.isNotA : words.isA;
  return { subject: node.of, predicate: fill(template, { noun }), shape: 'simple' };
}

/** Without `else` the other branch is false, so that the whole is "test and then". */
function ifClause(reader: Reader, node: Extract<Node, { op: 'if' }>, truth: boolean): Clause {
  if (node.else === undefined) {
    const parts = [node.test, node.then];
    const both: Node = { op: 'and', parts, at: node.at, type: node.type };
    return reader.clause(truth ? both : negated(both), true);
  }
  const say = (part: Node, as: boolean): string => reader.say(reader.clause(part, as));
  const parts = { test: say(node.test, true), yes: say(node.then, truth), no: say(node.else, truth) };
  return { predicate: fill(reader.words.readBack.ifClause, parts), shape: 'open' };
}
