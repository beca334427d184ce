import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsBySection, type OfficialText } from '../../tools/official/official.js';
import { readOfficial } from '../../tools/official/read.js';
import { ROOT } from '../architecture/sources.js';
import { haveTexts, whySkipped } from '../texts/official.js';

const folder = join(ROOT, '../shared/texts');
const read = (name: string): OfficialText => readOfficial(readFileSync(join(folder, name)));

/** Rules and examples of sections 104 and 800 to 811, counted by other people's programs. */
const SINCE_2024 = '30/0 21/5 28/15 10/1 3/0 2/0 25/0 6/0 20/2 7/0 14/2 27/9 8/1';
const SINCE_2021 = '30/0 21/5 28/15 11/1 3/0 2/0 26/0 6/0 20/2 7/0 14/2 27/9 8/1';
const SINCE_2018 = '30/0 19/5 28/15 11/1 3/0 2/0 25/0 6/0 20/2 7/0 14/2 27/9 8/1';
const SINCE_2013 = '30/0 18/5 28/15 11/1 3/0 2/0 17/0 6/0 20/2 7/0 14/2 33/11 8/1';

const ENGLISH: readonly (readonly [file: string, counts: string])[] = [
  ['20100618.txt', '27/0 16/5 28/16 11/1 3/0 2/0 17/0 6/0 16/2 7/0 14/2 26/11 8/1'],
  ['20110930.txt', '30/0 16/5 30/16 11/1 3/0 2/0 17/0 6/0 20/2 7/0 14/2 33/11 8/1'],
  ['20130501.txt', '30/0 18/5 30/16 11/1 3/0 2/0 17/0 6/0 20/2 7/0 14/2 33/11 8/1'],
  ['20130713.txt', SINCE_2013],
  ['20160826.txt', SINCE_2013.replace('18/5', '19/5')],
  ['20170605.txt', SINCE_2013.replace('18/5', '19/5').replace('17/0', '25/0')],
  ['20190125.txt', SINCE_2018],
  ['20190712.txt', SINCE_2018],
  ['20190823.txt', SINCE_2018.replace('19/5', '20/5')],
  ['20210422.txt', SINCE_2021],
  ['20230414.txt', SINCE_2021],
  ['20240730.txt', SINCE_2021],
  ['20241108.txt', SINCE_2024],
  ['20250919.txt', SINCE_2024],
  ['20260116.txt', SINCE_2024],
  ['20260417.txt', SINCE_2024],
  ['20260925.extract.txt', SINCE_2024],
];

/** Rules, subrules and examples of a whole text, labels of an unusual form included; then entries of the glossary. */
const WHOLE: readonly (readonly [file: string, counts: readonly number[], glossary: number])[] = [
  ['20100618.txt', [766, 963, 201, 6], 441],
  ['20190125.txt', [941, 1387, 243, 3], 554],
  ['20210422.txt', [991, 1530, 258, 3], 589],
  ['20240730.txt', [1123, 1870, 279, 2], 690],
  ['20250919.txt', [1151, 1942, 275, 2], 721],
  ['20260116.txt', [1157, 1957, 276, 2], 725],
  ['20260417.txt', [1165, 1973, 277, 2], 730],
];

const SECTIONS = ['104', ...Array.from({ length: 12 }, (_, index) => `${800 + index}`)];

function counted(text: OfficialText, sections: readonly string[]): string {
  const counts = countsBySection(text);
  return sections
    .map((section) => `${counts.get(section)?.rules ?? 0}/${counts.get(section)?.examples ?? 0}`)
    .join(' ');
}

const errors = (text: OfficialText): readonly string[] =>
  text.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);

describe.skipIf(!haveTexts)('the official texts', () => {
  it.each(ENGLISH)('read with their counts: %s', (file, counts) => {
    const text = read(join('en', file));
    expect(counted(text, SECTIONS)).toBe(counts);
    expect(errors(text)).toEqual([]);
    expect(text.language).toBe('en');
    const date = file.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');
    expect(text.edition).toBe(file.includes('extract') ? null : date);
  });

  it.each(WHOLE)('read with the counts of the whole: %s', (file, counts, glossary) => {
    const { paragraphs } = read(join('en', file));
    const count = (fits: (one: (typeof paragraphs)[number]) => boolean): number => paragraphs.filter(fits).length;
    expect([
      count(({ kind, number }) => kind === 'rule' && /\d$/.test(number!)),
      count(({ kind, number }) => kind === 'rule' && !/\d$/.test(number!)),
      count(({ kind }) => kind === 'example'),
      count(({ kind }) => kind === 'continuation'),
    ]).toEqual(counts);
    expect(count(({ kind, number }) => kind === 'heading' && number!.length === 1)).toBe(9);
    expect(count(({ kind }) => kind === 'glossary')).toBe(glossary);
  });

  it('read in Italian', () => {
    const [general, shared, ending] = ['000', '002', '003'].map((name) =>
      read(join('it', readdirSync(join(folder, 'it')).find((file) => file.startsWith(name))!)),
    );
    expect(counted(general!, SECTIONS.slice(1))).toBe(SINCE_2021.slice(5).replace('20/2', '19/2'));
    expect(counted(shared!, ['805'])).toBe('25/0');
    expect(counted(ending!, ['104'])).toBe('30/0');
    expect([general, shared, ending].map((text) => text!.language)).toEqual(['it', 'it', 'it']);
    expect([general, shared, ending].map((text) => text!.edition)).toEqual([null, '2025-09-26', '2024-10-02']);
    expect(general!.problems.map(({ code, values }) => [code, values['numbers'] ?? values['references']])).toEqual([
      ['official.gaps', '807.4g'],
    ]);
  });
});

if (!haveTexts) it.skip(whySkipped, () => undefined);
