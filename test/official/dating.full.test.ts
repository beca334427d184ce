import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { besideDigests } from '../../tools/official/beside-digests.js';
import { datingOf, editionFollowed, isMisdated } from '../../tools/official/dating.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { digestsOf, type EditionDigests } from '../../tools/official/digests.js';
import { readTextFiles } from '../../tools/official/files.js';
import { readOfficial } from '../../tools/official/read.js';
import { ROOT } from '../architecture/sources.js';
import { said } from '../cli/session.js';
import { haveTexts, whySkipped } from '../texts/official.js';
import { utf8 } from './book.js';

const read = (...lines: readonly string[]) => readOfficial(utf8(['8. Games', '800. General', ...lines].join('\n\n')));
const edition = (date: string, ...lines: readonly string[]): EditionDigests => ({
  date,
  texts: { en: digestsOf(read(...lines)) },
});

const FIRST = ['800.1. The players of the game sit down.', '800.2. They play by rule 802.1.', '800.2a Nobody rests.'];
const SECOND = ['800.1. The players of the game sit down.', '800.2. They play by rule 803.1.', '800.2a Nobody rests.'];
const THIRD = [
  '800.1. The players sit down. They stay.',
  '800.2. They play by rule 803.1.',
  '800.2a All rest.',
  '800.2b Who rests sleeps.',
];
const EDITIONS = [edition('2001-01-01', ...FIRST), edition('2002-02-02', ...SECOND), edition('2003-03-03', ...THIRD)];

describe('the dating of a text', () => {
  it('finds the edition by its words, and the rules of another one', () => {
    expect(datingOf(read(...SECOND), EDITIONS)).toMatchObject({ follows: ['2002-02-02'], deviations: [], missing: [] });
    const mixed = datingOf(read(...THIRD.slice(0, 1), FIRST[1]!, ...THIRD.slice(2)), EDITIONS);
    expect(mixed).toMatchObject({ follows: ['2003-03-03'], agrees: { numbers: 4, words: 3 } });
    expect(mixed?.deviations).toEqual([
      expect.objectContaining({ number: '800.2', evidence: 'words', is: 'older', fits: ['2001-01-01'] }),
    ]);
  });

  it('finds the edition of a translation by numbers, references and sentences', () => {
    const italian = [
      '800.1 Il giocatore della partita si siede. Egli resta.',
      '800.2 Gioca la partita secondo la regola 802.1.',
      '800.2a Tutti riposano.',
      '800.2b Chi riposa dorme.',
    ];
    expect(datingOf(read(...italian), EDITIONS)).toMatchObject({
      follows: ['2003-03-03'],
      deviations: [
        { number: '800.2', evidence: 'references', has: '802.1', instead: '803.1', is: 'older', fits: ['2001-01-01'] },
      ],
    });
    expect(datingOf(read(...italian.slice(0, 3)), EDITIONS)).toMatchObject({ follows: ['2001-01-01'] });
  });

  it('finds the edition of rules in the other language, which do not date the rest', () => {
    const italian = [
      '800.1 Il giocatore della partita si siede. Egli resta.',
      '800.2 Il giocatore gioca la partita secondo la regola 803.1.',
      '800.2b Il giocatore che riposa non è nella partita.',
    ];
    const old = '800.2a Any player who has the time and the will can rest by the table.';
    const editions = [edition('2001-01-01', ...FIRST.slice(0, 2), old), ...EDITIONS.slice(1)];
    const mixed = datingOf(read(...italian.slice(0, 2), old, italian[2]!), editions);
    expect(mixed).toMatchObject({ follows: ['2003-03-03'], otherLanguage: ['800.2a'] });
    expect(mixed?.deviations).toMatchObject([
      { number: '800.2a', evidence: 'words', is: 'older', fits: ['2001-01-01'] },
    ]);
  });

  it('knows a rule under its old number, and what no edition has', () => {
    const moved = datingOf(read(...THIRD.slice(0, 3), '800.2b Nobody rests.'), EDITIONS);
    expect(moved?.deviations).toEqual([
      expect.objectContaining({ number: '800.2b', as: '800.2a', is: 'older', fits: ['2001-01-01', '2002-02-02'] }),
    ]);
    const strange = datingOf(read(...THIRD.slice(0, 3), '800.2b Nobody is awake.'), EDITIONS);
    expect(strange?.deviations).toEqual([expect.objectContaining({ number: '800.2b', is: 'other', fits: [] })]);
    expect(datingOf(read(...THIRD.slice(0, 3)), EDITIONS)).toMatchObject({
      follows: ['2003-03-03'],
      missing: ['800.2b'],
    });
  });

  it('takes a date for wrong only where neither the edition in force fits nor the next one', () => {
    const dates = EDITIONS.map(({ date }) => date);
    const second = datingOf(read(...SECOND), EDITIONS)!;
    for (const [stated, wrong] of [
      ['2000-01-01', true],
      ['2001-06-01', false],
      ['2002-02-02', false],
      ['2003-01-01', false],
      ['2003-03-03', true],
      ['2004-01-01', true],
      [null, false],
    ] as const)
      expect([stated, isMisdated(second, stated, dates)]).toEqual([stated, wrong]);
  });

  it('gives both editions between which a text lies', () => {
    const rules = (first: number, last: number, words: string) =>
      Array.from(
        { length: last - first + 1 },
        (_, nth) => `800.${first + nth}. The players of the game ${words} ${first + nth} times.`,
      );
    const editions = [
      edition('2001-01-01', ...rules(1, 30, 'sit')),
      edition('2002-02-02', ...rules(1, 20, 'sit'), ...rules(21, 30, 'stand')),
      edition('2003-03-03', ...rules(1, 16, 'sit'), ...rules(17, 30, 'run')),
    ];
    const between = datingOf(
      read(...rules(1, 20, 'sit'), ...rules(21, 24, 'run'), ...rules(25, 30, 'stand')),
      editions,
    )!;
    expect(between.follows).toEqual(['2002-02-02', '2003-03-03']);
    const dates = editions.map(({ date }) => date);
    expect(['2002-06-01', '2001-06-01'].map((stated) => isMisdated(between, stated, dates))).toEqual([false, false]);
    expect(['2002-06-01', '2003-03-03', '2009-01-01', null].map((stated) => editionFollowed(between, stated))).toEqual([
      '2002-02-02',
      '2003-03-03',
      '2003-03-03',
      '2002-02-02',
    ]);
    const single = datingOf(
      read(...rules(1, 20, 'sit'), ...rules(21, 22, 'run'), ...rules(23, 30, 'stand')),
      editions,
    )!;
    expect(single).toMatchObject({ follows: ['2002-02-02'], deviations: [{ is: 'newer' }, { is: 'newer' }] });
  });

  it('names no edition where the words are those of none', () => {
    const old = datingOf(read('800.1. Whoever duels shuffles.', '800.2. Whoever shuffles duels.'), EDITIONS)!;
    const dates = EDITIONS.map(({ date }) => date);
    expect(old).toMatchObject({ follows: [], agrees: { words: 0 } });
    expect(['1999-01-01', '2002-02-02', null].map((stated) => isMisdated(old, stated, dates))).toEqual([
      false,
      true,
      false,
    ]);
    expect(editionFollowed(old, '1999-01-01')).toBeUndefined();
  });

  it('finds rules of sections that are not whole by their words, wherever they stand', () => {
    const glossary = ['Glossary', 'Far\nNot near.'];
    const other = (section: number, words: string) => [
      `${section}. Owls`,
      `${section}.1. An owl ${words}.`,
      `${section}.2. Owls.`,
    ];
    const whole = (section: number, words: string) => read(...FIRST, ...other(section, words), ...glossary);
    const digested = (date: string, section: number, words: string): EditionDigests => ({
      date,
      texts: { en: digestsOf(whole(section, words), (number) => !number.endsWith('.2') || number.startsWith('800')) },
    });
    const editions = [
      digested('2001-01-01', 901, 'sleeps'),
      digested('2002-02-02', 902, 'wakes'),
      digested('2003-03-03', 901, 'sings'),
    ];
    expect(datingOf(whole(903, 'wakes'), editions)).toMatchObject({ follows: ['2002-02-02'] });
    expect(datingOf(whole(901, 'sleeps'), editions)).toMatchObject({ follows: ['2001-01-01'] });
    const again = [digested('2001-01-01', 901, 'sleeps'), digested('2003-03-03', 901, 'sleeps')];
    expect(besideDigests(whole(903, 'sleeps'), '2002-02-02', again)).toEqual([]);
    expect(besideDigests(whole(901, 'barks'), '2002-02-02', again).map(({ code }) => code)).toEqual([
      'official.other-words',
    ]);
  });

  it('says nothing of a text that has none of the sections', () => {
    expect(datingOf(readOfficial(utf8('100. One\n\n100.1. Some rule.')), EDITIONS)).toBeNull();
  });
});

describe('a copy beside the editions round its date', () => {
  const examples = ['800.3. Many talk.', 'Example: Ann talks.', 'Example: Bob talks.'];
  const editions = [edition('2001-01-01', ...FIRST, ...examples), edition('2002-02-02', ...SECOND, ...examples)];
  const found = (...lines: readonly string[]) =>
    besideDigests(read(...lines), '2001-06-01', editions).map(({ code, values }) => [code, values['numbers']]);
  const italian = [
    '800.1 I giocatori della partita si siedono.',
    '800.2 I giocatori della partita seguono la regola.',
    '800.2a Nessuno dei giocatori riposa.',
    '800.3 Molti dei giocatori parlano.',
    'Esempio: Anna parla con gli altri.',
  ];

  it('lacks examples of its rules, or the rules', () => {
    expect(found(...italian, 'Esempio: Bruno parla con gli altri.')).toEqual([]);
    expect(found(...italian)).toEqual([['official.lacks-examples', '800.3']]);
    expect(found(...italian.slice(0, 3))).toEqual([['official.lacks', '800.3']]);
  });

  it('says in English by its words that examples are gone', () => {
    expect(found(...FIRST, ...examples)).toEqual([]);
    expect(found(...FIRST, ...examples.slice(0, 2))).toEqual([['official.other-words', '800.3']]);
  });
});

describe('tavolata edition date', () => {
  let room = '';
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'tavolata-date-'));
  });
  afterEach(() => rmSync(room, { recursive: true }));

  it('refuses what is no text of rules, and says so in both languages', () => {
    const file = join(room, 'page.txt');
    writeFileSync(file, 'Nothing to see here.');
    const call = (...args: readonly string[]) => said(['edition', 'date', ...args], { rules: join(ROOT, 'rules') });
    expect(call(file)).toMatchObject({ exit: 2, err: expect.stringContaining('[official.no-rules]') });
    expect(call(join(room, 'none.txt'))).toMatchObject({ exit: 2, err: expect.stringContaining('[file.not-found]') });
    for (const [year, expected] of [
      [2013, { exit: 1, out: expect.stringContaining('non ha le parole di nessuna delle edizioni') }],
      [1999, { exit: 0, out: expect.stringContaining('è più vecchio di tutte le edizioni che hanno impronte') }],
    ] as const) {
      writeFileSync(file, `800. General\n\n800.1. These rules are effective as of May 1, ${year}.`);
      expect(call(file, '--lang', 'it')).toMatchObject(expected);
      const code = year === 1999 ? 'È più vecchio di tutte' : '[official.of-no-edition]';
      expect(
        said(['edition', 'read', file, '--lang', 'it', '--corpus', join(room, 'corpus')], {
          rules: join(ROOT, 'rules'),
        }).out,
      ).toContain(code);
    }
    expect(said(['edition', 'date', file], { rules: room })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[official.no-digests]'),
    });
  });
});

describe.skipIf(!haveTexts)('the dating of the official texts', () => {
  const digests = readDigests(join(ROOT, 'rules'));
  const dated = (folder: string, name: string) => {
    const file = join(ROOT, '../shared/texts', folder, name);
    return datingOf(readTextFiles({ shown: file, files: [file] }).text, digests)!;
  };

  it('finds the layers of the Italian text', () => {
    const names = readdirSync(join(ROOT, '../shared/texts/it'));
    const [general, shared, ending] = ['000', '002', '003'].map((begin) =>
      dated('it', names.find((name) => name.startsWith(begin))!),
    );
    expect(general!.follows).toEqual(['2021-04-22']);
    expect(general!.missing).toEqual(['807.4f']);
    expect(general!.deviations.map(({ number, evidence, is, fits }) => [number, evidence, is, fits.at(-1)])).toEqual([
      ['801.7a', 'references', 'older', '2016-09-30'],
      ['801.12', 'references', 'older', '2017-08-25'],
      ['801.17', 'references', 'older', '2011-06-17'],
      ['802.3b', 'references', 'older', '2011-05-01'],
      ['805.3', 'references', 'older', '2020-01-24'],
      ['805.3a', 'sentences', 'older', '2019-01-25'],
      ['807.4e', 'sentences', 'older', '2010-06-18'],
    ]);
    expect(shared).toMatchObject({ missing: [], deviations: [] });
    expect([shared!.follows[0], shared!.follows.at(-1)]).toEqual(['2024-11-08', '2026-09-25']);
    expect(ending).toMatchObject({ follows: ['2024-07-30', '2024-11-08'], missing: [], deviations: [] });
  });
});

if (!haveTexts) it.skip(whySkipped, () => undefined);
