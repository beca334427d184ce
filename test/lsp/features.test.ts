import { describe, expect, it } from 'vitest';
import { bundlesIn, expectFile, fileOf } from '../archive.js';
import { told } from './told.js';

const bundles = bundlesIn('test/lsp/features');

describe('editors are told', () => {
  it.each(bundles.map((bundle) => [bundle.name, bundle] as const))('%s', (_, bundle) => {
    const given = fileOf(bundle, 'given');
    for (const lang of ['en', 'it'] as const) expectFile(bundle, lang, told(given, lang));
  });

  it('findings in plain text, without frames or marks of a terminal', () => {
    const findings = bundles.filter((bundle) => fileOf(bundle, 'given').startsWith('findings'));
    expect(findings.length).toBeGreaterThan(5);
    for (const bundle of findings)
      for (const lang of ['en', 'it'] as const)
        expect(told(fileOf(bundle, 'given'), lang)).not.toMatch(/[\u2500-\u257f]|```|\^{2}|~{3}/);
  });
});
