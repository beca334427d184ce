/**
 * Caches, as JSON, what texts without any diagnostic were compiled to. The result for a text must depend only on the
 * text and on the key it is cached under.
 */
export interface LinkCache {
  /** @param common everything else that the results depend on, as text */
  under(common: string): CachedEntries;
}

/** The cached results under one key. */
export interface CachedEntries {
  get(text: string): unknown;
  set(text: string, made: unknown): void;
}
