import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';
import { type CodePage, codePages, decodeLines, decodePage, readability } from './codepages.js';
import { unquotedPrintable } from './transport.js';

/** The text of a file, with the decisions made and problems found during decoding. */
export interface Decoded {
  readonly text: string;
  readonly decisions: readonly Diagnostic[];
  readonly problems: readonly Diagnostic[];
}

/** How a file is read. */
export interface ReadOptions {
  /** Whether UTF-8 that was decoded wrongly and saved is decoded once more. */
  readonly isRepaired?: boolean;
}

/** Finds out the encoding of a file and reads its letters. */
export function decode(sent: Uint8Array, { isRepaired = false }: ReadOptions = {}): Decoded {
  const bytes = unquotedPrintable(sent);
  const { encoding, mark } = encodingOf(bytes);
  const { text: read, mixed } = isCodePage(encoding)
    ? decodeLines(bytes, encoding)
    : { text: new TextDecoder(encoding).decode(bytes), mixed: 0 };
  const decision = diagnostic(mark ? 'official.encoding-marked' : 'official.encoding', {
    severity: 'advice',
    values: { encoding: names[encoding] },
  });
  const places = isRepaired ? misreadPlaces(read) : 0;
  const text = places === 0 ? read : (reread(read) ?? read);
  const repairs =
    text === read ? [] : [diagnostic('official.repaired', { severity: 'advice', values: { count: places } })];
  const clear = cleared(text.replace(/\ufeff/g, ''));
  return {
    text: clear.text,
    decisions: [decision, ...repairs, ...clear.decisions],
    problems: [...damageOf(text), ...mixture(mixed)],
  };
}

// Invisible characters; a soft hyphen at the end of a line tells how the lines are joined.
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|\u00ad(?![ \t]*[\r\n\v\u0085\u2028\u2029])/g;
// Ligatures such as “ﬁ”, full-width figures, and superscripts after numbers.
const composed = /[\ufb00-\ufb06\uff10-\uff19]|(?<=\d)[\u02b0-\u02b8\u1d43-\u1d63\u1d9c-\u1dbb\u2071\u207f]/g;

// “[12]” after a word, as on wiki pages; the official text has a blank before its brackets.
const footnote = /(?<=[\p{L}.,;:!?”"’)])\[\d{1,3}\]/gu;

/** Removes invisible characters and footnote marks, and splits ligatures, so that words and numbers are found. */
function cleared(text: string): Pick<Decoded, 'text' | 'decisions'> {
  const count = [unseen, composed, footnote].reduce((sum, one) => sum + (text.match(one)?.length ?? 0), 0);
  if (count === 0) return { text, decisions: [] };
  return {
    text: text
      .replace(unseen, '')
      .replace(footnote, '')
      .replace(composed, (one) => one.normalize('NFKC')),
    decisions: [diagnostic('official.cleared', { severity: 'advice', values: { count } })],
  };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;

const names: { readonly [encoding in Encoding]: string } = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'CP1252',
  macintosh: 'Mac Roman',
  cp850: 'CP850',
  cp437: 'CP437',
};

const isCodePage = (encoding: Encoding): encoding is CodePage => codePages.some((page) => page === encoding);

function encodingOf(bytes: Uint8Array): { readonly encoding: Encoding; readonly mark: boolean } {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', mark: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', mark: true };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', mark: true };
  return { encoding: wide(bytes) ?? (isMostlyUtf8(bytes) ? 'utf-8' : likeliestPage(bytes)), mark: false };
}

/** UTF-16 without a byte order mark: every other byte is zero. Zeros in both places are damage, not an encoding. */
function wide(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (let index = bytes.indexOf(0); index >= 0; index = bytes.indexOf(0, index + 1)) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < bytes.length || Math.min(even, odd) * 20 > Math.max(even, odd) || even === odd)
    return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Some characters may be broken: a text with many valid ones in UTF-8 is not in another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    const good = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
    return good > 3 * broken;
  }
}

const mixture = (count: number): readonly Diagnostic[] =>
  count === 0 ? [] : [diagnostic('official.mixed-pages', { severity: 'warning', values: { count } })];

function likeliestPage(bytes: Uint8Array): CodePage {
  const scored = codePages.map((page) => ({ page, worth: readability(decodePage(bytes, page)) }));
  return scored.reduce((best, one) => (one.worth > best.worth ? one : best)).page;
}

const lostSign = /\b[A-Za-z]+n\?t\b|[A-Za-z]\?s\b|\b(?:(?:does|is|are|was|would|did|could)n ?t|cant|wont)\b/gi;

// “8OO.l” for 800.1, from optical character recognition.
const misread = /^[ \t•*-]*(?=[OoIl.]*\d)(?=[\d.]*[OoIl])[\dOoIl]{3}\.[\dOoIl]{1,3}[a-z]{0,2}\.?[ \t]/gm;

/** Signs that letters were lost before the file came here. */
function damageOf(text: string): readonly Diagnostic[] {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const found: readonly (readonly [code: string, times: number, least: number])[] = [
    ['official.replaced-letters', count(/\ufffd/g), 1],
    ['official.zero-letters', count(/\0/g), 1],
    [reread(text) === null ? 'official.wrongly-decoded' : 'official.misread', misreadPlaces(text), 1],
    ['official.lost-signs', count(lostSign), 3],
    ['official.misread-figures', count(misread), 3],
  ];
  return found.flatMap(([code, times, least]) =>
    times >= least ? [diagnostic(code, { values: { count: times } })] : [],
  );
}

// UTF-8 once read as another encoding and saved so, “â€™” for an apostrophe and “Ã©” for “é”.
const readWrongly = /â€[™œ\u009d“”˜¦]|â[\u0080-\u009f]{2}|Ã[\u0080-\u00bf]|â„¢|Â[®©\u00a0«»]/g;
/** UTF-7 read as ASCII. */
const seventhBit = /\+IB[0-9A-Za-z]-/g;

/** What is left where some of the letters are lost. */
const remains = /â€|Ã[\u0080-\u00bf]/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** In how many places a text was decoded wrongly before it came here. */
const misreadPlaces = (text: string): number => count(text, readWrongly) + count(text, seventhBit);

/** The bytes that letters stood for, by CP1252, whose open places are control characters. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 128 },
    (_, index) => [decodePage(Uint8Array.of(index + 128), 'windows-1252'), index + 128] as const,
  ),
);
const runs = /[\u0080-\uffff]{2,}/g;

/**
 * A text with UTF-8 that was read as CP1252 or Latin-1 read rightly; null where that does not mend every place.
 * A run of letters becomes others only where all of them are bytes, and these are UTF-8.
 */
function reread(text: string): string | null {
  const read = text.replace(runs, (run) => {
    const codes = [...run].map((one) => bytes.get(one) ?? (one.charCodeAt(0) < 256 ? one.charCodeAt(0) : -1));
    if (codes.includes(-1)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(codes));
    } catch {
      return run;
    }
  });
  return misreadPlaces(read) === 0 && !remains.test(read) && !read.includes('\ufffd') ? read : null;
}
