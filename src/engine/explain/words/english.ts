import type { Grammar } from './grammar.js';
import { outsideKept, withoutDoubleParentheses } from './template.js';

/** Auxiliaries that can simply be followed by "not". Not "may" and "must": their negation means something else. */
const negatable = /^(is|are|was|were|will|does|do|did)\b/;

/** "a" or "an" by the first letter, with the vowels that are pronounced as consonants. */
const article = (word: string): string => (/^[aeiou]/i.test(word) && !/^(uni|use|eu|one)/i.test(word) ? 'an' : 'a');

/** Words after which a noun phrase says nothing more about its own number. */
const headEnd =
  / (?:of|in|to|that|who|whom|whose|which|within|for|on|at|by|from|with|without|through|until|behind|among|known|just)\b/;

function isMany(phrase: string): boolean {
  if (/^(those|these|all)\b|^the first (?:\d+|\([^()]*\)) of\b/.test(phrase)) return true;
  const head = phrase.split(headEnd, 1)[0] ?? '';
  return head.startsWith('the ') && /[^\Wsui]s /.test(`${head} `);
}

const indefiniteStart = /^an? /;

function existence(phrase: string, exists: boolean): string {
  if (indefiniteStart.test(phrase))
    return exists ? `there is ${phrase}` : `there is no ${phrase.replace(indefiniteStart, '')}`;
  const [, first = '', rest = ''] = /^(the one|who|whoever|what|the|number)\b(.*)$/s.exec(phrase) ?? [];
  if (/^\(|^those\b/.test(phrase))
    return `${phrase.startsWith('(') ? 'there is' : 'there are'}${exists ? '' : ' not'} ${phrase}`;
  switch (first) {
    case 'the one':
      return exists ? `there is someone${rest}` : `there is no one${rest}`;
    case 'who':
    case 'whoever':
      return `${exists ? 'somebody' : 'nobody'}${rest}`;
    case 'what':
      return `there is ${exists ? 'something' : 'nothing'} that${rest}`;
    case 'the':
    case 'number':
      return there(first === 'the' ? rest.trim() : phrase, exists, isMany(phrase));
    default:
      return exists ? `there is a value for ${phrase}` : `there is no value for ${phrase}`;
  }
}

function there(what: string, exists: boolean, many: boolean): string {
  if (many) return exists ? `there are ${what}` : `there are no ${what}`;
  // "another" is one word
  const some = /^other\b/.test(what) ? `an${what}` : `${article(what)} ${what}`;
  return exists ? `there is ${some}` : `there is no ${what}`;
}

export const english: Grammar = {
  definite: (noun, many) => `the ${many ? noun.many : noun.one}`,
  indefinite: (noun) => `${article(noun.one)} ${noun.one}`,
  single: (noun) => `one ${noun.one}`,
  some: (noun) => `at least one ${noun.one}`,
  no: (noun) => `no ${noun.one}`,
  none: (noun) => `no ${noun.many}`,
  noneIsMany: true,
  first: (noun) => `the first ${noun.one}`,
  negate: (predicate) => {
    if (english.isNegative(predicate)) return undefined;
    if (/^can\b/.test(predicate)) return predicate.replace(/^can\b/, 'cannot');
    return negatable.test(predicate) ? predicate.replace(negatable, '$1 not') : undefined;
  },
  feminine: (predicate) => predicate,
  genderOf: () => 'm',
  isNegative: (predicate) => /\b(not|cannot|no|none|never|nobody|nothing|neither|nor)\b|n['’]t\b/.test(predicate),
  possessive: (template, slot) => {
    const possessed =
      new RegExp(`^the (.+) of \\{${slot}\\}$`, 'u').exec(template)?.[1] ??
      new RegExp(`^\\{${slot}\\}['’]s (.+)$`, 'u').exec(template)?.[1];
    return possessed === undefined || /[{}]| of the | (?:who|whose|that|which) /.test(possessed)
      ? undefined
      : `whose ${possessed}`;
  },
  being: (template) => /^what \{(\w+)\} is$/.exec(template)?.[1],
  existence,
  isMany,
  isIndefinite: (phrase) => indefiniteStart.test(phrase),
  isOneList: (phrase) => /^\(*the (?:list|order)(?!\p{L})/u.test(phrase),
  polish: (text) =>
    outsideKept(withoutDoubleParentheses(text).replace(/ {2,}/g, ' ').trim(), (piece) =>
      piece.replace(/ +([,;.:])/g, '$1'),
    ),
};
