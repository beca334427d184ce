import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../src/frontend/diagnostics/render.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import { type RulebookFile, type RulebookReading, readRulebook } from '../../src/frontend/read/rulebook.js';

const words = (text: string) => ({ en: text, it: text });
const text = { en: { says: 'x' }, it: { says: 'x' } };
const entry = (id: string, layer: string) => ({
  id,
  kind: 'prohibition',
  layer,
  name: words(id),
  text,
  answers: 'mayAttack',
  verdict: 'deny',
});
const file = (path: string, value: unknown): RulebookFile => ({
  path,
  source: { file: path, text: typeof value === 'string' ? value : JSON.stringify(value) },
});
const layer = (tier: string) => ({ tier, names: words(tier) });
const noun = { en: { one: 'game', many: 'games' }, it: { one: 'partita', many: 'partite', gender: 'f' } };
const good = [
  file('vocabulary.json', {
    tiers: ['base', 'option'],
    layers: { base: layer('base'), 'option:far': layer('option') },
    enumerations: {},
    entities: { Game: { single: 'game', noun, facts: {} } },
    questions: {},
    events: {},
  }),
  file('editions.json', { editions: [{ date: '2010-06-18', names: words('2010') }] }),
  file('base/b.json', { entries: [entry('b.one', 'base')] }),
  file('base/deep/a.json', { entries: [entry('a.one', 'base')] }),
  file('options/far.json', { entries: [entry('far.one', 'option:far')] }),
  file('options/far.scenarios.json', { scenarios: [] }),
  file('schema/whatever.json', 'not JSON at all'),
  file('editions/2010-06-18.json', '{'),
];
const bad = [
  ...good.slice(1),
  file('base/c.json', { entries: [entry('c.one', 'option:far'), entry('c.two', 'bsae')] }),
  file('base/d.json', '[1,]'),
  file('vocabulary.json', good[0]!.source.text),
];
const namesOf = ({ documents }: RulebookReading) => documents?.entries.map((one) => one.source.file);
const linesOf = ({ diagnostics }: RulebookReading) => diagnostics.map((one) => render(one, 'en', 'line'));

describe('reading a rulebook', () => {
  it('gives its documents in the order of their paths', () => {
    const reading = readRulebook(good);
    expect(linesOf(reading)).toEqual([]);
    expect(namesOf(reading)).toEqual(['base/b.json', 'base/deep/a.json', 'options/far.json']);
    expect(reading.documents!.scenarios.map((one) => one.source.file)).toEqual(['options/far.scenarios.json']);
    expect(reading.documents!.editions.value).toMatchObject({ editions: [{ date: '2010-06-18' }] });
  });

  it('gives nothing at all when anything is wrong, and says everything that is', () => {
    const reading = readRulebook(bad);
    expect(reading.documents).toBeUndefined();
    expect(reading.diagnostics.map((one) => one.code)).toEqual(['rulebook.unknown-layer', 'json.trailing-comma']);
  });

  it('does not depend on the order of the files', () => {
    const shuffled = (files: readonly RulebookFile[]) =>
      fc.shuffledSubarray([...files], { minLength: files.length, maxLength: files.length });
    fc.assert(
      fc.property(shuffled(good), shuffled(bad), (someGood, someBad) => {
        expect(namesOf(readRulebook(someGood))).toEqual(namesOf(readRulebook(good)));
        expect(linesOf(readRulebook(someBad))).toEqual(linesOf(readRulebook(bad)));
      }),
      { numRuns: 20 },
    );
  });

  it('is not misled by a layer or folder named like something of JavaScript', () => {
    const odd = [
      ...good,
      file('constructor/a.json', { entries: [entry('a.two', 'base')] }),
      file('base/x.json', { entries: [entry('x.one', 'constructor')] }),
    ];
    expect(readRulebook(odd).diagnostics.map((one) => one.code)).toEqual(['rulebook.unknown-layer']);
  });
});

describe('a vocabulary in several files', () => {
  const { tiers, layers, ...others } = JSON.parse(good[0]!.source.text);
  const first = file('vocabulary/layers.json', { tiers, layers });
  const second = file('vocabulary/others.json', others);

  it('means what one file does, and each place leads to its own', () => {
    const { documents } = readRulebook([...good.slice(1), second, first]);
    expect(documents!.vocabulary.value).toEqual({ tiers, layers, ...others });
    expect(documents!.vocabulary.keyAt('/entities/Game').source).toBe(second.source);
    expect(documents!.vocabulary.at('/layers/base/tier').source).toBe(first.source);
  });

  it('has each part once', () => {
    const twice = file('vocabulary/more.json', { tiers });
    expect(linesOf(readRulebook([...good.slice(1), first, second, twice]))).toEqual([
      'vocabulary/more.json:1:2: error: “tiers” stands in two files of the vocabulary. [rulebook.vocabulary-twice]',
    ]);
    expect(linesOf(readRulebook([...good.slice(1), second]))).toEqual([
      'vocabulary/others.json:1:1: error: The vocabulary lacks “tiers”, “layers”. [rulebook.vocabulary-lacks]',
    ]);
  });

  it('goes on without a word that is wrong, for whoever edits the file', () => {
    const wrong = file('vocabulary/others.json', { ...others, events: { play: { colour: 'red' } } });
    const { documents, rest } = readRulebook([...good.slice(1), first, wrong]);
    expect(documents).toBeUndefined();
    expect(rest!.broken).toEqual([wrong.source]);
    expect(new Set(rest!.words)).toEqual(new Set(['play']));
    expect(rest!.documents.vocabulary.value).toMatchObject({ tiers, events: {} });
  });

  it('takes no words from cases when one of its files cannot be read', () => {
    const cases = [
      file('seatings.cases', 'scene plain\ntable: A B\n  player A: colour red\n'),
      file('base/b.cases', 'case one\nen X.\nit X.\ntable plain\n  boat b: colour red\nverify\n'),
    ];
    const broken = file('vocabulary/others.json', '{');
    expect(linesOf(readRulebook([...good.slice(1), ...cases, first, broken]))).toEqual([
      'vocabulary/others.json:1:1: error: This “{” is never closed. [json.not-closed]',
    ]);
    const whole = readRulebook([...good.slice(1), ...cases, first, second]);
    expect(whole.diagnostics.map(({ code }) => code)).toContain('cases.unknown-line');
  });
});

describe('a rulebook folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tavolata-rules-'));
    for (const { path, source } of good) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), source.text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read whole, with its name before each file', () => {
    writeFileSync(join(folder, 'base', 'notes.md'), 'none of our business');
    writeFileSync(join(folder, 'base', '.draft.json'), 'neither');
    symlinkSync('.', join(folder, 'base', 'circle'));
    const reading = readRulebookFolder(`${folder}/`);
    expect(linesOf(reading)).toEqual([]);
    expect(namesOf(reading)).toEqual(
      ['base/b.json', 'base/deep/a.json', 'options/far.json'].map((path) => `${folder}/${path}`),
    );
  });

  it('that is not there, or is a file, is refused', () => {
    for (const path of [join(folder, 'nothing'), join(folder, 'vocabulary.json')]) {
      expect(linesOf(readRulebookFolder(path))).toEqual([
        `error: There is no rulebook folder “${path}”. [rulebook.no-folder]`,
      ]);
    }
  });

  it('with a file that cannot be read is refused, and that file not called missing', () => {
    writeFileSync(join(folder, 'editions.json'), Uint8Array.of(0xff, 0xfe, 0x7b, 0));
    const reading = readRulebookFolder(folder);
    expect(reading.documents).toBeUndefined();
    expect(linesOf(reading)).toEqual([`error: The file “${folder}/editions.json” is saved as UTF-16. [file.utf-16]`]);
  });
});

describe('the rulebook of this project', () => {
  it('is read without a word', () => {
    expect(linesOf(readRulebookFolder('rules'))).toEqual([]);
  });

  it('says in every file which schema it follows', () => {
    const paths = readdirSync('rules', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
    const ours = paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/^(schema|editions|texts)\//.test(path));
    for (const path of ours) {
      const { $schema } = JSON.parse(readFileSync(join('rules', path), 'utf8')) as { readonly $schema?: string };
      const beside = ['scenarios', 'simulation'].find((name) => path.endsWith(`.${name}.json`));
      if (path.startsWith('vocabulary/')) {
        expect($schema, path).toBe('../schema/vocabulary.json');
        continue;
      }
      const kind = beside ?? (path.includes('/') ? 'entries' : path.replace('.json', ''));
      expect($schema, path).toBe(`${'../'.repeat(path.split('/').length - 1)}schema/${kind}.json`);
    }
  });
});
