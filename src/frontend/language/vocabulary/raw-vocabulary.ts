import type { ShortWord } from '../../../../grammar/cases/kinds.js';
import type {
  Described,
  Entity,
  Enumeration,
  EventType,
  Fact,
  Layer,
  NamedNoun,
  Phrase,
  Question,
  Roles,
} from '../../../engine/model/vocabulary.js';

/*
 * Contents of a vocabulary that its schema has accepted. The schema checks shapes and closed keys; everything that one
 * part says about another is checked in this folder.
 */

/** Who asks or sends something: engines, or only the entries and events of the rules themselves. */
type RawAudience = 'hosts' | 'rules';

/** The templates of a phrase. */
export const phraseKeys = ['phrase', 'negated', 'absent', 'present', 'unnamed'] as const satisfies (keyof Phrase)[];

export interface RawLayer extends Pick<Layer, 'tier' | 'names' | 'section'> {
  readonly when?: string | readonly string[];
}

export interface RawFact extends Phrase, Described, Pick<Fact, 'default' | 'defaultFrom'> {
  readonly type: string;
  readonly assumed?: string | readonly string[];
  readonly onlyWhere?: string | readonly string[];
  /** For `check` alone: the questions whose entries may read the fact. */
  readonly readThrough?: readonly string[];
  /** For `check` alone: questions and events that must depend on the fact. */
  readonly neededBy?: readonly string[];
  /**
   * For cases that other engines are compared with: what everybody sees. Also its value for a thing that no longer
   * exists, and when nobody sees it: if each of these facts, of the thing or of an only thing (`game.status`), has one
   * of these values.
   */
  readonly observable?:
    | true
    | { readonly gone?: unknown; readonly unseen?: { readonly [fact: string]: readonly unknown[] } };
}

/** A word of the notation of cases that says more than the name of a fact. */
export type RawShortWord = Omit<ShortWord, 'word'>;

export interface RawEntity
  extends Described,
    Pick<Entity, 'noun' | 'person' | 'collection' | 'single' | 'made'>,
    Partial<Pick<Entity, 'constant'>> {
  /**
   * For `check` alone: a fact of an enumeration; entries that look for one of its values read all facts that matter
   * there.
   */
  readonly uniformBy?: string;
  /** For cases alone: words that stand for names of facts, in the order of writing. */
  readonly short?: { readonly [word: string]: string | RawShortWord };
  readonly seen?: { readonly [name: string]: string | readonly string[] };
  readonly facts: { readonly [name: string]: RawFact };
}

export interface RawQuestion extends Phrase, Described, Pick<Question, 'policy' | 'silence'> {
  readonly for?: RawAudience;
  readonly parameters?: { readonly [name: string]: string };
  /** May be left out for verdicts and problems, whose results the policy decides. */
  readonly result?: string;
  /** For cases that other engines are compared with: asked about each thing after each event. */
  readonly observable?: true;
  /** Likewise: the rules determine the order of the list. */
  readonly ordered?: true;
}

export interface RawEvent
  extends Phrase,
    Described,
    Pick<EventType, 'clauses'>,
    Partial<Pick<EventType, 'reported' | 'final' | 'repeats' | 'merges' | 'unites'>> {
  readonly for?: RawAudience;
  readonly fields?: { readonly [name: string]: string };
  /** Changes separated by `;`. */
  readonly changes?: string | readonly string[];
  readonly permittedBy?: string | readonly string[];
  /** Field → `event.field`. */
  readonly gathers?: { readonly [field: string]: string };
}

export interface RawVocabulary {
  readonly tiers: readonly string[];
  readonly layers: { readonly [id: string]: RawLayer };
  readonly enumerations: { readonly [name: string]: Enumeration };
  readonly entities: { readonly [name: string]: RawEntity };
  readonly questions: { readonly [name: string]: RawQuestion };
  readonly events: { readonly [name: string]: RawEvent };
  readonly nouns?: { readonly [name: string]: readonly NamedNoun[] };
  readonly roles?: Roles;
  readonly ended?: string | readonly string[];
  /** Actions separated by `;`. */
  readonly verify?: string | readonly string[];
}
