import type { Hit } from './find.js';
import type { ComparedOutcome } from './outcome.js';
import { sizeOf } from './shrink.js';
import type { SetupPair } from './sides.js';

/** Ids of differing entries that decided on one side. */
export const involved = (
  { before, after }: Pick<Hit, 'before' | 'after'>,
  behind: readonly string[],
): readonly string[] => behind.filter((id) => before.because.includes(id) || after.because.includes(id));

/** The characteristics of a case, as texts for comparison. */
export interface Reasons {
  /**
   * The differing entries that decided. Their effects may be attributed to others: then the kinds of events in the
   * result.
   */
  readonly deciding: string;
  /** All differing entries that could have decided. */
  readonly behind: string;
  /** Whether a differing entry is known to have decided. */
  readonly seen: boolean;
}

/**
 * The reasons by which differences are grouped: the differing entries that decided or, if there are none, the events
 * before and after.
 */
export function reasonsOf(hit: Hit, reach: SetupPair['reach']): Reasons {
  const behind = reach.behind(`${hit.trial.kind} ${hit.trial.name}`);
  const deciding = involved(hit, behind).join();
  const kinds = `${kindsIn(hit.before)} → ${kindsIn(hit.after)}`;
  return { deciding: deciding || kinds, behind: behind.join(), seen: deciding !== '' };
}

const kindsIn = ({ plan }: ComparedOutcome): string =>
  [...new Set(plan?.steps.flat().map(({ event }) => event) ?? [])].sort().join();

/** True for the case that is more convincing, or equally convincing and shorter. */
export const plainer = (a: Hit, b: Hit): boolean => a.doubt < b.doubt || (a.doubt === b.doubt && sizeOf(a) < sizeOf(b));
