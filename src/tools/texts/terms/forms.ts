import type { Lang } from '../../../engine/model/words.js';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
// A star behind letters is any ending; one that stands alone is up to three words.
function written(form: string): string {
  const hasCapitals = form !== form.toLowerCase();
  return form
    .split(/\s+/)
    .map((word) => {
      if (word === '*') return '\\S+(?:\\s+\\S+){0,2}';
      const ending = word.endsWith('*');
      const whole = escaped(ending ? word.slice(0, -1) : word).replace(/['’]/g, "['’]");
      const first = /^\p{Ll}/u.exec(whole)?.[0];
      const any = hasCapitals || first === undefined ? whole : `[${first}${first.toUpperCase()}]${whole.slice(1)}`;
      return ending ? `${any}\\p{L}*` : any;
    })
    .join('\\s+');
}

/** A regular expression for any of several forms as whole words. Words may begin with a capital; a form that has capitals stands for itself. */
export function formsPattern(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(written).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** What a text that has a form must contain, in small letters: the longest word of it. */
export const hintOf = (form: string): string =>
  form
    .toLowerCase()
    .split(/[\s*'’]+/)
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
