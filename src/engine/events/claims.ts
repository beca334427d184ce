import { listOf } from '../values/functions.js';
import { type EventValue, Thing, type Value } from '../values/values.js';
import { distinctIds, thingsIn } from './basis.js';

/** A value that one event brought into a field of the event that gathers such events, with the contributing entries. */
export interface Claimed {
  /** Missing for what an entry added to the field. */
  readonly claim?: EventValue;
  readonly field: number;
  readonly value: Value;
  readonly because: readonly string[];
}

/** A claim that did not happen as such. */
interface UndoneClaim {
  readonly claim: EventValue;
  /** Whether its value stands in another field instead. */
  readonly replaced: boolean;
  readonly because: readonly string[];
}

/**
 * What an entry changed of what was gathered. A value that is
 *
 * - kept in its field is due to whoever brought it there;
 * - added is due to the entry;
 * - moved from another field (who would lose wins instead) is due to both, and its claim was replaced;
 * - removed was barred as a claim; if an entry had added it, nobody claimed it, and the entry is named with what remains
 *   of the same value.
 *
 * @param gathering the event before and after
 * @param causeOf the entry, with those that it rests on for a value
 */
export function regathered(
  claimed: readonly Claimed[],
  gathering: { readonly before: EventValue; readonly after: EventValue },
  causeOf: (value: Value) => readonly string[],
): { readonly claimed: readonly Claimed[]; readonly undone: readonly UndoneClaim[] } {
  const { before, after } = gathering;
  const holds = (event: EventValue, field: number, value: Value) => listOf(event.fields[field]).includes(value);
  const stays = ({ field, value }: Claimed): boolean => holds(after, field, value);
  const gone = claimed.filter((one) => !stays(one));
  const lost = gone.filter(({ claim }) => claim === undefined).map(({ value }) => value);
  const kept = claimed
    .filter(stays)
    .map((one) =>
      lost.includes(one.value) ? { ...one, because: distinctIds([...one.because, ...causeOf(one.value)]) } : one,
    );
  const added = after.fields.flatMap((list, field) =>
    listOf(list)
      .filter((value) => !holds(before, field, value))
      .map((value): Claimed => {
        const moved = gone.filter((one) => one.value === value);
        return { field, value, because: distinctIds([...causeOf(value), ...moved.flatMap(({ because }) => because)]) };
      }),
  );
  const undone = gone.flatMap(({ claim, value }): readonly UndoneClaim[] => {
    const replaced = added.some((one) => one.value === value);
    return claim === undefined ? [] : [{ claim, replaced, because: causeOf(value) }];
  });
  return { claimed: [...kept, ...added], undone };
}

/** Who claimed the things in an event; if there are none in it, who claimed anything. */
export function claimedFor(claimed: readonly Claimed[], event: EventValue): readonly string[] {
  if (claimed.length === 0) return [];
  const things = thingsIn(event);
  return claimed
    .filter(({ value }) => things.size === 0 || (value instanceof Thing && things.has(value)))
    .flatMap(({ because }) => because);
}
