import type { Diagnostic } from 'tavolata/compiler';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { labelOf } from './labels.js';
import type { Line } from './lines.js';
import type { Paragraph } from './official.js';

/** A text with this many letters and no “fi” has lost it: both languages use it in every other rule. */
const LEAST_LETTERS = 2000;
/** This many further paragraphs, and one for every tenth rule, are more than any edition has. */
const LEAST_PARAGRAPHS = 5;
/**
 * No word of either language has so many letters, and few texts have so long a part without a blank, which is faster to
 * search.
 */
const isEndless = (text: string): boolean => /\S{30}/.test(text) && /\p{L}{30}/u.test(text);
/** This many lines of one length are not accidental. */
const LEAST_LINES = 3;

/**
 * Signs that a program dropped something: ligatures, the ends of long lines, the labels of examples, all words of a
 * rule, the spaces between them.
 *
 * @param lines each a paragraph
 */
export const losses = (lines: readonly Line[], paragraphs: readonly Paragraph[]): readonly Diagnostic[] => [
  ...lostLigatures(paragraphs),
  ...cutLines(lines),
  ...unlabelled(paragraphs),
  ...withoutWords(paragraphs),
  ...withoutSpaces(paragraphs),
  ...manyFurther(paragraphs),
];

/** Examples whose label is lost, or in another language, become further paragraphs of their rules. */
function manyFurther(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const count = paragraphs.filter(({ kind }) => kind === 'continuation').length;
  const rules = paragraphs.filter(({ kind }) => kind === 'rule').length;
  if (count < LEAST_PARAGRAPHS || count * 10 < rules) return [];
  return [diagnostic('official.many-paragraphs', { severity: 'warning', values: { count, rules } })];
}

function withoutWords(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const rules = paragraphs.filter(({ kind }) => kind === 'rule');
  const empty = rules.filter(({ text }) => !/[\p{L}\p{N}]/u.test(text));
  if (empty.length === 0) return [];
  const severity = empty.length * 2 > rules.length ? 'error' : 'warning';
  return [diagnostic('official.no-words', { severity, values: counted(empty) })];
}

function withoutSpaces(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const found = paragraphs.filter(({ kind, text }) => kind === 'rule' && isEndless(text));
  return found.length === 0
    ? []
    : [diagnostic('official.lost-spaces', { severity: 'warning', values: counted(found) })];
}

const counted = (rules: readonly Paragraph[]) => ({
  count: rules.length,
  numbers: listed(
    rules.map(({ number }) => number!),
    12,
  ),
});

function lostLigatures(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const text = paragraphs.flatMap((one) => (one.kind === 'rule' ? [one.text] : [])).join(' ');
  if (text.length < LEAST_LETTERS || /f[fil]/i.test(text)) return [];
  return [diagnostic('official.lost-ligatures', { severity: 'warning' })];
}

/** No line is longer than some that end in the middle of a sentence, all after the same number of characters. */
function cutLines(lines: readonly Line[]): readonly Diagnostic[] {
  const width = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  const longest = lines.filter(({ text }) => text.length === width);
  const open = longest.filter(({ text }) => !/[.!?:”"’)\]]\s*$/.test(text));
  if (longest.length < LEAST_LINES || open.length * 2 < longest.length) return [];
  return [diagnostic('official.cut-lines', { severity: 'warning', values: { count: open.length, width } })];
}

const likeExample = /^\W*(?:<\w+>\s*)?(?:Example|Esempio|Es\.|E\.g\.)(?!\p{L})/iu;

function unlabelled(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const isPlain = ({ kind, text }: Paragraph): boolean =>
    (kind === 'continuation' || kind === 'other') && labelOf(text)?.kind !== 'example';
  const found = paragraphs.filter((one) => isPlain(one) && likeExample.test(one.text));
  if (found.length === 0) return [];
  const values = {
    count: found.length,
    lines: listed(
      found.map(({ line }) => String(line)),
      24,
    ),
  };
  return [diagnostic('official.examples-unlabelled', { severity: 'warning', values })];
}
