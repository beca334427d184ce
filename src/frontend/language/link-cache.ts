/**
 * Caches, as JSON, what was made of texts of which there was nothing to tell: no mistake, no warning, no advice. What a text
 * becomes must depend on nothing but the text and what it is kept under.
 */
export interface LinkCache {
  /** @param common everything that counts besides the texts, as text */
  under(common: string): CachedEntries;
}

/** What is kept under one thing. */
export interface CachedEntries {
  get(text: string): unknown;
  set(text: string, made: unknown): void;
}
