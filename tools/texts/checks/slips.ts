import { latin, matchesIn } from '../terms/forms.js';
import { finding, type PairCheck, type TextFinding } from './finding.js';

/** A slip of Italian spelling: its pattern and its correction. */
export interface Slip {
  readonly pattern: RegExp;
  readonly code: string;
  /** The correction; undefined if people have to decide, `false` if it is not a slip. */
  readonly fix: (...groups: readonly string[]) => string | undefined | false;
}

/** A word with the case of another one. */
export const capitalAs = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word;

/** A check for some slips, in Italian translations only. */
export function ofSlips(check: 'elision' | 'accents' | 'euphony', slips: readonly Slip[]): PairCheck {
  const searched = slips.map((slip) => ({ ...slip, pattern: latin(slip.pattern) }));
  return (pair, { target }) => (target === 'it' ? searched.flatMap((slip) => slipsIn(pair.target, check, slip)) : []);
}

const slipsIn = (
  text: string,
  check: 'elision' | 'accents' | 'euphony',
  { pattern, code, fix }: Slip,
): readonly TextFinding[] =>
  matchesIn(text, pattern).flatMap((match) => {
    const groups = match.slice(1) as string[];
    const better = fix(...groups);
    if (better === false) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [
      finding(check, 'it', [start, end], {
        values: { word: match[0].trim(), ...(better !== undefined && { better: better.trim() }) },
        code: better === undefined ? `${code}-unsure` : code,
        ...(better !== undefined && { fix: { start, end, text: better } }),
      }),
    ];
  });
