import { decodePage } from './codepages.js';

// UTF-8 decoded as another encoding and saved: “â€™” for an apostrophe and “Ã©” for “é”.
const readWrongly = /â€[™œ\u009d“”˜¦]|â[\u0080-\u009f]{2}|Ã[\u0080-\u00bf]|â„¢|Â[®©\u00a0«»]/g;
/** UTF-7 read as ASCII. */
const seventhBit = /\+IB[0-9A-Za-z]-/g;

/** What remains if some of the letters are lost. */
const remains = /â€|Ã[\u0080-\u00bf]/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The number of places at which a text was decoded wrongly before it came here. */
export const misreadPlaces = (text: string): number => count(text, readWrongly) + count(text, seventhBit);

/** The bytes that letters stood for in CP1252, whose undefined positions are control characters. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 128 },
    (_, index) => [decodePage(Uint8Array.of(index + 128), 'windows-1252'), index + 128] as const,
  ),
);
const runs = /[\u0080-\uffff]{2,}/g;

/**
 * Corrects a text with UTF-8 that was decoded as CP1252 or Latin-1; null if that does not correct every place.
 * A run of letters is replaced only if all of them are bytes, and these are UTF-8.
 */
export function reread(text: string): string | null {
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
