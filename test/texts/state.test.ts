import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPairs } from '../../tools/texts/checks/all.js';
import { type Dismissal, dismiss, dismissalsJson, withoutDismissed } from '../../tools/texts/checks/dismissals.js';
import type { CheckContext } from '../../tools/texts/checks/finding.js';
import { today } from '../../tools/texts/today.js';
import { said } from '../cli/session.js';

let room = '';
const at = (name: string): string => join(room, name);
const there = (...args: readonly string[]) => said(args, { rules: at('rules') });
const edit = (name: string, from: string, to: string): void => {
  const text = readFileSync(at(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(at(name), text.replace(from, to));
};
const checked = (): readonly string[] => there('check', '--quick', '--format', 'line').out.split('\n');
const found = (code: string): readonly string[] => checked().filter((line) => line.includes(`[${code}]`));
const git = (...args: readonly string[]): void => {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', ['-C', room, ...who, ...args], { stdio: 'ignore' });
};
const playing = 'rules/base/playing.json';
const english = 'Small children play no drums.';

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-texts-'));
  cpSync('test/cases/cli/rulebook', at('rules'), { recursive: true });
  there('text', 'record');
});
afterEach(() => rmSync(room, { recursive: true }));

describe('what is recorded of texts', () => {
  it('is a line for each pair of texts, spelled out where there is more to say', () => {
    expect(there('text', 'record').out).toBe('0 texts recorded, 0 records taken out\n');
    expect(checked().filter((line) => line.includes('[text.'))).toEqual([]);
    expect(readFileSync(at('rules/texts/pairs.txt'), 'utf8')).toMatch(/^([\w-]{8}\n)+$/);
    expect(existsSync(at('rules/texts/records.json'))).toBe(false);
    there('text', 'mark', 'play.may', '--state', 'draft');
    expect(JSON.parse(readFileSync(at('rules/texts/records.json'), 'utf8')).units['play.may/name']).toEqual({
      it: { state: 'draft', from: expect.stringMatching(/^en:[0-9a-f]{8}$/) },
    });
    expect(there('fix', '--check', at('rules/texts')).exit).toBe(0);
  });

  it('is asked of no rulebook that keeps no records', () => {
    rmSync(at('rules/texts'), { recursive: true });
    expect(checked().filter((line) => line.includes('[text.'))).toEqual([]);
    expect(existsSync(at('rules/texts'))).toBe(false);
  });

  it('makes a translation stale when its source says the opposite', () => {
    edit(playing, english, 'Small children may play drums.');
    const [stale, ...more] = found('text.stale');
    expect(more).toEqual([]);
    expect(stale).toMatch(/playing\.json:\d+:\d+: warning: “play\.no-drums-for-children\/text”/);
    expect(there('list', 'texts', '--state', 'stale').out).toContain('play.no-drums-for-children/text');
    expect(there('list', 'texts', '--state', 'stale', '--lang', 'it').out).toContain('1 testo in italiano: 1 superato');
    there('text', 'mark', 'play.no-drums-for-children/text', '--state', 'translated');
    expect(found('text.stale')).toEqual([]);
  });

  it('keeps the key of a text when one language says which edition it follows', () => {
    edit(playing, `{ "says": "${english}" }`, '"Small children may play drums."');
    edit(playing, 'tamburi." }', 'tamburi.", "follows": "1999-01-01" }');
    expect(found('entry.no-edition')).toHaveLength(1);
    const [{ date }] = JSON.parse(readFileSync(at('rules/editions.json'), 'utf8')).editions;
    edit(playing, '"1999-01-01"', `"${date}"`);
    expect(found('text.gone')).toEqual([]);
    expect(found('text.stale')).toHaveLength(1);
  });

  it('holds whatever the key of a text, as far as there is no more to say', () => {
    edit(playing, '"play.no-drums-for-children"', '"play.no-drums-for-kids"');
    expect([...found('text.unrecorded'), ...found('text.gone')]).toEqual([]);
  });

  it('tells new texts, and records of those that are gone, in one line each, and forgets what nobody needs', () => {
    const pairs = (): readonly string[] => readFileSync(at('rules/texts/pairs.txt'), 'utf8').split('\n');
    there('text', 'mark', 'play.no-drums-for-children', '--state', 'draft');
    there('text', 'mark', 'play.no-drums-for-children', '--state', 'translated');
    there('text', 'mark', 'play.may', '--state', 'draft');
    const before = pairs();
    edit(playing, '"play.may"', '"play.can"');
    edit(playing, 'non suonano tamburi', 'non battono tamburi');
    expect(found('text.unrecorded')).toHaveLength(1);
    expect(found('text.gone')).toHaveLength(1);
    expect(there('text', 'record').out).toBe('3 texts recorded, 2 records taken out\n');
    expect([...found('text.unrecorded'), ...found('text.gone')]).toEqual([]);
    expect(pairs().filter((one) => !before.includes(one))).toHaveLength(3);
    expect(before.filter((one) => !pairs().includes(one))).toHaveLength(1);
  });

  it('is merged line by line, in any order, and refused where a merge was left unfinished', () => {
    const file = at('rules/texts/pairs.txt');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [...lines.toReversed(), lines[0]].join('\r\n'));
    expect(there('list', 'texts').out).toMatch(/^\d+ texts in Italian: \d+ translated\n$/);
    writeFileSync(file, ['<<<<<<< HEAD', ...lines].join('\n'));
    expect(there('list', 'texts').err).toMatch(/pairs\.txt:1:1: error: .*\[text\.no-pair\]/s);
  });

  it('does not tell of a record for what is still to be written', () => {
    expect(there('new', 'house', at('rules/house/quiet-night.json')).exit).toBe(0);
    const unrecorded = found('text.unrecorded').join();
    expect(found('check.to-fill')).not.toEqual([]);
    expect(unrecorded).not.toContain('quiet-night/text');
  });

  it('is never read by half', () => {
    there('text', 'mark', 'play.may', '--state', 'draft');
    edit('rules/texts/records.json', '"from": "en:', '"form": "en:');
    const { err, exit } = there('list', 'texts');
    expect(exit).toBe(2);
    expect(err).toMatch(/texts[\\/]records\.json:\d+:\d+: error: .*“form”/);
    expect(there('check', '--quick').exit).not.toBe(0);
  });
});

describe('tavolata text mark', () => {
  it('wants to know who reviewed a text, and forgets it when the text changes', () => {
    const review = ['text', 'mark', 'play.may', '--state', 'reviewed'];
    expect(there(...review)).toMatchObject({ exit: 2, err: expect.stringContaining('[text.who]') });
    expect(there(...review, '--by', 'Ada').out).toBe('2 texts marked as reviewed\n');
    expect(there('text', 'show', 'play.may/text').out).toContain(`reviewed by Ada on ${today()}`);
    edit(playing, "Chi c'è può suonare.", "Chi c'è suona.");
    expect(there('list', 'texts', '--state', 'new').out).toContain('play.may/text');
    expect(found('text.unrecorded')).toMatchObject([expect.stringContaining('play.may/text')]);
    expect(there('text', 'record').out).toBe('1 text recorded, 0 records taken out\n');
    expect(found('text.unrecorded')).toEqual([]);
    expect(there('list', 'texts', 'play.may/text').out).toMatch(/^translated/);
    edit('rules/texts/records.json', '"by": "Ada", ', '');
    expect(there('list', 'texts')).toMatchObject({ exit: 2, err: expect.stringContaining('[text.no-reviewer]') });
  });

  it('finds texts by the number of a rule', () => {
    expect(there('list', 'texts', '101.1').out).toContain('play.may/text');
    expect(there('list', 'texts', '101.1z').err).toContain('[text.unknown-key]');
  });

  it('marks in bulk, by area and section', () => {
    expect(there('text', 'mark', '--area', 'scenarios', '--state', 'draft').out).toBe('1 text marked as draft\n');
    expect(there('text', 'mark', '--sections', '101', '--state', 'draft').out).toBe('7 texts marked as drafts\n');
    expect(there('list', 'texts', '--sections', '101.3').out).toContain('scenario:101.3-child/summary');
    expect(there('list', 'texts', '--sections', '101.2').out).not.toContain('scenario:');
    const counts = JSON.parse(there('list', 'texts', '--json').out).counts;
    expect(counts.draft).toBe(7);
    expect(there('text', 'mark', '--state', 'draft')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[text.nothing-named]'),
    });
  });

  it('takes a text for a translation of the other language', () => {
    there('text', 'mark', 'play.may/text', '--language', 'en', '--translation');
    edit(playing, "Chi c'è può suonare.", "Chi c'è non può suonare.");
    const stale = JSON.parse(there('list', 'texts', '--state', 'stale', '--language', 'en', '--json').out).texts;
    expect(stale).toMatchObject([{ key: 'play.may/text', language: 'en', source: 'it' }]);
  });

  it.each([
    ['a key', ['text', 'show', 'play.may/txt'], 'list texts --area'],
    ['a state', ['text', 'mark', 'play.may', '--state', 'done'], '[text.unknown-state]'],
    ['a filter', ['list', 'texts', '--area', 'rules'], '[text.unknown-filter]'],
    ['a word', ['text', 'lst'], '[cli.unknown-word]'],
  ])('names what is near for %s that there is not', (_, args, code) => {
    expect(there(...args)).toMatchObject({ exit: 2, err: expect.stringContaining(code) });
  });
});

describe('tavolata text show', () => {
  it('has both texts, what changed in the source, and what the rule does in both languages', () => {
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'all');
    edit(playing, english, 'Small children play no drums at night.');
    const { out } = there('text', 'show', 'play.no-drums-for-children/text');
    expect(out).toContain('I bambini piccoli non suonano tamburi.');
    expect(out).toContain('What changed in [en] since');
    expect(out).toContain('{+ at night+}');
    expect(out).toContain('What it does [en]');
    expect(out).toContain('What it does [it]');
    const { texts } = JSON.parse(there('text', 'show', 'play.no-drums-for-children/text', '--json').out);
    expect(texts).toMatchObject([
      { state: 'stale', sourceBefore: english, sourceText: expect.stringContaining('night') },
    ]);
  });

  it('says so where git has no earlier version', () => {
    edit(playing, english, 'Small children play no drums at night.');
    expect(there('text', 'show', 'play.no-drums-for-children/text').out).toContain('git has no version');
  });
});

const context: CheckContext = { source: 'en', target: 'it', terms: [], contrasts: [] };
const texts = (lamps: string) => ({
  near: { en: 'Each of the three guests brings two lamps.', it: `Ciascuno dei tre ospiti porta ${lamps} lampade.` },
  far: { en: 'The bell is rung nine times.', it: 'La campana si suona dieci volte.' },
});
type Texts = ReturnType<typeof texts>;

const look = (all: Texts) =>
  checkPairs(
    Object.entries(all).map(([key, { en, it: italian }]) => ({ key, source: en, target: italian })),
    context,
  );
const of = (all: Texts) => (key: string) => all[key as keyof Texts];

describe('dismissed findings', () => {
  const before = texts('quattro');
  const dismissed = dismiss(look(before), [], of(before), 'The lamps are counted otherwise.');

  it('are put aside in bulk, with one reason', () => {
    expect(look(before)).toHaveLength(2);
    expect(dismissed.map(({ unit, check, why }) => [unit, check, why])).toEqual([
      ['near', 'numbers', 'The lamps are counted otherwise.'],
      ['far', 'numbers', 'The lamps are counted otherwise.'],
    ]);
    expect(withoutDismissed(look(before), dismissed, of(before))).toEqual({ open: [], unused: [] });
  });

  it('come back when the text changes, and only those of that text', () => {
    const after = texts('cinque');
    const { open, unused } = withoutDismissed(look(after), dismissed, of(after));
    expect(open.map(({ key }) => key)).toEqual(['near']);
    expect(unused.map(({ unit }) => unit)).toEqual(['near']);
  });

  it('are unused where nothing is found any more', () => {
    const right = texts('due');
    expect(withoutDismissed(look(right), dismissed, of(right)).unused.map(({ unit }) => unit)).toEqual(['near']);
  });

  it('are written one a line, in an order of their own', () => {
    const written = dismissalsJson(dismissed);
    expect(written).toBe(dismissalsJson(dismissed.toReversed()));
    expect(
      (JSON.parse(written) as { readonly dismissed: readonly Dismissal[] }).dismissed.map(({ unit }) => unit),
    ).toEqual(['far', 'near']);
    expect(written.split('\n').filter((line) => line.includes('"unit"'))).toHaveLength(2);
  });
});
