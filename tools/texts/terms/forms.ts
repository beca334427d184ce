const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)';
const signs: { readonly [sign: string]: string } = { '*': '\\S+(?:\\s+\\S+){0,2}', '…': '[^.;]*', '#': number };

/**
 * Letters and digits of texts in Latin script, for the inside of brackets. Unicode has so many more that an expression with all of them
 * takes milliseconds to compile, and there is one for each term.
 */
const letters = 'A-Za-zªµºÀ-ÖØ-öø-ʯḀ-ỿﬀ-ﬆ';
const lettersAndDigits = `${letters}\\d²³¹¼-¾`;

// A star beside letters is any letters; one that stands alone is up to three words.
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
 * A regular expression for any of several forms as whole words. Words may begin with a capital; a form that has capitals stands for itself.
 *
 * @param except forms around those that are looked for with which these do not count; what is found counts where the group `form` has matched
 */
import type { Lang } from 'tavolata/runtime';
export const formsPattern = (forms: readonly string[], except: readonly string[] = []): RegExp =>
  new RegExp(
    `(?<![${lettersAndDigits}])(?:${except.length === 0 ? '' : `${anyOf(except)}|`}(?<form>${forms.length === 0 ? '(?!)' : anyOf(forms)}))(?![${lettersAndDigits}])`,
    'gu',
  );

/** What a text that has a form must contain, in small letters: the longest word of it. */
export const hintOf = (form: string): string =>
  form
    .toLowerCase()
    .split(/[\s*'’…#]+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
const invariable = new Set(['di', 'da', 'a', 'in', 'del', 'dello', 'della', 'dei', 'e', 'non', 'the', 'of']);

/**
 * The forms that a term has where none are listed: an English one may take an ending of a plural or a verb; in an Italian one every word
 * may change its last vowel.
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
