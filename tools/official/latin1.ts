/** So many codes at once are handed to a function; more would be too many arguments. */
const piece = 8192;

/** Each byte as the letter with its number, as ISO 8859-1 has them: where there is no platform, as in a page, too. */
export function fromLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return text;
}

/** Each letter as the byte with its number. */
export const toLatin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
