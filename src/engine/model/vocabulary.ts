import type { Change, Expression } from './tree.js';
import type { Type } from './type.js';
import type { Words } from './words.js';

/** A noun as the read-back needs it; Italian nouns carry their gender. */
export interface Noun {
  readonly en: { readonly one: string; readonly many: string };
  readonly it: { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' };
}

/** A noun for a name of the rule language that stands for a value of one of these types: `Player`, `[Attacker]`. */
export interface NamedNoun extends Noun {
  readonly for: readonly string[];
}

/**
 * `{name}` in a template stands for a part; `negated` is the template of the negation, if it reads better than "not".
 */
export interface Phrase {
  readonly phrase: Words;
  readonly negated?: Words;
  /** Clauses for a missing value or an empty list, for a present one, and for a list that holds one that is none. */
  readonly absent?: Words;
  readonly present?: Words;
  readonly unnamed?: Words;
}

/** How a structural value reads: `{fact}` stands for what the fact was given. */
export interface MadePhrase {
  readonly phrase: Words;
  /** A list fact whose members are alternatives. If it is empty, the value amounts to none. */
  readonly among?: string;
}

export interface Layer {
  readonly id: string;
  readonly tier: string;
  /** Height of its tier; an entry may override only entries of its own height or lower. */
  readonly height: number;
  readonly names: Words;
  /**
   * Section of the rules that is in force only if the layer, or another one with the same section, is active: its
   * numbers are cited only then.
   */
  readonly section?: string;
  /** Over the setup alone; missing: always active. */
  readonly when?: Expression;
}

/**
 * Enumeration of the subjects of picks: its values are the matters of `picked(matter, among, by)`, named in both
 * languages. A missing matter, say of a house rule, is shown as it is written.
 */
export const matterNames = 'Matter';

/**
 * Enumeration of the steps of procedures that entries name, and of the plain texts that they mention, with words for
 * each.
 */
export const stepNames = 'ProcedureStep';
export const textNames = 'Wording';

export interface Enumeration extends Described {
  readonly names: Words;
  /** Its values are noun phrases with articles, which appear in sentences without quotation marks. */
  readonly unquoted?: boolean;
  readonly values: { readonly [value: string]: Words };
}

/** The meaning of a word, in a sentence; for people who look it up. */
export interface Described {
  readonly description?: Words;
}

/** Who asks or sends something: engines, or only the entries and events of the rules themselves. */
export type Audience = 'hosts' | 'rules';

export interface Fact extends Phrase, Described {
  readonly name: string;
  readonly type: Type;
  /** JSON value taken when a table leaves the fact out; undefined: the fact is then unknown. */
  readonly default?: unknown;
  /** Another fact of the same thing whose value is taken if this one is left out. */
  readonly defaultFrom?: string;
  /** Evaluated once when a table that leaves the fact out is opened (`this` is the thing); reported as assumed. */
  readonly assumed?: Expression;
  /** Condition over `this` under which the fact has a meaning; a table that gives it elsewhere is refused. */
  readonly onlyWhere?: Expression;
  /** Index in `Thing.facts`. */
  readonly slot: number;
}

export interface Entity extends Described {
  readonly name: string;
  readonly noun: Noun;
  /** Referred to as a person: "who", "nobody". */
  readonly person?: boolean;
  /** Name of its list in a table; missing for things that exist only as values. */
  readonly collection?: string;
  /** The name of its only thing. */
  readonly single?: string;
  /** Facts of this entity never change during a game (the setup): `arrange` evaluates conditions on it. */
  readonly constant: boolean;
  /** Words for a structural value of this entity. */
  readonly made?: MadePhrase;
  /** What people see of such a thing besides its facts: what `situation` derives, over `this`. */
  readonly seen?: { readonly [name: string]: Expression };
  readonly facts: { readonly [name: string]: Fact };
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

/** How several answers to one question combine. */
export const POLICIES = ['value', 'verdict', 'problems', 'union'] as const;
export type Policy = (typeof POLICIES)[number];

export interface Question extends Phrase, Described {
  readonly name: string;
  readonly audience: Audience;
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  readonly policy: Policy;
  /** The answer if no entry speaks. For a `value` question without it, silence is an error. */
  readonly silence?: unknown;
}

export interface EventType extends Phrase, Described {
  readonly name: string;
  readonly audience: Audience;
  readonly fields: readonly Parameter[];
  /** Clauses for Boolean fields. */
  readonly clauses?: { readonly [field: string]: Phrase };
  /** Its changes to the table; all changes of one step are evaluated first and then made together. */
  readonly changes: readonly Change[];
  /**
   * Over `event`, after rewriting: a verdict, or problems. If it is denied or has a problem, the event does not happen;
   * none: nothing bars it.
   */
  readonly permittedBy?: Expression;
  /** Shown to the host as a step of the plan even if it changes no fact of the table. */
  readonly reported: boolean;
  /** Nothing happens after the step that contains it. */
  readonly final: boolean;
  /** Sent again until it adds nothing to the plan. */
  readonly repeats: boolean;
  /** Equal ones in one step are merged. */
  readonly merges: boolean;
  /**
   * Several of one moment are united at the start, with their lists joined; a claim that unites happens unchanged if no
   * other event of the moment claims anything.
   */
  readonly unites?: boolean;
  /** Field → the event type and its field that is collected; the events themselves are in the field `claims`. */
  readonly gathers?: { readonly [field: string]: { readonly event: string; readonly field: string } };
}

/** The questions that the program asks while it makes a table; the vocabulary names them. */
export type QuestionRole =
  | 'optionsInUse'
  | 'optionStatus'
  | 'seatsByChance'
  | 'seatOrder'
  | 'fewestTeams'
  | 'mostTeams'
  | 'teamSize'
  | 'equalTeams'
  | 'playerRole'
  | 'lifeHolder'
  | 'startingLife'
  | 'setupProblems';

/**
 * Names in the vocabulary that the program needs, since it knows no question, event, fact or tier by itself.
 * `gameStart` is an event; `rulings` is the tier whose files may declare matters, which are our own answers where the
 * rules are silent; `called` is the fact with the name of a thing in sentences.
 */
export type Roles = { readonly [role in QuestionRole | 'gameStart' | 'rulings' | 'called']?: string };

/** Words added to a vocabulary: facts of existing entities, enumerations, questions and events. */
export interface FurtherWords extends Pick<Vocabulary, 'enumerations' | 'questions' | 'events'> {
  readonly entities: { readonly [kind: string]: Pick<Entity, 'facts'> };
}

export interface Vocabulary {
  readonly layers: { readonly [id: string]: Layer };
  readonly enumerations: { readonly [name: string]: Enumeration };
  readonly entities: { readonly [name: string]: Entity };
  readonly questions: { readonly [name: string]: Question };
  readonly events: { readonly [name: string]: EventType };
  /**
   * Nouns for names of parameters, fields, loops and lets, which say more in a sentence than the nouns of their types.
   */
  readonly nouns?: { readonly [name: string]: readonly NamedNoun[] };
  /** If this holds, a table is no longer played: whatever is sent has no effect. Missing: it always is. */
  readonly ended?: Expression;
  /** Missing: nothing in the vocabulary has a role. */
  readonly roles?: Roles;
  /** Actions sent by `verify`: on a table on which a plan was carried out, they add nothing. */
  readonly verify: readonly Expression[];
  /** Number of fact slots of a thing. */
  readonly slots: number;
}

/** Questions or events in the order in which people look them up: those for hosts come first. */
export function hostFirst<Item extends { readonly audience: Audience }>(items: {
  readonly [name: string]: Item;
}): readonly Item[] {
  const all = Object.values(items);
  return [...all.filter(({ audience }) => audience === 'hosts'), ...all.filter(({ audience }) => audience === 'rules')];
}
