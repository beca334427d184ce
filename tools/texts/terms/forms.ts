import type { Lang } from 'tavolata/runtime';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)';
const signs: { readonly [sign: string]: string } = { '*': '\\S+(?:\\s+\\S+){0,2}', '…': '[^.;]*', '#': number };

/**
 * Letters and digits of texts in Latin script, for a character class. Unicode has so many more that an expression with
 * all of them takes milliseconds to compile, and there is one for each term.
 */
const letters = 'A-Za-zªµºÀ-ÖØ-öø-ʯḀ-ỿﬀ-ﬆ';
const digits = '\\d²³¹¼-¾';
const lettersAndDigits = `${letters}${digits}`;

/** The same expression with the letters and digits of texts in Latin script in place of all those of Unicode. */
export const latin = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{[LN]\}/g, (part) => {
      const inside = part.replaceAll('\\p{L}', letters).replaceAll('\\p{N}', digits);
      return part.startsWith('[') ? inside : `[${inside}]`;
    }),
    flags,
  );

// A star next to letters stands for any letters; one by itself for up to three words.
function written(form: string): string {
  const hasCapitals = form !== form.toLowerCase();
  return form
    .split(/\s+/)
    .map((word) => {
      if (Object.hasOwn(signs, word)) return signs[word]!;
      const whole = escaped(word.replace(/^\*|\*$/g, '')).replace(/['’]/g, "['’]");
      const first = word.startsWith('*') ? undefined : /^\p{Ll}/u.exec(whole)?.[0];
      const any = hasCapitals || first === undefined ? whole : `[${first}${first.toUpperCase()}]${whole.slice(1)}`;
      return `${word.startsWith('*') ? `[${letters}]+` : ''}${any}${word.endsWith('*') ? `[${letters}]*` : ''}`;
    })
    .join('\\s+');
}

const anyOf = (forms: readonly string[]): string =>
  [...forms]
    .sort((a, b) => b.length - a.length)
    .map(written)
    .join('|');

/**
 * A regular expression for any of several forms as whole words. Words may be capitalized; a form with capitals matches
 * only itself.
 *
 * @param except contexts in which forms do not count; a match counts if the group `form` has matched
 */
export const formsPattern = (forms: readonly string[], except: readonly string[] = []): RegExp =>
  new RegExp(
    `(?<![${lettersAndDigits}])(?:${except.length === 0 ? '' : `${anyOf(except)}|`}(?<form>${forms.length === 0 ? '(?!)' : anyOf(forms)}))(?![${lettersAndDigits}])`,
    'gu',
  );

/**
 * All matches of a global pattern in a text. `matchAll` clones the pattern each time, which takes longer than most
 * searches.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let one = pattern.exec(text); one !== null; one = pattern.exec(text)) {
    found.push(one);
    if (one[0] === '') pattern.lastIndex++;
  }
  return found;
}

/** What a text with a form must contain, in lower case: the longest word of the form. */
export const hintOf = (form: string): string =>
  form
    .toLowerCase()
    .split(/[\s*'’…#]+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
const invariable = new Set(['di', 'da', 'a', 'in', 'del', 'dello', 'della', 'dei', 'e', 'non', 'the', 'of']);

/**
 * The forms of a term if none are listed: an English one may take the ending of a plural or a verb; in an Italian one
 * every word may change its last vowel.
 */
export const usualForms = (term: string, lang: Lang): readonly string[] =>
  lang === 'en'
    ? [term, `${term}s`, `${term}es`, `${term}'s`, term.replace(/y$/, 'ies')]
    : [
        term
          .split(' ')
          .map((word) => (invariable.has(word) || word.length < 4 ? word : word.replace(/[aeiouàèéìòù]+$/u, '*')))
          .join(' '),
        term,
      ];
