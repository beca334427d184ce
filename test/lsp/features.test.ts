import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlesIn, expectFile, fileOf } from '../archive.js';
import { recording, recordingFile } from './recording.js';
import { told } from './told.js';

const bundles = bundlesIn('test/lsp/features');

describe('editors are told', () => {
  it.each(bundles.map((bundle) => [bundle.name, bundle] as const))('%s', (_, bundle) => {
    const said = told(fileOf(bundle, 'given'));
    for (const lang of ['en', 'it'] as const) expectFile(bundle, lang, said[lang]);
  });

  it('what the page about editors shows', () => {
    const page = readFileSync('editors/README.md', 'utf8');
    const said = (name: string): readonly string[] =>
      fileOf(bundles.find((one) => one.name === name)!, 'en')
        .split('\n')
        .map((line) => line.trim());
    const [, first, , meant] = said('one-fault-one-message');
    const facts = said('facts-of-a-thing')
      .slice(0, 3)
      .map((line) => line.replace(' :', ':'));
    const shown = [first, meant, said('fix-word')[0], facts.join(', '), said('signature')[0]];
    for (const one of shown) expect(page).toContain(one);
  });

  it('what the recording shows', () => {
    // Those that were just written anew count.
    const now = bundlesIn('test/lsp/features');
    const text = recording((name) => now.find((one) => one.name === name)!);
    if (process.env['UPDATE_CASES'] !== undefined) writeFileSync(recordingFile, text);
    expect(readFileSync(recordingFile, 'utf8')).toBe(text);
  });

  it('findings in plain text, without frames or marks of a terminal', () => {
    const findings = bundles.filter((bundle) => fileOf(bundle, 'given').startsWith('findings'));
    expect(findings.length).toBeGreaterThan(5);
    for (const bundle of findings)
      for (const lang of ['en', 'it'] as const)
        expect(fileOf(bundle, lang)).not.toMatch(/[\u2500-\u257f]|```|\^{2}|~{3}/);
  });
});
