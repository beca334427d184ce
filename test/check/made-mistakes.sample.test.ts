import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extent } from '../amount.js';
import { type Said, saidInBoth } from '../cli/session.js';
import { mistakesIn } from './made-mistakes.js';

// One of so many made mistakes is tried.
const every = { quick: 68, full: 17, long: 1 }[extent];
const rulebook = 'test/cases/bad/check/rulebook';
const files = [
  'base/harbour.json',
  'base/harbour.scenarios.json',
  'editions.json',
  'house/house.json',
  'options/options.json',
  'vocabulary.json',
];

/** Changes that leave something right behind: other words, other names, other numbers, one entry less. */
const mayBeMeant =
  /^(misspelt text|string for object|number for|negative|broken number|in a list|empty|key left out|item left out|item doubled|misspelt key|object for|null for|list for|boolean for|string for)/;

interface Reported {
  readonly exit: number;
  readonly codes: readonly string[];
  readonly text: string;
}

function reported({ out, err, exit }: Said): Reported {
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly { readonly code: string }[] };
  return { exit, codes: diagnostics.map(({ code }) => code), text: `${out}${err}` };
}

describe.each(files)('mistakes of every kind in %s', (file) => {
  it('are told in few findings, the same in both languages, and only what may be meant goes without', () => {
    const rules = mkdtempSync(join(tmpdir(), 'tavolata-made-'));
    try {
      cpSync(rulebook, rules, { recursive: true });
      const path = join(rules, file);
      const text = readFileSync(path, 'utf8');
      const made = [...mistakesIn(file, text)].filter((_, index) => index % every === 0);
      expect(made.length).toBeGreaterThan(extent === 'quick' ? 1 : 3);
      for (const { kind, where, text: changed } of made) {
        writeFileSync(path, changed);
        const { en, it } = saidInBoth(['check', '--quick', '--json'], { rules });
        const [english, italian] = [reported(en), reported(it)];
        const what = `${kind} at ${where}`;
        expect([what, english.exit < 2]).toEqual([what, true]);
        expect([what, italian.codes]).toEqual([what, english.codes]);
        expect([what, english.codes.length > 12 ? english.codes : []]).toEqual([what, []]);
        expect([what, /\bundefined\b|\[object|\n\s+at /.test(english.text + italian.text)]).toEqual([what, false]);
        if (!mayBeMeant.test(kind)) expect([what, english.codes.length > 0]).toEqual([what, true]);
      }
    } finally {
      rmSync(rules, { recursive: true });
    }
  });
});
