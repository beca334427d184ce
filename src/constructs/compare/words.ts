import { isNone, isOnly } from '../../engine/explain/read-back/nodes.js';
import { clauseFrom, isClausePhrase, phraseOf, presenceClause } from '../../engine/explain/read-back/phrases.js';
import { anyClause, aroundOne } from '../../engine/explain/read-back/read-back-quantifiers.js';
import type { Clause, ClauseReader } from '../../engine/explain/read-back/reader.js';
import { meantBy } from '../../engine/explain/read-back/scope.js';
import { agreeing, isPlural, series } from '../../engine/explain/read-back/wording.js';
import type { SignWord } from '../../engine/explain/words/read-back-words.js';
import { fill } from '../../engine/explain/words/template.js';
import type { CompareNode, CompareSign, Node } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import type { WordedConstruct } from '../words-construct.js';

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

function clause(node: CompareNode, reader: ClauseReader, truth: boolean): Clause {
  const words = reader.words.readBack;
  const { right } = node;
  const left = whatIsSo(reader, node.left);
  if (node.sign === 'within') {
    const one = right.op === 'list' && right.items.length === 1;
    const [holds, fails] = one ? [words.withinOne, words.notWithinOne] : [words.within, words.notWithin];
    const template = agreeing(reader, truth ? holds : fails, left);
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
  if ((sign === 'is' || sign === 'is not') && isOnly(left.type, 'Boolean') && isOnly(right.type, 'Boolean')) {
    const parts = {
      left: reader.say(reader.clause(left, true)),
      right: reader.say(reader.clause(right, sign === 'is')),
    };
    return { predicate: fill(words.exactlyIf, parts), shape: 'open' };
  }
  const some = occurrence(reader, left, sign, right) ?? aroundOne(reader, left, sign, right);
  if (some !== undefined) return some;
  const permitted = sign === 'in' || sign === 'not in' ? permission(reader, left, right, sign === 'in') : undefined;
  if (permitted !== undefined) return permitted;
  if ((sign === 'in' || sign === 'not in') && right.op === 'list' && right.items.length > 0)
    return (
      verdictAmong(reader, left, right.items, sign === 'in') ??
      subjectClause(reader, left, right, oneOf(reader, right.items, sign === 'in'))
    );
  const number = isPlural(reader, left) ? 'many' : 'one';
  const text = right.op === 'list' ? reader.noun(right) : reader.embedded(right);
  const isInOne = (sign === 'in' || sign === 'not in') && reader.grammar.isOneList(text);
  const forms = isInOne ? words.compareOne[sign] : words.compare[sign];
  return subjectClause(reader, left, right, fill(forms[number], { right: text }));
}

/** The thing itself, if a fact reads "what {of} is". */
function whatIsSo(reader: ClauseReader, node: Node): Node {
  const resolved = meantBy(reader.scope, node);
  const filled = resolved.op === 'fact' || resolved.op === 'ask' ? phraseOf(resolved, reader.vocabulary) : undefined;
  const slot = filled && reader.grammar.being(filled.phrase.phrase[reader.lang]);
  return (slot === undefined ? undefined : filled?.parts[slot]) ?? node;
}

/** `is permitted`, which in the tree is a list of verdicts; undefined for other lists. */
function permission(reader: ClauseReader, left: Node, right: Node, truth: boolean): Clause | undefined {
  if (right.op !== 'list' || right.items.length !== 2 || !isOnly(left.type, 'Verdict')) return undefined;
  const values = right.items.map((item) => item.op === 'literal' && item.value);
  if (!values.includes('allowed') || !values.includes('required')) return undefined;
  if (left.op !== 'ask' || !isClausePhrase(left, reader.vocabulary)) return undefined;
  const words = reader.words.readBack;
  const clause = reader.say(reader.clause(left, true));
  return { predicate: fill(truth ? words.ruled : words.notRuled, { clause }), shape: 'simple' };
}

/**
 * The left side as the subject. Where a name stands for the very value it is compared with, the subject is the name,
 * not its value: "the term is “attacking player”", not "“attacking player” is “attacking player”".
 */
function subjectClause(reader: ClauseReader, left: Node, right: Node, predicate: string): Clause {
  const bound = meantBy(reader.scope, left);
  const plain = bound !== left && bound.op === 'literal' && (right.op === 'literal' || right.op === 'list');
  if (bound === left || !(plain || reader.noun(left) === reader.noun(right)))
    return { subject: left, predicate, shape: 'simple' };
  return { predicate: `${reader.unbound(left)} ${predicate}`, shape: 'simple' };
}

/** "there is at least one player that …" for a count that is compared with 0; undefined for other numbers. */
function occurrence(reader: ClauseReader, left: Node, sign: SignWord, right: Node): Clause | undefined {
  if (right.op !== 'literal' || right.value !== 0) return undefined;
  const some = sign === '>' || sign === 'is not';
  if (!some && sign !== 'is' && sign !== '<=') return undefined;
  const size = meantBy(reader.scope, left);
  const counted = size.op === 'count' ? size : size.op === 'call' && size.fn === 'size' ? size.args[0] : undefined;
  const list = counted === undefined ? undefined : meantBy(reader.scope, counted);
  if (counted === undefined || list === undefined) return undefined;
  if (list.op === 'list' && list !== counted) {
    const noun = reader.unbound(counted);
    if (reader.grammar.isMany(noun)) return { predicate: reader.grammar.existence(noun, some), shape: 'simple' };
  }
  if (list.op === 'count' || (list.op === 'each' && list.yield === undefined)) {
    const { by, ...rest } = list;
    return anyClause(reader, { ...rest, op: 'any' }, some);
  }
  return absence(reader, list, !some);
}

/** The vocabulary's clauses for an empty or non-empty list; else "there are players …" if its words are plural. */
function absence(reader: ClauseReader, list: Node, absent: boolean): Clause | undefined {
  const phrased = list.op === 'fact' || list.op === 'ask' ? phraseOf(list, reader.vocabulary) : undefined;
  if (phrased !== undefined) {
    const clause = presenceClause(reader, phrased, !absent);
    if (clause !== undefined) return clause;
  }
  const noun = reader.noun(list);
  const isCalled = reader.grammar.isMany(noun) || reader.grammar.isIndefinite(noun);
  if (!isCalled || list.op === 'set' || list.op === 'otherwise') return undefined;
  return { predicate: reader.grammar.existence(noun, !absent), shape: 'simple' };
}

/** Comparisons with none, truth values, verdicts and the empty list have their own words. */
function identity(reader: ClauseReader, left: Node, right: Node, same: boolean): Clause | undefined {
  const words = reader.words.readBack;
  if ((isNone(right) || asNone(reader, right)) && !isNone(left)) {
    const resolved = meantBy(reader.scope, left);
    const phrased = resolved.op === 'fact' || resolved.op === 'ask' ? phraseOf(resolved, reader.vocabulary) : undefined;
    const clause = phrased === undefined ? undefined : presenceClause(reader, phrased, !same);
    const tangled = resolved.op === 'if' || resolved.op === 'otherwise';
    const what = tangled ? reader.embedded(left) : reader.noun(left);
    return clause ?? { predicate: reader.grammar.existence(what, !same), shape: 'simple' };
  }
  if (same && right.op === 'list' && right.items.length === 1 && right.items.every(isNone) && left.op === 'ask') {
    const phrased = phraseOf(left, reader.vocabulary);
    const unnamed = phrased?.phrase.unnamed?.[reader.lang];
    if (phrased !== undefined && unnamed !== undefined) return clauseFrom(reader, unnamed, phrased.parts);
  }
  if (right.op === 'literal' && typeof right.value === 'boolean' && isOnly(left.type, 'Boolean'))
    return reader.clause(left, right.value === same);
  if (left.op === 'ask' && isClausePhrase(left, reader.vocabulary) && isOnly(right.type, 'Verdict')) {
    const denied = right.op === 'literal' && right.value === 'denied';
    const plain = denied || (right.op === 'literal' && right.value === 'allowed');
    const clause = reader.say(reader.clause(left, !denied));
    if (plain) return { predicate: fill(same ? words.ruled : words.notRuled, { clause }), shape: 'simple' };
    const parts = { verdict: reader.noun(right), clause: reader.say(reader.clause(left, true)) };
    return { predicate: fill(same ? words.verdictIs : words.verdictIsNot, parts), shape: 'simple' };
  }
  if (right.op !== 'list' || right.items.length > 0 || !isList(left.type)) return undefined;
  const empty = absence(reader, meantBy(reader.scope, left), same);
  if (empty !== undefined) return empty;
  const size = fill(agreeing(reader, words.functions['size'] ?? '{1}', left), { 1: reader.embedded(left) });
  const compared = fill(words.compare[same ? 'is' : '>'].one, { right: '0' });
  return { predicate: `${size} ${compared}`, shape: 'simple' };
}

/** True for a structural value that amounts to none: a selection among nobody. */
function asNone({ vocabulary }: ClauseReader, node: Node): boolean {
  if (node.op !== 'make') return false;
  const among = vocabulary.entities[node.name]?.made?.among;
  const list = among === undefined ? undefined : node.args[among];
  return list?.op === 'list' && list.items.length === 0;
}

/** A question whose verdict is one of several; undefined for anything else. */
function verdictAmong(reader: ClauseReader, left: Node, items: readonly Node[], among: boolean): Clause | undefined {
  if (left.op !== 'ask' || !isClausePhrase(left, reader.vocabulary) || isOnly(left.type, 'Boolean')) return undefined;
  const words = reader.words.readBack;
  const clause = reader.say(reader.clause(left, true));
  const texts = items.map((item) => reader.noun(item));
  const joined = series(texts, among ? words.or : words.nor);
  return {
    predicate: fill(among ? words.verdictIsOneOf : words.verdictIsNoneOf, { items: joined, clause }),
    shape: 'simple',
  };
}

function oneOf(reader: ClauseReader, items: readonly Node[], truth: boolean): string {
  const words = reader.words.readBack;
  const texts = items.map((item) => reader.embedded(item));
  if (truth) return fill(words.isOneOf, { items: series(texts, words.or) });
  const [only = ''] = texts;
  if (texts.length === 1) return fill(words.compare['is not'].one, { right: only });
  return texts
    .map((item, index) => fill(index === 0 ? words.isNoneOf.first : words.isNoneOf.next, { item }))
    .join(texts.length > 2 ? ', ' : ' ');
}

const compare: WordedConstruct<'compare'> = { clause };

export const words = { compare };
