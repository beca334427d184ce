/** Codes passed to a function at once; more would be too many arguments. */
const piece = 8192;

/** Each byte as the letter with that code, as in ISO 8859-1; works without a platform, as on a web page, too. */
export function fromLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return text;
}

/** Each letter as the byte with that code. */
export const toLatin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
