import type { Lang } from 'tavolata/runtime';
import type { Termbase } from '../terms/termbase.js';
import type { SearchedContrasts } from './opposites.js';

/** The checks, by the names used in findings and dismissals. */
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

/** A safe correction: replaces the text from `start` to `end` by `text`. */
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
  /** Key of the message, and its values. */
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };
  readonly fix?: TextFix;
}

/** A text and what it was translated into. */
export interface TextPair {
  /** Names the pair: the key of a unit, or the number of a rule and the place of the pair in it. */
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** The number of the rule, for official paragraphs. */
  readonly number?: string;
}

/** The words of the rulebook that the checks search for. */
export interface CheckedWords {
  readonly terms: Termbase;
  readonly contrasts: SearchedContrasts;
}

/** What the checks need besides the two texts. */
export interface CheckContext extends CheckedWords {
  readonly source: Lang;
  readonly target: Lang;
  /** True for official texts, which neither paraphrase terms nor follow the choices of this rulebook alone. */
  readonly isOfficial?: boolean;
  /** The numbers of the rules in each edition; missing if unknown. */
  readonly numbers?: { readonly source?: ReadonlySet<string>; readonly target?: ReadonlySet<string> };
  /** Maps the number of a rule in the source's edition to its number in the target's edition. */
  readonly renumbered?: (number: string) => string;
  /** Titles of sections and rules by number. */
  readonly titles?: { readonly [lang in Lang]?: ReadonlyMap<string, string> };
  /** English names of cards that the texts give in brackets somewhere. */
  readonly cards?: ReadonlySet<string>;
  /** The quotes that most texts in the target language use. */
  readonly quotes?: QuoteStyle;
}

/** The style of quotes: « », “ ”, " " or ‘ ’. */
export type QuoteStyle = 'angle' | 'curly' | 'straight' | 'single';

/** Checks one pair. */
export type PairCheck = (pair: TextPair, context: CheckContext) => readonly TextFinding[];

interface FindingDetails {
  readonly values?: TextFinding['values'];
  /** Without `proof.`; by default the name of the check. */
  readonly code?: string;
  readonly fix?: TextFix;
}

/** A finding in one of the two texts of a pair. */
export const finding = (
  check: CheckName,
  language: Lang,
  [start, end]: readonly [number, number],
  { values = {}, code = check, fix }: FindingDetails = {},
): TextFinding => ({
  check,
  language,
  start,
  end,
  code: `proof.${code}`,
  values,
  ...(fix !== undefined && { fix }),
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
