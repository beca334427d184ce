import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK, utf8, wrapped } from './book.js';

const read = (lines: readonly string[]) => readOfficial(utf8(lines.join('\n')));
const reported = (lines: readonly string[]) =>
  read(lines).paragraphs.flatMap(({ kind, number, text }) => (kind === 'other' ? [] : [`${kind} ${number} ${text}`]));
const codes = (lines: readonly string[]) => read(lines).problems.map(({ code }) => code);

const WHOLE = reported(BOOK);
const labels = (change: (number: string) => string): readonly string[] =>
  BOOK.map((line) => line.replace(/^(\d{3}\.\d+[a-z]?)\.? /, (_, number: string) => change(number)));
const paged = (lines: readonly string[], breaks: string, edges: (page: number) => readonly [string, string]) => {
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += 14) {
    const [head, foot] = edges(pages.length + 1);
    pages.push([head, '', ...lines.slice(at, at + 14), '', foot].join('\n'));
  }
  return pages.join(`\n${breaks}`).split('\n');
};
/** Sets pages of two columns side by side. */
const inColumns = (lines: readonly string[], page: number): readonly string[] => {
  const set: string[] = [];
  for (let at = 0; at < lines.length; at += 2 * page) {
    const [left, right] = [lines.slice(at, at + page), lines.slice(at + page, at + 2 * page)];
    const rows = left.map((line, nth) => `${line.padEnd(66)}${right[nth] ?? ''}`.trimEnd());
    set.push(`${at === 0 ? '' : '\f'}${rows.join('\n')}\n\n${' '.repeat(60)}${set.length + 1}`);
  }
  return set.join('\n').split('\n');
};

/** Sets a title and a blank line above each page. */
const titled = (lines: readonly string[]): readonly string[] =>
  ['Rules for Many', '', ...lines].flatMap((line) =>
    line.startsWith('\f') ? ['\fRules for Many', '', line.slice(1)] : [line],
  );

/** A form feed on a line of its own, and no number of the page. */
const withoutFoot = (line: string): string => line.replace(/^\f/, '\f\n').replace(/^ {60}\d+$/, '');

/** Breaks lines at a width, and long words with them. */
const hyphenated = (lines: readonly string[], hyphen: string): readonly string[] =>
  lines.flatMap((line) => {
    const broken: string[] = [];
    let rest = line;
    for (let room = /^(.{0,59}\s\p{L}{2,3})(\p{L}{3}.*)$/u.exec(rest); rest.length > 60 && room !== null; ) {
      broken.push(room[1]! + hyphen);
      rest = room[2]!;
      room = /^(.{0,59}\s\p{L}{2,3})(\p{L}{3}.*)$/u.exec(rest);
    }
    return [...broken, ...wrapped([rest], 60)];
  });

describe('a copy that says the same', () => {
  it.each<readonly [string, readonly string[]]>([
    ['with blank lines doubled', BOOK.flatMap((line) => [line, ''])],
    ['quoted', BOOK.map((line) => `> ${line}`.trimEnd())],
    ['quoted twice, and wrapped', wrapped(BOOK, 60).map((line) => `>> ${line}`)],
    ['quoted in a forum', ['[quote="Ann"]', ...BOOK, '[/quote]']],
    ['with vertical tabs for line ends', [BOOK.join('\v')]],
    ['with letters set as one', BOOK.map((line) => line.replace(/fi/g, 'ﬁ'))],
    [
      'with marks that nobody sees',
      BOOK.map((line) => line.replace(/^(?=\d)/, '\u200e').replace(/(?<=\w{4})(?=\w)/g, '\u00ad')),
    ],
    ['with hyphens at the ends of lines', hyphenated(BOOK, '-')],
    ['with soft hyphens at the ends of lines', hyphenated(BOOK, '\u00ad')],
    ['with numbers of pages', paged(wrapped(BOOK, 60), '', (page) => ['', `${page}`])],
    ['with running titles', paged(wrapped(BOOK, 60), '\f', (page) => ['A Book of Tests', `Page ${page} of 9`])],
    ['in two columns', inColumns(wrapped(BOOK, 60), 20)],
    ['in two columns, where examples begin in the right one', inColumns(wrapped(BOOK, 60), 26)],
    ['with the contents twice', [...BOOK.slice(0, 18), ...BOOK.slice(8)]],
    ['with colons behind numbers', labels((number) => `${number}: `)],
    ['with numbers in brackets', labels((number) => `[${number}] `)],
    ['with dashes behind numbers', labels((number) => `${number} – `)],
    ['with capital letters in numbers', labels((number) => `${number.toUpperCase()} `)],
    ['with points before letters', labels((number) => `${number.replace(/(?=[a-z])/, '.')} `)],
    ['with letters in brackets', labels((number) => `${number.replace(/[a-z]$/, '($&)')} `)],
    ['with letters in brackets apart', labels((number) => `${number.replace(/[a-z]$/, ' ($&)')} `)],
    ['with raised letters', labels((number) => `${number.replace('a', 'ᵃ').replace('b', 'ᵇ')} `)],
    ['with marks of footnotes', BOOK.map((line) => line.replace(/(?<=\p{L}{3}[.,])(?=\s|$)/gu, '[12]'))],
    [
      'with its examples behind their rules',
      BOOK.join('\n')
        .replace(/\n(?=Example:)/g, ' ')
        .split('\n'),
    ],
    ['in two columns of pages that begin with a blank line', inColumns(wrapped(BOOK, 60), 22).map(withoutFoot)],
    ['in two columns of short pages, whose last one has a line or two on the right', inColumns(wrapped(BOOK, 60), 11)],
    ['in two columns below a running title', titled(inColumns(wrapped(BOOK, 60), 13))],
    ['with nothing behind letters', labels((number) => (/[a-z]$/.test(number) ? number : `${number}. `))],
  ])('is read the same %s', (_, lines) => {
    expect(reported(lines)).toEqual(WHOLE);
    expect(codes(lines)).toEqual([]);
  });

  it('may have remarks of a reader between the items of its list', () => {
    const item = (line: string): string => (/^(?:\d{3}\.\d|Example)/.test(line) ? `  • ${line}` : line);
    const list = BOOK.map(item);
    const remarks = list.flatMap((line) =>
      line.startsWith('  • 800.1a') ? [line, '', '[Ed.: see my notes]', ''] : [line],
    );
    const examples = (lines: readonly string[]) => reported(lines).filter((line) => line.startsWith('example 800.1a'));
    expect(examples(list)).toHaveLength(2);
    expect(examples(remarks)).toEqual(examples(list));
  });

  it('is flagged where the label of its examples stands in a tag that no form has', () => {
    const tagged = BOOK.map((line) => line.replace(/^Example: .*$/, '<i>$&</i>'));
    expect(codes(tagged)).toEqual(['official.examples-unlabelled']);
  });

  it('keeps the hyphens of its own words', () => {
    const rules = [
      '800.1. A turn-based game is turn-',
      'based from its first turn to its',
      'last one, and all of it is plainly',
      'written down by its many well-',
      'meaning players.',
    ];
    expect(reported(rules)).toEqual([expect.stringMatching(/turn-based from .* well-meaning/)]);
  });
});

describe('a copy that says less or more', () => {
  const text: readonly string[] = BOOK;
  const without = (from: string, to: string) => [
    ...text.slice(0, text.lastIndexOf(from)),
    ...text.slice(text.lastIndexOf(to)),
  ];
  it.each<readonly [string, readonly string[], string]>([
    ['has no glossary', without('Glossary', 'Credits'), 'official.no-glossary'],
    [
      'has an example twice',
      BOOK.flatMap((line) => (line.includes('Junún') ? [line, line] : [line])),
      'official.repeated',
    ],
    [
      'has a rule twice',
      BOOK.flatMap((line) => (line.startsWith('801.2') ? [line, '', line] : [line])),
      'official.twice',
    ],
    ['begins in the middle', text.slice(text.findIndex((line) => line.startsWith('800.1a'))), 'official.headless'],
    ['has a letter that is never used', labels((number) => number.replace('800.1b', '800.1l ')), 'official.gaps'],
    [
      'has a glossary of one piece',
      [...BOOK.slice(0, -4), ...Array.from({ length: 40 }, (_, nth) => `Term ${nth}`), ...BOOK.slice(-4)],
      'official.glossary-in-one',
    ],
    [
      'has numbers without words',
      labels((number) => number).map((line) => line.replace(/^(800\.1b).*/, '$1')),
      'official.no-words',
    ],
    [
      'has lost the spaces between its words',
      BOOK.map((line) => line.replace(/(?<=\p{L}) (?=\p{L})/gu, '')),
      'official.lost-spaces',
    ],
    [
      'has examples with a label of a third language',
      [
        ...BOOK.slice(0, 31),
        ...Array.from({ length: 5 }, (_, nth) => `Beispiel: Ann sits down ${nth} times.`),
        ...BOOK.slice(31),
      ],
      'official.many-paragraphs',
    ],
  ])('is flagged: it %s', (_, lines, code) => {
    expect(codes(lines)).toContain(code);
    expect(codes(BOOK)).toEqual([]);
  });
});
