import type { Lang } from 'tavolata/runtime';
import type { Termbase } from '../terms/termbase.js';
import type { SearchedContrasts } from './opposites.js';

/** The checks, by the name that findings and dismissals have. */
export const checkNames = [
  'untranslated',
  'references',
  'titles',
  'numbers',
  'labels',
  'quotes',
  'brackets',
  'punctuation',
  'symbols',
  'cards',
  'names',
  'sentences',
  'examples',
  'missing',
  'modality',
  'negation',
  'limits',
  'terms',
  'refused',
  'repeated',
  'elision',
  'accents',
  'euphony',
  'alone',
  'length',
  'inconsistent',
  'duplicated',
  'meaning',
] as const;

/** Name of a check. */
export type CheckName = (typeof checkNames)[number];

/** A safe correction: what stands between `start` and `end` of the text becomes `text`. */
export interface TextFix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Something that a check found in one of the two texts of a pair. */
export interface TextFinding {
  readonly check: CheckName;
  /** The text that the place is in. */
  readonly language: Lang;
  readonly start: number;
  readonly end: number;
  /** Key of the message, and what fills it. */
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };
  readonly fix?: TextFix;
}

/** A text and what it was translated into. */
export interface TextPair {
  /** Names the pair: the key of a unit, or the number of a rule and where in it the pair stands. */
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** The number of the rule, where the pair is one of official paragraphs. */
  readonly number?: string;
}

/** The words of the rulebook that the checks look for. */
export interface CheckedWords {
  readonly terms: Termbase;
  readonly contrasts: SearchedContrasts;
}

/** What the checks must know besides the two texts. */
export interface CheckContext extends CheckedWords {
  readonly source: Lang;
  readonly target: Lang;
  /** The texts are official ones: they neither paraphrase terms nor follow the choices of this rulebook alone. */
  readonly isOfficial?: boolean;
  /** The numbers that the rules of each edition have; none where it is not known. */
  readonly numbers?: { readonly source?: ReadonlySet<string>; readonly target?: ReadonlySet<string> };
  /** The number that a rule of the source's edition has in the target's edition. */
  readonly renumbered?: (number: string) => string;
  /** Titles of sections and rules by number. */
  readonly titles?: { readonly [lang in Lang]?: ReadonlyMap<string, string> };
  /** English names of cards that the texts give in brackets somewhere. */
  readonly cards?: ReadonlySet<string>;
  /** The quotes that most texts of the target language have. */
  readonly quotes?: QuoteStyle;
}

/** Which quotes texts have: « », “ ”, " " or ‘ ’. */
export type QuoteStyle = 'angle' | 'curly' | 'straight' | 'single';

/** Looks at one pair. */
export type PairCheck = (pair: TextPair, context: CheckContext) => readonly TextFinding[];

/** A finding in one of the two texts of a pair. */
export const finding = (
  check: CheckName,
  language: Lang,
  [start, end]: readonly [number, number],
  values: TextFinding['values'] = {},
  more: { readonly code?: string; readonly fix?: TextFix } = {},
): TextFinding => ({
  check,
  language,
  start,
  end,
  code: `proof.${more.code ?? check}`,
  values,
  ...(more.fix !== undefined && { fix: more.fix }),
});

/** The two texts with their languages, source first. */
export const sides = (pair: TextPair, { source, target }: CheckContext): readonly PairText[] => [
  { lang: source, text: pair.source },
  { lang: target, text: pair.target },
];

/** One text of a pair. */
export interface PairText {
  readonly lang: Lang;
  readonly text: string;
}
