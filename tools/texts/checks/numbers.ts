import type { Lang } from 'tavolata/runtime';
import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { firstSpan, matches, wholeWords, withoutReferenceNumbers } from './words.js';

/** Number words, from two on. */
const numbered = (words: string): { readonly [word: string]: number } =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, index + 2]));

const written: { readonly [lang in Lang]: { readonly [word: string]: number } } = {
  en: numbered(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  it: numbered(
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  ),
};

const large: { readonly [word: string]: number } = { hundred: 100, thousand: 1000, cento: 100, mille: 1000 };

const tens: { readonly [word: string]: number } = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  vent: 20,
  trent: 30,
  quarant: 40,
  cinquant: 50,
  sessant: 60,
  settant: 70,
  ottant: 80,
  novant: 90,
};
const units: { readonly [word: string]: number } = { one: 1, un: 1, uno: 1, tré: 3, ...written.en, ...written.it };
const tensPattern = new RegExp(`^(${Object.keys(tens).join('|')})(?:[aio])?-?(${Object.keys(units).join('|')})?$`);

/** “Twenty-one”, “ventuno”, “cinquantanove”. */
function compound(word: string): number | undefined {
  const found = tensPattern.exec(word);
  return found === null ? undefined : tens[found[1]!]! + (found[2] === undefined ? 0 : units[found[2]]!);
}

const whole: { readonly [lang in Lang]: RegExp } = {
  en: wholeWords(
    `\\d+|hundred|thousand|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|${Object.keys(written.en).join('|')}))?|${Object.keys(written.en).join('|')}|both(?! \\p{L}+ and)`,
  ),
  it: wholeWords(
    `\\d+|cento|mille|(?:venti|(?:trent|quarant|cinquant|sessant|settant|ottant|novant)a)|(?:venti?|(?:trent|quarant|cinquant|sessant|settant|ottant|novant)a?)(?:un[oa]?|tré|${Object.keys(written.it).join('|')})|${Object.keys(written.it).join('|')}|entramb[ie]|ambedue`,
  ),
};

// What may stand for a number in the other language.
const stands: { readonly [value: number]: { readonly [lang in Lang]: RegExp } } = {
  0: { en: wholeWords('no|none|zero|without'), it: wholeWords('nessun\\p{L}*|zero|senza') },
  1: {
    en: wholeWords('one|a|an|single|once|immediately'),
    it: wholeWords("un[oa]?|un['’]|singol\\p{L}|unic\\p{L}|prim\\p{L}"),
  },
  2: {
    en: wholeWords(
      'both(?= \\p{L}+ and)|between (?:them|the two)|colons?|multiple|several|more than one|either|neither|heads?|one of (?:them|these|those)|twice|pairs?|double[sd]?|each other|the other|one another|half|second',
    ),
    it: wholeWords(
      "l['’]altr[oa]|un[oa] e l['’]altr[oa]|l['’]un[oa]|né|sia|doppi\\p{L}|raddoppi\\p{L}|coppi[ae]|metà|second[oai]|insieme|un[oa] sol[oa]",
    ),
  },
  3: { en: wholeWords('thirds?|threes|triple|thrice'), it: wholeWords('terz\\p{L}|tripl\\p{L}') },
  4: { en: wholeWords('fourth'), it: wholeWords('quart\\p{L}|quadrupl\\p{L}') },
  5: { en: wholeWords('fifth'), it: wholeWords('quint\\p{L}') },
  6: { en: wholeWords('sixth'), it: wholeWords('sest\\p{L}') },
};

/** Whether a text may express a number without its name, as with “twice” or an ordinal. */
export function saysOtherwise(text: string, value: number, lang: Lang): boolean {
  const [instead, ordinal] = [stands[value]?.[lang], ordinals[lang][value - 3]];
  return (instead !== undefined && matches(text, instead)) || (ordinal !== undefined && matches(text, ordinal));
}

interface NumberAt {
  readonly value: number;
  readonly span: readonly [number, number];
}

const headed = /\{[^}]*\}|\b\p{Lu}\p{Ll}+-Headed Giants?\b/gu;

// “sei” is also a form of “essere”.
const isVerb = (text: string, word: string, index: number): boolean =>
  /^sei$/i.test(word) &&
  !/(?<!\p{L})(?:i|le|gli|di|in|con|sono|da|a|per|tra|fra|altr[ie]|tutt[ie]|e|o|su|dei|delle|oltre|meno|più|quei|quelle|primi|ultimi|suoi|sue)\s+$/iu.test(
    text.slice(0, index),
  ) &&
  !/^sei\s+\p{L}+[ie](?!\p{L})/iu.test(text.slice(index));

/** The numbers in a text, in figures or words, except those of rules and those attached to letters or signs. */
export function numbersIn(text: string, lang: Lang): readonly NumberAt[] {
  const plain = withoutReferenceNumbers(text).replace(headed, (name) => ' '.repeat(name.length));
  return matchesIn(plain, whole[lang]).flatMap(({ 0: word, index }) => {
    if (isVerb(plain, word, index)) return [];
    const value = /^\d/.test(word)
      ? Number(word)
      : (written[lang][word.toLowerCase()] ?? large[word.toLowerCase()] ?? compound(word.toLowerCase()) ?? 2);
    return [{ value, span: [index, index + word.length] }];
  });
}

// From the third on: “secondo” also means “according to”.
const ordinals: { readonly [lang in Lang]: readonly RegExp[] } = {
  en: 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map(wholeWords),
  it: 'terz quart quint sest settim ottav non decim'.split(' ').map((stem) => wholeWords(`${stem}[oaie]`)),
};

/** An ordinal of the translation that differs from the source. */
function otherOrdinal(pair: TextPair, { source, target }: CheckContext): readonly TextFinding[] {
  const found = (text: string, lang: Lang): ReadonlyMap<number, readonly [number, number]> => {
    const plain = withoutReferenceNumbers(text);
    return new Map(
      ordinals[lang].flatMap((words, index) => {
        const span = firstSpan(plain, words);
        return span === undefined ? [] : [[index + 3, span] as const];
      }),
    );
  };
  const [here, there] = [found(pair.source, source), found(pair.target, target)];
  const [missing, extra] = [
    [...here.keys()].filter((value) => !there.has(value)),
    [...there].filter(([value]) => !here.has(value)),
  ];
  if (missing.length !== 1 || extra.length !== 1) return [];
  const [value, span] = extra[0]!;
  return [finding('numbers', target, span, { values: { expected: missing[0]!, found: value }, code: 'wrong-number' })];
}

/** Both texts have the same numbers, in figures or in words. */
export function numbers(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const here = numbersIn(pair.source, context.source);
  const there = numbersIn(pair.target, context.target);
  const lacking = (
    from: readonly NumberAt[],
    to: readonly NumberAt[],
    text: string,
    lang: Lang,
  ): readonly NumberAt[] => {
    const seen = new Set<number>();
    return from.filter(({ value }) => {
      if (seen.has(value) || to.some((one) => one.value === value)) return false;
      seen.add(value);
      return !saysOtherwise(text, value, lang);
    });
  };
  const missing = lacking(here, there, pair.target, context.target);
  const extra = lacking(there, here, pair.source, context.source);
  if (missing.length === 1 && extra.length === 1)
    return [
      finding('numbers', context.target, extra[0]!.span, {
        values: { expected: missing[0]!.value, found: extra[0]!.value },
        code: 'wrong-number',
      }),
    ];
  const reported = (list: readonly NumberAt[], lang: Lang, code: string): readonly TextFinding[] =>
    list.map(({ value, span }) => finding('numbers', lang, span, { values: { number: value }, code }));
  return [
    ...reported(missing, context.source, 'number-missing'),
    ...reported(extra, context.target, 'number-added'),
    ...otherOrdinal(pair, context),
  ];
}
