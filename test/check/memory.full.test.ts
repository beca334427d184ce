import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { programDigest } from '../../src/frontend/cache/program.js';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { analyse } from '../../tools/check/analysis/analyse.js';
import { CheckCache } from '../../tools/check/cache/check-cache.js';
import { LinkedEntryCache } from '../../tools/check/cache/linked-entry-cache.js';
import { PlayCache } from '../../tools/check/cache/play-cache.js';
import { RulesetFingerprints } from '../../tools/check/cache/ruleset-fingerprints.js';
import { coverageOf } from '../../tools/check/coverage.js';
import type { Mutant } from '../../tools/check/mutate/mutant.js';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { bundlesIn, fileOf } from '../archive.js';
import { linkRulebook } from '../linked.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { type Patch, patched } from './patching.js';

const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
const folders = [folder];
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const planted = 'test/cases/bad/check';
let files = 0;
const newFile = (): string => join(folder, `${++files}.json`);

/** What playing shows, in a form that can be compared. */
function shown(rulebook: Rulebook, documents: readonly JsonDocument[], cache?: CheckCache) {
  const memory = cache && { memory: new PlayCache(rulebook, new RulesetFingerprints(rulebook), cache) };
  const { covered, plays } = coverageOf(rulebook, documents, { ...memory });
  return {
    covered: [...covered].map(([{ id }, { decides, nearly }]) => [id, [...decides].sort(), [...nearly].sort()]),
    failures: plays.map(({ id, failures }) => [id, failures]),
  };
}

const mutated = (rulebook: Rulebook, { entry, instead }: Mutant): Rulebook => ({
  ...rulebook,
  entries: rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one])),
});

describe('what check remembers of scenarios', () => {
  const { rulebook, documents } = loadRulebook(join(planted, 'rulebook'));
  const scenarios = documents?.scenarios ?? [];

  it('is used when nothing has changed', () => {
    const file = newFile();
    const first = new CheckCache(file, 'one');
    const fresh = shown(rulebook!, scenarios, first);
    first.save();
    const second = new CheckCache(file, 'one');
    expect(shown(rulebook!, scenarios, second)).toEqual(fresh);
    const written = readFileSync(file, 'utf8');
    second.save();
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  it('never hides what any change of a rulebook does', () => {
    const cache = new CheckCache(newFile(), 'one');
    shown(rulebook!, scenarios, cache);
    const mutants = mutantsOf(rulebook!);
    expect(mutants.length).toBeGreaterThan(80);
    let noticed = 0;
    for (const mutant of mutants) {
      const changed = mutated(rulebook!, mutant);
      const fresh = shown(changed, scenarios);
      expect(shown(changed, scenarios, cache), mutant.id).toEqual(fresh);
      if (fresh.failures.some(([, failures]) => (failures ?? []).length > 0)) noticed++;
    }
    expect(noticed).toBeGreaterThan(1);
  });

  it('never hides what a change of the shipped rules does', () => {
    const cache = new CheckCache(newFile(), 'one');
    const some = (loaded.documents?.scenarios ?? []).filter(({ source }) =>
      /(808-team-vs-team|803-attack-left-right|804-deploy-creatures)[\\/].*\.cases$/.test(source.file),
    );
    const before = shown(shipped(), some, cache);
    const near = new Set(
      before.covered.filter(([, decides, nearly]) => decides!.length + nearly!.length > 0).map(([id]) => id),
    );
    const mutants = mutantsOf(shipped()).filter(({ entry }) => near.has(entry.id));
    const chosen = mutants.filter((_, index) => index % Math.ceil(mutants.length / 15) === 0);
    let noticed = 0;
    for (const mutant of chosen) {
      const changed = mutated(shipped(), mutant);
      const fresh = shown(changed, some);
      expect(shown(changed, some, cache), mutant.id).toEqual(fresh);
      if (fresh.failures.some(([, failures]) => (failures ?? []).length > 0)) noticed++;
    }
    expect(noticed).toBeGreaterThan(3);
  });

  it('is not used by another program, nor where the file is broken', () => {
    const file = newFile();
    const cache = new CheckCache(file, 'one');
    cache.clean.add('this');
    cache.save();
    expect(new CheckCache(file, 'one').clean.has('this')).toBe(true);
    expect(new CheckCache(file, 'two').clean.has('this')).toBe(false);
    writeFileSync(file, '{ "program": "one", "names"');
    expect(new CheckCache(file, 'one').clean.has('this')).toBe(false);
  });
});

describe('above its bound what check remembers', () => {
  it('is what was used since it was written last', () => {
    const file = newFile();
    const cache = new CheckCache(file, 'one');
    for (let number = 0; number <= 16_000; number++) cache.clean.add(`${number}`);
    cache.save();
    cache.clean.add('more');
    expect(cache.clean.has('7')).toBe(true);
    cache.save();
    for (const one of [cache, new CheckCache(file, 'one')])
      expect(['7', 'more', '8'].map((what) => one.clean.has(what))).toEqual([true, true, false]);
  });
});

describe('what check remembers of analyses', () => {
  const patches = bundlesIn(planted).map(
    (one) => (JSON.parse(fileOf(one, 'case.json')) as { readonly patch: readonly Patch[] }).patch,
  );

  it('never hides a planted fault', () => {
    const cache = new CheckCache(newFile(), 'one');
    for (const patch of [[], ...patches]) {
      const rules = patched(join(planted, 'rulebook'), patch);
      folders.push(rules);
      const { rulebook, documents } = loadRulebook(rules);
      if (rulebook === undefined || documents === undefined) continue;
      const codes = (cleanResults?: CheckCache['clean']) =>
        analyse(rulebook, documents, { cleanResults }).map(({ code, values, at }) => [code, values, at?.start]);
      const fresh = codes();
      expect(codes(cache.clean), JSON.stringify(patch)).toEqual(fresh);
      expect(codes(cache.clean), JSON.stringify(patch)).toEqual(fresh);
    }
  });
});

describe('the digest of the program', () => {
  const root = join(folder, 'program');
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  /** Digests after each of some changes. */
  const digestsAfter = (here: string, changes: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    changes.map(([path, text]) => {
      write(path, text);
      return programDigest(join(root, here), 'v1');
    });
  const manifests = [
    ['package.json', '{ "version": "1" }'],
    ['package.json', '{ "version": "2" }'],
    ['rules/schema/entries.json', '{}'],
    ['rules/schema/entries.json', '{ "type": "object" }'],
  ] as const;

  it('changes with every file of its sources, its version, its schemas and its platform', () => {
    const here = 'src/frontend/cache/program.ts';
    write(here, '');
    const digests = [
      ...digestsAfter(here, [
        ['src/check/one.ts', 'one'],
        ['src/check/one.ts', 'two'],
        ['grammar/parse.ts', 'one'],
        ['grammar/parse.ts', 'two'],
        ...manifests,
      ]),
      programDigest(join(root, here), 'v2'),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(digestsAfter(here, [['docs/about.md', 'words']])).toEqual([digests.at(-2)]);
  });

  it('changes with every file of its bundles, of which there are several', () => {
    const here = 'dist/js/main.js';
    const digests = digestsAfter(here, [
      ['dist/js/main.js', 'one'],
      ['dist/js/main.js', 'two'],
      ['dist/js/part-one.js', 'one'],
      ['dist/js/part-one.js', 'two'],
      ['package.json', '{ "version": "3" }'],
    ]);
    expect(new Set(digests).size).toBe(digests.length);
    // Nor is what a host has installed beside them; a folder may be called like a file.
    write('dist/js/node_modules/other/index.js', 'installed');
    write('dist/js/looks-like.js/readme.txt', 'words');
    // The sources beside them are not what runs.
    expect(digestsAfter(here, [['src/check/one.ts', 'three']])).toEqual([digests.at(-1)]);
  });

  it('is that of what the compiler wrote, where that runs', () => {
    const here = 'dist/src/frontend/cache/program.js';
    write(here, '');
    const digests = digestsAfter(here, [
      ['dist/src/check/one.js', 'one'],
      ['dist/src/check/one.js', 'two'],
      ['dist/grammar/parse.js', 'one'],
    ]);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('what check remembers of entries', () => {
  const { documents } = loadRulebook(join(planted, 'rulebook'));
  const linkedWith = (links: LinkedEntryCache): string => JSON.stringify(linkRulebook(documents!, links).rulebook);

  it('gives the same rulebook, and is not used by another program', () => {
    const file = newFile();
    const plain = JSON.stringify(linkRulebook(documents!).rulebook);
    const first = new LinkedEntryCache(file, 'one');
    expect(linkedWith(first)).toBe(plain);
    first.save();
    const second = new LinkedEntryCache(file, 'one');
    expect(linkedWith(second)).toBe(plain);
    const { entries = [] } = documents!.entries[0]!.value as { readonly entries?: readonly object[] };
    const common = JSON.stringify([documents!.vocabulary.value, [], editionsIn(documents!.editions)]);
    const text = JSON.stringify(entries[0]);
    expect(second.under(common).get(text)).toBeDefined();
    expect(second.under(`${common} `).get(text)).toBeUndefined();
    expect(new LinkedEntryCache(file, 'two').under(common).get(text)).toBeUndefined();
  });

  it('has the vocabulary, but not one of which there was something to tell', () => {
    const file = newFile();
    const links = new LinkedEntryCache(file, 'one');
    const rules = patched(join(planted, 'rulebook'), [
      { file: 'vocabulary.json', text: ["setup.variants is ['duel']", "setup.variant is ['duel']"] },
    ]);
    folders.push(rules);
    const wrong = readRulebookFolder(rules).documents!;
    const { diagnostics } = linkRulebook(wrong);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const _ of ['first', 'again']) expect(linkRulebook(wrong, links).diagnostics).toEqual(diagnostics);
    linkedWith(links);
    links.save();
    const kept = new LinkedEntryCache(file, 'one').under('vocabulary');
    expect(kept.get(JSON.stringify(documents!.vocabulary.value))).toBeDefined();
    expect(kept.get(JSON.stringify(wrong.vocabulary.value))).toBeUndefined();
  });
});

const editionsIn = (document: JsonDocument): readonly string[] =>
  (document.value as { readonly editions: readonly { readonly date: string }[] }).editions.map(({ date }) => date);
