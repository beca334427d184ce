import type { Lang } from '../../model/words.js';
import { english } from './english.js';
import { italian } from './italian.js';
import type { PlainNoun } from './read-back-words.js';

/** What a language does with nouns, negation and possession that a template cannot say. */
export interface Grammar {
  /** "the player", "the players"; "il giocatore", "gli oggetti". */
  definite(noun: PlainNoun, many: boolean): string;
  /** "a player"; "un giocatore". */
  indefinite(noun: PlainNoun): string;
  /** "one player"; "un giocatore". */
  single(noun: PlainNoun): string;
  /** "at least one player"; "almeno un giocatore". */
  some(noun: PlainNoun): string;
  /** As the subject of a clause without another negation: "no player"; "nessun giocatore". */
  no(noun: PlainNoun): string;
  /** An empty list as a part of a phrase, and whether its verb is in the plural: "no players"; "nessun giocatore". */
  none(noun: PlainNoun): string;
  readonly noneIsMany: boolean;
  /** "the first player"; "la prima squadra". */
  first(noun: PlainNoun): string;
  /** The predicate negated, or undefined when this language cannot do it word by word. */
  negate(predicate: string): string | undefined;
  /** The predicate, whose template is written for a masculine subject, for a feminine one. */
  feminine(predicate: string): string;
  /** Gender of a noun phrase by its article; undefined where that does not tell. */
  genderOf(phrase: string): 'm' | 'f' | undefined;
  /** True when a predicate says "not" already, so that "no player" before it would confuse. */
  isNegative(predicate: string): boolean;
  /** "the owner of {of}" as "whose owner", "il proprietario di {of}" as "il cui proprietario"; undefined for other templates. */
  possessive(template: string, slot: string): string | undefined;
  /** The slot of "what {of} is", a template that is not compared itself: "what it is is a ban" says "it is a ban". */
  being(template: string): string | undefined;
  /** That there is (not) what a noun phrase names: "there is no owner of the object", "nobody has priority". */
  existence(phrase: string, exists: boolean): string;
  /** True when a noun phrase wants its verb in the plural. */
  isMany(phrase: string): boolean;
  /** True for "a choice …", which a sentence says to be there or not. */
  isIndefinite(phrase: string): boolean;
  /** Whether a list is spoken of as one thing, which others are in and not among: "the list of …". */
  isOneList(phrase: string): boolean;
  /** Contractions, elisions, and no double blanks; kept texts stay as they are. */
  polish(text: string): string;
}

const byLanguage: Readonly<Record<Lang, Grammar>> = { en: english, it: italian };

/** The grammar of a language. */
export const grammarOf = (lang: Lang): Grammar => byLanguage[lang];
