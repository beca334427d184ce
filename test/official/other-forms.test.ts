import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK } from './book.js';

/** The rules of the book alone. */
const RULES = BOOK.slice(BOOK.lastIndexOf('8. Games for Many'), BOOK.lastIndexOf('Glossary'));
const number = /^(\d{3}\.\d+[a-z]?)(\.?) /;
const reported = (lines: readonly string[] | Uint8Array) => {
  const { paragraphs } = readOfficial(lines instanceof Uint8Array ? lines : Buffer.from(lines.join('\n')));
  return paragraphs.flatMap(({ kind, number, text }) =>
    kind === 'rule' || kind === 'example' || kind === 'continuation' ? [`${kind} ${number} ${text}`] : [],
  );
};
const codes = (lines: readonly string[] | Uint8Array): readonly string[] =>
  readOfficial(lines instanceof Uint8Array ? lines : Buffer.from(lines.join('\n'))).problems.map(({ code }) => code);
const labelled = (write: (number: string, point: string) => string): readonly string[] =>
  RULES.map((line) => line.replace(number, (_, one: string, point: string) => `${write(one, point)} `));

describe('what stands round numbers is no part of the rules', () => {
  it.each<[string, (number: string, point: string) => string]>([
    ['a name', (one) => `CR ${one}`],
    ['a name and a colon', (one) => `Rule ${one}:`],
    ['brackets', (one) => `[${one}]`],
    ['a name in brackets', (one) => `[CR ${one}]`],
    ['round brackets', (one) => `(${one})`],
    ['a sign', (one) => `§${one}`],
    ['a letter', (one) => `R${one}`],
    ['bold type', (one, point) => `**${one}${point}**`],
    ['a link', (one, point) => `[${one}${point}](https://rules.example/${one})`],
    ['code', (one) => `\`${one}\``],
    ['the number of a list', (one, point) => `1. ${one}${point}`],
  ])('%s', (_, write) => {
    expect(reported(labelled(write))).toEqual(reported(RULES));
  });

  it('nor before any line', () => {
    expect(reported(RULES.map((line, at) => `${at + 1}:${line}`))).toEqual(reported(RULES));
    expect(reported(RULES.map((line) => `+${line}`))).toEqual(reported(RULES));
  });

  it('a rule may refer to others at the head of a line', () => {
    const rules = ['800.2', '800.3', '800.2'].map((one) => `See rule ${one}.`);
    const lines = ['800.1. Many sit.', ...rules, '800.2. Few stand.', '800.3. All wait.'].flatMap((one) => [one, '']);
    expect(reported(lines).filter((one) => one.startsWith('rule'))).toHaveLength(3);
  });
});

describe('letters', () => {
  it('may be written as codes', () => {
    const entities = RULES.map((line) => line.replaceAll('’', '&rsquo;').replaceAll('“', '&#8220;'));
    const escapes = RULES.map((line) => line.replaceAll('’', '\\u2019').replaceAll('“', '\\u201c'));
    expect([reported(entities), reported(escapes)]).toEqual([reported(RULES), reported(RULES)]);
  });

  it('may have come in a letter', () => {
    const bytes = Buffer.from(RULES.join('\n').replaceAll(/(.{60})/g, '$1\u0001'));
    const coded = [...bytes].map((one) =>
      one === 1 ? '=\n' : one > 126 || one === 61 ? `=${one.toString(16).toUpperCase()}` : String.fromCharCode(one),
    );
    expect(reported(Buffer.from(coded.join('')))).toEqual(reported(RULES));
  });

  it('may have come in a letter whose lines are whole', () => {
    const coded = [...Buffer.from(RULES.join('\n'))].map((one) =>
      one > 126 ? `=${one.toString(16).toUpperCase()}` : String.fromCharCode(one),
    );
    expect(reported(Buffer.from(coded.join('')))).toEqual(reported(RULES));
    expect(reported(['800.1. X=E2 sits, and Y=E2=80 stands.'])).toEqual(['rule 800.1 X=E2 sits, and Y=E2=80 stands.']);
  });

  it('of some lines in another page are read in that, and flagged', () => {
    const pages = { '’': [0x92, 0xd5], '“': [0x93, 0xd2], '”': [0x94, 0xd3] } as const;
    const lines = ['800.1. Ann’s “guests” sit.', '800.1a Bob’s “guests” stand.', '800.2. Cleo’s “guests” wait.'];
    const bytes = lines.flatMap((line, at) =>
      [...`${line}\n`].map((one) => pages[one as keyof typeof pages]?.[at === 1 ? 1 : 0] ?? one.charCodeAt(0)),
    );
    expect(reported(Buffer.from(bytes))).toEqual(reported(lines));
    expect(codes(Buffer.from(bytes))).toContain('official.mixed-pages');
  });

  it('of one endless word are no rules', () => {
    expect(codes(Array.from({ length: 3000 }, () => 'QmFzZTY0'.repeat(9)))).toEqual(['official.no-rules']);
  });
});

describe('examples', () => {
  it.each(['Example 1: ', 'Examples: ', 'EXAMPLE: ', 'Ex.: ', 'Example — ', 'Example. ', '*Example:* ', 'Example:\n'])(
    'may begin with %j',
    (label) => {
      expect(reported(RULES.map((line) => line.replace('Example: ', label)))).toEqual(reported(RULES));
    },
  );

  it('may stand in brackets', () => {
    expect(reported(['800.1. Many sit.', '(Example: Ann (or Bob) sits.)'])[1]).toBe('example 800.1 Ann (or Bob) sits.');
  });
});

describe('lines', () => {
  it('that ran together are set apart where the next number begins', () => {
    const glued = RULES.join('\n').replaceAll(/\n(?:\n)?(?=800\.1[ab] |800\.2\.|Example)/g, ' ');
    expect(reported([glued.replaceAll(/\n\n(?=801\.2)/g, ' ')])).toEqual(reported(RULES));
  });

  it('below the last rule belong to the page', () => {
    expect(reported([...RULES, '', 'Back to the top', 'Last edited in spring.'])).toEqual(reported(RULES));
  });

  it('may be broken at hyphens of other kinds', () => {
    const lines = [
      '800.1. Many sit at the tab‐',
      'le, and everybody sits at a tab¬',
      'le.',
      '',
      '800.2. A table for few.',
    ];
    expect(reported(lines)[0]).toBe('rule 800.1 Many sit at the table, and everybody sits at a table.');
  });
});

describe('a part of the rules is flagged', () => {
  const rules = [
    '800.1. Many may sit at a table.',
    '800.2. Few may sit at it.',
    '800.3. Nobody sits on it.',
    '800.4. Some sit under it.',
    '800.5. All of them may stand up again.',
  ];
  it.each<[string, readonly string[], readonly string[]]>([
    ['where nothing is wrong: not', rules, []],
    ['where it ends in a sentence', [...rules.slice(0, 4), '800.5. All of them may stand up'], ['official.open-end']],
    ['where it begins late', rules.slice(1), ['official.gaps']],
    ['where its letters are all small', rules.map((one) => one.toLowerCase()), ['official.lost-case']],
    [
      'where no letter has an accent',
      rules.map((one) => one.replace(/ .*/, ' Questa regola dei giocatori non ha alcun accento nel testo.')),
      ['official.lost-accents'],
    ],
    [
      'where accents are apostrophes',
      rules.map((one) => one.replace(/ .*/, " Il giocatore puo' sedere se il tavolo e' più grande.")),
      ['official.accents-apart'],
    ],
    [
      'where apostrophes stand for vowels: not',
      rules.map((one) => one.replace(/ .*/, " Il giocatore che un po' più in là dell'altro dice «sta'» è all'inizio.")),
      [],
    ],
    [
      'where letters stand for figures',
      rules.map((one) => one.replace('800.', '8OO.')),
      ['official.misread-figures', 'official.no-rules'],
    ],
    ['where it was read as another encoding', [...rules, '800.6. They+IBk-re here.'], ['official.wrongly-decoded']],
    [
      'where letters that were set as one are gone',
      Array.from(
        { length: 40 },
        (_, at) => `800.${at + 1}. Whoever comes later ${at} sits at the rst table and nds a place.`,
      ),
      ['official.lost-ligatures'],
    ],
    [
      'where they are not: not',
      Array.from(
        { length: 40 },
        (_, at) => `800.${at + 1}. Whoever comes later ${at} sits at the first table and has a place.`,
      ),
      [],
    ],
    [
      'where the ends of its lines were cut off',
      rules.map((one) => `${one} But whoever came before them has to wait for all of the others.`.slice(0, 60)),
      ['official.open-end', 'official.cut-lines'],
    ],
    [
      'where examples have lost their label',
      RULES.flatMap((one) => (one.startsWith('Example: ') ? [one.replace(':', ''), ''] : [one, ''])),
      ['official.examples-unlabelled'],
    ],
    [
      'where its apostrophes are gone',
      rules.map((one) => one.replace('sit', 'cant or dont sit, as it isnt')),
      ['official.lost-signs'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(codes(lines)).toEqual(expected);
  });
});
