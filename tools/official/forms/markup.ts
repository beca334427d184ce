import { isBlank, type Line } from '../lines.js';
import { isGlossary } from '../zones.js';
import { decoded } from './html.js';

const marks =
  /^\s*(?:#{1,6}\s+\S|(?:[-*]\s+)?(?:\*\*|__)\d{1,3}\.|={2,}[^=].*={2,}\s*$|[*#:]*\s*'''\d|(?:\[|`|\|\s*|<(?:b|strong|i|em)>)\d{3}\.\d[^\]\n]{0,4}(?:\]\(|`|\s*\||<\/)|[*]+\d{3}\.\d|\*{2,}\s*\d{3}\.\d)/gm;

/** Markdown, or the source of a wiki page. */
export const isMarkup = (text: string): boolean => (text.match(marks)?.length ?? 0) > 0;

/** The words without the signs that set them. */
export function linesOfMarkup(lines: readonly Line[]): readonly Line[] {
  const words = lines.map(({ text, number }) => ({ text: plain(text), number }));
  const begin = words.findLastIndex(isGlossary);
  if (begin < 0) return words;
  // In the glossary terms are set apart, and blank lines stand between the paragraphs of one entry as well.
  const isTerm = ({ text }: Line): boolean => /^\s*(?:#{2,6}\s|(?:\*\*|__|''')[^*_]+(?:\*\*|__|''')\s*$)/.test(text);
  const isSet = lines.slice(begin + 1).some(isTerm);
  return words.flatMap((line, index) => {
    if (index <= begin || !isSet) return [line];
    return isTerm(lines[index]!) ? [{ text: '', number: line.number }, line] : isBlank(line) ? [] : [line];
  });
}

const escaped = /\\([\\`*_{}[\]()#+\-.!<>&"'~|])/g;
// Escaped signs stand aside, in a range that no text uses, while the others are taken for what they set.
const aside = 0xe000;

const plain = (line: string): string =>
  decoded(
    line
      .replace(escaped, (_, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0)))
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
      )
      .replace(/(?<![*_'])(\*{2,3}|__|''')(?![\s*_'])(.*?[^\s*_'])\1(?![*_'])/g, '$2')
      .replace(/(?<!')''(?=[^\s'])(.*?[^\s'])''(?!')/g, '$1')
      .replace(/(?<![\w*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*_])/g, '$2')
      .replace(/^\s*[*#:]+\s*(?=\S)/, '• ')
      .replace(/[\ue020-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - aside)),
  ).trimEnd();
