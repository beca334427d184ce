/** A noun of ours, for types that have none in the vocabulary. English nouns have no gender. */
export interface PlainNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** A template that agrees in gender with the noun of what it speaks of; a plain text agrees with anything. */
export type Agreeing = string | { readonly m: string; readonly f: string };

/** A template whose verb agrees in number with its subject. */
export interface CountedTemplate {
  readonly one: string;
  readonly many: string;
}

export type VerdictWord = 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
export type SignWord = 'is' | 'is not' | 'in' | 'not in' | '<' | '<=' | '>' | '>=';
export type NounWord = 'thing' | 'value' | 'number' | 'text' | 'truth' | 'event' | 'list';

/** Words of the read-back. `{name}` stands for a part that is filled in. */
export interface ReadBackWords {
  /** `{text}` in the quotation marks of the language. */
  readonly quote: string;
  readonly and: string;
  readonly or: string;
  readonly nouns: Readonly<Record<NounWord, PlainNoun>>;
  readonly verdicts: Readonly<Record<VerdictWord, string>>;
  readonly truths: { readonly true: string; readonly false: string };
  /** The value none, as a noun. */
  readonly none: string;
  /** No value, or an empty list, of persons and of anything else. */
  readonly nobody: string;
  readonly nothing: string;
  /** An item of a list that is none. */
  readonly noneOfList: string;
  /** Adds the rule's own name to the noun of a name that needs it: `{noun}`, `{name}` (in quotes). */
  readonly labelled: string;
  /** A structural value, while it is being described. */
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
  readonly compare: Readonly<Record<SignWord, CountedTemplate>>;
  /** The same where a list is spoken of as one thing. */
  readonly compareOne: Readonly<Record<'in' | 'not in', CountedTemplate>>;
  /** What a function takes one of, each on a line of its own: "the lower of these two". */
  readonly oneBelow: Readonly<{ [fn: string]: string | undefined }>;
  /** One list made of the lists that follow. */
  readonly oneListOf: string;
  /** Two truths that are the same. */
  readonly exactlyIf: string;
  /** `in` and `not in` a list that is written out. */
  readonly isOneOf: string;
  readonly isNoneOf: { readonly first: string; readonly next: string };
  readonly within: Agreeing;
  readonly notWithin: Agreeing;
  /** The same, of a list of one that is written out. */
  readonly withinOne: Agreeing;
  readonly notWithinOne: Agreeing;
  /** A question whose verdict is one, or none, of several; `nor` joins those that it is not. */
  readonly verdictIsOneOf: string;
  readonly verdictIsNoneOf: string;
  readonly nor: string;
  /** A question that the rules answer with yes or no; that they do not answer so. */
  readonly ruled: string;
  readonly notRuled: string;
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
  /** Choices whose cases stand below each other; a test with parts of its own stands behind what is so then. */
  readonly byCase: string;
  readonly caseIf: { readonly before: string; readonly behind: string };
  readonly caseElse: string;
  /** A value with a name of its own: `name` is what it is called, `value` what it is. */
  readonly letClause: string;
  readonly letNoun: string;
  readonly otherwiseNoun: string;
  readonly set: { readonly with: string; readonly without: string };
  readonly sum: { readonly '+': string; readonly '-': string; readonly '*': string; readonly div: string };
  readonly minus: string;
  /** A number of something: a figure, a noun that stands for the number, and any other number, of what is counted or of what has no plural. */
  readonly unit: { readonly plain: string; readonly noun: string; readonly equal: string; readonly mass: string };
  readonly iteration: {
    readonly among: string;
    readonly each: string;
    readonly every: string;
    readonly that: string;
    readonly thatPerson: string;
    /** Whole clauses, and those in which other ones of the same form stand. */
    readonly suchThat: string;
    readonly forWhich: string;
    readonly forWhom: string;
    readonly there: string;
    readonly thereIsNo: string;
    readonly forEvery: string;
    readonly forEach: string;
    readonly ordered: string;
    /** Numbers in the order of what they are. */
    readonly rising: string;
    readonly falling: string;
    readonly orderedDown: string;
    readonly listOf: string;
    readonly yieldFor: string;
    /** The same, where what each of them gives has cases below it. */
    readonly yieldBehind: string;
    /** The same, where the lists that it is made of are put together. */
    /** The same where what is done with the list tells that there are several: "the sum of …". */
    readonly yieldOnly: string;
    readonly joinedFor: string;
    /** What is reached step by step: `each` is what is gone on from, `next` what is come to. */
    readonly follow: string;
    /** Quantities before a list that says of what it is. */
    readonly of: { readonly some: Agreeing; readonly no: Agreeing; readonly every: Agreeing };
    /** A number of things that are written as whole clauses. */
    readonly counting: Agreeing;
    readonly countingPersons: Agreeing;
    /** `one` is one of the noun: "one member", "un componente". */
    readonly moreThanOne: string;
    readonly exactlyOne: string;
    readonly atMostOne: string;
    readonly thereIsNot: string;
  };
  readonly functions: Readonly<Record<string, Agreeing>>;
  /** `size` of what is no plural: a list that is worked out. */
  readonly sizeOfList: string;
  /** `take` of a number that is worked out. */
  readonly takeMany: Agreeing;
  /** `take` of one. */
  readonly takeOne: Agreeing;
  /** `nth` at a place that is worked out; at the last one; and at the place that something has in a list beside it. */
  readonly takeAt: Agreeing;
  readonly takeLast: Agreeing;
  readonly takeBeside: Agreeing;
  /** A distance that is worked out. */
  readonly equalTo: string;
  /** Forms of functions whose chooser is none. */
  readonly unchosen: Readonly<Record<string, Agreeing>>;
  readonly action: {
    readonly nothing: string;
    readonly happens: CountedTemplate;
    readonly if: string;
    readonly ifElse: string;
    readonly let: string;
    readonly otherwise: string;
  };
}
