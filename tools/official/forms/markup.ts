import { isBlank, type Line } from '../lines.js';
import { decoded } from './html.js';

const marks =
  /^\s*(?:#{1,6}\s+\S|(?:[-*]\s+)?(?:\*\*|__)\d{1,3}\.|={2,}[^=].*={2,}\s*$|[*#:]*\s*'''\d|(?:\[|`|\|\s*|<(?:b|strong|i|em)>)\d{3}\.\d[^\]\n]{0,4}(?:\]\(|`|\s*\||<\/)|[*]+\d{3}\.\d|\*{2,}\s*\d{3}\.\d)/gm;

/** Markdown, or the source of a wiki page. */
export const isMarkup = (text: string): boolean => (text.match(marks)?.length ?? 0) > 0;

/** The words without markup. */
export function linesOfMarkup(lines: readonly Line[]): readonly Line[] {
  const set = lines.flatMap(({ text, number }): readonly Line[] => {
    if (isOnlySigns.test(text)) return [];
    const line = { text: withoutSigns(text), number };
    // Headings and terms are separate, even without a blank line.
    return isHeading.test(text) ? [{ text: '', number }, line] : [line];
  });
  return withoutEmphasis(set).map(({ text, number }) => ({ text: finished(text), number }));
}

const isHeading = /^\s*(?:#{2,6}\s|(?:\*\*|__|''')[^*_]+(?:\*\*|__|''')\s*$)/;

/** The opening and closing marks of a pandoc block are on lines of their own, and leave no blank one. */
const isOnlySigns = /^\s*(?::{3,}.*|<!--.*-->\s*)$/;

const escaped = /\\([\\`*_{}[\]()#+\-.!<>&"'~|$^@])/g;
// Escaped signs are set aside, in a range that no text uses, while the others are read as markup.
const aside = 0xe000;

const withoutSigns = (line: string): string =>
  line
    .replace(escaped, (_, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0)))
    // Output of pandoc: broken lines, anchors and attributes.
    .replace(/\\$/, '')
    .replace(/\[([^[\]]*)\]\{[#.][^{}]*\}/g, '$1')
    .replace(/^(\s*#{1,6}\s.*?)\s*\{[#.][^{}]*\}\s*$/, '$1')
    .replace(/^\s*(?:#{1,6}(?=\s)|>)\s*/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/^\s*[*#:]+\s*(?=''')/, '• ')
    .replace(/^\s*={2,}\s*(.*?)\s*={2,}\s*$/, '$1')
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/!?\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<ref\b[^>]*?(?:\/>|>.*?<\/ref>)|<\/?[a-z][^>]*>/gi, '')
    .replace(/\{\{(?:anchor|ancora|id)\|[^{}]*\}\}/gi, '')
    .replace(/\{\{\s*(?:ex(?:ample)?|es(?:empio)?)\s*\|/gi, 'Example: {{|')
    .replace(/^\s*\[\[(?:category|categoria|file|immagine|image):[^\]]*\]\]\s*$/i, '')
    .replace(/\{\{([^{}|]{1,3})\}\}/g, '{$1}')
    .replace(/\{\{(?:[^{}|]*\|)*([^{}|]*)\}\}/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^\s*\|(.*)\|\s*$/, (_, cells: string) =>
      /^[\s|:-]*$/.test(cells) ? '' : cells.replace(/(?<!\\)\|/g, ' ').trim(),
    );

const strong = /(?<![*_'])(\*{2,3}|__|''')(?![\s*_'])([\s\S]*?[^\s*_'])\1(?![*_'])/g;
const slanted = /(?<!')''(?=[^\s'])([\s\S]*?[^\s'])''(?!')/g;
const emphasised = /(?<![\w*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*_])/g;

/** Removes the marks of emphasis, which may extend over the lines of a paragraph. */
function withoutEmphasis(lines: readonly Line[]): readonly Line[] {
  const paragraphs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const goesOn = index > 0 && !isBlank(line) && !isBlank(lines[index - 1]!);
    if (goesOn) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.flatMap((paragraph) => {
    const text = paragraph
      .map((line) => line.text)
      .join('\n')
      .replace(strong, '$2')
      .replace(slanted, '$1')
      .replace(emphasised, '$2');
    return text.split('\n').map((one, index) => ({ ...paragraph[index]!, text: one }));
  });
}

const finished = (line: string): string =>
  decoded(
    line
      .replace(/^\s*[*#:]+\s*(?=\S)/, '• ')
      .replace(/[\ue020-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - aside)),
  ).trimEnd();
