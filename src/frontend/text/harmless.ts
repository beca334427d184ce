/** Characters that move the cursor, colour the terminal or change the writing direction. */
const harmful = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const ofOutput = /\p{Cc}\[\d+m|[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A name or a text from a file with its control and direction characters made visible: it can neither forge a line nor
 * harm a terminal.
 */
export const harmless = (text: string): string => text.replace(harmful, escaped);

/**
 * Output of several lines, made harmless as a whole.
 *
 * @param hasColours whether it contains our own colours, which stay
 */
export const harmlessLines = (text: string, hasColours: boolean): string =>
  text.replace(ofOutput, (found) => {
    const isOurs =
      found.startsWith('\n') ||
      found.startsWith('\t') ||
      (found.length > 1 && found.startsWith('\u001b') && hasColours);
    return isOurs ? found : escaped(found).concat(found.slice(1));
  });

/**
 * Shows invisible characters, and letters of other alphabets that look like ours, with their code points: `е (U+0435)`.
 */
export const spelledOut = (text: string): string =>
  text.replace(/\p{Cf}|\p{Script=Cyrillic}|\p{Script=Greek}/gu, (sign) => {
    const point = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    return /\p{Cf}/u.test(sign) ? `(${point})` : `${sign} (${point})`;
  });
