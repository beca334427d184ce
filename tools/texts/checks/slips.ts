import { finding, type PairCheck, type TextFinding } from './finding.js';

/** A slip of Italian spelling: what it looks like, and how it is put right. */
export interface Slip {
  readonly pattern: RegExp;
  readonly code: string;
  /** The correction of what was found; none where it is for people to decide, `false` where it is no slip. */
  readonly fix: (...groups: readonly string[]) => string | undefined | false;
}

/** A word with a capital where another has one. */
export const capitalAs = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word;

/** The check of some slips; it looks at Italian translations alone. */
export const ofSlips =
  (check: 'elision' | 'accents' | 'euphony', slips: readonly Slip[]): PairCheck =>
  (pair, { target }) =>
    target === 'it' ? slips.flatMap((slip) => slipsIn(pair.target, check, slip)) : [];

const slipsIn = (
  text: string,
  check: 'elision' | 'accents' | 'euphony',
  { pattern, code, fix }: Slip,
): readonly TextFinding[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.slice(1) as string[];
    const better = fix(...groups);
    if (better === false) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [
      finding(
        check,
        'it',
        [start, end],
        { word: match[0].trim(), ...(better !== undefined && { better: better.trim() }) },
        {
          code: better === undefined ? `${code}-unsure` : code,
          ...(better !== undefined && { fix: { start, end, text: better } }),
        },
      ),
    ];
  });
