import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behind } from '../../tools/check/against.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { digestsOf } from '../../tools/official/digests.js';
import { readOfficial } from '../../tools/official/read.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { utf8 } from './book.js';

const WORDS = [
  '104. Ending',
  '104.1. It ends.',
  '104.2. It begins.',
  '104.2a It goes on.',
  '811. Last',
  '811.1. The last rule.',
];
const text = (...lines: readonly string[]) => readOfficial(utf8(lines.join('\n\n')));
const newest = shipped().editions.at(-1)!.date;
const digests = [{ date: newest, texts: { en: digestsOf(text(...WORDS)) } }];

const found = (date: string | null, ...lines: readonly string[]) =>
  behind(shipped(), digests, { shown: 'text', text: text(...lines), date }).map(({ code, severity, values }) => ({
    code,
    severity,
    numbers: values['numbers'],
  }));

describe('check --against', () => {
  it('finds nothing where the digests are those of the text', () => {
    expect(found(newest, ...WORDS)).toEqual([]);
    expect(found(newest, ...WORDS.map((line) => line.replace('It', ' It ')))).toEqual([]);
  });

  it('names what is changed, gone and new', () => {
    const lines = [
      '104. Ending',
      '104.1. It ends at once.',
      '104.2. It begins.',
      '104.3. It starts over.',
      '811. Last',
      '811.1. The last rule.',
    ];
    expect(found(newest, ...lines)).toEqual([
      { code: 'check.against-changed', severity: 'error', numbers: '104.1' },
      { code: 'check.against-gone', severity: 'error', numbers: '104.2a' },
      { code: 'check.against-new', severity: 'error', numbers: '104.3' },
    ]);
  });

  it('says once what moved, and what came in its place', () => {
    const before = [
      ...WORDS.slice(0, 4),
      '104.3. They sit by rule 104.2.',
      '104.3a They stand.',
      '104.4. They run.',
      '104.5. They rest.',
      ...WORDS.slice(4),
    ];
    const now = [
      ...WORDS.slice(0, 4),
      '104.3. They sing.',
      '104.4. They sit by rule 104.2.',
      '104.4a They stand.',
      '104.5. They run.',
      ...WORDS.slice(4),
    ];
    const given = { shown: 'text', text: text(...now), date: newest };
    const known = [{ date: newest, texts: { en: digestsOf(text(...before)) } }];
    expect(behind(shipped(), known, given).map(({ code, values }) => [code, values['numbers']])).toEqual([
      ['check.against-moved', '104.3–104.4 → 104.4–104.5'],
      ['check.against-gone', '104.5'],
      ['check.against-new', '104.3'],
    ]);
  });

  it('does not miss the sections that a text does not have', () => {
    expect(found(newest, ...WORDS.slice(0, 4))).toEqual([]);
  });

  it('fails for an edition that the rules do not know, with what it changes', () => {
    expect(found('2027-01-15', ...WORDS.map((line) => line.replace('begins', 'starts')))).toEqual([
      { code: 'check.edition-missing', severity: 'error', numbers: undefined },
      { code: 'check.against-changed', severity: 'error', numbers: '104.2' },
    ]);
    expect(found(null, ...WORDS).map(({ code }) => code)).toEqual(['official.no-date']);
    expect(found(shipped().editions[0]!.date, ...WORDS).map(({ code }) => code)).toEqual(['check.digests-missing']);
  });

  it('takes every section from the last edition that had it', () => {
    const older = {
      date: shipped().editions.at(-2)!.date,
      texts: { en: digestsOf(text(...WORDS, '812. Old', '812.1. Old rule.')) },
    };
    const given = { shown: 'text', text: text(...WORDS, '812. Old', '812.1. New rule.'), date: '2027-01-15' };
    const codes = behind(shipped(), [older, ...digests], given).map(({ code, values }) =>
      `${code} ${values['numbers'] ?? ''}`.trim(),
    );
    expect(codes).toEqual(['check.edition-missing', 'check.against-changed 812.1']);
    const moved = {
      ...given,
      text: text('104. Ending', '104.1. It ends late.', '104.2. It begins.', '104.2a It goes on.'),
    };
    expect(
      behind(shipped(), [older, ...digests], moved).map(({ code, values }) =>
        `${code} ${values['numbers'] ?? ''}`.trim(),
      ),
    ).toEqual(['check.edition-missing', 'check.against-changed 104.1']);
    expect(readDigests(join(ROOT, 'rules')).length).toBe(43);
  });
});
