import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { besideDigests } from '../../tools/official/beside-digests.js';
import { datingOf, isMisdated } from '../../tools/official/dating.js';
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

describe('tavolata date', () => {
  let room = '';
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'tavolata-date-'));
  });
  afterEach(() => rmSync(room, { recursive: true }));

  it('refuses what is no text of rules, and says so in both languages', () => {
    const file = join(room, 'page.txt');
    writeFileSync(file, 'Nothing to see here.');
    const call = (...args: readonly string[]) => said(['date', ...args], { rules: join(ROOT, 'rules') });
    expect(call(file)).toMatchObject({ exit: 2, err: expect.stringContaining('[official.no-rules]') });
    expect(call(join(room, 'none.txt'))).toMatchObject({ exit: 2, err: expect.stringContaining('[file.not-found]') });
    writeFileSync(file, '800. General\n\n800.1. These rules are effective as of May 1, 2013.');
    expect(call(file, '--lang', 'it')).toMatchObject({ exit: 1, out: expect.stringContaining('ma non segue') });
    expect(said(['date', file], { rules: room })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[official.no-digests]'),
    });
  });
});

describe.skipIf(!haveTexts)('the dating of the official texts', () => {
  const digests = readDigests(join(ROOT, 'rules'));
  const dated = (folder: string, name: string) => {
    const file = join(ROOT, '../shared/texts', folder, name);
    const { text, date } = readTextFiles({ shown: file, files: [file] });
    return { date, dating: datingOf(text, digests) };
  };

  it.each(haveTexts ? readdirSync(join(ROOT, '../shared/texts/en')) : [])('finds the edition of %s', (name) => {
    const { date, dating } = dated('en', name);
    expect(dating?.follows).toContain(date);
    expect([dating?.deviations, dating?.missing]).toEqual([[], []]);
  });

  it('finds the layers of the Italian text', () => {
    const names = readdirSync(join(ROOT, '../shared/texts/it'));
    const [general, shared, ending] = ['000', '002', '003'].map(
      (begin) => dated('it', names.find((name) => name.startsWith(begin))!).dating!,
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
