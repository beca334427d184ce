/** A thing on the battlefield or stack, as far as control goes. */
export interface Held {
  readonly id: string;
  readonly owner: string;
  readonly base: string;
  readonly card: boolean;
  readonly onStack: boolean;
  readonly phasedIn: boolean;
}

/** An effect that gives `on` to a player, or to whoever controls an object. */
export interface Gift {
  readonly id: string;
  readonly on: string;
  readonly to: string;
  readonly source: string | null;
  readonly timestamp: number;
}

/** What there is, and who plays. */
export interface Holdings {
  readonly players: readonly string[];
  readonly things: readonly Held[];
  readonly gifts: readonly Gift[];
}

const thingOf = ({ things }: Holdings, id: string): Held | undefined => things.find((one) => one.id === id);

/** Gifts that work, the latest first: to a player, or by a permanent that is seen (702.26b). */
function workingOn(at: Holdings, id: string): readonly Gift[] {
  const seen = (other: string): boolean => {
    const found = thingOf(at, other);
    return found !== undefined && (found.phasedIn || thingOf(at, id)?.phasedIn === false);
  };
  return at.gifts
    .filter((gift) => gift.on === id && (at.players.includes(gift.to) || seen(gift.to)))
    .filter(({ source }) => source === null || seen(source))
    .toSorted((a, b) => b.timestamp - a.timestamp);
}

/**
 * Who controls what (611.3a, 613.8): effects wait for those that they depend on; where nothing is left but circles, the oldest effect of one
 * is applied as though nothing had yet been done about its source. An effect by which somebody who doesn't play would get anything doesn't.
 */
export function controllers(at: Holdings): ReadonlyMap<string, string> {
  const takers = withTaker(at);
  const latest = (id: string): Gift | undefined =>
    workingOn(at, id).find(({ to }) => at.players.includes(to) || takers.has(to));
  const apart = (id: string): string =>
    workingOn(at, id).find(({ to }) => at.players.includes(to))?.to ?? (thingOf(at, id) as Held).base;
  const known = new Map<string, string>();
  const open = new Map(at.things.map(({ id }) => [id, latest(id)]));
  const settle = (id: string, player: string): void => {
    known.set(id, player);
    open.delete(id);
  };
  while (open.size > 0) {
    const ready = [...open].find(([, gift]) => !gift || at.players.includes(gift.to) || known.has(gift.to));
    if (ready) {
      const [id, gift] = ready;
      settle(id, gift ? (known.get(gift.to) ?? gift.to) : (thingOf(at, id) as Held).base);
      continue;
    }
    const comesBack = (id: string): boolean => {
      let next = open.get(id)?.to as string;
      for (let i = 0; i < open.size && next !== id; i++) next = open.get(next)?.to as string;
      return next === id;
    };
    const circling = [...open].filter(([id]) => comesBack(id)).map(([, gift]) => gift as Gift);
    const byAge = circling.toSorted((a, b) => a.timestamp - b.timestamp);
    const oldest = byAge.find(({ to }) => at.players.includes(apart(to))) ?? (byAge[0] as Gift);
    settle(oldest.on, apart(oldest.to));
  }
  return known;
}

/** Things that somebody who plays controls by default, or can get by some effect. */
function withTaker(at: Holdings): ReadonlySet<string> {
  const found = new Set(at.things.filter(({ base }) => at.players.includes(base)).map(({ id }) => id));
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { id } of at.things)
      if (workingOn(at, id).some(({ to }) => at.players.includes(to) || found.has(to))) found.add(id);
  }
  return found;
}

/** Whether some permanents hand each other on in a circle. */
export function isCircular({ gifts }: Holdings): boolean {
  const reaches = (id: string, wanted: string, seen: Set<string>): boolean =>
    gifts.some(({ on, to }) => {
      if (on !== id || seen.has(to)) return false;
      seen.add(to);
      return to === wanted || reaches(to, wanted, seen);
    });
  return gifts.some(({ on }) => reaches(on, on, new Set()));
}

const without = (at: Holdings, gone: ReadonlySet<string>): Holdings => ({
  ...at,
  things: at.things.filter(({ id }) => !gone.has(id)),
  gifts: at.gifts.filter(({ on, to, source }) => ![on, to, source].some((id) => id !== null && gone.has(id))),
});

/** What is left when these leave (800.4a, 800.4c), with what was exiled and what ceased. */
export function afterLeaving(
  before: Holdings,
  leaving: readonly string[],
): { readonly left: Holdings; readonly exiled: readonly string[]; readonly ceased: readonly string[] } {
  const players = before.players.filter((player) => !leaving.includes(player));
  const owned = new Set(before.things.filter(({ owner }) => leaving.includes(owner)).map(({ id }) => id));
  const exiled: string[] = [];
  const ceased: string[] = [];
  let left: Holdings = without({ ...before, players }, owned);
  left = { ...left, gifts: left.gifts.filter(({ to }) => !leaving.includes(to)) };
  for (;;) {
    const held = controllers(left);
    // Effects of a permanent that falls to a leaver give to that leaver.
    left = { ...left, gifts: left.gifts.filter(({ to }) => players.includes(held.get(to) ?? to)) };
    const lost = left.things.filter(({ id }) => !players.includes(held.get(id) as string));
    if (lost.length === 0) return { left, exiled, ceased };
    for (const { id, onStack, card } of lost) (onStack && !card ? ceased : exiled).push(id);
    left = without(left, new Set(lost.map(({ id }) => id)));
  }
}
