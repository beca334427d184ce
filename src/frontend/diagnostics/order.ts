import sortBy from 'lodash/sortBy.js';
import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from './diagnostic.js';
import { toJson } from './render.js';

/**
 * Sorts diagnostics by file, place and code, and removes duplicates: the result does not depend on the order in which
 * they were found.
 */
export const inReadingOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  sortBy(
    uniqBy(diagnostics, (one) => JSON.stringify(toJson(one, 'en'))),
    ({ at }) => at?.source.file ?? '',
    ({ at }) => at?.start ?? 0,
    ({ code }) => code,
    ({ values }) => JSON.stringify(values),
  );
