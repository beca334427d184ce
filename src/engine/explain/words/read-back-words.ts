/** A noun of ours, for types that have none in the vocabulary. English nouns have no gender. */
export interface PlainNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** A template that agrees in gender with the noun of what it speaks of; a plain text agrees with anything. */
export type Agreeing = string | { readonly m: string; readonly f: string };

export type VerdictWord = 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
export type SignWord = 'is' | 'is not' | 'in' | 'not in' | '<' | '<=' | '>' | '>=';
export type NounWord = 'thing' | 'value' | 'number' | 'text' | 'truth' | 'event' | 'list';
