import type { Hit } from './find.js';
import { sizeOf } from './shrink.js';
import type { SetupPair } from './sides.js';

/** Ids of differing entries that decided on one side. */
export const involved = (
  { before, after }: Pick<Hit, 'before' | 'after'>,
  behind: readonly string[],
): readonly string[] => behind.filter((id) => before.because.includes(id) || after.because.includes(id));

/** The differing entries that decided a case, and all that could have, as texts for comparison. */
export const reasonsOf = (
  hit: Hit,
  reach: SetupPair['reach'],
): { readonly deciding: string; readonly behind: string } => {
  const behind = reach.behind(`${hit.trial.kind} ${hit.trial.name}`);
  return { deciding: involved(hit, behind).join(), behind: behind.join() };
};

/** True for the case that is easier to believe, or as easy and shorter to read. */
export const plainer = (a: Hit, b: Hit): boolean => a.doubt < b.doubt || (a.doubt === b.doubt && sizeOf(a) < sizeOf(b));
