import { last as final } from '../../model/last.js';
import { conjuncts } from '../../model/nodes.js';
import type { IterationNode, Node } from '../../model/tree.js';
import type { SignWord } from '../words/read-back-words.js';
import { fill } from '../words/template.js';
import { allOf, isLoop, loopOf, negated } from './nodes.js';
import { domain, domainOf } from './read-back-iterations.js';
import type { Clause, ClauseReader } from './reader.js';
import { closedNoun, conjunction, restriction } from './restrictions.js';
import { meantBy } from './scope.js';
import { merged } from './single-loops.js';

/** `any`: "at least one player is …", "no player is …", or "there is an object whose …". */
export function anyClause(reader: ClauseReader, written: IterationNode, truth: boolean): Clause {
  const node = merged(reader.scope, written);
  const conditions = conjuncts(node.where);
  const [only] = conditions;
  // "no player is not …" becomes "every player is …"
  if (!truth && conditions.length === 1 && only?.op === 'not') {
    const { where, ...rest } = node;
    return everyClause(reader, { ...rest, op: 'every', yield: only.of }, true);
  }
  const loop = loopOf(node);
  const head = domain(reader, node, truth ? 'some' : 'no');
  const last = final(conditions);
  const clause = last === undefined ? undefined : reader.clause(last, true);
  if (clause?.subject !== undefined && isLoop(clause.subject, loop.name) && clause.shape === 'simple') {
    const given = restriction(reader, loop, conditions.slice(0, -1), head.relative);
    const whole = conditions.length === 1 ? domainOf(reader, node, truth ? 'some' : 'no') : undefined;
    if (truth || !reader.grammar.isNegative(clause.predicate))
      return { predicate: `${whole ?? closedNoun(head.text, given)} ${clause.predicate}`, shape: 'simple' };
  }
  const words = reader.words.readBack.iteration;
  const given = restriction(reader, loop, conditions, head.relative);
  const what = [head.text, given.text].filter((text) => text !== '').join(' ');
  const predicate = truth ? fill(words.there, { some: what }) : fill(words.thereIsNo, { no: what });
  return { predicate, shape: given.kind === 'nothing' ? 'simple' : 'open' };
}

/** `every`: "every player that … is …"; its negation is that at least one is not. */
export function everyClause(reader: ClauseReader, written: IterationNode, truth: boolean): Clause {
  const node = merged(reader.scope, written);
  const { yield: claim, where, ...rest } = node;
  if (!truth) {
    const conditions = [...conjuncts(where), ...(claim === undefined ? [] : [negated(claim)])];
    const all = allOf(conditions);
    return anyClause(reader, { ...rest, op: 'any', ...(all !== undefined && { where: all }) }, true);
  }
  const loop = loopOf(node);
  const head = domain(reader, node, 'every');
  const given = restriction(reader, loop, conjuncts(where), head.relative);
  const every = closedNoun(head.text, given);
  const claims = conjuncts(claim).map((part) => reader.clause(part, true));
  const [only] = claims;
  if (
    claims.length === 1 &&
    only?.subject !== undefined &&
    isLoop(only.subject, loop.name) &&
    only.shape === 'simple'
  ) {
    const whole = where === undefined ? domainOf(reader, node, 'every') : undefined;
    return { predicate: `${whole ?? every} ${only.predicate}`, shape: 'simple' };
  }
  const clause = conjunction(reader, claims);
  return { predicate: fill(reader.words.readBack.iteration.forEvery, { every, clause }), shape: 'open' };
}

/** "there is more than one block …", for a count compared with one; undefined for other numbers. */
export function aroundOne(reader: ClauseReader, left: Node, sign: SignWord, right: Node): Clause | undefined {
  const node = meantBy(reader.scope, left);
  if (node.op !== 'count' || node.where === undefined || right.op !== 'literal') return undefined;
  const words = reader.words.readBack.iteration;
  const some =
    (sign === '>' && right.value === 1) || (sign === '>=' && right.value === 2)
      ? words.moreThanOne
      : (sign === '<' && right.value === 2) || (sign === '<=' && right.value === 1)
        ? words.atMostOne
        : (sign === 'is' || sign === 'is not') && right.value === 1
          ? words.exactlyOne
          : undefined;
  if (some === undefined) return undefined;
  const { noun } = reader.scope.name(loopOf(node));
  const head = domain(reader, node, 'some', fill(some, { one: reader.grammar.single(noun) }));
  const given = restriction(reader, loopOf(node), conjuncts(node.where), head.relative);
  const what = fill(sign === 'is not' ? words.thereIsNot : words.there, { some: `${head.text} ${given.text}` });
  return { predicate: what, shape: 'open' };
}
