import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { said } from '../cli/session.js';
import { at, change, checked, eachInItsRoom, edit, entry, everything, italian, text, there } from './room.js';
import { after, before, book, type Rules } from './small-books.js';

eachInItsRoom();

/** The list of editions says of all entries what each of them said of itself. */
function confirmedAtOnce(): void {
  edit('rules/editions.json', (json) => json.replace('"editions": [', '"confirmed": "2024-09-01", "editions": ['));
  for (const file of ['rules/101-playing/playing.json', 'rules/options/quiet.json'])
    edit(file, (json) => json.replaceAll(', "confirmed": "2024-09-01"', ''));
  said(['fix', at('rules')]);
  expect(everything().match(/"confirmed": "/g)).toHaveLength(1);
}

describe('tavolata edition new', () => {
  it('carries over what needs no decision, and lists the rest', () => {
    const { out, exit } = there('edition', 'new', text);
    expect(exit).toBe(1);
    expect(out).toContain('carried over: 2 entries renumbered, 1 with other references');
    expect(out).toContain('stubs for new rules: play.rule-101-2');
    expect(out).toMatch(/^\[ \] 101\.2 {2}new$/m);
    expect(out).toMatch(/^\[ \] 102\.1 {2}reworded, \d+ %$/m);
    expect(out).toContain('[-who draw lots for it-]');
    expect(entry('play.no-drums-for-children')).toMatchObject({
      numbered: { '2020-01-01': '101.2', '2022-06-01': '101.3', '2025-03-01': '101.4' },
    });
    expect(entry('play.in-game')).toMatchObject({ numbered: { '2022-06-01': '101.2', '2025-03-01': '101.3' } });
    expect(entry('go.instruments')).toMatchObject({
      confirmed: '2024-09-01',
      see: { '2020-01-01': ['103.1'], '2025-03-01': ['104.1'] },
    });
    expect(entry('play.rule-101-2')).toMatchObject({ kind: 'reference', numbered: { '2025-03-01': '101.2' } });
    expect(readFileSync(at('rules/editions.json'), 'utf8')).toContain(
      '{ "date": "2025-03-01", "names": { "en": "March 1, 2025", "it": "1º marzo 2025" } }',
    );
    expect(readFileSync(at('CHANGELOG.md'), 'utf8')).toBe(
      [
        '# Changes\n\n## 1.0.0\n\n### Edition of 2025-03-01\n\nAgainst the edition of 2024-09-01:\n',
        '- Reworded: 102.1.\n- New: 101.2.\n- Renumbered: 101.2–101.3 → 101.3–101.4, 103.1 → 104.1.\n\nThe first.\n',
      ].join('\n'),
    );
  });

  it('rewrites nothing but the list of editions where nothing changes, and writes what changed', () => {
    confirmedAtOnce();
    expect(checked('--format', 'line').out).not.toMatch(/confirmed\]/);
    const files = (): Map<string, string> =>
      new Map(
        everything()
          .split(/^(?=[^\s{}]+\.(?:json|md)$)/m)
          .map((one) => [one.split('\n')[0]!, one]),
      );
    const were = files();
    writeFileSync(text, book('March 1, 2025', before));
    expect(there('edition', 'new', text)).toMatchObject({
      exit: 0,
      out: expect.stringContaining('0 entries renumbered'),
    });
    const are = files();
    expect([...are.keys()].filter((name) => are.get(name) !== were.get(name)).sort()).toEqual([
      'corpus/en/2025-03-01.json',
      'rules/editions.json',
      'rules/editions/2025-03-01.json',
    ]);
    expect(are.get('rules/editions.json')).toContain('"confirmed": "2025-03-01"');
  });

  it('keeps an entry uncompared whose rule was reworded, until it says so itself or all are', () => {
    confirmedAtOnce();
    const unconfirmed = (): readonly string[] =>
      checked('--format', 'line')
        .out.split('\n')
        .filter((line) => /(un|never-)confirmed\]/.test(line));
    const listed = () =>
      said(['list', 'entries', '--unconfirmed', '--edition', '2025-03-01'], { rules: at('rules') }).out;
    there('edition', 'new', text);
    expect(unconfirmed()).toEqual([
      expect.stringContaining('“go.instruments”'),
      expect.stringContaining('“play.rule-101-2”'),
    ]);
    expect(listed()).toMatch(/go\.instruments(.|\n)*3 entries/);
    const words = { en: 'No bagpipes.', it: 'Niente cornamuse.' };
    change('go.instruments', (one) => ({ ...one, confirmed: '2025-03-01' }));
    change('play.rule-101-2', (one) => ({ ...one, why: words, text: words, confirmed: '2025-03-01' }));
    expect(unconfirmed()).toEqual([]);
    expect(there('edition', 'new', text).exit).toBe(0);
    expect(entry('go.instruments')).not.toHaveProperty('confirmed');
    expect([...unconfirmed(), ...(listed().match(/go\.instruments/g) ?? [])]).toEqual([]);
  });

  it('takes out what was suppressed of the edition before as the newest one, and nothing else', () => {
    const both = { en: 'As it should be.', it: 'Va bene così.' };
    const newest = ['check.edition-in-part', 'check.edition-without-text'].map((code) => ({
      code,
      at: ['2024-09-01'],
      reason: both,
    }));
    const other = { code: 'check.see-nowhere', at: ['go.instruments'], reason: both };
    const findings = { $schema: 'schema/findings.json', suppressed: [newest[0], other, newest[1]] };
    writeFileSync(at('rules/findings.json'), JSON.stringify(findings));
    expect(there('edition', 'new', text).out).toContain('findings.json');
    expect(JSON.parse(readFileSync(at('rules/findings.json'), 'utf8')).suppressed).toEqual([other]);
    expect(there('edition', 'new', text).out).toContain('no file changes');
  });

  it('tells of new rules of other sections beside those that entries bear', () => {
    const more: Rules = after.flatMap(
      (rule): Rules => (rule[0] === '102.1' ? [rule, ['102.1a', 'Umbrellas are given to nobody.']] : [rule]),
    );
    writeFileSync(text, book('March 1, 2025', [...more, ['104.2', 'A child is tall from the tenth birthday on.']]));
    const { out } = there('edition', 'new', text);
    expect(out).toContain('1 new rule of other sections beside rules that entries bear: 102.1a');
    expect(out).toContain('Umbrellas are given to nobody.');
    expect(JSON.parse(there('edition', 'status', '--json').out).beside).toMatchObject([{ kind: 'new', new: '102.1a' }]);
    change('go.instruments', (one) => ({
      ...one,
      numbered: { '2020-01-01': '102.1', '2025-03-01': ['102.1', '102.1a'] },
    }));
    expect(JSON.parse(there('edition', 'status', '--json').out).beside).toEqual([]);
  });

  it('says what is wrong with the text', () => {
    writeFileSync(text, book('March 1, 2025', after).replace('which says who is small', 'as rule 101.9 has it'));
    expect(there('edition', 'new', text, '--dry-run').out).toContain('[official.dangling]');
  });

  it('leaves files laid out, and writes nothing a second time', () => {
    there('edition', 'new', text);
    expect(said(['fix', '--check', at('rules/101-playing'), at('rules/editions.json')]).exit).toBe(0);
    const once = everything();
    const again = there('edition', 'new', text);
    expect(again.out).toContain('no file changes');
    expect(everything()).toBe(once);
  });

  it('only says what it would write with --dry-run', () => {
    const untouched = everything();
    const { out, exit } = there('edition', 'new', text, '--dry-run');
    expect(exit).toBe(1);
    expect(out).toMatch(/^5 files would be written: .*playing\.json/m);
    expect(everything()).toBe(untouched);
  });

  it('does the same by digests where the old text is not at hand, and says so', () => {
    rmSync(at('corpus'), { recursive: true });
    const { out } = there('edition', 'new', text);
    expect(out).toContain('The official text of 2024-09-01 is not at hand');
    expect(out).toContain('carried over: 2 entries renumbered, 1 with other references');
    expect(out).toMatch(/^\[ \] 102\.1 {2}reworded$/m);
    rmSync(at('corpus'), { recursive: true });
    const status = there('edition', 'status').out;
    expect(status).toMatch(/texts of 2024-09-01, 2025-03-01 are not .* take them in with “tavolata edition read FILE”/);
  });

  it('keeps what an editor has dated already', () => {
    const dated = { '2020-01-01': '101.2', '2022-06-01': '101.3', '2025-03-01': ['101.4', '104.1'] };
    change('play.no-drums-for-children', (one) => ({ ...one, numbered: dated }));
    there('edition', 'new', text);
    expect(entry('play.no-drums-for-children')).toMatchObject({
      numbered: { '2025-03-01': ['101.4', '104.1'] },
      confirmed: '2024-09-01',
    });
  });

  it('makes the texts stale whose rules were reworded, until their entry is compared', () => {
    const own = (...args: readonly string[]): string => said(args, { rules: at('rules') }).out;
    const stale = (): readonly string[] =>
      JSON.parse(own('list', 'texts', '--state', 'stale', '--json')).texts.map(
        (one: { readonly key: string }) => one.key,
      );
    own('text', 'record');
    expect(stale()).toEqual([]);
    const pairs = readFileSync(at('rules/texts/pairs.txt'), 'utf8');
    there('edition', 'new', text);
    expect(stale()).toEqual(['go.instruments/name', 'go.instruments/text']);
    expect(readFileSync(at('rules/texts/pairs.txt'), 'utf8')).toBe(pairs);
    expect(own('text', 'show', 'go.instruments/text')).toContain('the official rule was reworded since');
    change('go.instruments', (one) => ({ ...one, confirmed: '2025-03-01' }));
    expect(stale()).toEqual([]);
  });

  it('takes a number that was given anew where a rule was split, not one that was only left', () => {
    const split = after.map(([number, words]): Rules[number] =>
      number === '101.3'
        ? [number, 'Nobody may say of those who have gone home that they are in the room.']
        : [number, number === '101.2' ? 'Those who have gone home are missed.' : words],
    );
    writeFileSync(text, book('March 1, 2025', split));
    expect(there('edition', 'new', text).out).toMatch(/^\[ \] 101\.2 → 101\.3 {2}renumbered and reworded/m);
    change('play.in-game', (one) => ({ ...one, confirmed: '2025-03-01' }));
    expect(there('edition', 'status').out).toMatch(/^\[ \] 101\.2 → 101\.3/m);
    const numbered = { '2022-06-01': '101.2', '2025-03-01': ['101.2', '101.3'] };
    change('play.in-game', (one) => ({ ...one, numbered }));
    expect(there('edition', 'status').out).toMatch(/^\[x\] 101\.2 → 101\.3/m);
  });

  it('follows the pairs that an editor decided', () => {
    const pair = { language: 'en', from: '2024-09-01', to: '2025-03-01', old: '102.1', new: null, why: 'another rule' };
    writeFileSync(at('rules/editions/pairs.json'), JSON.stringify({ pairs: [pair] }));
    const { out } = there('edition', 'new', text);
    expect(out).toMatch(/^\[ \] 102\.1 {2}gone, pair decided$/m);
  });

  it.each([
    ['an older edition', book('March 1, 2021', after), 'edition.not-newest'],
    ['a text without a date', book('March 1, 2025', after).replace(/^These.*$/m, ''), 'official.no-date'],
    ['an Italian text', italian, 'edition.not-english'],
  ])('refuses %s', (_, words, code) => {
    const untouched = everything();
    writeFileSync(text, words);
    const { err, exit } = there('edition', 'new', text);
    expect({ exit, found: err.includes(`[${code}]`) }).toEqual({ exit: 2, found: true });
    expect(everything()).toBe(untouched);
  });
});

describe('tavolata show --official', () => {
  it('has what the imported texts say under the numbers of an entry, each in its edition', () => {
    writeFileSync(at('it.txt'), italian);
    expect(there('edition', 'read', at('it.txt')).exit).toBe(0);
    there('edition', 'new', text);
    const { out } = there('show', 'play.in-game', '--official');
    expect(out).toContain('Official text [en], 2025-03-01\n  101.3 Whoever has gone home');
    expect(out).toMatch(/Official text \[it\], .*follows 2024-09-01\n {2}101\.2 Chi è andato a casa/);
    const older = there('show', 'play.in-game', '--official', '--edition', '2024-09-01', '--json').out;
    expect(JSON.parse(older).entries[0].official[0]).toMatchObject({
      language: 'en',
      edition: '2024-09-01',
      paragraphs: [{ number: '101.2', kind: 'rule' }],
    });
    rmSync(at('corpus'), { recursive: true });
    expect(there('show', 'play.may', '--official')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[official.no-corpus]'),
    });
  });
});
