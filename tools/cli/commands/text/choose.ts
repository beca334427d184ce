import { isInForce, nearest, numbersIn } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, listed } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { type StatedText, textStates } from '../../../texts/state/states.js';
import { textAreas } from '../../../texts/units/unit.js';
import type { Call } from '../../command.js';
import { rulesWanted } from '../../official-text.js';
import { notAmong, refuse } from '../../refusing.js';
import type { OpenTexts } from './open.js';

/** The language whose texts a call is about. */
export function targetOf(call: Call): Lang {
  const given = call.value('language') ?? 'it';
  if (given === 'en' || given === 'it') return given;
  throw new DiagnosticError([
    diagnostic('cli.unknown-lang', { at: call.atOption('language'), values: { lang: given } }),
  ]);
}

/**
 * The texts that a call names by key, by key without its part, by id or by rule number, or selects by its options; all
 * by default.
 *
 * @param states the selected states; empty: all
 * @param first the first positional that names one
 * @param lang the language of the texts
 * @throws DiagnosticError for an unknown key, id or value of an option
 */
export function chosenTexts(
  call: Call,
  open: OpenTexts,
  states: readonly string[],
  { first = 0, lang = targetOf(call) }: { readonly first?: number; readonly lang?: Lang } = {},
): readonly StatedText[] {
  checkValues(call, states);
  const names = call.positionals.slice(first);
  const unknown = names.flatMap((key, index) => {
    if (open.units.some(isNamed(key, open))) return [];
    const suggestion = nearest(
      key,
      open.units.flatMap((unit) => [unit.key, ...(unit.entry === undefined ? [] : [unit.entry])]),
    );
    return [diagnostic('text.unknown-key', { at: call.at(index + first), values: { key }, suggestion })];
  });
  refuse(unknown);
  const isInSections = call.value('sections') !== undefined ? inSections(call, open) : undefined;
  const among = (name: string, value: string): boolean => {
    const given = call.values(name);
    return given.length === 0 || given.includes(value);
  };
  const isMeant = names.map((name) => isNamed(name, open));
  return open.texts.filter(
    ({ unit, lang: own, state }) =>
      own === lang &&
      (names.length === 0 || isMeant.some((isOne) => isOne(unit))) &&
      (states.length === 0 || states.includes(state)) &&
      among('area', unit.area) &&
      (isInSections === undefined || isInSections(unit)),
  );
}

function isNamed(name: string, { rulebook }: OpenTexts): (unit: StatedText['unit']) => boolean {
  const standing = rulebook.entries.filter(({ numbered }) => Object.values(numbered).flat().includes(name));
  const ids = new Set([name, ...standing.map(({ id }) => id)]);
  return ({ key, entry }) => key === name || key.startsWith(`${name}/`) || (entry !== undefined && ids.has(entry));
}

/**
 * Whether a text belongs to the selected sections: by the numbers that its scenario shows, or those of its entry in the
 * last edition in which that is in force.
 */
function inSections(call: Call, { rulebook }: OpenTexts): (unit: StatedText['unit']) => boolean {
  const isWanted = rulesWanted(call);
  const entries = new Set(
    rulebook.entries.flatMap((entry) => {
      const last = rulebook.editions.filter(({ date }) => isInForce(entry, date)).at(-1)?.date ?? '';
      return numbersIn(entry, last).some(isWanted) ? [entry.id] : [];
    }),
  );
  return ({ entry, numbers = [] }) => numbers.some(isWanted) || (entry !== undefined && entries.has(entry));
}

/** @throws DiagnosticError for values that no text has */
function checkValues(call: Call, states: readonly string[]): void {
  const wrong = (filter: string, known: readonly string[]) =>
    notAmong(call, filter, {
      known,
      code: 'text.unknown-filter',
      valuesOf: (value) => ({ filter, value, known: listed(known, 12) }),
    });
  refuse([...(states.length > 0 ? wrong('state', textStates) : []), ...wrong('area', textAreas)]);
}
