import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import { labelOf } from './labels.js';
import type { Line } from './lines.js';
import type { Paragraph } from './official.js';

/** So many letters without “fi” have lost it: both languages use it in every other rule. */
const LEAST_LETTERS = 2000;
/** So many lines of one length are no accident. */
const LEAST_LINES = 3;

/**
 * What shows that a program left something out on the way: letters set as one, the rest of long lines, the labels of examples.
 *
 * @param lines each a paragraph
 */
export const losses = (lines: readonly Line[], paragraphs: readonly Paragraph[]): readonly Diagnostic[] => [
  ...lostLigatures(paragraphs),
  ...cutLines(lines),
  ...unlabelled(paragraphs),
];

function lostLigatures(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const text = paragraphs.flatMap((one) => (one.kind === 'rule' ? [one.text] : [])).join(' ');
  if (text.length < LEAST_LETTERS || /f[fil]/i.test(text)) return [];
  return [diagnostic('official.lost-ligatures', { severity: 'warning' })];
}

/** Nothing is longer than some lines that end in the middle of a sentence, all after the same number of characters. */
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
