import { diagnostic } from '../messages/index.js';
import { labelOf } from './labels.js';
import type { Line, Split } from './lines.js';
import { ruleNumber } from './rule-number.js';
import { RuleOrder } from './rule-order.js';

const inside = new RegExp(String.raw`(?<=[.!?:)”"’'])\s+(?=(${ruleNumber})\.?\s+["“‘']?\p{Lu})`, 'gu');
const example = /(?<=[.!?:)”"’'])\s+(?=(?:Example|Esempio):\s)/g;
const LEAST = 3;

/**
 * Separates rules in the middle of a line, where line ends were lost: each is the very next one; and examples, which
 * have a label.
 */
export function withoutInlineLabels(given: readonly Line[]): Split {
  const lines = given.flatMap((line): readonly Line[] =>
    line.text.split(example).map((text, at) => (at === 0 ? { ...line, text } : { text, number: line.number })),
  );
  const inLine = lines.length - given.length;
  const order = new RuleOrder();
  let count = 0;
  const parts = lines.map((line): readonly Line[] => {
    const label = labelOf(line.text);
    if (label !== null && label.kind !== 'example') order.accept(label.number);
    const begins = [...line.text.matchAll(inside)].flatMap(({ index, 0: gap, 1: number = '' }) => {
      if (!order.isNext(number)) return [];
      order.accept(number);
      return [index + gap.length];
    });
    if (begins.length === 0) return [line];
    count += begins.length;
    return [0, ...begins].map((begin, at) => ({
      text: line.text.slice(begin, begins[at]).trim(),
      number: line.number,
    }));
  });
  const isSet = count >= LEAST;
  const values = { rules: isSet ? count : 0, examples: inLine };
  return {
    lines: isSet ? parts.flat() : lines,
    decisions: values.rules + inLine > 0 ? [diagnostic('official.in-line', { severity: 'advice', values })] : [],
  };
}
