import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { Random } from '../../src/engine/setup/random.js';
import { type Seated, seated } from '../moments/walk.js';
import type { Parting } from './declaring.js';
import type { Part } from './parts.js';

/** So many tables share a sitting, and with it the rules that are put together for it. */
const AT_ONE_SITTING = 20;

/** Plays the tables of a part from one number up to another; each table follows from the seed and its number. */
export function* played(
  rulebook: Rulebook,
  part: Part,
  seed: number,
  tables: { readonly first: number; readonly count: number },
): Generator<{ readonly compared: number; readonly parting?: Parting & { readonly number: number } }> {
  const editions = rulebook.editions.filter(({ date }) => date >= (part.since ?? ''));
  let at: Seated | undefined;
  let sitting = -1;
  for (let number = tables.first; number < tables.first + tables.count; number++) {
    const now = Math.floor(number / AT_ONE_SITTING);
    if (at === undefined || now !== sitting) {
      sitting = now;
      const variant = part.variants[now % part.variants.length];
      at = seated(new Random(seed + 1, now), { ...rulebook, editions }, variant, part.fits);
    }
    const { compared, parting } = part.play(new Random(seed, number), rulebook, at);
    yield { compared, ...(parting && { parting: { ...parting, number } }) };
  }
}
