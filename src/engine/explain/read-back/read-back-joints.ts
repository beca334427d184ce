import { last as final } from '../../model/last.js';
import type { LogicNode, Node } from '../../model/tree.js';
import { fill } from '../words/template.js';
import type { Clause, ClauseReader } from './reader.js';
import { conjunction } from './restrictions.js';
import { meantBy } from './scope.js';
import { series } from './wording.js';

/** From this many parts, or letters, on, the parts of a whole condition are numbered. */
const manyParts = 4;
const manyLetters = 220;

/** `and` / `or` inside of something else: framed, so that it is seen where it begins and ends. */
export function joinedClause(reader: ClauseReader, node: LogicNode, truth: boolean): Clause {
  const words = reader.words.readBack;
  const { op, clauses } = partsOf(reader, node, truth);
  const texts = clauses.map((clause, index) => {
    const text = reader.say(clause);
    return clause.shape === 'open' && index < clauses.length - 1 ? `(${text})` : text;
  });
  const last = final(clauses)?.shape === 'open' ? 'open' : 'joined';
  if (op === 'or') return { predicate: alternatives(reader, texts), shape: last };
  const [first = '', second = ''] = texts;
  if (texts.length === 2) return { predicate: fill(words.both, { first, second }), shape: last };
  const framed = texts.map((text, index) => (clauses[index]?.shape === 'joined' ? `(${text})` : text));
  return { predicate: `(${series(framed, words.and)})`, shape: 'joined' };
}

/** `and` / `or` as a whole condition: plain while it is short, with numbered parts when it is long. */
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
  const long = texts.length >= manyParts || texts.join(' ').length > manyLetters;
  if (tangled || long) {
    const items = texts.map((text, index) => `(${index + 1}) ${text}`);
    return `${op === 'and' ? words.allOf : words.anyOf}: ${items.join('; ')}`;
  }
  if (op === 'and') return conjunction(reader, clauses);
  return clauses.every(({ shape }) => shape === 'simple') ? series(texts, words.or) : alternatives(reader, texts);
}

/** "either a, or b, or c". */
function alternatives(reader: ClauseReader, [first = '', ...rest]: readonly string[]): string {
  const { either } = reader.words.readBack;
  const next = rest.map((part) => fill(either.next, { part }));
  return [fill(either.first, { part: first }), ...next].join(', ');
}

/** The parts with the negation moved into them, which turns "and" into "or" and back. */
function partsOf(
  reader: ClauseReader,
  node: LogicNode,
  truth: boolean,
): { op: 'and' | 'or'; clauses: readonly Clause[] } {
  const op = truth ? node.op : node.op === 'and' ? 'or' : 'and';
  return { op, clauses: node.parts.map((part) => reader.clause(part, truth)) };
}
