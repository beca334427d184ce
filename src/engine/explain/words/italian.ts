import type { Grammar } from './grammar.js';
import type { PlainNoun } from './read-back-words.js';
import { outsideKept, withoutDoubleParentheses } from './template.js';

/** Prepositions that contract with the definite article. */
const contracted: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const articles: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
  'l’': 'll’',
  "l'": "ll'",
};

type Onset = 'vowel' | 'hard' | 'plain';

/**
 * How a word begins: with a vowel or a silent h, with a sound that takes "lo" and "uno", or with any other consonant.
 */
function onset(word: string): Onset {
  const start = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^(s[^aeiouh]|sh|z|x|gn|ps|pn|pt|y[aeiou]|i[aeou])/.test(start)) return 'hard';
  return /^[aeiouh]/.test(start) ? 'vowel' : 'plain';
}

/** An adjective or article before a masculine word: "un", "uno"; before a feminine one: "una", "un'". */
function indefinite(noun: PlainNoun, stem: string): string {
  const begins = onset(noun.one);
  if (noun.gender === 'f') return begins === 'vowel' ? `${stem}'${noun.one}` : `${stem}a ${noun.one}`;
  return `${begins === 'hard' ? `${stem}o` : stem} ${noun.one}`;
}

function definite(noun: PlainNoun, many: boolean): string {
  const word = many ? noun.many : noun.one;
  const begins = onset(word);
  if (many) return `${noun.gender === 'f' ? 'le' : begins === 'plain' ? 'i' : 'gli'} ${word}`;
  if (begins === 'vowel') return `l'${word}`;
  return `${noun.gender === 'f' ? 'la' : begins === 'hard' ? 'lo' : 'il'} ${word}`;
}

/** Contracts prepositions with articles: "di il" is "del", "a l'" is "all'", "in gli" is "negli". */
const contract = (text: string): string =>
  text.replace(
    /(?<![\p{L}'’])(di|a|da|in|su) +((?:il|lo|la|i|gli|le)(?= )|l['’](?=[\p{L}\p{N}]))/giu,
    (whole, preposition: string, articleText: string) => {
      const stem = contracted[preposition.toLowerCase()];
      const ending = articles[articleText];
      if (stem === undefined || ending === undefined) return whole;
      const word = `${stem}${ending}`;
      return /^\p{Lu}/u.test(preposition) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  );

/** "e è" is "ed è", "a almeno" is "ad almeno": only before the same vowel. */
const separate = (text: string): string =>
  text.replace(/(?<![\p{L}'’])([eE]) (?=[eèé])/gu, '$1d ').replace(/(?<![\p{L}'’])([aA]) (?=[aà])/gu, '$1d ');

/**
 * The same before names, which grammar leaves alone: "Dino ed Elsa", "ad Anita". An id of one letter is read as a
 * letter.
 */
const separateNames = (text: string): string =>
  text
    .replace(/(?<![\p{L}'’])([eE]) (?=\uE000[EeÈÉ]\p{Ll})/gu, '$1d ')
    .replace(/(?<![\p{L}'’])([aA]) (?=\uE000[AaÀ]\p{Ll})/gu, '$1d ');

const isMany = (phrase: string): boolean => /^(i|gli|le|quelli|quelle|coloro|tutti|tutte) /.test(phrase);

function existence(phrase: string, exists: boolean): string {
  const [, first = '', rest = ''] = /^(chi|ciò)(?!\p{L})(.*)$/su.exec(phrase) ?? [];
  if (first === 'chi') return `${exists ? 'qualcuno' : 'nessuno'}${rest}`;
  if (first === 'ciò') return `${exists ? "c'è qualcosa" : "non c'è nulla"}${rest}`;
  if (isMany(phrase)) return `${exists ? '' : 'non '}ci sono ${phrase.replace(/^(i|gli|le) /, '')}`;
  const verb = "c'è";
  return `${exists ? '' : 'non '}${verb} ${phrase}`;
}

/** A participle or adjective after a form of "to be", which agrees with the subject. */
const agreeingWord = /^((?:non )?(?:(?:può|deve) )?(?:è|era|sarà|viene|resta|essere|venire) )(\p{L}+)o(?!\p{L})/u;

/** Words in -o that may stand there and do not agree: prepositions, adverbs and a noun, a closed list. */
const unchanging: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'danno contro dentro dietro dopo entro intorno attorno presso sotto verso adesso molto poco subito spesso'.split(
    ' ',
  ),
);

export const italian: Grammar = {
  definite,
  indefinite: (noun) => indefinite(noun, 'un'),
  single: (noun) => indefinite(noun, 'un'),
  some: (noun) => `almeno ${indefinite(noun, 'un')}`,
  no: (noun) => indefinite(noun, 'nessun'),
  none: (noun) => indefinite(noun, 'nessun'),
  noneIsMany: false,
  first: (noun) => `${noun.gender === 'f' ? 'la prima' : 'il primo'} ${noun.one}`,
  negate: (predicate) => (italian.isNegative(predicate) ? undefined : `non ${predicate}`),
  feminine: (predicate) =>
    predicate.replace(agreeingWord, (whole, before: string, stem: string) =>
      unchanging.has(`${stem}o`) ? whole : `${before}${stem}a`,
    ),
  genderOf: (phrase) =>
    /^(la|le|una|quelle) /.test(phrase)
      ? 'f'
      : /^(il|lo|i|gli|un|uno|ciò|chi|quelli|coloro) /.test(phrase)
        ? 'm'
        : undefined,
  isNegative: (predicate) => /(?<!\p{L})(non|nessun\p{L}*|niente|nulla|mai|né)(?!\p{L})/u.test(predicate),
  possessive: (template, slot) => {
    const match = new RegExp(`^(il|lo|la|i|gli|le) (.+) di \\{${slot}\\}$`, 'u').exec(template);
    if (match === null) return undefined;
    const [, articleText, possessed] = match as unknown as [string, string, string];
    if (/[{}]|(?<!\p{L})(?:(?:de[il]|della|delle|dello|degli)(?!\p{L})|dell['’])/u.test(possessed)) return undefined;
    return `${articleText === 'lo' ? 'il' : articleText === 'gli' ? 'i' : articleText} cui ${possessed}`;
  },
  being: (template) => /^ciò che è \{(\w+)\}$/.exec(template)?.[1],
  existence,
  isMany,
  isIndefinite: (phrase) => /^(?:un|uno|una) |^un['’]/.test(phrase),
  isOneList: (phrase) => /^\(*(?:l['’]|il |lo |la )(?:elenco|ordine)(?!\p{L})/u.test(phrase),
  polish: (text) =>
    separateNames(
      outsideKept(withoutDoubleParentheses(text).replace(/ {2,}/g, ' ').trim(), (piece) =>
        separate(contract(piece)).replace(/ +([,;.:])/g, '$1'),
      ),
    ),
};
