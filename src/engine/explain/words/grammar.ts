import type { Lang } from '../../model/words.js';
import { english } from './english.js';
import { italian } from './italian.js';
import type { PlainNoun } from './read-back-words.js';

/** What a language does with nouns, negation and possession that a template cannot express. */
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
  /** An empty list as part of a phrase, and whether its verb is plural: "no players"; "nessun giocatore". */
  none(noun: PlainNoun): string;
  readonly noneIsMany: boolean;
  /** "the first player"; "la prima squadra". */
  first(noun: PlainNoun): string;
  /** The negated predicate, or undefined if this language cannot negate it word by word. */
  negate(predicate: string): string | undefined;
  /** The predicate, whose template is written for a masculine subject, for a feminine one. */
  feminine(predicate: string): string;
  /** Gender of a noun phrase by its article; undefined if that is ambiguous. */
  genderOf(phrase: string): 'm' | 'f' | undefined;
  /** True if a predicate already contains "not", so that "no player" before it would confuse. */
  isNegative(predicate: string): boolean;
  /** "the owner of {of}" as "whose owner", "il proprietario di {of}" as "il cui proprietario"; undefined for other templates. */
  possessive(template: string, slot: string): string | undefined;
  /**
   * The slot of "what {of} is", a template that is not compared itself: "what it is is a ban" becomes "it is a ban".
   */
  being(template: string): string | undefined;
  /** States the existence or absence of a noun phrase: "there is no owner of the object", "nobody has priority". */
  existence(phrase: string, exists: boolean): string;
  /** True if a noun phrase takes a plural verb. */
  isMany(phrase: string): boolean;
  /** True for "a choice …", whose existence a sentence states. */
  isIndefinite(phrase: string): boolean;
  /** Whether a list is referred to as one thing, which others are in rather than among: "the list of …". */
  isOneList(phrase: string): boolean;
  /** Applies contractions and elisions, and removes double blanks; kept texts stay as they are. */
  polish(text: string): string;
}

const byLanguage: Readonly<Record<Lang, Grammar>> = { en: english, it: italian };

/** The grammar of a language. */
export const grammarOf = (lang: Lang): Grammar => byLanguage[lang];
