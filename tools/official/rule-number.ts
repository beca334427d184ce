/**
 * The number of a rule as part of a pattern: `801.2`, `801.2a`, and after `z` `704.5aa`. Letters followed by the rest
 * of a word are not part of a number.
 */
export const ruleNumber = String.raw`\d{3}\.\d{1,3}(?:[a-z]{1,2}(?![a-z]))?`;
/** The number of a rule or of a section, as part of a pattern. */
export const ruleOrSection = String.raw`\d{3}(?:\.\d{1,3}(?:[a-z]{1,2}(?![a-z]))?)?`;

const oneRule = new RegExp(`^${ruleNumber}$`);
const oneRuleOrSection = new RegExp(`^${ruleOrSection}$`);

export const isRuleNumber = (text: string): boolean => oneRule.test(text);
export const isRuleOrSection = (text: string): boolean => oneRuleOrSection.test(text);

/** Whether the rule has letters, and so is part of another one. */
export const isSubrule = (number: string): boolean => /[a-z]$/.test(number);

/** The rule that a subrule is part of; any other number unchanged. */
export const withoutLetters = (number: string): string => number.replace(/[a-z]+$/, '');

/** The parts of a number; the rule of a section or a part is 0. */
export interface NumberParts {
  readonly section: string;
  readonly rule: number;
  /** Empty for anything but a subrule. */
  readonly letters: string;
}

/** Splits a rule number; missing parts are empty or 0. */
export function partsOf(number: string): NumberParts {
  const [, section = '', rule = '', letters = ''] = /^(\d+)(?:\.(\d+)(\w*))?$/.exec(number) ?? [];
  return { section, rule: Number(rule), letters };
}

/** Orders rule numbers by section, rule and letters, with `aa` after `z`. */
export function byNumber(a: string, b: string): number {
  const [x, y] = [partsOf(a), partsOf(b)];
  return Number(x.section) - Number(y.section) || x.rule - y.rule || byLetters(x.letters, y.letters);
}

const byLetters = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

// The letters l and o are never used, since they look like figures.
const alphabet = 'abcdefghijkmnpqrstuvwxyz';

/** The index of a subrule with some letters: `a` is the first, `aa` the one after `z`; 0 for the rule itself. */
export const placeOfLetters = (letters: string): number =>
  [...letters].reduce((place, letter) => place * alphabet.length + alphabet.indexOf(letter) + 1, 0);

/** The letters of a subrule by its index; none before the first. */
export function lettersAt(place: number): string {
  if (place <= 0) return '';
  const last = (place - 1) % alphabet.length;
  return lettersAt((place - 1 - last) / alphabet.length) + alphabet[last]!;
}
