import { decodePage } from './codepages.js';

// UTF-8 once read as another encoding and saved so, “â€™” for an apostrophe and “Ã©” for “é”.
const readWrongly = /â€[™œ\u009d“”˜¦]|â[\u0080-\u009f]{2}|Ã[\u0080-\u00bf]|â„¢|Â[®©\u00a0«»]/g;
/** UTF-7 read as ASCII. */
const seventhBit = /\+IB[0-9A-Za-z]-/g;

/** What is left where some of the letters are lost. */
const remains = /â€|Ã[\u0080-\u00bf]/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** In how many places a text was decoded wrongly before it came here. */
export const misreadPlaces = (text: string): number => count(text, readWrongly) + count(text, seventhBit);

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
