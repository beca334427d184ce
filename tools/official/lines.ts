import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';

/** A line of the file, or a paragraph put together from several. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/** A text split into lines, with the decisions made. */
export interface Split {
  readonly lines: readonly Line[];
  /** Each line is a paragraph, as the form of the file says: nothing is to be joined. */
  readonly isParted?: boolean;
  readonly decisions: readonly Diagnostic[];
}

export const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** Splits a text into lines at any line ends; mixtures are common. */
export function splitLines(text: string): Split {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [crlf, doubled] = [count(/\r\n/g), count(/\r\r\n/g)];
  const [cr, lf] = [count(/\r(?!\n)/g), count(/(?<!\r)\n/g)];
  // “\r\r\n” throughout is CRLF that was converted twice; otherwise it is a blank line.
  const isConvertedTwice = doubled > 0 && doubled === crlf && doubled === cr;
  const ends = isConvertedTwice ? /\r\r\n/ : /\r\n|[\r\n\v\u0085\u2028\u2029]/;
  const found = Object.entries({ CRLF: crlf, CR: isConvertedTwice ? 0 : cr, LF: lf }).filter(([, times]) => times > 0);
  const values = { ends: found.map(([name, times]) => `${times} ${name}`).join(', ') };
  return {
    lines: withoutDoubled(
      text.split(ends).map((line, index) => ({ text: /^\s*\|[\s|]*$/.test(line) ? '' : line, number: index + 1 })),
    ),
    decisions: found.length === 0 ? [] : [diagnostic('official.line-ends', { severity: 'advice', values })],
  };
}

/** If every second line is blank, all line ends were doubled. */
function withoutDoubled(lines: readonly Line[]): readonly Line[] {
  const isSecond = (index: number): boolean => index % 2 === 1;
  const isDoubled = lines.length > 8 && lines.every((line, index) => !isSecond(index) || isBlank(line));
  return isDoubled ? lines.filter((_, index) => !isSecond(index)) : lines;
}
