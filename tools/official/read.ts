import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { labelDecisions, problemsOf } from './checks.js';
import { classify } from './classify.js';
import { datesStated } from './dates.js';
import { decode, type ReadOptions } from './decode.js';
import { linesOf } from './form.js';
import { labelOf } from './labels.js';
import { languageOf, rulesInOtherLanguage } from './language.js';
import type { Line, Split } from './lines.js';
import type { OfficialText, Paragraph } from './official.js';
import { ruleNumber } from './rule-number.js';
import { RuleOrder } from './rule-order.js';
import { unwrapped } from './unwrap.js';

/** Reads an official text: the Comprehensive Rules, or a part of them, in either language. */
export function readOfficial(bytes: Uint8Array, options: ReadOptions = {}): OfficialText {
  const { text, decisions, problems } = decode(bytes, options);
  const split = linesOf(text);
  const whole = split.isParted === true ? { lines: split.lines, decisions: [] } : unwrapped(split.lines);
  // Next to the left column of a page, the right one looks like the middle of a line.
  const set = withoutInlineLabels(whole.lines);
  const paragraphs = classify(set.lines);
  const language = languageOf(text);
  return {
    language,
    edition: datesStated(text)[0] ?? null,
    paragraphs,
    decisions: [...decisions, ...split.decisions, ...whole.decisions, ...set.decisions, ...labelDecisions(set.lines)],
    problems: [
      ...problems,
      ...problemsOf(set.lines, paragraphs, text, language),
      ...inOtherLanguage(paragraphs, language),
    ],
  };
}

function inOtherLanguage(paragraphs: readonly Paragraph[], language: Lang): readonly Diagnostic[] {
  const numbers = rulesInOtherLanguage({ paragraphs, language });
  if (numbers.length === 0) return [];
  const values = { numbers: listed(numbers, 24), count: numbers.length };
  return [diagnostic('official.other-language', { severity: 'warning', values })];
}

const inside = new RegExp(String.raw`(?<=[.!?:)”"’'])\s+(?=(${ruleNumber})\.?\s+["“‘']?\p{Lu})`, 'gu');
const example = /(?<=[.!?:)”"’'])\s+(?=(?:Example|Esempio):\s)/g;
const LEAST = 3;

/** Sets apart the rules that stand in the middle of a line, where line ends were lost: each is the very next one; and examples, which have a label. */
function withoutInlineLabels(given: readonly Line[]): Split {
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
