import { constructs } from '../../../constructs/words.js';
import { type WordedConstruct, whether } from '../../../constructs/words-construct.js';
import type { Node, NodeOf, Op } from '../../model/tree.js';
import { fill } from '../words/template.js';
import { isNone } from './nodes.js';
import { endsInCases } from './numbered-cases.js';
import type { Clause, ClauseReader } from './reader.js';

const wordsOf = <Kind extends Op>({ op }: NodeOf<Kind>): WordedConstruct<Kind> => constructs[op];

/** Any node as a noun phrase; conditions become "whether …". */
export const nounOfNode = (reader: ClauseReader, node: Node): string =>
  wordsOf(node).noun?.(node, reader) ?? whether(reader, node);

/** The same inside another one: in parentheses if its end would not be visible. */
export function embeddedNoun(reader: ClauseReader, node: Node): string {
  const text = reader.noun(node);
  // The lines below show where it ends.
  if (endsInCases(text)) return text;
  const [only] = node.op === 'list' && node.items.length === 1 ? node.items : [];
  if (only !== undefined) return isNone(only) ? text : reader.embedded(only);
  return isWide(node) || /,|^\(?(whether|se) /.test(text) ? `(${text})` : text;
}

function isWide<Kind extends Op>(node: NodeOf<Kind>): boolean {
  const { isWide: wide = false } = wordsOf(node);
  return typeof wide === 'boolean' ? wide : wide(node);
}

/** Any node as a condition. Negations move inward as far as they can be worded: "not (a or b)" is "not a and not b". */
export function clauseOfNode(reader: ClauseReader, node: Node, truth: boolean): Clause {
  const { holds, holdsNot } = reader.words.readBack;
  return (
    wordsOf(node).clause?.(node, reader, truth) ?? {
      subject: node,
      predicate: truth ? holds : holdsNot,
      shape: 'simple',
    }
  );
}

/** Any node as an event. */
export function actionOfNode(reader: ClauseReader, node: Node): string {
  const words = reader.words.readBack.action;
  if (isNone(node)) return words.nothing;
  const action = wordsOf(node).action?.(node, reader);
  if (action !== undefined) return action;
  const what = reader.noun(node);
  return fill(words.happens[reader.grammar.isMany(what) ? 'many' : 'one'], { what });
}

export const isFramed = (node: Node): boolean => wordsOf(node).isFramed === true;
