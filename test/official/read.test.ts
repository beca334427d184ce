import { describe, expect, it } from 'vitest';
import { digestsOf } from '../../tools/official/digests.js';
import { isListed, listedIn } from '../../tools/official/number-lists.js';
import { byNumber, countsBySection } from '../../tools/official/official.js';
import { readOfficial } from '../../tools/official/read.js';

const read = (...lines: readonly string[]) => readOfficial(new TextEncoder().encode(lines.join('\n')));

const BOOK = [
  'A Book of Rules',
  '',
  'These rules are effective as of March 4, 2021.',
  '',
  'Contents',
  '',
  '8. Games for Many',
  '800. General',
  '801. Far and Near',
  '',
  'Glossary',
  'Credits',
  '',
  '8. Games for Many',
  '',
  '800. General',
  '',
  '800.1. Many may play.',
  '',
  '800.1a Few may play too.',
  'Example: Ann and Bob play.',
  'Example: Ann plays alone.',
  '',
  '801. Far and Near',
  '',
  '801.1. Who sits far away is far.',
  '',
  'Who sits near is near.',
  '',
  '801.2 Nobody is both.',
  '',
  'Glossary',
  '',
  'Far',
  '1. Not near.',
  '2. Beyond.',
  'See rule 801.',
  '',
  'Near',
  'Not far.',
  '',
  'Credits',
  '',
  'Ann and Bob',
];

describe('the reader of official texts', () => {
  it('tells rules, examples, further paragraphs, headings and the glossary apart', () => {
    const { paragraphs, language, edition } = read(...BOOK);
    expect({ language, edition }).toEqual({ language: 'en', edition: '2021-03-04' });
    expect(paragraphs.filter(({ kind }) => kind !== 'other')).toEqual([
      { kind: 'heading', number: '8', text: 'Games for Many', line: 14 },
      { kind: 'heading', number: '800', text: 'General', line: 16 },
      { kind: 'rule', number: '800.1', text: 'Many may play.', line: 18 },
      { kind: 'rule', number: '800.1a', text: 'Few may play too.', line: 20 },
      { kind: 'example', number: '800.1a', text: 'Ann and Bob play.', line: 21 },
      { kind: 'example', number: '800.1a', text: 'Ann plays alone.', line: 22 },
      { kind: 'heading', number: '801', text: 'Far and Near', line: 24 },
      { kind: 'rule', number: '801.1', text: 'Who sits far away is far.', line: 26 },
      { kind: 'continuation', number: '801.1', text: 'Who sits near is near.', line: 28 },
      { kind: 'rule', number: '801.2', text: 'Nobody is both.', line: 30 },
      { kind: 'glossary', number: null, text: 'Far\n1. Not near.\n2. Beyond.\nSee rule 801.', line: 34 },
      { kind: 'glossary', number: null, text: 'Near\nNot far.', line: 39 },
    ]);
  });

  it('counts rules and examples by section', () => {
    expect([...countsBySection(read(...BOOK))]).toEqual([
      ['800', { rules: 2, examples: 2 }],
      ['801', { rules: 2, examples: 0 }],
    ]);
  });

  it('orders numbers as the rules do', () => {
    const inOrder = ['104.3', '801.2', '801.2a', '801.2b', '801.2z', '801.2aa', '801.2ab', '801.10', '801.10a'];
    expect([...inOrder].reverse().sort(byNumber)).toEqual(inOrder);
  });

  it('goes on with two letters behind z, however the text is set', () => {
    const letters = [...'abcdefghijkmnpqrstuvwxyz', 'aa', 'ab'];
    const rules = letters.map((one) => `800.1${one} Guest ${one} sits by rule 800.1aa.`);
    const lines = ['800. General', '', '800.1. Many sit; see rules 800.1z–ab.', ...rules, '800.2. Few stand.'];
    const numbers = ['800.1', ...letters.map((one) => `800.1${one}`), '800.2'];
    const text = lines.join('\n\n');
    const forms = [
      text,
      lines.slice(2).join(' '),
      text.replace(/^(800\.\d\w*)\.? /gm, 'CR $1: '),
      text.replace(/^(800\.\d)([a-z]+) /gm, '$1.$2. ').replace('Many', 'They'),
      JSON.stringify(Object.fromEntries(lines.slice(2).map((one) => one.split(/\.? (.*)/).slice(0, 2)))),
    ];
    for (const form of forms) {
      const whole = read(form);
      expect(
        whole.paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [number] : [])),
        form,
      ).toEqual(numbers);
      expect(whole.problems, form).toEqual([]);
      const { numbers: lists, rules: digests } = digestsOf(whole);
      expect(listedIn(lists, '800')).toEqual(numbers);
      expect(['800.1ab', '800.1a', '800.1ac', '800.1ba'].map((one) => isListed(lists, one))).toEqual([
        true,
        true,
        false,
        false,
      ]);
      expect([digests['800.1']!.sees, digests['800.1z']!.sees]).toEqual([['800.1z', '800.1ab'], ['800.1aa']]);
    }
  });

  it('knows contents without the word, with numbers of pages, or left over in another file', () => {
    const rulesOf = (lines: readonly string[]) =>
      read(...lines)
        .paragraphs.filter(({ kind }) => kind !== 'other')
        .map(({ kind, number, text }) => `${kind} ${number} ${text}`);
    const expected = rulesOf(BOOK);
    expect(rulesOf(BOOK.filter((line) => line !== 'Contents'))).toEqual(expected);
    expect(
      rulesOf(BOOK.map((line, index) => (index > 4 && index < 9 && line !== '' ? `${line} ..... ${index}` : line))),
    ).toEqual(expected);
    const renamed = BOOK.map((line, index) => (index < 9 ? line.replace('Games for Many', 'Of the Game') : line));
    expect(rulesOf(renamed)).toEqual(expected);
    const others = BOOK.map((line, index) => (index < 9 ? line.replace('8. Games for Many', 'What is inside') : line));
    expect(rulesOf(others)).toEqual(expected.slice(1));
    const lists = ['800. General', '801. Far and Near', '', ...BOOK.slice(15)];
    expect(rulesOf(lists)).toEqual(expected.slice(1));
    expect(read(...lists).problems).toEqual([]);
  });
});
