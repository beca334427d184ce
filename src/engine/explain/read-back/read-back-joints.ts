import { last as final } from '../../model/last.js';
import type { IfNode, LogicNode, Node } from '../../model/tree.js';
import { fill } from '../words/template.js';
import { isOnly } from './nodes.js';
import { casesAside, casesBelow, hasCases, withoutParentheses } from './numbered-cases.js';
import type { Clause, ClauseReader } from './reader.js';
import { conjunction, heavy, manyLetters, manyParts, needsCases, sayAlone } from './restrictions.js';
import { meantBy } from './scope.js';
import { series } from './wording.js';

/** `and` / `or` inside something else: framed, so that its start and end are visible. */
export function joinedClause(reader: ClauseReader, node: LogicNode, truth: boolean): Clause {
  const words = reader.words.readBack;
  const { op, clauses } = partsOf(reader, node, truth);
  const plain = clauses.map((clause) => reader.say(clause));
  if (needsCases(reader, clauses, plain)) {
    const lines = clauses.map((clause) => sayAlone(reader, clause));
    return { predicate: casesBelow(op === 'and' ? words.allOf : words.anyOf, lines), shape: 'joined' };
  }
  const alone = unframed(reader, op, clauses);
  const texts = clauses.map((clause, index) => {
    const text = reader.say(clause);
    return clause.shape === 'open' && index < clauses.length - 1 ? `(${text})` : text;
  });
  const last = final(clauses)?.shape === 'open' ? 'open' : 'joined';
  if (op === 'or') return { predicate: alternatives(reader, texts), shape: last, alone };
  const [first = '', second = ''] = texts;
  if (texts.length === 2) return { predicate: fill(words.both, { first, second }), shape: last, alone };
  const framed = texts.map((text, index) => (clauses[index]?.shape === 'joined' ? `(${text})` : text));
  return { predicate: `(${series(framed, words.and)})`, shape: 'joined', alone };
}

/** Few and short parts as a whole: "a and b"; "a, or b" if no part has parts of its own. */
function unframed(reader: ClauseReader, op: 'and' | 'or', clauses: readonly Clause[]): string {
  if (op === 'and') return conjunction(reader, clauses);
  const texts = clauses.map((clause) => reader.say(clause));
  const isPlain = clauses.every(({ shape }) => shape === 'simple');
  // without the comma, "binds no creature or the creature …" would be read as one list of creatures
  return isPlain
    ? `${texts.slice(0, -1).join(', ')}, ${reader.words.readBack.or} ${final(texts)}`
    : alternatives(reader, texts);
}

/** `and` / `or` as a whole condition: plain if short, with numbered parts if long. */
export function wholeClause(reader: ClauseReader, node: Node): string {
  let inner = meantBy(reader.scope, node);
  let truth = true;
  while (inner.op === 'not') {
    inner = meantBy(reader.scope, inner.of);
    truth = !truth;
  }
  if (inner.op !== 'and' && inner.op !== 'or') return reader.say(reader.clause(node, true));
  const words = reader.words.readBack;
  const { op, clauses } = partsOf(reader, inner, truth);
  const texts = clauses.map((clause) => reader.say(clause));
  const tangled = clauses.some(({ shape }, index) => shape === 'open' && index < clauses.length - 1);
  const long = !reader.isNumbered && (texts.length >= manyParts || texts.join(' ').length > manyLetters);
  const head = op === 'and' ? words.allOf : words.anyOf;
  if (reader.isNumbered && (tangled || needsCases(reader, clauses, texts))) {
    const lines = clauses.map((clause) => sayAlone(reader, clause));
    return casesBelow(head, lines);
  }
  if (tangled || long) {
    const items = texts.map((text, index) => `(${index + 1}) ${text}`);
    return `${head}: ${items.join('; ')}`;
  }
  return unframed(reader, op, clauses);
}

/** "either a, or b, or c". */
function alternatives(reader: ClauseReader, [first = '', ...rest]: readonly string[]): string {
  const { either } = reader.words.readBack;
  const next = rest.map((part) => fill(either.next, { part }));
  return [fill(either.first, { part: first }), ...next].join(', ');
}

/**
 * "according to the case: (1) if …: …; (2) otherwise: …" for a choice that is long or leads to further ones; undefined
 * for a short one.
 *
 * @param say words what holds, or is meant, in a case
 */
export function choiceBelow(
  reader: ClauseReader,
  node: IfNode,
  say: (branch: Node | undefined) => string,
): string | undefined {
  if (!reader.isNumbered || node.else === undefined) return undefined;
  const cases: { readonly test: string; readonly value: string }[] = [];
  let rest: Node | undefined = node;
  // a condition without `else` is an "and", not a choice
  while (rest?.op === 'if' && (rest.else !== undefined || !isOnly(rest.type, 'Boolean'))) {
    cases.push({ test: sayAlone(reader, reader.clause(rest.test, true)), value: say(rest.then) });
    rest = rest.else && meantBy(reader.scope, rest.else);
  }
  const last = say(rest);
  const all = [...cases.flatMap(({ test, value }) => [test, value]), last];
  if (cases.length === 1 && !all.some(hasCases) && reader.weight(node) <= heavy) return undefined;
  const said = cases.map(({ test, value }) => caseInWords(reader, test, value));
  return casesAside(reader.words.readBack.byCase, [...said, caseInWords(reader, undefined, last)]);
}

/** A case with its test, which follows the result if it has parts of its own; the last case has no test. */
export function caseInWords(reader: ClauseReader, test: string | undefined, said: string): string {
  const value = withoutParentheses(said);
  const { caseIf, caseElse } = reader.words.readBack;
  if (test === undefined) return fill(caseElse, { value });
  return fill(hasCases(test) && !hasCases(value) ? caseIf.behind : caseIf.before, { test, value });
}

/** The parts with the negation moved into them, which turns "and" into "or" and vice versa. */
function partsOf(
  reader: ClauseReader,
  node: LogicNode,
  truth: boolean,
): { op: 'and' | 'or'; clauses: readonly Clause[] } {
  const op = truth ? node.op : node.op === 'and' ? 'or' : 'and';
  return { op, clauses: node.parts.map((part) => reader.clause(part, truth)) };
}
