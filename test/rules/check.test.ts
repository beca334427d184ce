import { expect, it } from 'vitest';
import { analyse } from '../../tools/check/analysis/analyse.js';
import { withoutSuppressed } from '../../tools/check/suppressions.js';
import { loaded, shipped } from './rulebook.js';

// The longest part of `check`, which the full run has whole; the suppressed findings show that something is found.
it('reasoning finds no conflict, gap, dead entry or duplicate in the shipped rules', () => {
  const { documents } = loaded;
  if (documents === undefined) throw new Error('the rules have errors');
  const found = analyse(shipped(), documents);
  expect(found.length).toBeGreaterThan(0);
  const left = withoutSuppressed(found, documents, 'all').map(({ code, at, values }) => [
    code,
    at?.source.file,
    values,
  ]);
  expect(left).toEqual([]);
});
