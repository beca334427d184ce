import type { Read } from '../../model/answer.js';
import type { Json } from '../../model/table.js';
import type { Node } from '../../model/tree.js';
import type { Type } from '../../model/type.js';
import type { ExplanationPart } from '../explanation-part.js';
import { compared, isOnly } from '../read-back/nodes.js';
import { askNode, factNode, valueNode } from '../read-back/value-nodes.js';
import { verbatim } from '../words/template.js';
import type { Formatter } from './formatter.js';

/**
 * A fact or an answer that was read. A mere repetition of the condition is left out, but not the entries that gave an
 * answer.
 */
export function readItem(formatter: Formatter, read: Read, printed: readonly string[]): readonly ExplanationPart[] {
  const { seen, seenBy, by } = formatter.words.answer;
  const isFact = 'fact' in read;
  const node = isFact
    ? factNode(read.of, read.fact, formatter.vocabulary, read.entity)
    : askNode(read.question, read.arguments, formatter.vocabulary, read.entities);
  const text = valueClause(formatter, node, read.value, node.type);
  const parts = { clause: verbatim(text), entries: isFact ? '' : verbatim(formatter.ids(read.because)) };
  const answered = !isFact && read.because.length > 0;
  const repeats = printed.includes(text);
  if (repeats && !answered) return [];
  const line = formatter.fill(repeats ? by : answered ? seenBy : seen, parts);
  return [
    {
      ...formatter.textPart('seen', line, [node, valueNode(read.value, node.type, formatter.vocabulary)]),
      clause: text,
      read,
    },
  ];
}

/** The result of something: "the controller of bear is A", "A is in the game". */
export function valueClause(formatter: Formatter, node: Node, value: Json, type: Type): string {
  if (typeof value === 'boolean' && isOnly(type, 'Boolean')) return formatter.clause(node, value);
  return formatter.clause(compared(node, 'is', valueNode(value, type, formatter.vocabulary)));
}
