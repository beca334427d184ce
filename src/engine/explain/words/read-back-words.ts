/** One of our nouns, for types without one in the vocabulary. English nouns have no gender. */
export interface PlainNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** A template that agrees in gender with its noun; a plain text agrees with any. */
export type Agreeing = string | { readonly m: string; readonly f: string };

export type VerdictWord = 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
export type SignWord = 'is' | 'is not' | 'in' | 'not in' | '<' | '<=' | '>' | '>=';
export type NounWord = 'thing' | 'value' | 'number' | 'text' | 'truth' | 'event' | 'list';
