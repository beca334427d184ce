import type { Diagnostic } from './diagnostic.js';
import { toJson } from './render.js';

/**
 * Sorts diagnostics by file, place and code, and removes duplicates: the result does not depend on the order in which
 * they were found.
 */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  const each = diagnostics.filter((one) => {
    const key = JSON.stringify(toJson(one, 'en'));
    return !seen.has(key) && seen.add(key);
  });
  return each.sort((a, b) => {
    return (
      compare(a.at?.source.file ?? '', b.at?.source.file ?? '') ||
      (a.at?.start ?? 0) - (b.at?.start ?? 0) ||
      compare(a.code, b.code) ||
      compare(JSON.stringify(a.values), JSON.stringify(b.values))
    );
  });
}

/** Order by code units, the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
