import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodePage } from '../../tools/official/codepages.js';
import { readCorpus } from '../../tools/official/corpus.js';
import { readTextFiles } from '../../tools/official/files.js';
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
const imported = (...args: readonly string[]) => said(['edition', 'read', ...args, '--corpus', corpus()]);
const TEXT = BOOK.join('\n');
const DATELESS = TEXT.replace(/^These rules.*$/m, 'These are rules.');

describe('tavolata edition read', () => {
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
    inRoom('in/a.tsv', rules.map((row) => row.join('\t')).join('\n'));
    inRoom('in/b.jsonl', rules.map(([number, text]) => JSON.stringify({ number, text })).join('\n'));
    const { out } = imported(join(room, 'in'), '--dry-run');
    for (const name of ['a.tsv', 'b.jsonl'])
      expect(out).toMatch(new RegExp(`in/${name.replace('.', '\\.')}: English[^]*?\n  3 rules, 0 examples`));
  });

  it('keeps the fuller of two texts of an edition, whichever came first', () => {
    const whole = inRoom('whole.txt', TEXT);
    const part = inRoom('20210304 part.txt', BOOK.slice(22, 30).join('\n'));
    const rules = Array.from({ length: 10 }, (_, nth) => [
      `800.${nth + 1}`,
      'Somebody sits at this table, and says so.',
    ]);
    const list = inRoom('20210304.json', JSON.stringify(Object.fromEntries(rules)));
    const kept = () => readCorpus(corpus(), { language: 'en', name: '2021-03-04' })!;
    imported(whole);
    for (const file of [part, list])
      expect(imported(file)).toMatchObject({ exit: 0, out: expect.stringContaining('[official.more-there]') });
    expect(kept().paragraphs.length).toBeGreaterThan(20);
    rmSync(corpus(), { recursive: true });
    imported(list);
    expect(kept().paragraphs).toHaveLength(10);
    expect(imported(whole).out).not.toContain('[official.more-there]');
    expect(kept().paragraphs.length).toBeGreaterThan(20);
  });

  it('offers to undo letters that were decoded wrongly, and does so when asked', () => {
    const [once, latin] = ['windows-1252', 'latin1'].map((page) =>
      [...Buffer.from(TEXT)]
        .map((byte) =>
          page === 'latin1' || byte < 128 ? String.fromCharCode(byte) : decodePage(Uint8Array.of(byte), 'windows-1252'),
        )
        .join(''),
    ) as [string, string];
    for (const text of [once, latin]) {
      const file = inRoom('once.txt', text);
      const refused = imported(file);
      expect(refused).toMatchObject({
        exit: 1,
        out: expect.stringMatching(/“tavolata edition read --repair” undoes that without loss\. \[official\.misread\]/),
      });
      expect(imported(file, '--lang', 'it').out).toContain('vi rimedia senza perdite');
      const { exit, out } = imported(file, '--repair');
      expect([exit, out]).toEqual([0, expect.stringMatching(/ places? UTF-8 that had been read/)]);
      const [read, whole] = [file, inRoom('whole.txt', TEXT)].map((one) =>
        readTextFiles({ shown: one, files: [one] }, { isRepaired: true }),
      );
      expect(read!.text.paragraphs).toEqual(whole!.text.paragraphs);
    }
    const lost = imported(inRoom('lost.txt', once.replace('â€™', 'â€')), '--repair');
    expect(lost).toMatchObject({ exit: 1, out: expect.stringContaining('[official.wrongly-decoded]') });
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

  it('reads a book with a folder for each part as one, and books side by side apart', () => {
    const section = (folder: string, number: string, title: string, words: string): string =>
      inRoom(`${folder}/${number}-${title}.md`, `# ${number}. ${title}\n\n**${number}.1.** ${words}\n`);
    const book = (folder: string, day: number): void => {
      inRoom(`${folder}/INTRO.md`, `# Introduction\n\nThese rules are effective as of May ${day}, 2022.\n`);
      inRoom(`${folder}/GLOSSARY.md`, '# Glossary\n\n### Far\n\nNot near.\n\n### Near\n\nNot far.\n');
      inRoom(`${folder}/CREDITS.md`, '# Credits\n\nAnn and Bob\n');
      inRoom(
        `${folder}/TABLE_OF_CONTENTS.md`,
        '# Table of Contents\n\n- [800. General](8/800.md)\n- [Glossary](GLOSSARY.md)\n',
      );
      section(`${folder}/8-many`, '800', 'General', 'Many may play.');
      section(`${folder}/8-many`, '801', 'Far', 'Some sit far away.');
      section(`${folder}/9-few`, '900', 'Small', 'Few may play.');
    };
    book('in/rules', 5);
    const one = imported(join(room, 'in'));
    expect(one.exit).toBe(0);
    expect(one.out).toMatch(/in\/rules: English, 2022-05-05\n {2}7 files are read as one text/);
    expect(one.out).toContain('3 rules, 0 examples, 0 further paragraphs, 2 entries of the glossary');
    expect(one.out).toContain('1 text, 1 imported');
    book('in/later', 6);
    expect(imported(join(room, 'in')).out).toContain('2 texts, 2 imported');
    expect(readdirSync(join(corpus(), 'en'))).toEqual(['2022-05-05.json', '2022-05-06.json']);
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
