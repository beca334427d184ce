import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { render } from '../../src/frontend/diagnostics/render.js';
import { keptRulebook } from '../../src/frontend/load/cached-rulebook.js';
import { type Loaded, linked, withNotes } from '../../src/frontend/load/linked.js';
import { filesIn, readFiles } from '../../src/frontend/read/folder.js';
import { type LoadedRulebook, loadRulebook } from '../../src/index.js';

const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = join(folder, 'rules');
cpSync('test/cases/bad/check/rulebook', rules, { recursive: true });
let caches = 0;
const newCache = (): string => join(folder, `cache-${++caches}`);
const kept = (cache: string): readonly string[] => readdirSync(cache).map((name) => join(cache, name));
const reported = ({ diagnostics, notes }: LoadedRulebook): readonly string[] =>
  [...diagnostics, ...notes].map((one) => render(one, 'en', 'pretty'));

/** Puts something else into a file while something is done. */
function changed<Result>(path: string, change: (text: string) => string, work: () => Result): Result {
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  try {
    return work();
  } finally {
    writeFileSync(path, text);
  }
}

const entries = join(rules, 'base/harbour.json');

describe('a rulebook that was loaded before', () => {
  const plain = loadRulebook(rules);

  it('is the same again, with its documents', () => {
    const cache = newCache();
    for (let time = 0; time < 2; time++) {
      const loaded = loadRulebook(rules, { cache });
      expect(JSON.stringify(loaded.rulebook)).toBe(JSON.stringify(plain.rulebook));
      expect(reported(loaded)).toEqual(reported(plain));
      expect(loaded.documents?.entries.map(({ value }) => value)).toEqual(
        plain.documents?.entries.map(({ value }) => value),
      );
      expect(kept(cache)).toHaveLength(1);
    }
  });

  it('is neither read nor checked again, unless somebody asks for its documents', () => {
    const [cache, files] = [newCache(), filesIn(rules)];
    let readings = 0;
    const read = (): Loaded => {
      readings++;
      return linked(readFiles(files));
    };
    const load = (): LoadedRulebook => withNotes(keptRulebook(files, cache, read));
    load();
    expect(readings).toBe(1);
    const again = load();
    expect(reported(again)).toEqual(reported(plain));
    expect(again.rulebook).toEqual(plain.rulebook);
    expect(readings).toBe(1);
    expect(again.documents).toBeDefined();
    expect(readings).toBe(2);
  });

  it('tells the same advice in the same places', () => {
    const cache = newCache();
    const long = (text: string) =>
      text.replace('"player.rank > 5"', `"player.rank > 5${' and player.rank > 5'.repeat(8)}"`);
    changed(entries, long, () => {
      const first = loadRulebook(rules, { cache });
      expect(reported(first).join('\n')).toContain('lint.long-line');
      const again = loadRulebook(rules, { cache });
      expect(again.rulebook).toEqual(first.rulebook);
      expect(reported(again)).toEqual(reported(first));
    });
  });

  it('is another one when any text has changed', () => {
    const cache = newCache();
    loadRulebook(rules, { cache });
    for (const [file, from, to] of [
      ['base/harbour.json', '"value": "3"', '"value": "4"'],
      ['vocabulary.json', '"default": "red"', '"default": "green"'],
      ['vocabulary.json', '"default": []', '"default": ["fog"]'],
      ['house/house.json', '"value"', '"valu"'],
    ] as const) {
      const change = (text: string) => text.replace(from, to);
      changed(join(rules, file), change, () => {
        const fresh = loadRulebook(rules);
        const loaded = loadRulebook(rules, { cache });
        expect(loaded.rulebook, file).toEqual(fresh.rulebook);
        expect(loaded.rulebook, file).not.toEqual(plain.rulebook);
        expect(reported(loaded), file).toEqual(reported(fresh));
      });
    }
    expect(loadRulebook(rules, { cache }).rulebook).toEqual(plain.rulebook);
  });

  it('is not kept when it has errors', () => {
    const cache = newCache();
    const wrong = (text: string) => text.replace('player.rank > 5', 'player.rank > ');
    changed(entries, wrong, () => {
      for (let time = 0; time < 2; time++) {
        const loaded = loadRulebook(rules, { cache });
        expect(loaded.rulebook).toBeUndefined();
        expect(reported(loaded)).toEqual(reported(loadRulebook(rules)));
      }
    });
    expect(() => kept(cache)).toThrow('ENOENT');
  });

  it('is loaded anew when what was kept is spoilt, or nothing can be kept', () => {
    const cache = newCache();
    loadRulebook(rules, { cache });
    const [file = ''] = kept(cache);
    const whole = readFileSync(file, 'utf8');
    for (const spoilt of [
      '',
      whole.slice(0, -9),
      whole.replace('limit.usual', 'limit.other'),
      'x\nnull',
      whole.slice(5),
    ]) {
      writeFileSync(file, spoilt);
      expect(loadRulebook(rules, { cache }).rulebook).toEqual(plain.rulebook);
      expect(readFileSync(file, 'utf8')).toBe(whole);
    }
    expect(loadRulebook(rules, { cache: join(entries, 'nowhere') }).rulebook).toEqual(plain.rulebook);
  });
});
