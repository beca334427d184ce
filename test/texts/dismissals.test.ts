import { describe, expect, it } from 'vitest';
import { checkPairs } from '../../tools/texts/checks/all.js';
import { type Dismissal, dismiss, dismissalsJson, withoutDismissed } from '../../tools/texts/checks/dismissals.js';
import type { CheckContext } from '../../tools/texts/checks/finding.js';

const context: CheckContext = { source: 'en', target: 'it', terms: [], contrasts: [] };
const texts = (lamps: string) => ({
  near: { en: 'Each of the three guests brings two lamps.', it: `Ciascuno dei tre ospiti porta ${lamps} lampade.` },
  far: { en: 'The bell is rung nine times.', it: 'La campana si suona dieci volte.' },
});
type Texts = ReturnType<typeof texts>;

const look = (all: Texts) =>
  checkPairs(
    Object.entries(all).map(([key, { en, it: italian }]) => ({ key, source: en, target: italian })),
    context,
  );
const of = (all: Texts) => (key: string) => all[key as keyof Texts];

describe('dismissed findings', () => {
  const before = texts('quattro');
  const dismissed = dismiss(look(before), [], of(before), 'The lamps are counted otherwise.');

  it('are put aside in bulk, with one reason', () => {
    expect(look(before)).toHaveLength(2);
    expect(dismissed.map(({ unit, check, why }) => [unit, check, why])).toEqual([
      ['near', 'numbers', 'The lamps are counted otherwise.'],
      ['far', 'numbers', 'The lamps are counted otherwise.'],
    ]);
    expect(withoutDismissed(look(before), dismissed, of(before))).toEqual({ open: [], unused: [] });
  });

  it('come back when the text changes, and only those of that text', () => {
    const after = texts('cinque');
    const { open, unused } = withoutDismissed(look(after), dismissed, of(after));
    expect(open.map(({ key }) => key)).toEqual(['near']);
    expect(unused.map(({ unit }) => unit)).toEqual(['near']);
  });

  it('are unused where nothing is found any more', () => {
    const right = texts('due');
    expect(withoutDismissed(look(right), dismissed, of(right)).unused.map(({ unit }) => unit)).toEqual(['near']);
  });

  it('are written one a line, in an order of their own', () => {
    const written = dismissalsJson(dismissed);
    expect(written).toBe(dismissalsJson(dismissed.toReversed()));
    expect(
      (JSON.parse(written) as { readonly dismissed: readonly Dismissal[] }).dismissed.map(({ unit }) => unit),
    ).toEqual(['far', 'near']);
    expect(written.split('\n').filter((line) => line.includes('"unit"'))).toHaveLength(2);
  });
});
