import type { Line } from '../lines.js';

const elements = /<(?:html|body|p|li|ul|ol|h[1-6]|div|br|span|td)\b[^>]*>/gi;

/** The source of a wiki page may contain elements as well. */
export const isHtml = (text: string): boolean => count(text, elements) > Math.max(2, count(text, wikiMarks));

const wikiMarks = /^(?:={2,}[^=].*={2,}\s*$|[*#:]+\s*''')/gm;
const count = (text: string, pattern: RegExp): number => text.slice(0, 200_000).match(pattern)?.length ?? 0;

const tokens =
  /<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1>|<\/?([a-z][a-z0-9]*)\b(?:=\s*"[^"]*"|=\s*'[^']*'|=(?!\s*["'])|[^>=])*>|<\/?([a-z][a-z0-9]*)\b[^>]*>|<![^>]*>|[^<]+|</gi;
const blocks = new Set(
  'p div ul ol li dl dd dt h1 h2 h3 h4 h5 h6 table tr td th br section article hr pre blockquote'.split(' '),
);

// A reader sees a gap before these.
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 dt blockquote section article table'.split(' '));

/** The lines of a page as a reader sees them. An item of a list begins with a bullet. */
export function linesOfHtml(html: string): readonly Line[] {
  const lines: Line[] = [];
  let text = '';
  let [number, begin] = [1, 1];
  let isSet = false;
  const close = (): void => {
    if (text.trim() !== '') lines.push({ text: decoded(text).trim(), number: begin });
    text = '';
  };
  for (const [token, , element, unclosed] of html.matchAll(tokens)) {
    const name = (element ?? unclosed)?.toLowerCase();
    if (name !== undefined && blocks.has(name)) {
      // The second of two breaks in a row leaves a line empty.
      const isGap = paragraphs.has(name) || (name === 'br' && text.trim() === '');
      close();
      if (isGap && !token.startsWith('</')) lines.push({ text: '', number });
      if (name === 'pre') isSet = !token.startsWith('</');
      if (name === 'li' && !token.startsWith('</')) text = '• ';
    } else if (isSet && !token.startsWith('<')) {
      // Preformatted text has its own lines.
      const [first = '', ...rest] = token.split('\n');
      text += first;
      for (const [index, one] of rest.entries()) {
        lines.push({ text: decoded(text), number: number + index });
        text = one;
      }
      begin = number + rest.length;
    } else if (!token.startsWith('<')) {
      if (text.replace('•', '').trim() === '') begin = number + (/^\s*/.exec(token)![0].match(/\n/g)?.length ?? 0);
      text += token.replace(/\s+/g, ' ');
    }
    number += token.match(/\n/g)?.length ?? 0;
  }
  close();
  return lines.filter((line) => line.text !== '•');
}

const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  trade: '™',
  reg: '®',
  copy: '©',
  shy: '',
  deg: '°',
  ordm: 'º',
  AElig: 'Æ',
  aelig: 'æ',
};
const accents: { readonly [name: string]: string } = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
};

/** Decodes HTML entities: `&egrave;`, `&#8217;`, `&#x2019;`. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+\d*));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name === undefined)
      return character(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)) ?? whole;
    const [, letter = '', accent = ''] = /^([a-z])(grave|acute|circ|tilde|uml)$/i.exec(name) ?? [];
    return named[name] ?? (accent === '' ? whole : (letter + accents[accent]!).normalize('NFC'));
  });

const character = (code: number): string | null => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null);
