import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCorpus } from '../../tools/official/corpus.js';
import { said } from '../cli/session.js';
import { BOOK, inPage, utf8, wrapped } from './book.js';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-import-'));
});
afterEach(() => rmSync(room, { recursive: true }));

const inRoom = (name: string, bytes: Uint8Array | string): string => {
  const file = join(room, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, bytes);
  return file;
};
const corpus = (): string => join(room, 'corpus');
const imported = (...args: readonly string[]) => said(['import', ...args, '--corpus', corpus()]);
const TEXT = BOOK.join('\n');
const DATELESS = TEXT.replace(/^These rules.*$/m, 'These are rules.');

describe('tavolata import', () => {
  it('writes a text into the corpus, and counts it', () => {
    const { out, exit } = imported(inRoom('rules.txt', inPage(TEXT, 'macintosh')));
    expect(exit).toBe(0);
    expect(out.replaceAll(room, 'ROOM')).toBe(
      [
        'ROOM/rules.txt: English, 2021-03-04',
        '  The letters are read as Mac Roman.',
        '  The lines end in 65 LF.',
        '  2 numbers are set in an unusual way: “801.2”, “800.2a.”.',
        '  9 rules, 2 examples, 1 further paragraph, 2 entries of the glossary',
        '  rules/examples by section:',
        '    800 5/2    801 2/0    900 2/0',
        '  written to ROOM/corpus/en/2021-03-04.json',
        '',
        '1 text, 1 imported, 0 refused',
        '',
      ].join('\n'),
    );
    expect(readCorpus(corpus(), { language: 'en', name: '2021-03-04' })?.paragraphs.length).toBeGreaterThan(20);
  });

  it('takes the date from the name of the file, or from the user', () => {
    const file = inRoom('Rules 20190125.txt', DATELESS);
    expect(imported(file).out).toContain('English, 2019-01-25');
    expect(imported(file, '--edition', '2019-02-01').out).toContain('English, 2019-02-01');
    expect(imported(inRoom('Rules 20190125 b.txt', TEXT)).out).toContain('[official.other-date]');
    const undated = imported(inRoom('rules.txt', DATELESS));
    expect(undated).toMatchObject({ exit: 0, out: expect.stringContaining('[official.no-date]') });
    expect(readdirSync(join(corpus(), 'en'))).toEqual([
      '2019-01-25.json',
      '2019-02-01.json',
      '2021-03-04.json',
      'rules.json',
    ]);
  });

  it('reads folders, refuses what is damaged, and writes nothing of it', () => {
    inRoom('in/a/good.txt', utf8(wrapped(BOOK, 90).join('\r\n')));
    inRoom('in/b/cut.txt', TEXT.slice(0, 900));
    inRoom('in/b/paper.txt', '%PDF-1.4 and so on');
    inRoom('in/b/picture.png', 'no text');
    const { out, exit } = imported(join(room, 'in'), '--json', '--lang', 'it');
    const { texts } = JSON.parse(out) as {
      readonly texts: readonly {
        readonly stored: string | null;
        readonly problems: readonly { readonly code: string }[];
      }[];
    };
    expect(exit).toBe(1);
    expect(texts.map(({ stored, problems }) => [stored !== null, ...problems.map(({ code }) => code)])).toEqual([
      [true],
      [false, 'official.cut-off', 'official.missing-sections'],
      [false, 'official.pdf'],
    ]);
    expect(readdirSync(join(corpus(), 'en'))).toEqual(['2021-03-04.json']);
  });

  it('finds tables and lists in folders, too', () => {
    const rules = [1, 2, 3].map((nth) => [`800.${nth}`, `Guest ${nth} sits at the table of the many.`] as const);
    inRoom('in/a.csv', rules.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
    inRoom('in/b.tsv', rules.map((row) => row.join('\t')).join('\n'));
    inRoom('in/c.jsonl', rules.map(([number, text]) => JSON.stringify({ number, text })).join('\n'));
    const { out } = imported(join(room, 'in'), '--dry-run');
    for (const name of ['a.csv', 'b.tsv', 'c.jsonl'])
      expect(out).toMatch(new RegExp(`in/${name.replace('.', '\\.')}: English[^]*?\n  3 rules, 0 examples`));
  });

  it('keeps the longer of two texts of an edition', () => {
    imported(inRoom('whole.txt', TEXT));
    const part = inRoom('20210304 part.txt', BOOK.slice(22, 30).join('\n'));
    expect(imported(part)).toMatchObject({ exit: 0, out: expect.stringContaining('[official.more-there]') });
    expect(readCorpus(corpus(), { language: 'en', name: '2021-03-04' })?.paragraphs.length).toBeGreaterThan(20);
  });

  it('reads a book of one file for each section, and leaves out what a renumbering has left behind', () => {
    inRoom(
      'in/INTRO.md',
      '\ufeffThese rules are effective as of May 5, 2022.\n\n- 800. General\n- 802. Far and Near\n',
    );
    inRoom('in/800. General.md', '# 800. General\n\n**800.1.** Many may play.\n');
    inRoom('in/801. Far and Near.md', '# 801. Far and Near\n\n**801.1.** Old.\n');
    inRoom('in/802. Far and Near.md', '# 802. Far and Near\n\n**802.1.** New.\n\n**802.1a** Newer.\n');
    const { out } = imported(join(room, 'in'));
    expect(out).toContain('[official.old-files]');
    const text = readCorpus(corpus(), { language: 'en', name: '2022-05-05' });
    expect(text?.paragraphs.filter(({ kind }) => kind === 'rule').map(({ number }) => number)).toEqual([
      '800.1',
      '802.1',
      '802.1a',
    ]);
  });

  it('writes nothing in a dry run, and refuses what is no file and no date', () => {
    const file = inRoom('rules.txt', TEXT);
    expect(imported(file, '--dry-run').exit).toBe(0);
    expect(readdirSync(room)).toEqual(['rules.txt']);
    expect(imported(join(room, 'none.txt'))).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[file.not-found]'),
    });
    expect(imported(file, '--edition', 'May')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[official.bad-date]'),
    });
    expect(readFileSync(file, 'utf8')).toBe(TEXT);
  });
});
