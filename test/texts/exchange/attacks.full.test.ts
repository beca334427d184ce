import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ExchangeFormat, exchangeFormats } from '../../../tools/texts/exchange/formats.js';
import { spacedAs } from '../../../tools/texts/exchange/merge.js';
import { example, playing, roomForEach } from './room.js';

const room = roomForEach();
const { key, italian, theirs, ours } = example;
const back = (file: string, ...args: readonly string[]) => room().tavolata('text', 'import', file, ...args);
const there = (): string => room().files()['base/playing.json'] ?? '';
const rewrite = (file: string, change: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
};

/** A unit of the file, from its first character to its last. */
const unitIn: { readonly [format in ExchangeFormat]: RegExp } = {
  xliff: /[ \t]*<trans-unit id="play\.no-drums-for-children\/text"[\s\S]*?<\/trans-unit>\r?\n/,
  po: /(?<=\n\n)(?:#.*\n)*msgctxt "play\.no-drums-for-children\/text"\n(?:.+\n)*\n?/,
  tmx: /[ \t]*<tu tuid="play\.no-drums-for-children\/text"[\s\S]*?<\/tu>\r?\n/,
};

describe.each(exchangeFormats)('a file that was spoilt on its way (%s)', (format) => {
  const file = (): string => room().exported(`a.${format}`);
  const unit = (text: string): string => unitIn[format].exec(text)![0];

  it('may have its units in another order, or not all of them', () => {
    const before = room().files();
    const moved = file();
    rewrite(moved, (text) => {
      const last = text.lastIndexOf(format === 'po' ? '\n\n' : '\n');
      const cut = text.replace(unit(text), '');
      if (format === 'po') return `${cut.trimEnd()}\n\n${unit(text)}`;
      expect(last).toBeGreaterThan(0);
      const first = format === 'tmx' ? '<tu ' : '<trans-unit';
      const at = cut.indexOf(first);
      return cut.slice(0, at) + unit(text) + cut.slice(at);
    });
    expect(back(moved)).toMatchObject({ exit: 0, err: '' });
    rewrite(moved, (text) => text.replace(unit(text), ''));
    expect(back(moved)).toMatchObject({ exit: 0, err: '' });
    expect(room().files()).toEqual(before);
  });

  it('with a text twice, and differently, is a conflict that names both lines', () => {
    const twice = file();
    rewrite(twice, (text) => {
      const one = unit(text);
      const end = format === 'po' && !one.endsWith('\n\n') ? '\n' : '';
      return text.replace(one, `${one}${end}${one.replace(italian, theirs)}${end}`);
    });
    const before = room().files();
    for (const args of [[], ['--prefer', 'file'], ['--prefer', 'ours']]) {
      const { exit, err, out } = back(twice, ...args);
      expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining('1 in conflict') });
      expect(err).toContain(`“${key}” stands more than once in the file`);
      const lines = readFileSync(twice, 'utf8').split('\n');
      const [reported] = JSON.parse(back(twice, '--json').out).diagnostics;
      const starts = [reported.at, ...reported.also].filter((place) => place.file === twice).map((place) => place.line);
      expect(new Set(starts).size).toBe(2);
      for (const line of starts) expect(lines[line - 1]).toMatch(/<unit |play.no-drums-for-children/);
      expect(room().files()).toEqual(before);
    }
  });

  it('with the same text twice says nothing', () => {
    const twice = file();
    rewrite(twice, (text) => text.replace(unit(text), (one) => `${one}${one.endsWith('\n\n') ? '' : '\n'}${one}`));
    expect(back(twice)).toMatchObject({ exit: 0, err: '' });
  });

  it('may have other line ends and a mark before its first character', () => {
    const before = room().files();
    const other = file();
    rewrite(other, (text) => `\ufeff${text.replace(/^\ufeff/, '').replace(/\r?\n/g, '\r\n')}`);
    expect(back(other)).toMatchObject({ exit: 0, err: '' });
    expect(room().files()).toEqual(before);
  });

  it('may have blanks round a text, some that do not break, and a line of its own', () => {
    const before = room().files();
    const spaced = file();
    const end = format === 'po' ? '\\n' : '\n';
    rewrite(spaced, (text) =>
      text.replace(italian, ` \u00a0I bambini piccoli\u00a0non suonano ${end} tamburi. ${end}`),
    );
    expect(back(spaced)).toMatchObject({ exit: 0, err: '' });
    expect(room().files()).toEqual(before);
    rewrite(spaced, (text) => text.replace('suonano', 'suonano mai'));
    expect(back(spaced).out).toContain('1 taken');
    expect(there()).toContain(`"${theirs}"`);
  });

  it('overwrites nothing that has changed here too, and says where', () => {
    const both = file();
    room().edit(both, italian, theirs);
    room().edit(playing, italian, ours);
    const before = room().files();
    const { exit, err } = back(both);
    expect(exit).toBe(1);
    expect(err).toMatch(/playing\.json:\d+:\d+/);
    const [, line] = new RegExp(`a\\.${format}:(\\d+):`).exec(err)!;
    expect(readFileSync(both, 'utf8').split('\n')[Number(line) - 1]).toContain('play.no-drums-for-children/text');
    expect(room().files()).toEqual(before);
  });

  it('never changes a source', () => {
    const other = file();
    rewrite(other, (text) =>
      text.replace(unit(text), (one) => one.replace('Small children never', 'Small children hardly ever')),
    );
    const before = room().files();
    expect(back(other)).toMatchObject({ exit: 1, err: expect.stringContaining('source of') });
    expect(room().files()).toEqual(before);
  });

  it('that ends in the middle is refused, or the whole texts before it are as here', () => {
    const before = room().files();
    const whole = readFileSync(file(), 'utf8');
    for (const part of [0.15, 0.4, 0.63, 0.9]) {
      const half = room().at(`half.${format}`);
      writeFileSync(half, whole.slice(0, Math.floor(whole.length * part)));
      const { exit, err } = back(half);
      expect([0, 1, 2]).toContain(exit);
      expect(err).not.toMatch(/^\s+at /m);
      if (exit > 0) expect(err).toMatch(new RegExp(`half\\.${format}:\\d+:\\d+`));
      expect(room().files()).toEqual(before);
    }
  });

  it('in another language is refused with its place', () => {
    const other = file();
    const declared = { xliff: 'target-language="it"', po: 'Language: it', tmx: 'srclang="en"' };
    rewrite(other, (text) =>
      text
        .replaceAll(declared[format], declared[format].replace(/(it|en)(?="?$)/, 'de'))
        .replaceAll('lang="it"', 'lang="de"'),
    );
    const before = room().files();
    const { exit, err } = back(other);
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringMatching(/a\.\w+:\d+:\d+/) });
    expect(room().files()).toEqual(before);
  });
});

describe('a file that another program wrote in its own way', () => {
  const file = (format: ExchangeFormat): string => room().exported(`a.${format}`);
  const spoilt = (format: ExchangeFormat, change: (text: string) => string): string => {
    const path = file(format);
    rewrite(path, change);
    return path;
  };

  it.each([
    ['tmx', '<ph x="1">{0}</ph>I bambini <!-- here -->piccoli <![CDATA[non suonano]]> <hi>mai</hi> tamburi.'],
    ['xliff', '<g id="1">{0}I bambini</g> piccoli<x id="2"/> <mrk mtype="seg">non suonano</mrk> mai tamburi.'],
    ['po', '"\n"{0}I bambini piccoli "\n"non suonano mai tamburi.'],
  ] as const)('may mark words in it (%s)', (format, target) => {
    const { exit, err } = back(spoilt(format, (text) => text.replace(italian, target)));
    expect({ exit, codes: err.match(/\[[a-z]+\.[a-z-]+\]/g) }).toEqual({ exit: 1, codes: ['[proof.symbol-added]'] });
    expect(there()).toContain(`"{0}${theirs}"`);
  });

  it('with one changed text twice is taken once', () => {
    const twice = spoilt('xliff', (text) => text.replace(italian, theirs).replace(/<file [\s\S]*<\/file>/, '$&$&'));
    expect(back(twice)).toMatchObject({ exit: 0, err: '' });
    expect(there()).toContain(`"${theirs}"`);
  });

  it('with two translations of a text is a conflict', () => {
    const two = spoilt('tmx', (text) =>
      text.replace(`<seg>${italian}</seg>`, `$&</tuv><tuv xml:lang="it"><seg>${theirs}</seg>`),
    );
    expect(back(two)).toMatchObject({ exit: 1, out: expect.stringContaining('1 in conflict') });
    expect(there()).toContain(`"${italian}"`);
  });

  it.each(exchangeFormats)('that has the source as its translation overwrites none (%s)', (format) => {
    const source = /says": "(Small children [^\n]*fifes>\.)"/.exec(there())![1]!.replace(/\\"/g, '"');
    const written = format === 'po' ? source : source.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const { exit, out } = back(spoilt(format, (text) => text.replace(italian, () => written)));
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringContaining('1 without translation') });
    expect(there()).toContain(`"${italian}"`);
  });

  it('with plural forms says so and takes nothing of them', () => {
    const plural = spoilt('po', (text) =>
      text.replace(`msgstr "${italian}"`, `msgid_plural "Many"\nmsgstr[0] "${theirs}"\nmsgstr[1] "${ours}"`),
    );
    const { exit, err } = back(plural);
    expect({ exit, err }).toEqual({
      exit: 1,
      err: expect.stringMatching(/a\.po:\d+:1: warning: This message has forms/),
    });
    expect(there()).toContain(`"${italian}"`);
  });
});

describe('blanks of a text', () => {
  it.each([
    ['  Uno. \n', 'Due.', 'Uno.'],
    ['o', ' e ', ' o '],
    ['Uno\r\ndue', 'Tre', 'Uno due'],
    ['Uno\r\ndue', 'Tre\nquattro', 'Uno\ndue'],
    ['Uno\u00a0due\u202f', 'Tre', 'Uno due'],
    ['Uno\u00a0due', 'Tre\u00a0quattro', 'Uno\u00a0due'],
    ["'+ due", '+ tre', '+ due'],
    ["'- due", "'- tre", "'- due"],
    [' \n ', ' e ', ''],
  ])('%j beside %j are %j', (text, model, expected) => {
    expect(spacedAs(text, model)).toBe(expected);
  });
});

describe('a file as programs on other systems write it', () => {
  it.each(exchangeFormats.flatMap((format) => [[format, 'le'] as const, [format, 'be'] as const]))(
    'may be in UTF-16 (%s, %s)',
    (format, order) => {
      const file = room().exported(`a.${format}`);
      rewrite(file, (text) => text.replace(italian, theirs).replace('encoding="UTF-8"', 'encoding="UTF-16"'));
      const bytes = Buffer.from(`\ufeff${readFileSync(file, 'utf8').replace(/^\ufeff/, '')}`, 'utf16le');
      writeFileSync(file, order === 'le' ? bytes : bytes.swap16());
      const { err } = back(file);
      expect(err).toBe('');
      expect(there()).toContain(theirs);
    },
  );

  it.each([['xliff', 'state="needs-translation"']] as const)(
    'may have states that nobody knows: they are told, and nothing is changed (%s)',
    (format, known) => {
      const before = room().files();
      const file = room().exported(`a.${format}`);
      rewrite(file, (text) => text.replaceAll(known, 'state="nearly-done"'));
      const { err, out } = back(file);
      expect(`${err}${out}`.match(/“nearly-done” is no state of a text/g)).toHaveLength(1);
      expect(room().files()).toEqual(before);
    },
  );
});
