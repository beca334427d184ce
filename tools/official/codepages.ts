import { fromLatin1 } from './latin1.js';

/** The upper halves of code pages that TextDecoder does not know or, in Node 20, decodes wrongly. */
const upperHalves = {
  'windows-1252': '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
} as const;

/** Single-byte encodings in which official texts have been found. */
export const codePages = ['windows-1252', 'macintosh', 'cp437', 'cp850'] as const;
export type CodePage = (typeof codePages)[number];

/** Decodes bytes of one code page; an undefined byte becomes a control character. */
export function decodePage(bytes: Uint8Array, page: CodePage): string {
  if (page === 'macintosh') return new TextDecoder(page).decode(bytes);
  const upper: string = upperHalves[page];
  return fromLatin1(bytes).replace(/[\u0080-\u00ff]/g, (one) => upper[one.charCodeAt(0) - 0x80] ?? one);
}

/** A line was written in another page if it reads better in that one by this much. */
const CLEARLY = 1.5;

/**
 * Decodes bytes of a code page; lines that were clearly written in another one are decoded in that. `mixed` counts
 * these.
 */
export function decodeLines(bytes: Uint8Array, page: CodePage): { readonly text: string; readonly mixed: number } {
  const whole = decodePage(bytes, page);
  // Every byte is one letter in any page.
  const others = codePages.filter((one) => one !== page).map((one) => decodePage(bytes, one));
  let mixed = 0;
  const text = whole.replace(/[^\r\n]+/g, (line, at: number) => {
    if (!/[\u0080-\uffff]/.test(line)) return line;
    const worth = readability(line);
    const [best] = others
      .map((other) => other.slice(at, at + line.length))
      .map((other) => ({ other, worth: readability(other) }))
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined || best.worth - worth < CLEARLY) return line;
    mixed += 1;
    return best.other;
  });
  return { text, mixed };
}

/** How well a text reads when decoded with a page: characters that occur in no text count against the page. */
export function readability(text: string): number {
  let sum = 0;
  for (const { index, 0: one } of text.matchAll(/[\u0080-\uffff]/g)) {
    sum += worthOf(one, text[index - 1] ?? ' ', text[index + 1] ?? ' ');
  }
  return sum;
}

const usualLetters = 'áâàéèìòùúûÈÀÆæ';

function worthOf(one: string, before: string, after: string): number {
  if (/[\u0080-\u009f\u2500-\u25ff\u03b1-\u03c9\u0393-\u03a9\u2200-\u22ff]/.test(one)) return -10;
  if (/\p{L}/u.test(one) && !/[ªº]/.test(one)) return worthOfLetter(one, before, after);
  if (one === '’') return /\p{L}/u.test(before) || /\s/.test(after) ? 2 : 0;
  if (one === '“' || one === '‘') return /[\s([—–-]/.test(before) && /\S/.test(after) ? 2 : -2;
  if (one === '”') return /\S/.test(before) && !/\p{L}/u.test(after) ? 2 : -2;
  if (/[—–…•·«»™®©]/.test(one)) return 1;
  if (one === 'º') return /\d/.test(before) ? 1 : -2;
  // A non-breaking space does not occur inside a word.
  if (one === '\u00a0') return /\p{L}/u.test(before) && /\p{Ll}/u.test(after) ? -1 : 0.5;
  return -2;
}

function worthOfLetter(one: string, before: string, after: string): number {
  const isInside = /\p{Ll}/u.test(before);
  if (/\p{Lu}/u.test(one) && isInside) return -2;
  if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return one === 'è' || one === 'È' ? 1 : -1;
  return usualLetters.includes(one) ? 1 : 0.5;
}
