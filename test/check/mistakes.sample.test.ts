import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../amount.js';
import { type Bundle, bundlesIn, expectSaid, fileOf } from '../archive.js';
import { saidInBoth } from '../cli/session.js';

// What editors do wrong, by hand and by accident: each archive holds many mistakes, each made in a copy of the small rulebook, and
// what is said of them in both languages. `wrong` stands there instead of `of`; with `right` instead, all is well. After a change
// of words run UPDATE_CASES=1 npx vitest run --project full test/check/mistakes.sample.test.ts, and read the difference.
const rulebook = resolve('test/cases/bad/check/rulebook');

interface Mistake {
  readonly file: string;
  /** A piece of the file; left out, the file is new. */
  readonly of?: string;
  readonly wrong: string;
  readonly right?: string;
  readonly as?: BufferEncoding;
  readonly command?: string;
}

const areas = Object.entries(
  groupBy(bundlesIn(resolve('test/cases/mistakes')), ({ archive }) => basename(archive, '.txtar')),
);
const mistakeIn = (bundle: Bundle): Mistake => JSON.parse(fileOf(bundle, 'mistake.json')) as Mistake;

/** What the command says, in each language, of a rulebook in which a file has other words. */
function saidOf({ file, of, as, command }: Mistake, words: string): { readonly en: string; readonly it: string } {
  const room = mkdtempSync(join(tmpdir(), 'tavolata-'));
  const before = process.cwd();
  try {
    cpSync(rulebook, join(room, 'rules'), { recursive: true });
    // Names of files without the folders above them, so that marks below them are as long everywhere.
    process.chdir(room);
    const path = join('rules', file);
    mkdirSync(dirname(path), { recursive: true });
    const text = of === undefined ? '' : readFileSync(path, 'utf8');
    if (!text.includes(of ?? '')) throw new Error(`${file} has no ${of}`);
    writeFileSync(path, of === undefined ? words : text.replace(of, () => words), as ?? 'utf8');
    const args = (command ?? 'check --quick').replaceAll('RULES', 'rules').split(' ');
    return mapValues(saidInBoth(args, { rules: 'rules' }), ({ out, err, exit }) =>
      `${out}${err}(${exit})\n`.replace(/\d+\.\d s\)/g, '… s)'),
    );
  } finally {
    process.chdir(before);
    rmSync(room, { recursive: true });
  }
}

const found = (text: string) =>
  [
    ...text.matchAll(/^(?:(\S.*?): )?(?:error|warning|advice|errore|avviso|consiglio): .* (\[[a-z-]+\.[a-z\d-]+\])$/gm),
  ].map(
    ([, place, code]) =>
      `${place?.replace('riga di comando', 'command line').replace('domanda', 'question') ?? ''}${code}`,
  );
// What is said of a whole file, or of what is left out because of it, names the file and no line.
const placed = /:\d+:\d+\[|^\[(rulebook\.(rest-unsure|ignored-file|missing-file)|file\.utf-16)\]/;

// Another third for each commit; all of them where they are written anew.
const full = process.env['UPDATE_CASES'] === undefined ? { full: Math.ceil(areas.length / 3) } : {};

describe.each(sampleOf(areas, { quick: 1, ...full }))('mistakes: %s', (_, bundles) => {
  it.each(bundles.map((one): readonly [string, Bundle] => [one.name, one]))('%s', (_, bundle) => {
    const one = mistakeIn(bundle);
    const { en: english, it: italian } = saidOf(one, one.wrong);
    const codes = found(english);
    expect(codes).not.toEqual([]);
    // Both languages tell the same at the same places, each with a next step.
    expect(found(italian)).toEqual(codes);
    expectSaid(bundle, { en: english, it: italian });
    expect(codes.filter((code) => !placed.test(code))).toEqual([]);
    expect(english.match(/^ {2}help: \S/gm)?.length).toBe(codes.length);
    expect(italian.match(/^ {2}aiuto: \S/gm)?.length).toBe(codes.length);
    expect(`${english}${italian}`).not.toMatch(/\b(undefined|NaN)\b|\[object/);
    if (one.right !== undefined)
      expect(saidOf(one, one.right).en).toMatch(/( 0 errors, 0 warnings, .*| 0 do not .*)\n\(0\)\n$/);
  });
});

it('there are a hundred and fifty of them', () => {
  const all = areas.flatMap(([, bundles]) => bundles.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});
