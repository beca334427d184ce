import type { Hit } from './find.js';
import type { ComparedOutcome } from './outcome.js';
import { sizeOf } from './shrink.js';
import type { SetupPair } from './sides.js';

/** Ids of differing entries that decided on one side. */
export const involved = (
  { before, after }: Pick<Hit, 'before' | 'after'>,
  behind: readonly string[],
): readonly string[] => behind.filter((id) => before.because.includes(id) || after.because.includes(id));

/** What makes a case, as texts for comparison. */
export interface Reasons {
  /** The differing entries that decided. What they brought about may bear the names of others: then the kinds of events that came out. */
  readonly deciding: string;
  /** All differing entries that could have. */
  readonly behind: string;
  /** Whether a differing entry is seen to have decided. */
  readonly seen: boolean;
}

export function reasonsOf(hit: Hit, reach: SetupPair['reach']): Reasons {
  const behind = reach.behind(`${hit.trial.kind} ${hit.trial.name}`);
  const deciding = involved(hit, behind).join();
  const kinds = `${kindsIn(hit.before)} → ${kindsIn(hit.after)}`;
  return { deciding: deciding || kinds, behind: behind.join(), seen: deciding !== '' };
}

const kindsIn = ({ plan }: ComparedOutcome): string =>
  [...new Set(plan?.steps.flat().map(({ event }) => event) ?? [])].sort().join();

/** True for the case that is easier to believe, or as easy and shorter to read. */
export const plainer = (a: Hit, b: Hit): boolean => a.doubt < b.doubt || (a.doubt === b.doubt && sizeOf(a) < sizeOf(b));
