/** What a diagnostic says in one language. Placeholders are explained at `fill` (`fill.ts`). */
export interface MessageWords {
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly help: string;
  /** Captions for the further places of the diagnostic (`AlsoAt.label`). */
  readonly labels?: { readonly [label: string]: string };
}

/** A message in every language of messages. */
export interface Message {
  readonly en: MessageWords;
  readonly it: MessageWords;
}

/** A language of messages. */
export type MessageLanguage = keyof Message;

/** One short text in every language. */
export type LocalizedTemplate = { readonly [lang in MessageLanguage]: string };

/** Messages of one area by code: `area.what-is-wrong`. */
export type Catalogue = { readonly [code: string]: Message };
