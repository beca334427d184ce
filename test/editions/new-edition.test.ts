import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { said } from '../cli/session.js';
import { after, before, book, type Rules } from './small-books.js';

const italian = book('1 marzo 2025', [
  ['101', 'Suonare'],
  ['101.1', 'Chi è nella stanza può suonare uno strumento per tutta la serata, se gli altri non lo vietano.'],
  ['101.2', 'Chi è andato a casa non è nella stanza, e nessuno può dire che ci sia o che vi sia stato.'],
  ['102', 'Andare a casa'],
  ['102.1', 'Ciò che è di chi va a casa passa a uno degli altri, scelto a sorte da quelli che restano.'],
]).replace('These rules are effective as of', 'Queste regole sono in vigore dal');

let room = '';
let text = '';
const at = (name: string): string => join(room, name);
const there = (...args: readonly string[]) => said([...args, '--corpus', at('corpus')], { rules: at('rules') });
const checked = (...args: readonly string[]) => said(['check', '--quick', ...args], { rules: at('rules') });
const entry = (id: string): { readonly [key: string]: unknown } => {
  const { entries } = JSON.parse(readFileSync(at('rules/101-playing/playing.json'), 'utf8'));
  return (entries as readonly { readonly id: string }[]).find((one) => one.id === id)!;
};
const everything = (): string =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => `${name}\n${readFileSync(at(name), 'utf8')}`)
    .join('\n');

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));
}

/** Edits an entry as a person would, and lays the file out. */
function change(id: string, edited: (raw: { readonly [key: string]: unknown }) => object): void {
  edit('rules/101-playing/playing.json', (json) => {
    const file = JSON.parse(json) as { readonly entries: readonly { readonly id: string }[] };
    return JSON.stringify({ ...file, entries: file.entries.map((one) => (one.id === id ? edited(one) : one)) });
  });
  said(['fmt', at('rules')]);
}

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-edition-'));
  cpSync('test/cases/cli/rulebook', at('rules'), { recursive: true });
  renameSync(at('rules/base'), at('rules/101-playing'));
  writeFileSync(at('CHANGELOG.md'), '# Changes\n\n## 1.0.0\n\nThe first.\n');
  writeFileSync(at('old.txt'), book('September 1, 2024', before));
  text = at('new.txt');
  writeFileSync(text, book('March 1, 2025', after));
  edit('rules/101-playing/playing.json', (json) =>
    json.replace('"follows": "playerGoes"', '"see": ["103.1"], "follows": "playerGoes"'),
  );
  said(['fmt', at('rules')]);
  expect(there('import', at('old.txt')).exit).toBe(0);
  expect(there('digests').exit).toBe(0);
});
afterEach(() => rmSync(room, { recursive: true }));

describe('tavolata edition new', () => {
  it('carries over what needs no decision, and lists the rest', () => {
    const { out, exit } = there('edition', 'new', text);
    expect(exit).toBe(1);
    expect(out).toContain('carried over: 3 entries confirmed, 2 renumbered, 1 with other references');
    expect(out).toContain('stubs for new rules: play.rule-101-2');
    expect(out).toMatch(/^\[ \] 101\.2 {2}new$/m);
    expect(out).toMatch(/^\[ \] 102\.1 {2}reworded, \d+ %$/m);
    expect(out).toContain('[-who draw lots for it-]');
    expect(entry('play.no-drums-for-children')).toMatchObject({
      numbered: { '2020-01-01': '101.2', '2022-06-01': '101.3', '2025-03-01': '101.4' },
      confirmed: '2025-03-01',
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

  it('takes out what was suppressed of the edition before as the newest one, and nothing else', () => {
    const both = { en: 'It is meant.', it: 'È voluto.' };
    const newest = ['check.edition-in-part', 'check.edition-without-text'].map((code) => ({
      code,
      at: ['2024-09-01'],
      reason: both,
    }));
    const other = { code: 'check.see-nowhere', at: ['go.instruments'], reason: both };
    const findings = { $schema: 'schema/findings.json', meant: [newest[0], other, newest[1]] };
    writeFileSync(at('rules/findings.json'), JSON.stringify(findings));
    expect(there('edition', 'new', text).out).toContain('findings.json');
    expect(JSON.parse(readFileSync(at('rules/findings.json'), 'utf8')).meant).toEqual([other]);
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
    expect(said(['fmt', '--check', at('rules/101-playing'), at('rules/editions.json')]).exit).toBe(0);
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

  it('tells programs in their forms, and refuses one that there is not before it writes', () => {
    const untouched = everything();
    expect(there('edition', 'new', text, '--format', 'lines')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[cli.unknown-format]'),
    });
    expect(everything()).toBe(untouched);
    const { out, exit } = there('edition', 'new', text, '--dry-run', '--format', 'line');
    expect([out.match(/\[edition\.[a-z-]+\]/g), exit]).toEqual([['[edition.new-rule]', '[edition.reworded]'], 1]);
    const sarif = JSON.parse(there('edition', 'new', text, '--format', 'sarif', '--markdown', at('todo.md')).out);
    expect(sarif.runs[0].results).toHaveLength(2);
    expect(existsSync(at('todo.md'))).toBe(true);
    expect(there('edition', 'new', text, '--dry-run').out).not.toContain('not carried over');
  });

  it('does the same by digests where the old text is not at hand, and says so', () => {
    rmSync(at('corpus'), { recursive: true });
    const { out } = there('edition', 'new', text);
    expect(out).toContain('The official text of 2024-09-01 is not at hand');
    expect(out).toContain('carried over: 3 entries confirmed, 2 renumbered, 1 with other references');
    expect(out).toMatch(/^\[ \] 102\.1 {2}reworded$/m);
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
      JSON.parse(own('text', 'list', '--state', 'stale', '--json')).texts.map(
        (one: { readonly key: string }) => one.key,
      );
    own('text', 'record');
    expect(stale()).toEqual([]);
    there('edition', 'new', text);
    expect(stale()).toEqual(['go.instruments/name', 'go.instruments/text']);
    // The names of the edition are ours: nobody has to record them.
    expect(readFileSync(at('rules/texts/editions.json'), 'utf8')).toContain('2025-03-01.names');
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

  it('writes the list as a page, over nothing', () => {
    there('edition', 'new', text, '--markdown', at('todo.md'), '--lang', 'it');
    const page = readFileSync(at('todo.md'), 'utf8');
    expect(page).toContain('- [ ] **101.2** nuova');
    expect(page).toMatch(/ {2}- \[ \] `go\.instruments` \(Gli strumenti restano\), .*playing\.json:\d+/);
    expect(there('edition', 'status', '--markdown', at('todo.md'))).toMatchObject({ exit: 2 });
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

describe('tavolata edition status', () => {
  beforeEach(() => {
    there('edition', 'new', text);
    // From here on no official text is at hand.
    rmSync(at('corpus'), { recursive: true });
  });
  const confirm = (id: string): void => change(id, (one) => ({ ...one, confirmed: '2025-03-01' }));
  const words = { en: 'Everybody may listen.', it: 'Chiunque può ascoltare.' };
  const write = (id: string): void =>
    change(id, (one) => ({ ...one, why: words, text: words, confirmed: '2025-03-01' }));
  const left = (): readonly string[] =>
    there('edition', 'status', '--format', 'line')
      .out.split('\n')
      .flatMap((line) => /\[(edition\.[a-z-]+)\]/.exec(line)?.[1] ?? []);

  it('reads progress from the rules', () => {
    expect(left()).toEqual(['edition.new-rule', 'edition.reworded']);
    confirm('go.instruments');
    expect(left()).toEqual(['edition.new-rule']);
    expect(there('edition', 'status').out).toMatch(/^\[x\] 102\.1/m);
    write('play.rule-101-2');
    expect(left()).toEqual([]);
    expect(there('edition', 'status')).toMatchObject({ exit: 0, out: expect.stringContaining('2 of 2 decided') });
    expect(checked().out).not.toMatch(/\[check\.(un|never-)confirmed/);
  });

  it('waits until a stub is written, whatever it was compared with, as does check', () => {
    confirm('play.rule-101-2');
    expect(left()).toEqual(['edition.new-rule', 'edition.reworded']);
    expect(checked('--format', 'line').out.match(/playing\.json:\d+:\d+: .*\[check\.to-fill\]/g)).toHaveLength(2);
    change('play.rule-101-2', (one) => ({ ...one, text: words }));
    expect(left()).toEqual(['edition.new-rule', 'edition.reworded']);
    change('play.rule-101-2', (one) => ({ ...one, why: words }));
    expect(left()).toEqual(['edition.reworded']);
    expect(checked('--format', 'line').out).not.toContain('[check.to-fill]');
  });

  it('names the scenarios of an entry that has ended, until they end as well', () => {
    write('play.rule-101-2');
    change('go.instruments', (one) => ({ ...one, until: '2025-03-01' }));
    expect(there('edition', 'status')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(
        /^\[ \] 102\.1 {2}reworded\n {4}\[x\] go\.instruments .*\n[^[]*\[ \] scenarios .*: 101\.3-child$/m,
      ),
    });
    expect(there('edition', 'status', '--format', 'line').out).toMatch(
      /playing\.scenarios\.json:3:13: .*“101\.3-child”.*\[edition\.scenario\]\n$/,
    );
    there('edition', 'status', '--markdown', at('todo.md'));
    expect(readFileSync(at('todo.md'), 'utf8')).toContain(
      '  - [ ] Scenario `101.3-child` names an entry that has ended',
    );
    edit('rules/101-playing/playing.scenarios.json', (json) =>
      json.replace('"since": "2022-06-01"', '"since": "2022-06-01", "until": "2025-03-01"'),
    );
    expect(there('edition', 'status')).toMatchObject({ exit: 0, out: expect.stringMatching(/^\[x\] 102\.1/m) });
  });

  it('tells with --compare what comes out otherwise, under the rule whose entries make it so', () => {
    edit('rules/101-playing/playing.json', (json) => {
      const file = JSON.parse(json) as { readonly entries: readonly { readonly id: string }[] };
      const [old] = file.entries.filter(({ id }) => id === 'go.instruments');
      const next = { ...old, since: '2025-03-01', numbered: { '2025-03-01': '102.1' }, confirmed: '2025-03-01' };
      const heir = {
        ...next,
        do: [
          'each instrument in instruments where instrument.owner is event.player:',
          'instrumentGiven(instrument, none)',
        ],
      };
      const before = { ...old, until: '2025-03-01' };
      const others = file.entries.filter(({ id }) => id !== 'go.instruments');
      return JSON.stringify({ ...file, entries: [...others, before, heir] });
    });
    said(['fmt', at('rules')]);
    const { items } = JSON.parse(there('edition', 'status', '--compare', '--json').out);
    const [reworded] = items.filter((one: { readonly old?: string }) => one.old === '102.1');
    expect(reworded).toMatchObject({
      isDone: true,
      otherwise: [{ kind: 'send', name: 'playerGoes', causes: ['go.instruments'] }],
    });
    expect(items.filter((one: { readonly new?: string }) => one.new === '101.2')).toMatchObject([{ otherwise: [] }]);
    const { out } = there('edition', 'status', '--compare');
    expect(out).toMatch(/^ {4}otherwise, the plan of playerGoes\(.*\(--question playerGoes\)$/m);
    expect(there('edition', 'status').out).not.toContain('otherwise,');
  });

  it.each([
    ['a reworded rule', 'go.instruments', 'check.unconfirmed'],
    ['a new rule', 'play.rule-101-2', 'check.never-confirmed'],
  ])('what is forgotten of %s is found by check, without any text', (_, id, code) => {
    if (id === 'play.rule-101-2') confirm('go.instruments');
    else write('play.rule-101-2');
    const { out } = checked('--format', 'line');
    expect(out.split('\n').filter((line) => line.includes(`“${id}”`) && line.includes(`[${code}]`))).toHaveLength(1);
  });

  it('names an entry that was not carried over, as does check', () => {
    const numbered = { '2020-01-01': '101.2', '2022-06-01': '101.3' };
    change('play.no-drums-for-children', (one) => ({ ...one, numbered, confirmed: '2024-09-01' }));
    expect(left()).toContain('edition.not-carried');
    expect(checked('--format', 'line').out).toMatch(/no-drums-for-children.*101\.3.*101\.4.*\[check\.unconfirmed\]/);
  });

  it('knows only editions with digests', () => {
    for (const date of ['2022-06-01', '2030-01-01'])
      expect(there('edition', 'status', date)).toMatchObject({
        exit: 2,
        err: expect.stringContaining('[edition.not-known]'),
      });
    expect(there('edition', 'begin')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[edition.unknown-part]'),
    });
    expect(existsSync(at('corpus'))).toBe(false);
  });
});

describe('rule numbers in our own texts', () => {
  it('are told where no edition has them', () => {
    change('go.instruments', (one) => ({
      ...one,
      text: { en: 'Rules 101.3 and 101.9 say who goes.', it: 'Le regole 101.3 e 777.1 dicono chi va via.' },
    }));
    const found = checked('--format', 'line')
      .out.split('\n')
      .filter((line) => line.includes('[check.text-number]'));
    expect(found.map((line) => /names (.*), which/.exec(line)?.[1])).toEqual(['“101.9”', '“777.1”']);
  });
});

describe('rule numbers in the texts of entries', () => {
  const texts = { en: 'Rules 101.2 and 103.1 say who goes.', it: 'Le regole 101.2 e 103.1 dicono chi va via.' };
  const told = (code: string): readonly (string | undefined)[] =>
    checked('--format', 'line')
      .out.split('\n')
      .filter((line) => line.includes(`[${code}]`))
      .map((line) => /names (.*?)[,;]/.exec(line)?.[1]);

  it('are told where the newest edition lacks them, or has other words under them', () => {
    change('go.instruments', (one) => ({ ...one, text: texts }));
    expect([...told('check.text-number-gone'), ...told('check.text-number-changed')]).toEqual([]);
    there('edition', 'new', text);
    expect(told('check.text-number-gone')).toEqual(['“103.1”', '“103.1”']);
    expect(told('check.text-number-changed')).toEqual(['“101.2”', '“101.2”']);
    change('go.instruments', (one) => ({ ...one, text: { en: 'Who goes.', it: 'Chi va via.' } }));
    expect([...told('check.text-number-gone'), ...told('check.text-number-changed')]).toEqual([]);
  });
});

describe('references', () => {
  const wrong = after.map(([number, words]) => [number, words.replace('See rule 104.1', 'See rule 102.1')] as const);
  const newText = (rules: Rules): void => writeFileSync(text, book('March 1, 2025', rules));

  it('that lead to something else are told by import, diff, the list, and a check against the text', () => {
    newText(wrong);
    expect(there('import', text, '--dry-run').out).toContain('“101.4 → 102.1 (104.1)”. [official.leads-elsewhere]');
    expect(said(['check', '--against', text, '--quick', '--format', 'line'], { rules: at('rules') }).out).toMatch(
      /“101\.4 → 102\.1 \(104\.1\)”.*\[official\.leads-elsewhere\]/,
    );
    expect(there('diff', '2024-09-01', text).out).toMatch(
      /^101\.3 → 101\.4 {2}renumbered, refers to 102\.1 instead of 104\.1$/m,
    );
    expect(there('edition', 'new', text).out).toMatch(
      /^\[ \] 101\.3 → 101\.4 {2}refers to something else, refers to 102\.1 instead of 104\.1$/m,
    );
  });

  it('that stay as they were although their target moved are told as well', () => {
    newText(after.map(([number, words]) => [number, words.replace('See rule 104.1', 'See rule 103.1')]));
    expect(there('import', text, '--dry-run').out).toMatch(/“101\.4 → 103\.1 \(104\.1\)”/);
    expect(there('diff', '2024-09-01', text, '--lang', 'it').out).toContain('rimanda a 103.1 invece che a 104.1');
  });

  it('of our texts to a rule that moved keep their entry from being confirmed', () => {
    const named = { en: 'See rule 103.1 on who is small.', it: 'Vedi la regola 103.1 su chi è piccolo.' };
    const id = 'play.no-drums-for-children';
    change(id, (one) => ({ ...one, text: named, confirmed: '2024-09-01' }));
    expect(there('edition', 'new', text).out).toMatch(
      /^\[ \] 103\.1 → 104\.1 {2}moved or gone, and texts of entries name it\n {4}\[ \] play\.no-drums/m,
    );
    expect(entry(id)['confirmed']).toBe('2024-09-01');
    expect(there('edition', 'status', '--format', 'line').out).toMatch(/:\d+:\d+: .*103\.1.*\[edition\.named\]/);
    expect(checked('--format', 'line').out).toMatch(/103\.1.*\[check\.text-number-gone\]/);
    change(id, (one) => ({ ...one, confirmed: '2025-03-01' }));
    const forgotten = /“play\.no-drums-for-children” names 103\.1 .* become 104\.1\..*\[check\.number-moved\]/;
    expect(there('edition', 'status').out).toMatch(/^\[ \] 103\.1 → 104\.1/m);
    expect(checked('--format', 'line').out).toMatch(forgotten);
    const texts = {
      '2020-01-01': named,
      '2025-03-01': { en: named.en.replace('103', '104'), it: named.it.replace('103', '104') },
    };
    change(id, ({ text: _, ...one }) => ({ ...one, texts }));
    expect(there('edition', 'status').out).toMatch(/^\[x\] 103\.1 → 104\.1/m);
    expect(checked('--format', 'line').out).not.toMatch(/number-moved|text-number/);
  });

  it('of a text that has held until a date are compared with the editions until then', () => {
    const id = 'play.no-drums-for-children';
    const [old, now] = [
      { en: 'See rule 103.1.', it: 'Vedi la regola 103.1.' },
      { en: 'Whoever is small.', it: 'Chi è piccolo.' },
    ];
    change(id, ({ text: _, ...one }) => ({ ...one, texts: { '2020-01-01': old, '2024-09-01': now } }));
    expect(there('edition', 'new', text).out).not.toContain('texts of entries name it');
    expect(entry(id)['confirmed']).toBe('2025-03-01');
    expect(checked('--format', 'line').out).not.toMatch(/number-moved|text-number/);
  });

  it('and numbers of entries that stay behind their rules are found by check, and titles that are quoted wrongly', () => {
    there('edition', 'new', text);
    const id = 'play.no-drums-for-children';
    const quote = { en: 'See rule 102, “Playing”.', it: 'Vedi regola 102, «Suonare».' };
    change(id, (one) => ({ ...one, see: ['101.3'], text: quote, numbered: { '2024-09-01': '101.3' } }));
    const { out } = checked('--format', 'line');
    expect(out.match(/names 101\.3 .* become 101\.4\..*\[check\.number-moved\]/g)).toHaveLength(2);
    expect(out.match(/quotes a title beside “102”.*\[check\.text-title\]/g)).toHaveLength(1);
  });
});

describe('the number of a rule that was merged', () => {
  it('is told where another rule has come to it, though the words of the first are not to be found', () => {
    const merged = after.flatMap(([number, words]): Rules => {
      if (number === '101.2' || number === '101.3') return [];
      if (number === '101.1') return [[number, 'Who is here plays as long as the evening lasts, and nobody else.']];
      return [[number === '101.4' ? '101.2' : number, words]];
    });
    writeFileSync(text, book('March 1, 2025', merged));
    there('edition', 'new', text);
    change('play.in-game', (one) => ({ ...one, confirmed: '2025-03-01' }));
    expect(checked('--format', 'line').out).toMatch(
      /“play\.in-game” names 101\.2 .* stood under 101\.3 before\..*\[check\.number-taken\]/,
    );
  });
});

describe('tavolata show --official', () => {
  it('has what the imported texts say under the numbers of an entry, each in its edition', () => {
    writeFileSync(at('it.txt'), italian);
    expect(there('import', at('it.txt')).exit).toBe(0);
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
