import { need } from '../model/given.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import type { EditionDate } from '../model/words.js';
import { choicesOf, editionFor, isInForce } from './active.js';
import { arrange } from './arrange.js';

/**
 * Only the entries active in the edition in force on a day; on other days, the result behaves like a rulebook that does
 * not know them.
 */
export function narrowedToEdition(rulebook: Rulebook, day: EditionDate): Rulebook {
  need(rulebook, 'rulebook', 'narrowedToEdition');
  const { edition } = editionFor(rulebook, day);
  return {
    ...rulebook,
    editions: rulebook.editions.filter(({ date }) => date === edition),
    entries: rulebook.entries.filter((entry) => isInForce(entry, edition)),
  };
}

/**
 * Only the entries active in a setup. `arrange` refuses tables with another edition, other layers or other choices.
 *
 * @throws Fault as `arrange`
 */
export function narrowedToSetup(rulebook: Rulebook, setup: SetupJson): Rulebook {
  const { entries, layers, edition } = arrange(rulebook, setup);
  const kept = new Set(entries);
  return {
    ...rulebook,
    editions: rulebook.editions.filter(({ date }) => date === edition),
    entries: rulebook.entries.filter((entry) => kept.has(entry)),
    only: { layers: [...layers].sort(), choices: Object.fromEntries([...choicesOf(rulebook, setup)].sort(byKey)) },
  };
}

const byKey = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);
