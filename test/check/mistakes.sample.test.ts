import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../amount.js';
import { said } from '../cli/session.js';

// What editors do wrong, by hand and by accident: each file of cases holds many mistakes, each made in a copy of the small rulebook;
// beside it stands what is said of them in both languages. `wrong` stands there instead of `of`; with `right` instead, all is
// well. After a change of words run UPDATE_CASES=1 npx vitest run test/check/mistakes.test.ts, and read the difference.
const folder = 'test/cases/mistakes';
const rulebook = 'test/cases/bad/check/rulebook';

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** A piece of the file; left out, the file is new. */
  readonly of?: string;
  readonly wrong: string;
  readonly right?: string;
  readonly as?: BufferEncoding;
  readonly command?: string;
}

const areas = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .sort();
const mistakesOf = (area: string): readonly Mistake[] =>
  JSON.parse(readFileSync(join(folder, `${area}.json`), 'utf8')) as Mistake[];

const before = new Map<string, string>();

/** What the command says of a rulebook in which a file has other words; each is tried once. */
function saidOf(one: Mistake, words: string, lang: string): string {
  const key = JSON.stringify([one, words, lang]);
  const text = before.get(key) ?? tried(one, words, lang);
  before.set(key, text);
  return text;
}

function tried({ file, of, as, command }: Mistake, words: string, lang: string): string {
  const room = mkdtempSync(join(tmpdir(), 'tavolata-'));
  const rules = join(room, 'rules');
  try {
    cpSync(rulebook, rules, { recursive: true });
    const path = join(rules, file);
    mkdirSync(dirname(path), { recursive: true });
    const text = of === undefined ? '' : readFileSync(path, 'utf8');
    if (!text.includes(of ?? '')) throw new Error(`${file} has no ${of}`);
    writeFileSync(path, of === undefined ? words : text.replace(of, () => words), as ?? 'utf8');
    const { out, err, exit } = said(
      [...(command ?? 'check --quick').replaceAll('RULES', rules).split(' '), '--lang', lang],
      { rules },
    );
    return `${out}${err}(${exit})\n`
      .replaceAll(rules, 'rules')
      .replaceAll(room, 'room')
      .replace(/\d+\.\d s\)/g, '… s)');
  } finally {
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

describe.each(sampleOf(areas, 1))('mistakes: %s', (area) => {
  it.each(mistakesOf(area).map((one) => [one.mistake, one] as const))('%s', (_, one) => {
    const english = saidOf(one, one.wrong, 'en');
    const codes = found(english);
    expect(codes).not.toEqual([]);
    // Both languages tell the same at the same places, each with a next step.
    const italian = saidOf(one, one.wrong, 'it');
    expect(found(italian)).toEqual(codes);
    expect(codes.filter((code) => !placed.test(code))).toEqual([]);
    expect(english.match(/^ {2}help: \S/gm)?.length).toBe(codes.length);
    expect(italian.match(/^ {2}aiuto: \S/gm)?.length).toBe(codes.length);
    expect(`${english}${italian}`).not.toMatch(/\b(undefined|NaN)\b|\[object/);
    if (one.right !== undefined)
      expect(saidOf(one, one.right, 'en')).toMatch(/( 0 errors, 0 warnings, .*| 0 do not .*)\n\(0\)\n$/);
  });

  it.each(['en', 'it'])('is told in these words (%s)', (lang) => {
    const golden = join(folder, `${area}.${lang}.txt`);
    const text = mistakesOf(area)
      .map((one) => `# ${one.mistake}\n\n${saidOf(one, one.wrong, lang)}`)
      .join('\n');
    if (process.env['UPDATE_CASES'] !== undefined) writeFileSync(golden, text);
    expect(text).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '');
  });
});

it('there are a hundred and fifty of them', () => {
  const all = areas.flatMap((area) => mistakesOf(area).map(({ mistake }) => mistake));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});
