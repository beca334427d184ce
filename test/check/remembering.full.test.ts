import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../tools/cli/run.js';
import { patched } from './patching.js';

const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
const folders = [folder];
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const planted = 'test/cases/bad/check';

describe('the command check, with what it remembers', () => {
  const flag = {
    id: 'coloured',
    summary: { en: 'A flag has the usual colour.', it: 'La bandiera ha il colore solito.' },
    table: { setup: { edition: '2020-01-01' }, players: [{ id: 'A' }] },
    steps: [{ ask: 'flag(A)', answer: 'red', because: ['flag.by-colour'] }],
  };
  const rules = patched(join(planted, 'rulebook'), [{ file: 'base/harbour.scenarios.json', addScenario: flag }]);
  folders.push(rules);
  const said = (cache = join(folder, 'cache'), ...options: readonly string[]): string => {
    const lines: string[] = [];
    const out = (text: string): void => {
      lines.push(text);
    };
    const env = cache === '' ? {} : { XDG_CACHE_HOME: cache };
    const terminal = { out: false, err: false };
    run(['check', '--rules', rules, '--lang', 'en', ...options], { out, err: out, env, terminal, rules });
    return lines.join('');
  };
  const fresh = (): string => said('');
  // What scenarios do not show is suppressed here, so that nothing is reported of the whole.
  const { diagnostics } = JSON.parse(said('', '--json')) as {
    readonly diagnostics: readonly { readonly code: string; readonly values: { readonly id: string } }[];
  };
  const suppressed = ['check.never-decides', 'check.never-nearly'].map((code) => ({
    code,
    at: diagnostics.flatMap((one) => (one.code === code ? [one.values.id] : [])),
    reason: { en: 'This rulebook is about other things.', it: "Questo regolamento parla d'altro." },
  }));
  writeFileSync(
    join(rules, 'findings.json'),
    `${JSON.stringify({ $schema: '../../../../../rules/schema/findings.json', suppressed }, null, 2)}\n`,
  );
  const sound = said();

  it('says the same when nothing has changed', () => {
    expect(sound).toContain('0 errors, 0 warnings, 0 pieces');
    expect(said()).toBe(sound);
    expect(fresh()).toBe(sound);
  });

  /** One change of one file, by itself. */
  const changes: readonly (readonly [what: string, file: string, from: string, to: string, reported: string])[] = [
    ['a value of an entry', 'base/harbour.json', '"value": "3"', '"value": "4"', 'test.answer'],
    ['the layout of a file', 'base/harbour.json', '{ "id"', '{  "id"', 'check.not-laid-out'],
    ['a default', 'vocabulary.json', '"default": "red"', '"default": "green"', 'test.answer'],
    ['a default to what is none', 'vocabulary.json', '"default": true', '"default": 3', 'vocabulary.'],
    ['a default of the setup', 'vocabulary.json', '"default": []', '"default": ["fog"]', ''],
    ['what a layer needs', 'vocabulary.json', "'fog' in setup.options", "'fog' not in setup.options", ''],
    ['an edition', 'editions.json', '"date": "', '"date": "1', 'schema.'],
    ['the comma behind something', 'house/house.json', ',', '', 'json.'],
    ['what a scenario asks', 'base/harbour.scenarios.json', '"ask": "', '"ask": "not ', ''],
  ];
  it.for(changes)('tells what comes of a change of %s', ([_, file, from, to, reported]) => {
    const path = join(rules, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const changed = said();
    expect(changed).toBe(fresh());
    expect(said()).toBe(changed);
    expect(changed).not.toBe(sound);
    expect(changed).toContain(reported);
    writeFileSync(path, text);
    expect(said()).toBe(sound);
  });

  it.each(['base/harbour.scenarios.json', 'house/house.json', 'variants/variants.json', 'vocabulary.json'])(
    'tells what is missing without %s',
    (file) => {
      const path = join(rules, file);
      const text = readFileSync(path, 'utf8');
      rmSync(path);
      const changed = said();
      expect(changed).toBe(fresh());
      expect(changed).not.toBe(sound);
      writeFileSync(path, text);
      expect(said()).toBe(sound);
    },
  );

  it('tells of a file that has come', () => {
    const path = join(rules, 'base/second.json');
    writeFileSync(path, readFileSync(join(rules, 'base/harbour.json')));
    const changed = said();
    expect(changed).toBe(fresh());
    expect(changed).not.toBe(sound);
    rmSync(path);
    expect(said()).toBe(sound);
  });

  it('does not count a quick check for a whole one', () => {
    const path = join(rules, 'base/harbour.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"value": "3"', '"value": "4"'));
    const cache = join(folder, 'quick');
    expect(said(cache, '--quick')).toBe(sound);
    expect(said(cache, '--quick')).toBe(sound);
    expect(said(cache)).toContain('[test.answer]');
    writeFileSync(path, text);
  });

  it('goes without what it remembers where that is broken, cannot be kept, or was changed by hand', () => {
    const cache = join(folder, 'broken');
    said(cache);
    const kept = readdirSync(join(cache, 'tavolata')).map((name) => join(cache, 'tavolata', name));
    expect(kept).toHaveLength(2);
    const whole = kept.map((file) => readFileSync(file, 'utf8'));
    const path = join(rules, 'base/harbour.json');
    const text = readFileSync(path, 'utf8');
    const spoilt = [
      (_: string) => '',
      (one: string) => one.slice(0, -20),
      (one: string) => one.replaceAll('limit.usual', 'limit.other'),
      (one: string) => one.replace(/"value":\{[^{]*\{/, '"value":{"tree":{'),
      (_: string) => 'null',
    ];
    for (const [index, spoil] of spoilt.entries()) {
      for (const [at, file] of kept.entries()) writeFileSync(file, spoil(whole[at] as string));
      writeFileSync(path, `${text}${' '.repeat(index)}`);
      expect(said(cache), `${index}`).toBe(fresh());
    }
    writeFileSync(path, text);
    const nowhere = join(folder, 'file');
    writeFileSync(nowhere, '');
    expect(said(nowhere)).toBe(sound);
  });
});
