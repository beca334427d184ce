import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCasesFile } from '../../src/frontend/read/document.js';
import { unitsFor } from '../../tools/cli/commands/text/open.js';
import { readLedger } from '../../tools/texts/state/ledger.js';
import { statedTexts } from '../../tools/texts/state/states.js';
import { placeOf } from '../../tools/texts/units/unit.js';
import { ROOT } from '../architecture/sources.js';
import { loaded } from '../rules/rulebook.js';

const rules = join(ROOT, 'rules');
const units = unitsFor({ documents: loaded.documents! }, rules);

/** The value of a string literal of JSON or of the program. */
const literalIn = (literal: string): unknown =>
  literal.startsWith('"')
    ? JSON.parse(literal)
    : literal.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** The text at a place: a literal of JSON, or lines of cases, which fold at blanks. */
const saidIn = (file: string, written: string): unknown =>
  isCasesFile(file) ? written.replace(/\s*\n\s+/g, ' ') : literalIn(written);

describe('the texts of the rulebook', () => {
  it('have each a key of their own, and stand where they are said to', () => {
    const keys = units.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const misplaced = units.filter((unit) =>
      [[unit.en, placeOf(unit, 'en')] as const, [unit.it, placeOf(unit, 'it')] as const].some(
        ([text, { source, start, end }]) => saidIn(source.file, source.text.slice(start, end)) !== text,
      ),
    );
    expect(misplaced).toEqual([]);
  });

  it('are all that stand in both languages in rules, messages and the program', () => {
    const areas = new Map<string, number>();
    for (const { area } of units) areas.set(area, (areas.get(area) ?? 0) + 1);
    expect([...areas.keys()].sort()).toEqual(
      ['entries', 'messages', 'notes', 'program', 'scenarios', 'vocabulary'].sort(),
    );
    for (const part of ['name', 'text', 'reason', 'remedy', 'why'])
      expect(
        units.some((unit) => unit.area === 'entries' && unit.part === part),
        part,
      ).toBe(true);
    const { entries, scenarios } = loaded.documents!;
    const count = (key: string, documents: typeof entries): number =>
      documents.reduce(
        (sum, { value }) => sum + (value as { readonly [key: string]: readonly unknown[] })[key]!.length,
        0,
      );
    expect(areas.get('scenarios')).toBe(count('scenarios', scenarios));
    expect(units.filter(({ area, part }) => area === 'entries' && part === 'name')).toHaveLength(
      // Entries that share another's logic may share its name.
      count('entries', entries) -
        entries
          .flatMap(({ value }) => (value as { readonly entries: readonly object[] }).entries)
          .filter((one) => !('name' in one)).length,
    );
  });

  it('have words to translate, and no letters that only the program reads', () => {
    const isIdle = ({ en, it, part }: (typeof units)[number]) => (en === '' && it === '') || /(^|\.)gender$/.test(part);
    expect(units.filter(isIdle).map(({ key }) => key)).toEqual([]);
  });

  it('are called what is true of them: translated, and reviewed by nobody', () => {
    const texts = statedTexts(units, readLedger(rules, units));
    const states = new Set(texts.map(({ lang, state }) => `${lang} ${state}`));
    expect([...states].sort()).toEqual(['en source', 'it translated']);
  });
});
