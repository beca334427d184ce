const [quote, backslash] = [0x22, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * True if lists and objects of a JSON text are nested deeper than `most`. Checked before the text is parsed: code that
 * walks a deeper structure could run out of stack.
 */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === quote) {
      at = endOfString(text, at);
    } else if (character === openObject || character === openList) {
      depth++;
      if (depth > most) return true;
    } else if (character === closeObject || character === closeList) depth--;
  }
  return false;
}

/** Index of the quotation mark that ends a string, or of the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
