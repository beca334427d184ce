import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK, inPage, utf8, utf16 } from './book.js';

const TEXT = BOOK.join('\n');
const problems = (bytes: Uint8Array) =>
  readOfficial(bytes).problems.map(({ code, severity, values }) => [severity, code, ...Object.values(values)]);

describe('a copy', () => {
  it('is refused where letters were lost or read wrongly', () => {
    expect(problems(utf8(TEXT))).toEqual([]);
    expect(problems(utf8(TEXT.replace('Dandân', 'Dand\ufffdn')))).toEqual([['error', 'official.replaced-letters', 1]]);
    const once = Buffer.from(utf8(TEXT)).toString('latin1');
    expect(problems(utf8(once))).toMatchObject([['error', 'official.misread', 18]]);
    const wide = Buffer.from(utf16(`\ufeff${TEXT}`, false)).toString('latin1');
    expect(problems(utf8(wide))).toContainEqual(['error', 'official.zero-letters', 1624]);
    const lost = 'It doesn?t, it won?t, it can?t.';
    expect(problems(utf8(TEXT.replace('Not far.', lost)))).toEqual([['error', 'official.lost-signs', 3]]);
    const broken = Uint8Array.from([...utf8(TEXT), 0xe2, 0x80]);
    expect(problems(broken)).toEqual([['error', 'official.replaced-letters', 1]]);
  });

  it('is refused where it is cut off, wherever that is', () => {
    const cut = (before: string) => problems(utf8(TEXT.slice(0, TEXT.lastIndexOf(before)))).map(([, code]) => code);
    expect(cut('Credits')).toEqual(['official.cut-off']);
    expect(cut('Glossary')).toEqual(['official.cut-off']);
    expect(cut('9. Games')).toEqual(['official.cut-off', 'official.missing-sections']);
    expect(cut('8. Games')).toContain('official.no-rules');
  });

  it('is flagged where its dates differ, or its numbers are out of order', () => {
    const dated = TEXT.replace('Ann and Bob\n', 'These rules are effective as of June 1, 2004.\n');
    expect(problems(utf8(dated))).toMatchObject([['warning', 'official.several-dates', '2021-03-04\n2004-06-01']]);
    const numbers = (from: string, to: string) => problems(utf8(TEXT.replace(from, to)));
    expect(numbers('\n800.1b', '\n800.1c')).toEqual([['warning', 'official.gaps', '800.1c', 1]]);
    expect(numbers('\n800.1b', '\n800.1a')).toEqual([['warning', 'official.twice', '800.1a', 1]]);
    expect(numbers('\n800.1b', '\n800.0')).toEqual([['warning', 'official.out-of-order', '800.0', 1]]);
  });

  it('is flagged where two copies are in it, or its sections stand in another order', () => {
    const twice = problems(utf8(`${TEXT}\n\n${TEXT}`));
    expect(twice).toEqual([['warning', 'official.second-copy', expect.any(Number)]]);
    const [body, rest] = [TEXT.slice(0, TEXT.lastIndexOf('Glossary')), TEXT.slice(TEXT.lastIndexOf('Glossary'))];
    const [terms, end] = [rest.slice(0, rest.indexOf('Credits')), rest.slice(rest.indexOf('Credits'))];
    expect(problems(utf8(body + terms + terms + end)).map(([, code]) => code)).toEqual(['official.glossary-twice']);
    const at = (title: string) => TEXT.lastIndexOf(title);
    const [general, far] = [TEXT.slice(at('800. General'), at('801. Far')), TEXT.slice(at('801. Far'), at('9. Games'))];
    const swapped = TEXT.slice(0, at('800. General')) + far + general + TEXT.slice(at('9. Games'));
    expect(problems(utf8(swapped))).toContainEqual(['warning', 'official.out-of-order', '800', 1]);
  });

  it('is flagged where some of its rules are in the other language', () => {
    const rule = '801.9. Ogni giocatore che non è seduto perde la partita con gli altri della sua squadra.';
    expect(
      problems(utf8(TEXT.replace('9. Games for Few\n\n900. Small', `${rule}\n\n9. Games for Few\n\n900. Small`))),
    ).toContainEqual([...['warning', 'official.other-language'], ...['801.9', 1]]);
  });

  it('is refused where it has no rules', () => {
    expect(problems(utf8('Nothing to see here.'))).toEqual([['error', 'official.no-rules']]);
    expect(problems(new Uint8Array())).toEqual([['error', 'official.no-rules']]);
  });

  it('is whole in a code page too', () => {
    expect(problems(inPage(TEXT, 'windows-1252'))).toEqual([]);
  });

  it('is flagged where its references lead nowhere, or quote another title', () => {
    const changed = (from: string, to: string) => problems(utf8(TEXT.replace(from, to)));
    expect(changed('see rule 801.1 and', 'see rule 801.7 and')).toEqual([
      ['warning', 'official.dangling', '800.1 → 801.7', 1],
    ]);
    expect(changed('(See rule 801, “Far and Near.”)', '(See rule 801, “Near and Far;”)')).toEqual([
      ['warning', 'official.misquoted', '800.1b → 801', 1],
    ]);
    expect(changed('(See rule 801, “Far and Near.”)', '(See rule 801, “FAR and near,”)')).toEqual([]);
    expect(changed('See rule 801, “Far and Near.”\n\nNear', 'See rule 800.2, “Visitors.”\n\nNear')).toEqual([
      ['warning', 'official.misquoted', 'Far → 800.2', 1],
    ]);
    // Sections that a part of the rules does not have cannot be looked up; a whole text has all.
    const elsewhere = TEXT.replace('rules 900.1 and 900.2', 'rules 400.1 and 900.2');
    expect(problems(utf8(elsewhere))).toEqual([['warning', 'official.dangling', '800.1 → 400.1', 1]]);
    const part = elsewhere.slice(elsewhere.indexOf('800. General\n\n800.1.'), elsewhere.lastIndexOf('Glossary'));
    expect(problems(utf8(part)).filter(([, code]) => code === 'official.dangling')).toEqual([]);
  });
});
