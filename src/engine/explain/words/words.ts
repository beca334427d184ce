import type { Agreeing, NounWord, PlainNoun } from './read-back-words.js';

type ExplainTexts = typeof import('../words.json', { with: { 'resolution-mode': 'import' }});

/** What two languages have in common: where their forms differ, either. */
type Common<One, Other> = One extends string
  ? One | Other
  : Other extends string
    ? One | Other
    : { readonly [Key in keyof One & keyof Other]: Common<One[Key], Other[Key]> };

/** Words looked up by a name of the rules, and nouns, whose gender is one of two. */
interface WordsByName {
  readonly readBack: {
    readonly nouns: Readonly<Record<NounWord, PlainNoun>>;
    readonly functions: { readonly [fn: string]: Agreeing };
    /** What a function takes one of, each on a line of its own: "the lower of these two". */
    readonly oneBelow: { readonly [fn: string]: string };
    /** Forms of functions whose chooser is none. */
    readonly unchosen: { readonly [fn: string]: Agreeing };
  };
  readonly notices: { readonly [code: string]: string };
}

/**
 * All words of explanations in one language: the contents of `words.json`. `{name}` stands for a part that is filled
 * in.
 */
export type ExplainWords = Common<ExplainTexts['en'], ExplainTexts['it']> & WordsByName;
