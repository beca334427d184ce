import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exchangeFormats } from '../../../tools/texts/exchange/formats.js';
import { today } from '../../../tools/texts/today.js';
import { digestOf } from '../../../tools/texts/units/digest.js';
import { example, playing, roomForEach } from './room.js';

const room = roomForEach();
const { key, italian, theirs, ours } = example;
const back = (file: string, ...args: readonly string[]) => room().tavolata('text', 'import', file, ...args);
const there = (name: string): string => room().files()[name] ?? '';

describe('texts that come back', () => {
  for (const format of exchangeFormats)
    it(`untouched change nothing (${format})`, () => {
      const before = room().files();
      const file = room().exported(`all.${format}`);
      const { out, err, exit } = back(file);
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out).toMatch(/^(\d+) texts in .*: \1 as here\n$/);
      expect(room().files()).toEqual(before);
    });

  it('go into a pipe as into a file, as XLIFF', () => {
    const args = ['play.may', 'play.no-drums-for-children'];
    const file = readFileSync(room().exported('piped.xlf', ...args), 'utf8');
    const withoutTime = (text: string) => text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '');
    expect(withoutTime(room().tavolata('text', 'export', ...args).out)).toBe(withoutTime(file));
  });

  it('carry state, reviewer, previous source, notes and what the rule does', () => {
    const { out } = room().tavolata('text', 'export', 'play.no-drums-for-children', 'play.may');
    expect(out).toContain('<target state="needs-adaptation">');
    expect(out).toContain('<source>Small children play no drums.</source>');
    expect(out).toContain('<note from="translator">Is «fifes» right?</note>');
    expect(out).toContain('approved="yes"');
    expect(out).toContain(`reviewed (Ada, the first, ${today()})`);
    expect(out).toMatch(/What it does \[it\]:\n(?: {2}.*\n)* {2}.*tamburo/);
    expect(out).not.toContain('What it does [en]');
  });

  it('are taken with what they were made from', () => {
    const file = room().exported('all.xlf');
    room().edit(file, `<target state="needs-adaptation">${italian}`, `<target state="translated">${theirs}`);
    expect(back(file, '--dry-run').out).toMatch(new RegExp(`1 taken.*\n  ${key} +${theirs}\nNothing is written`));
    expect(there('base/playing.json')).toContain(italian);
    expect(back(file)).toMatchObject({ exit: 0, err: '' });
    expect(there('base/playing.json')).toContain(theirs);
    expect(room().record(key)).toEqual({ from: expect.stringMatching(/^en:/), note: 'Is «fifes» right?' });
    expect(room().tavolata('list', 'texts', '--state', 'stale').out).not.toContain(key);
    expect(room().tavolata('fix', '--check', room().at('rules')).exit).toBe(0);
    expect(back(file).out).not.toContain('taken');
  });

  it('bring what was decided about them, unless they are other texts by now', () => {
    const file = room().exported('all.xlf');
    const decided = `tavolata-aside elision it ${digestOf(italian)} So%20it%20is%20said.`;
    room().edit(file, `tavolata ${key} `, `${decided} tavolata ${key} `);
    const before = room().files();
    expect(JSON.parse(back(file, '--json', '--dry-run').out)).toMatchObject({ decided: [key], diagnostics: [] });
    expect(room().files()).toEqual(before);
    expect(back(file)).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('1 with decisions') });
    expect(JSON.parse(there('texts/dismissed.json')).dismissed).toEqual([
      expect.objectContaining({ unit: key, check: 'elision', why: 'So it is said.' }),
    ]);
    room().edit(playing, italian, ours);
    const { exit, err, out } = back(file);
    expect(exit).toBe(1);
    expect(err).toContain(`The file has a decision about “${key}” as it no longer is here`);
    expect(out).not.toContain('decisions');
  });

  it('are stale when their source has changed meanwhile', () => {
    const file = room().exported('all.xlf');
    room().edit(file, italian, theirs);
    room().edit(playing, 'Small children never play', 'Little children never play');
    expect(back(file)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('1 taken'),
      err: expect.stringContaining(`In the file “${key}” translates an earlier text`),
    });
    expect(room().tavolata('list', 'texts', '--state', 'stale').out).toContain(key);
    expect(back(file)).toMatchObject({ exit: 0, err: '' });
  });

  it('are drafts while PO calls them fuzzy, whatever their words', () => {
    const file = room().exported('all.po', key);
    room().edit(file, italian, theirs);
    expect(back(file)).toMatchObject({ exit: 0, out: expect.stringContaining('1 taken') });
    expect(room().record(key)).toMatchObject({ state: 'draft' });
    expect(there('base/playing.json')).toContain(theirs);
    expect(back(file).out).toContain('1 as here');
    room().edit(file, '#, fuzzy\n', '');
    expect(back(file, '--prefer', 'file').exit).toBe(0);
    expect(room().record(key)).not.toHaveProperty('state');
  });

  it('are a conflict where both sides have changed a text, and overwrite nothing', () => {
    const file = room().exported('all.xlf');
    room().edit(file, italian, theirs);
    room().edit(playing, italian, ours);
    const before = room().files();
    const { exit, err, out } = back(file);
    expect(exit).toBe(1);
    expect(err).toContain(`“${key}” has changed both here and in the file`);
    expect(err).toContain(ours);
    expect(err).toContain(theirs);
    expect(out).toContain('1 in conflict');
    expect(room().files()).toEqual(before);
    expect(back(file, '--prefer', 'ours')).toMatchObject({ exit: 0, out: expect.stringContaining('1 left as') });
    expect(room().files()).toEqual(before);
    expect(back(file)).toMatchObject({ exit: 1, err: expect.stringContaining('passes over it this time') });
    expect(back(room().exported('again.xlf'))).toMatchObject({ exit: 0 });
    expect(back(file, key, '--prefer', 'file')).toMatchObject({ exit: 0 });
    expect(there('base/playing.json')).toContain(theirs);
  });

  it('do not undo what has changed only here', () => {
    const file = room().exported('all.xlf');
    room().edit(playing, italian, ours);
    expect(back(file)).toMatchObject({ exit: 0, out: expect.stringContaining('1 left as changed here') });
    expect(there('base/playing.json')).toContain(ours);
  });

  it('need a name when they are called reviewed', () => {
    const file = room().exported('all.xlf', key);
    room().edit(file, 'approved="no"', 'approved="yes"');
    expect(back(file)).toMatchObject({ exit: 1, err: expect.stringContaining('but not by whom') });
    expect(room().record(key)).not.toHaveProperty('state');
    expect(back(file, '--by', 'Bea').exit).toBe(0);
    expect(room().record(key)).toMatchObject({ state: 'reviewed', by: 'Bea', on: today() });
  });

  it('are not called reviewed because a program left the mark on another text', () => {
    const file = room().exported('all.xlf', 'play.may/text');
    room().edit(file, "Chi c'è può suonare.", "Chi c'è può sempre suonare.");
    expect(back(file).exit).toBe(0);
    expect(room().record('play.may/text')).toBeUndefined();
    expect(room().tavolata('text', 'show', 'play.may/text').out).toContain('\n  translated\n');
  });

  it('never delete, change a source, or make a rulebook that cannot be loaded', () => {
    const file = room().exported('all.xlf', 'volume.strong/text', 'play.may/text');
    room().edit(file, 'Un tamburo ha volume tre.', '');
    room().edit(file, 'Whoever is here may play.', 'Whoever is there may play.');
    const before = room().files();
    const { out, err, exit } = back(file);
    expect(out).toContain('1 without translation');
    expect(err).toContain('The source of “play.may/text” was changed in the file');
    expect(exit).toBe(1);
    expect(room().files()).toEqual(before);
    const phrases = room().exported('phrases.xlf', '--area', 'vocabulary');
    room().edit(phrases, '{player} può suonare {instrument}', '{giocatore} può suonare {instrument}');
    expect(back(phrases).exit).toBe(2);
    expect(room().files()).toEqual(before);
  });

  it('are not taken with a sentence of their source, which programs write that translate sentence by sentence', () => {
    room().edit(playing, 'Small children never play “drums” & <fifes>.', 'They may look. Small children never play.');
    room().edit(playing, italian, `Possono guardare. ${italian}`);
    const file = room().exported('all.po', key);
    room().edit(file, `Possono guardare. ${italian}`, 'Possono guardare. Small children never play.');
    const before = room().files();
    const { out, err, exit } = back(file);
    expect(exit).toBe(1);
    expect(err).toContain(`“${key}” still has a sentence of its source, “Small children never play.”`);
    expect(out).toContain('1 translated in part');
    expect(room().files()).toEqual(before);
    expect(back(file, key, '--prefer', 'file').out).toContain('1 taken');
    expect(there('base/playing.json')).toContain('Possono guardare. Small children never play.');
  });

  it('are reported when there is no such text', () => {
    const file = room().exported('all.xlf', key);
    room().edit(file, `tavolata ${key}`, 'tavolata play.gone/text');
    room().edit(file, '<source>Small children never', '<source>Grown-ups never');
    expect(back(file)).toMatchObject({ exit: 1, err: expect.stringContaining('no text “play.gone/text”') });
  });

  it('are taken with a word where they lost the name of a value', () => {
    const file = room().exported('phrases.po', '--area', 'vocabulary');
    room().edit(file, '{player} può suonare {instrument}', '{player} può suonare');
    const { err, out, exit } = back(file, '--dry-run');
    expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining('1 taken') });
    expect(err).toMatch(/phrases\.po:\d+.*“\{instrument\}” is missing in the translation/s);
  });

  it('are known by their source when only their key has changed', () => {
    const file = room().exported('all.xlf', key);
    room().edit(file, italian, theirs);
    room().edit(playing, '"play.no-drums-for-children"', '"play.no-drums-for-kids"');
    expect(back(file)).toMatchObject({ exit: 0, out: expect.stringContaining('1 taken') });
    expect(there('base/playing.json')).toContain(theirs);
  });

  it('tell a wrong call from a wrong file', () => {
    expect(back('nowhere.xlf')).toMatchObject({ exit: 2, err: expect.stringContaining('nowhere.xlf') });
    expect(room().tavolata('text', 'import')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[cli.missing-argument]'),
    });
    expect(back(room().exported('a.xlf'), '--prefer', 'both')).toMatchObject({ exit: 2 });
    expect(room().tavolata('text', 'export', '--out', 'all.docx')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('xliff'),
    });
  });
});
