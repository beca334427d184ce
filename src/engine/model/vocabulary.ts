import type { Change, Expression } from './tree.js';
import type { Type } from './type.js';
import type { Words } from './words.js';

/** A noun as the read-back needs it; Italian nouns carry their gender. */
export interface Noun {
  readonly en: { readonly one: string; readonly many: string };
  readonly it: { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' };
}

/** A noun for a name of the rule language, where the name stands for a value of one of these types: `Player`, `[Attacker]`. */
export interface NamedNoun extends Noun {
  readonly for: readonly string[];
}

/** `{name}` in a template stands for a part; `negated` is the template of the negation, where it reads better than "not". */
export interface Phrase {
  readonly phrase: Words;
  readonly negated?: Words;
  /** Clauses that say that there is no value or an empty list, that there is one, and that a list holds one that is none. */
  readonly absent?: Words;
  readonly present?: Words;
  readonly unnamed?: Words;
}

/** How a value made in place is read: `{fact}` stands for what it was given. */
export interface MadePhrase {
  readonly phrase: Words;
  /** A list fact whose members are alternatives. Where it is empty, the value is as good as none. */
  readonly among?: string;
}

export interface Layer {
  readonly id: string;
  readonly tier: string;
  /** Height of its tier; an entry may override only entries of its own height or below. */
  readonly height: number;
  readonly names: Words;
  /** Section of the rules that is in force only where the layer, or another one that names it, is active: its numbers are cited only there. */
  readonly section?: string;
  /** Over the setup alone; missing: always active. */
  readonly when?: Expression;
}

/**
 * Enumeration of what entries have picked: its values are the matters of `picked(matter, among, by)`, named in both languages. A
 * matter that it lacks, say of a house rule, is shown as it is written.
 */
export const matterNames = 'Matter';

/** Enumeration of the steps of procedures that entries name, and of the plain texts that they mention, with words for each. */
export const stepNames = 'ProcedureStep';
export const textNames = 'Wording';

export interface Enumeration extends Described {
  readonly names: Words;
  /** Its values are noun phrases with their articles, which stand in a sentence without quotation marks. */
  readonly unquoted?: boolean;
  readonly values: { readonly [value: string]: Words };
}

/** What a word means, in a sentence; for people who look it up. */
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
  /** Another fact of the same thing whose value is taken when this one is left out. */
  readonly defaultFrom?: string;
  /** Asked once when a table that leaves the fact out is opened (`this` is the thing); reported as assumed. */
  readonly assumed?: Expression;
  /** Condition over `this` under which the fact says anything; a table that gives it elsewhere is refused. */
  readonly onlyWhere?: Expression;
  /** Place in `Thing.facts`. */
  readonly slot: number;
}

export interface Entity extends Described {
  readonly name: string;
  readonly noun: Noun;
  /** Spoken of as a person: "who", "nobody". */
  readonly person?: boolean;
  /** Name of the list in a table; missing for things that exist only as values. */
  readonly collection?: string;
  /** Name under which its one thing is known everywhere. */
  readonly single?: string;
  /** Facts of this entity never change during a game (the setup): conditions on it are settled by `arrange`. */
  readonly constant: boolean;
  /** Words for a value of this entity that is made in place. */
  readonly made?: MadePhrase;
  /** What people see of such a thing beside its facts: what `situation` works out, over `this`. */
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
  /** The answer when no entry speaks. For a `value` question without it, silence is an error. */
  readonly silence?: unknown;
}

export interface EventType extends Phrase, Described {
  readonly name: string;
  readonly audience: Audience;
  readonly fields: readonly Parameter[];
  /** Clauses for fields that are true or false. */
  readonly clauses?: { readonly [field: string]: Phrase };
  /** What happens to the table; all changes of one step are evaluated first and then made at once. */
  readonly changes: readonly Change[];
  /** Over `event`, after it was rewritten: a verdict, or problems. Denied, or with a problem, it doesn't happen; none: nothing bars it. */
  readonly permittedBy?: Expression;
  /** Shown to the host as a step of the plan although it changes no fact of the table. */
  readonly reported: boolean;
  /** After the step that holds it nothing else happens. */
  readonly final: boolean;
  /** Sent again until it adds nothing to the plan. */
  readonly repeats: boolean;
  /** Equal ones in one step are one. */
  readonly merges: boolean;
  /** Several of one moment are one from the start, with their lists joined; one that is gathered happens as it is where nobody else claims. */
  readonly unites?: boolean;
  /** field -> event type and the field of it that is collected; the events themselves are in the field `claims`. */
  readonly gathers?: { readonly [field: string]: { readonly event: string; readonly field: string } };
}

/** What the program asks while it makes a table; which question it is, the vocabulary says. */
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
 * Names of the vocabulary that the program needs, since it knows no question, event, fact or tier by itself. `gameStart` is an event;
 * `rulings` is the tier whose files may declare matters, which are our own answers where the rules are silent; `called` is the fact
 * that says what a thing is called in sentences.
 */
export type Roles = { readonly [role in QuestionRole | 'gameStart' | 'rulings' | 'called']?: string };

/** Words that come on top of a vocabulary: facts of kinds that there are, enumerations, questions and events. */
export interface FurtherWords extends Pick<Vocabulary, 'enumerations' | 'questions' | 'events'> {
  readonly entities: { readonly [kind: string]: Pick<Entity, 'facts'> };
}

export interface Vocabulary {
  readonly layers: { readonly [id: string]: Layer };
  readonly enumerations: { readonly [name: string]: Enumeration };
  readonly entities: { readonly [name: string]: Entity };
  readonly questions: { readonly [name: string]: Question };
  readonly events: { readonly [name: string]: EventType };
  /** Nouns for the names of parameters, fields, loops and lets, which say more in a sentence than the noun of their type. */
  readonly nouns?: { readonly [name: string]: readonly NamedNoun[] };
  /** Where this holds a table no longer plays: whatever is sent, nothing comes of it. Missing: it always plays. */
  readonly ended?: Expression;
  /** Missing: nothing in the vocabulary has a role. */
  readonly roles?: Roles;
  /** Actions sent by `verify`: on a table where a plan was carried out they add nothing. */
  readonly verify: readonly Expression[];
  /** Number of fact slots that a thing needs. */
  readonly slots: number;
}

/** Questions or events in the order in which people look them up: what engines ask or send comes first. */
export function hostFirst<Item extends { readonly audience: Audience }>(items: {
  readonly [name: string]: Item;
}): readonly Item[] {
  const all = Object.values(items);
  return [...all.filter(({ audience }) => audience === 'hosts'), ...all.filter(({ audience }) => audience === 'rules')];
}
