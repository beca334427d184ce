import { continuation } from './lines.js';

/** The greatest length of a line, in columns. */
const mostColumns = 100;

/** Whether a text fits on one line. */
export const fits = (line: string): boolean => line.length <= mostColumns && !line.includes('\n');

const indent = ' '.repeat(continuation);

/** A line, folded if it is too long: at blanks outside quotes, or in prose at any blank. */
export function folded(line: string, isProse = false): string {
  const out: string[] = [];
  let rest = line;
  while (rest.length > mostColumns) {
    const cut = cutIn(rest, isProse);
    if (cut === undefined) break;
    out.push(rest.slice(0, cut));
    rest = indent + rest.slice(cut + 1);
  }
  return [...out, rest].join('\n');
}

/**
 * The last blank within the line, or else the first one after it. Two blanks together are left: folding would make one
 * of them.
 */
function cutIn(line: string, isProse: boolean): number | undefined {
  let cut: number | undefined;
  let isQuoted = false;
  let hasBegun = false;
  for (let at = 0; at < line.length - 1 && (at <= mostColumns || cut === undefined); at++) {
    if (line[at] === "'") isQuoted = !isQuoted;
    if (line[at] !== ' ') hasBegun = true;
    else if (hasBegun && (isProse || !isQuoted) && line[at - 1] !== ' ' && line[at + 1] !== ' ') cut = at;
  }
  return cut;
}
