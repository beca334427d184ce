import type { Line } from '../lines.js';
import { decoded } from './html.js';

const marks =
  /^\s*(?:#{1,6}\s+\S|(?:[-*]\s+)?(?:\*\*|__)\d{1,3}\.|={2,}[^=].*={2,}\s*$|[*#:]+\s*'''\d|[*]+\d{3}\.\d)/gm;

/** Markdown, or the source of a wiki page. */
export const isMarkup = (text: string): boolean => (text.match(marks)?.length ?? 0) > 0;

/** The words without the signs that set them. */
export const linesOfMarkup = (lines: readonly Line[]): readonly Line[] =>
  lines.map(({ text, number }) => ({ text: plain(text), number }));

const escaped = /\\([\\`*_{}[\]()#+\-.!<>&"'~|])/g;
// Escaped signs stand aside, in a range that no text uses, while the others are taken for what they set.
const aside = 0xe000;

const plain = (line: string): string =>
  decoded(
    line
      .replace(escaped, (_, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0)))
      .replace(/^\s*(?:#{1,6}(?=\s)|>)\s*/, '')
      .replace(/\s+#+\s*$/, '')
      .replace(/^\s*={2,}\s*(.*?)\s*={2,}\s*$/, '$1')
      .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
      .replace(/!?\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[a-z][^>]*>/gi, '')
      .replace(/(?<![*_'])(\*\*|__|''')(?![\s*_'])(.*?[^\s*_'])\1(?![*_'])/g, '$2')
      .replace(/(?<!')''(?=[^\s'])(.*?[^\s'])''(?!')/g, '$1')
      .replace(/(?<![\w*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*_])/g, '$2')
      .replace(/^\s*[*#:]+\s*(?=\S)/, '• ')
      .replace(/[\ue020-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - aside)),
  ).trimEnd();
