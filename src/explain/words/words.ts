import type { EntryKind, Hook } from '../../model/entry.js';

/** A noun of ours, for types that have none in the vocabulary. English nouns have no gender. */
export interface PlainNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** A template that agrees in gender with the noun of what it speaks of; a plain text agrees with anything. */
export type Agreeing = string | { readonly m: string; readonly f: string };

/** A template whose verb agrees in number with its subject. */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

export type VerdictWord = 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
export type SignWord = 'is' | 'is not' | 'in' | 'not in' | '<' | '<=' | '>' | '>=';
export type NounWord = 'thing' | 'value' | 'number' | 'text' | 'truth' | 'event' | 'list';

/** Words of the read-back. `{name}` stands for a part that is filled in. */
export interface ReadBackWords {
  readonly quote: readonly [open: string, close: string];
  readonly and: string;
  readonly or: string;
  readonly nouns: Readonly<Record<NounWord, PlainNoun>>;
  readonly verdicts: Readonly<Record<VerdictWord, string>>;
  readonly truths: { readonly true: string; readonly false: string };
  /** The value none, as a noun. */
  readonly none: string;
  readonly emptyList: string;
  /** Adds the rule's own name to the noun of a name that needs it: `{noun}`, `{name}` (in quotes). */
  readonly labelled: string;
  /** A value made on the spot, while it is being described. */
  readonly itself: Agreeing;
  readonly ofEvent: string;
  readonly fieldOf: string;
  readonly whether: string;
  readonly notTrue: string;
  readonly always: string;
  readonly never: string;
  readonly holds: string;
  readonly holdsNot: string;
  readonly isA: string;
  readonly isNotA: string;
  readonly compare: Readonly<Record<SignWord, Counted>>;
  /** `in` and `not in` a list that is written out. */
  readonly isOneOf: string;
  readonly isNoneOf: { readonly first: string; readonly next: string };
  readonly within: Agreeing;
  readonly notWithin: Agreeing;
  readonly verdictIs: string;
  readonly verdictIsNot: string;
  /** Nested alternatives and conjunctions: unmistakable where one stands in the other. */
  readonly either: { readonly first: string; readonly next: string };
  readonly both: string;
  readonly allOf: string;
  readonly anyOf: string;
  readonly ifClause: string;
  readonly otherwiseClause: string;
  readonly ifNoun: string;
  readonly ifNounAlone: string;
  readonly otherwiseNoun: string;
  readonly set: { readonly with: string; readonly without: string };
  readonly sum: { readonly '+': string; readonly '-': string; readonly '*': string; readonly div: string };
  readonly minus: string;
  readonly iteration: {
    readonly among: string;
    readonly each: string;
    readonly every: string;
    readonly that: string;
    readonly suchThat: string;
    readonly there: string;
    readonly thereIsNo: string;
    readonly forEvery: string;
    readonly forEach: string;
    readonly ordered: string;
    readonly orderedDown: string;
    readonly listOf: string;
    readonly yieldFor: string;
    /** The same, where the lists that it is made of are put together. */
    readonly joinedFor: string;
    /** Quantities before a list that says of what it is. */
    readonly of: { readonly some: Agreeing; readonly no: Agreeing; readonly every: Agreeing };
    readonly counting: string;
  };
  readonly functions: Readonly<Record<string, Agreeing>>;
  /** Forms of functions whose chooser is none. */
  readonly unchosen: Readonly<Record<string, Agreeing>>;
  readonly action: {
    readonly nothing: string;
    readonly happens: Counted;
    readonly if: string;
    readonly ifElse: string;
    readonly otherwise: string;
  };
}

/** Words of entries that are read back whole. */
export interface EntryWords {
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly hooks: Readonly<Record<Hook, string>>;
  readonly severities: { readonly illegal: string; readonly advice: string };
  readonly verdicts: { readonly deny: string; readonly allow: string; readonly require: string };
  readonly anchors: { readonly with: string; readonly before: string; readonly after: string };
  readonly layer: string;
  readonly numbers: string;
  readonly alive: string;
  readonly aliveFrom: string;
  readonly aliveUntil: string;
  readonly when: string;
  readonly always: string;
  readonly each: string;
  readonly letValue: Counted;
  readonly letTruth: string;
  readonly verdict: string;
  readonly value: string;
  readonly case: string;
  readonly problem: string;
  readonly reason: string;
  readonly remedy: string;
  readonly do: string;
  readonly step: string;
  readonly unnamedStep: string;
  readonly stepWhen: string;
  readonly emptyStep: string;
  readonly overrides: string;
  readonly overridesAll: string;
  readonly replaces: string;
  readonly before: string;
  readonly after: string;
  readonly chosen: string;
  readonly why: string;
}

/** Words of explained answers and plans. */
export interface AnswerWords {
  readonly asked: string;
  readonly answer: string;
  readonly verdicts: Readonly<Record<VerdictWord, string>>;
  readonly yes: string;
  readonly no: string;
  readonly valueUnknown: string;
  readonly noProblems: string;
  readonly problems: Counted;
  readonly found: string;
  readonly decided: string;
  readonly decidedBySilence: string;
  readonly also: string;
  readonly displaced: string;
  readonly displacedBy: string;
  readonly outweighedBy: string;
  readonly near: string;
  /** Applied, but what it says is not known. */
  readonly unsettled: string;
  /** It is not known whether it applies. */
  readonly perhaps: string;
  readonly others: Counted;
  readonly holds: string;
  readonly fails: string;
  readonly open: string;
  readonly seen: string;
  readonly seenBy: string;
  readonly by: string;
  readonly unconditional: string;
  readonly condition: string;
  readonly gives: string;
  readonly givesIf: string;
  readonly where: string;
  readonly unknown: string;
  readonly unknownFact: string;
  readonly notices: string;
  readonly unnumbered: string;
  readonly reason: string;
  readonly remedy: string;
}

export interface PlanWords {
  readonly sent: string;
  readonly step: string;
  readonly nothing: string;
  readonly waits: string;
  readonly needs: string;
  readonly choose: string;
  readonly chooser: string;
  readonly chance: string;
  readonly changed: string;
  readonly onEvent: string;
  readonly asSent: string;
}

/** Everything that the explanations say by themselves, in one language. */
export interface ExplainWords {
  readonly readBack: ReadBackWords;
  readonly entry: EntryWords;
  readonly answer: AnswerWords;
  readonly plan: PlanWords;
  /** By code; `{name}` is a value of the notice. */
  readonly notices: Readonly<Record<string, string>>;
  readonly unknownNotice: string;
}
