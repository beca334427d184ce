import type { PairCheck } from './finding.js';
import { capitalAs, ofSlips, type Slip } from './slips.js';

const accents: readonly Slip[] = [
  {
    pattern:
      /(?<!\p{L})(perch|poich|finch|affinch|bench|cosicch|sicch|giacch|anzich|nonch|purch|n|s|viceré|trentatr|ventitr)è(?!\p{L})/giu,
    code: 'accent',
    fix: (stem) => `${stem}é`,
  },
  {
    pattern: /(?<![\p{L}])(perch|poich|finch|affinch|bench|nonch|purch|anzich)e(?![\p{L}'’])/giu,
    code: 'accent',
    fix: (stem) => `${stem}é`,
  },
  {
    pattern: /(?<![\p{L}])(perch|poich|finch|affinch|bench|nonch|purch|anzich)e['’](?![\p{L}])/giu,
    code: 'accent-apostrophe',
    fix: (stem) => `${stem}é`,
  },
  {
    pattern:
      /(?<![\p{L}])(pu|per|ci|sar|far|potr|dovr|avr|gi|pi|abilit|quantit|propriet|met|cos|priorit|unit|entit|possibilit|difficolt|novit|verit)([oaui])['’](?![\p{L}])/giu,
    code: 'accent-apostrophe',
    fix: (stem, end) => `${stem}${{ o: 'ò', a: 'à', u: 'ù', i: 'ì' }[end!.toLowerCase()]}`,
  },
  {
    pattern: /(?<![\p{L}])([Ee])['’](?=\s)/gu,
    code: 'accent-apostrophe',
    fix: (letter) => (letter === 'E' ? 'È' : 'è'),
  },
  {
    pattern: /(?<![\p{L}])(qu)([iì]|à)(?=[ìà])|(?<![\p{L}])(quì|quà|sù|stà|fà|dò|sò|và)(?![\p{L}])/giu,
    code: 'accent',
    fix: (_a, _b, word) => word?.normalize('NFD').replace(/\p{M}/gu, ''),
  },
  {
    pattern:
      /(?<![\p{L}])(un pò|piu|pìu|puo|gia|giu|cosi|cioe|pero|sara|potra|dovra|verra|abilita|priorita|quantita)(?![\p{L}'’])/giu,
    code: 'accent',
    // “Sara” is a name.
    fix: (word) => word !== 'Sara' && capitalAs(word!, accented[word!.toLowerCase()]!),
  },
  { pattern: /(?<![\p{L}])([Éé])(?![\p{L}'’])/gu, code: 'accent', fix: (letter) => (letter === 'É' ? 'È' : 'è') },
  // A verb follows the pronoun “ne”, an article or pronoun “né”.
  {
    pattern:
      /(?<![\p{L}])([Nn])e(?= (?:quell[oaie]|un[oa]?|il|lo|la|gli|le|chi|di|del|della|dei|per|con|nel|nella)(?!\p{L}))/gu,
    code: 'accent',
    fix: (n) => `${n}é`,
  },
  { pattern: /(?<![\p{L}])(c|n|dov|com|cos)['’]e(?![\p{L}'’])/giu, code: 'accent', fix: (stem) => `${stem}'è` },
  { pattern: /(?<![\p{L}])(c)è(?!\p{L})/giu, code: 'accent', fix: (stem) => `${stem}'è` },
  { pattern: /(?<![\p{L}])([Qq]ual) e(?=[\s?])/gu, code: 'accent', fix: (stem) => `${stem} è` },
  { pattern: /(?<=^|[.!?:«“]\s?)(S)i(?=,)/gu, code: 'accent', fix: (letter) => `${letter}ì` },
  { pattern: /(?<![\p{L}])(qual)['’](è|era)(?![\p{L}])/giu, code: 'accent', fix: (which, verb) => `${which} ${verb}` },
  // “Alex e fuori dal raggio”: “e” stands between a subject and what only a verb can connect with it.
  {
    pattern:
      /(?<=(?:(?:^|[\s(“«])(?:[Ii]l|[Ll]a|[Uu]na?|[Oo]gni|[Qq]uella?|[Qq]uest[oa]|suo|sua|chi) \p{Ll}+|(?:^|[\s(“«])\p{Lu}\p{L}*) )e (fuori|stat[oaie](?= \p{L}+[st][oaie]\b)|possibile|vietat[oa]|consentit[oa]|ancora in|sempre (?:stat|nel|in)|necessari[oa]|già stat[oa]|in partita|obbligatori[oa])(?![\p{L}])/gu,
    code: 'accent-verb',
    fix: (rest) => `è ${rest}`,
  },
  {
    // “La creatura e TAPpata.”: the whole sentence has no verb.
    pattern:
      /(?<=(?:^|[.;:!?] )(?:Il|La|Una?|Ogni|Quella?|Quest[oa]) \p{Ll}+ )e (?=(?:(?:STAP|TAP)?\p{Ll}+[ts][oa])(?: (?:da|dal|dalla|dai|dagli|dalle|per|in|nel|nella|quando|se|solo|finché|dopo|prima|con|come|al|alla|entro|sul|sulla)(?!\p{L})|[.,;]|$))/gu,
    code: 'accent-verb',
    fix: () => 'è ',
  },
  {
    pattern: /(?<=(?<!\p{L})(?:che|non) )e (?=(?!altro|quanto|tutto|questo)\p{Ll}{3,}[oa](?:[.,;:)]|$))/gu,
    code: 'accent-verb',
    fix: () => 'è ',
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:non|si|ci|lo|che|se|cui|dove|né|chi|questo|questa|ciò|quello|quella) )e (?=(?:un[oa']?|il|la|lo|più|nel|nella|in|il suo|stat\p{L}|sempre|solo|mai|già)(?![\p{L}]))/gu,
    code: 'accent-verb',
    fix: () => 'è ',
  },
  {
    // “chi e uscito”, “ciò che e attaccato”
    pattern:
      /(?<=(?<!\p{L})(?:chi|che|cui|dove|non|si) )e (?=(?!quant|tant|tutt|altr)(?:\p{L}+(?:[aui]t|tt|rt|st|ss|rs|nt|lt)[oaie]|ancora|fuori|presente|di turno|in partita)(?!\p{L}))/giu,
    code: 'accent-verb',
    fix: () => 'è ',
  },
];
const accented: { readonly [word: string]: string } = {
  'un pò': "un po'",
  piu: 'più',
  pìu: 'più',
  giu: 'giù',
  puo: 'può',
  gia: 'già',
  cosi: 'così',
  cioe: 'cioè',
  pero: 'però',
  sara: 'sarà',
  potra: 'potrà',
  dovra: 'dovrà',
  verra: 'verrà',
  abilita: 'abilità',
  priorita: 'priorità',
  quantita: 'quantità',
};

const euphonies: readonly Slip[] = [
  {
    pattern: /(?<![\p{L}'’])(a) (a\p{L}+|A\p{Ll}\p{L}+)|(?<![\p{L}'’])(A) (A\p{Ll}\p{L}+)/gu,
    code: 'euphonic-missing',
    fix: (a, word, capitalA, name) =>
      word !== undefined && /^(?:a|ai|al|alla|alle|allo|agli|ad)$/.test(word)
        ? false
        : `${a ?? capitalA}d ${word ?? name}`,
  },
  {
    pattern: /(?<![\p{L}'’])([eE]) (e\p{L}+|E\p{Ll}\p{L}+)/gu,
    code: 'euphonic-missing',
    fix: (e, word) => `${e}d ${word}`,
  },
  {
    pattern: /(?<![\p{L}'’])([aAeEoO])d (?=([bcdfghjklmnpqrstvz]\p{L}*))/giu,
    code: 'euphonic-wrong',
    fix: (letter) => `${letter} `,
  },
  { pattern: /(?<![\p{L}'’])(od) (?=([aeiu]\p{L}*))/giu, code: 'euphonic-wrong', fix: () => 'o ' },
];

/** Accents: “perché”, “può”, and “è” where a verb is meant. */
export const accent: PairCheck = ofSlips('accents', accents);
/** The d of “ed” and “ad”: before the same vowel, never before a consonant. */
export const euphony: PairCheck = ofSlips('euphony', euphonies);
