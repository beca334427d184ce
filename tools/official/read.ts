import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { labelDecisions, problemsOf } from './checks.js';
import { classify } from './classify.js';
import { datesStated } from './dates.js';
import { decode, type ReadOptions } from './decode.js';
import { linesOf } from './form.js';
import { withoutInlineLabels } from './inline-labels.js';
import { languageOf, rulesInOtherLanguage } from './language.js';
import type { OfficialText, Paragraph } from './official.js';
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
