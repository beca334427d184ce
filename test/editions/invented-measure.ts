import { compareTexts } from '../../tools/editions/compare.js';
import type { OfficialText } from '../../tools/official/official.js';
import { type InventionOptions, inventedEdition } from './invented.js';

/** What `diff` finds between a text and an edition invented from it, held against what was done to it; each as `old new kind`. */
export interface Invented {
  readonly hits: readonly string[];
  readonly missed: readonly string[];
  /** Found, and not done; more references and typography are no false alarm. */
  readonly alarms: readonly string[];
}

export function heldAgainst(
  text: OfficialText,
  seed: number,
  isWanted: (number: string) => boolean,
  options: InventionOptions,
): Invented {
  const invented = inventedEdition(text, seed, isWanted, options);
  const all = compareTexts(text, invented.text).changes.map(
    ({ old, new: fresh, kind }) => `${old ?? '–'} ${fresh ?? '–'} ${kind}`,
  );
  const done = [...invented.changes, ...invented.retargeted];
  return {
    hits: done.filter((one) => all.includes(one)),
    missed: done.filter((one) => !all.includes(one)),
    alarms: all.filter((one) => !done.includes(one) && !/ (?:unchanged|references|typography)$/.test(one)),
  };
}
