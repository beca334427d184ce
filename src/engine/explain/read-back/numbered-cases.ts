import type { Item } from '../layout.js';

/**
 * Private-use characters around cases, which a single line cannot hold: at their start, before each, and at their end.
 */
const [open, next, close] = ['\uE002', '\uE003', '\uE004'];
/** Stands where a comma is needed if words of the sentence precede. */
const aside = '\uE005';

export const hasCases = (text: string): boolean => text.includes(open);

export const endsInCases = (text: string): boolean => text.endsWith(close);

/** Cases that belong below their head, each on a line of its own. */
export const casesBelow = (head: string, cases: readonly string[]): string =>
  `${head}:${open}${cases.map((one) => `${next}${withoutParentheses(one)}`).join('')}${close}`;

/** The same within a sentence: "the number is, according to the case: …". */
export const casesAside = (head: string, cases: readonly string[]): string => casesBelow(`${aside}${head}`, cases);

const withComma = (head: string): string =>
  head
    .replace(new RegExp(`(?<=\\p{L}) ${aside}`, 'gu'), ', ')
    .split(aside)
    .join('');

/** A text without parentheses that enclose all of it. */
export function withoutParentheses(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text;
  }
  return text.slice(1, -1);
}

/** The same on one line: "one of these: (1) …; (2) …". */
export function casesInline(text: string): string {
  const found = splitAtCases(text);
  if (found === undefined) return text;
  const cases = found.cases.map((one, index) => `(${index + 1}) ${casesInline(one)}`);
  return `${withComma(found.head)} ${cases.join('; ')}${casesInline(found.tail)}`;
}

/**
 * Lines with their cases below them, numbered throughout: (2.1) is the first case of the second. The rest of the
 * sentence follows the cases.
 */
export const unfolded = (items: readonly Item[]): readonly Item[] =>
  items.flatMap(({ text, below = [] }) => {
    const [first, ...rest] = linesOf(text, '', '');
    return [{ text: first!.text, below: [...(first!.below ?? []), ...unfolded(below)] }, ...rest];
  });

/** Closes the last case if the sentence continues after it without a mark of its own. */
const goesOn = ',';

/** A text as a line with its cases below it, and what follows these; `end` closes the last case. */
function linesOf(text: string, number: string, end: string): readonly [Item, ...Item[]] {
  const found = splitAtCases(text);
  if (found === undefined) return [{ text: `${text}${end}` }];
  const { head, tail } = withoutFrame(found.head, found.tail);
  const rest = tail.replace(/^[\s,;:.)]+/u, '');
  const close = rest === '' ? end || '.' : (/^[\s)]*([,;:])/u.exec(tail)?.[1] ?? goesOn);
  const cases = found.cases.flatMap((one, index) => {
    const own = `${number}${index + 1}`;
    return linesOf(`(${own}) ${one}`, `${own}.`, index < found.cases.length - 1 ? ';' : close);
  });
  return [{ text: withComma(head), below: cases }, ...(rest === '' ? [] : linesOf(rest, number, end))];
}

interface AroundCases {
  readonly head: string;
  readonly cases: readonly string[];
  readonly tail: string;
}

/** A text split at its first cases; undefined if it has none. */
function splitAtCases(text: string): AroundCases | undefined {
  const from = text.indexOf(open);
  if (from < 0) return undefined;
  const cases: string[] = [];
  let [depth, start] = [0, from];
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === open) depth++;
    if (letter === next && depth === 1) {
      if (start > from) cases.push(text.slice(start, at));
      start = at + 1;
    }
    if (letter !== close || --depth > 0) continue;
    return { head: text.slice(0, from), cases: [...cases, text.slice(start, at)], tail: text.slice(at + 1) };
  }
  return undefined;
}

/** Parentheses around cases are superfluous: the lines show where they end. */
function withoutFrame(head: string, tail: string): { readonly head: string; readonly tail: string } {
  let unclosed = 0;
  for (let at = head.length - 1; at >= 0; at--) {
    if (head[at] === ')') unclosed--;
    if (head[at] !== '(' || ++unclosed < 1) continue;
    if (!tail.startsWith(')')) break;
    return withoutFrame(`${head.slice(0, at)}${head.slice(at + 1)}`, tail.slice(1));
  }
  return { head, tail };
}
