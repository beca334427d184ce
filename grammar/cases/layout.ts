import { continuation } from './lines.js';

/** So many columns a line may have. */
const mostColumns = 100;

/** Whether a text fits on one line. */
export const fits = (line: string): boolean => line.length <= mostColumns && !line.includes('\n');

const indent = ' '.repeat(continuation);

/** A line, folded where it is too long: at blanks outside of quotes, or in a sentence at any. */
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

/** The last blank that lies within the line; where there is none the first one behind. Two blanks would become one. */
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
