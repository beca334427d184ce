import {
  type Alternative,
  type Ask,
  type Caps,
  type ChoiceOption,
  type ChoiceProblem,
  decisionsOf,
  isFree,
  type Kind,
  type KindMember,
  touched,
} from './problem.js';

const optionsIn = (kinds: readonly Kind[]): readonly ChoiceOption[] => kinds.flatMap(({ options }) => options);

/** Unites groups with the same members, whatever they were made for, and drops those without a bound. */
export function withFewerGroups({ decisions, least, most, groups }: ChoiceProblem): ChoiceProblem {
  const all = decisions.flatMap(({ alternatives, ifNone }) => [...alternatives, ...ifNone]);
  // Groups are in the same class as long as every alternative so far counts in both or in neither.
  const classes = new Array<number>(groups).fill(NO_BOUND);
  for (const asks of [least, most, ...all.flatMap((one) => [one.least, one.most])])
    for (const [group] of asks) classes[group] = 0;
  const heirs = [0];
  for (const { counts } of all) {
    const before = heirs.length;
    for (const group of counts) {
      const known = classes[group] as number;
      if (known === NO_BOUND || known >= before) continue;
      if ((heirs[known] as number) < before) heirs[known] = heirs.push(0) - 1;
      classes[group] = heirs[known] as number;
    }
  }
  const first = classes.map((known) => (known === NO_BOUND ? NO_BOUND : classes.indexOf(known)));
  const renamed = (asks: readonly Ask[]): readonly Ask[] =>
    asks.map(([group, bound]) => [first[group] as number, bound]);
  const fewer = (one: Alternative): Alternative => ({
    merits: one.merits,
    counts: [...new Set(one.counts.map((group) => first[group] as number))].filter((group) => group !== NO_BOUND),
    least: renamed(one.least),
    most: renamed(one.most),
  });
  return {
    decisions: decisions.map((decision) => ({
      ...decision,
      alternatives: decision.alternatives.map(fewer),
      ifNone: decision.ifNone.map(fewer),
    })),
    least: renamed(least),
    most: renamed(most),
    groups,
  };
}

const NO_BOUND = -1;

/** How large groups can become, and how large they are in any case. */
interface Sizes {
  readonly top: ReadonlyMap<number, number>;
  readonly floor: ReadonlyMap<number, number>;
}

function sizesOf(kinds: readonly Kind[]): Sizes {
  const [top, floor] = [new Map<number, number>(), new Map<number, number>()];
  const add = (sizes: Map<number, number>, group: number, by: number) => sizes.set(group, (sizes.get(group) ?? 0) + by);
  for (const kind of kinds) {
    const { members, options } = kind;
    const joined = new Map<number, number>();
    for (const { counts } of options) for (const group of counts) add(joined, group, 1);
    for (const [group, times] of joined) {
      const size = group < 0 ? members.length / decisionsOf(kind) : members.length;
      add(top, group, size);
      if (times === options.length) add(floor, group, size);
    }
  }
  return { top, floor };
}

/**
 * If everything that joins a group also has a lower bound there, the group is either empty or at least that large: a
 * smaller lower bound can be raised. Without this, the relaxation is satisfied with half an option.
 */
function tightened(options: readonly ChoiceOption[]): boolean {
  const least = new Map<number, number>();
  for (const option of options)
    for (const group of option.counts)
      least.set(group, Math.min(least.get(group) ?? Number.POSITIVE_INFINITY, option.least.get(group) ?? 0));
  let changed = false;
  for (const option of options)
    for (const [group, bound] of option.least) {
      const joined = least.get(group) ?? 0;
      if (bound <= 0 || bound >= joined) continue;
      option.least.set(group, joined);
      changed = true;
    }
  return changed;
}

/** Groups with a lower bound asked by some option, and groups with a greatest size. */
interface Watched {
  readonly asked: ReadonlySet<number>;
  readonly capped: ReadonlySet<number>;
}

function watchedIn(options: readonly ChoiceOption[], caps: Caps): Watched {
  const [asked, capped] = [new Set<number>(), new Set<number>(caps.keys())];
  for (const { least, most } of options) {
    for (const group of least.keys()) asked.add(group);
    for (const group of most.keys()) capped.add(group);
  }
  return { asked, capped };
}

/** Whether an option can replace another one in any choice: nothing else is worse off, and it weighs no less. */
function replaces(option: ChoiceOption, other: ChoiceOption, { asked, capped }: Watched): boolean {
  if (option.weight < other.weight) return false;
  for (const group of option.counts) if (capped.has(group) && !other.counts.has(group)) return false;
  for (const group of other.counts) if (asked.has(group) && !option.counts.has(group)) return false;
  for (const [group, bound] of option.least) if (bound > (other.least.get(group) ?? 0)) return false;
  for (const [group, bound] of option.most)
    if (bound < (other.most.get(group) ?? Number.POSITIVE_INFINITY)) return false;
  return true;
}

/** Drops lower bounds that always hold, and counts that no bound needs. */
function simplified({ counts, least, most }: ChoiceOption, { top, floor }: Sizes, { asked, capped }: Watched): boolean {
  const before = counts.size + least.size + most.size;
  for (const [group, bound] of least)
    if (bound <= (floor.get(group) ?? 0) || (bound === 1 && counts.has(group))) least.delete(group);
  for (const [group, bound] of most) if ((top.get(group) ?? 0) <= bound) most.delete(group);
  for (const group of counts) if (!asked.has(group) && !capped.has(group)) counts.delete(group);
  return counts.size + least.size + most.size < before;
}

/** Whether an option requires more than is possible. */
const isHopeless = ({ least }: ChoiceOption, { top }: Sizes): boolean =>
  [...least].some(([group, bound]) => bound > (top.get(group) ?? 0));

/**
 * Drops what cannot matter, until nothing changes: limits that always hold, and options that another one of their kind
 * can always replace. Each step preserves a choice of the greatest weight.
 *
 * @param spend called with the number of steps taken
 */
export function shrink(kinds: readonly Kind[], caps: Caps, spend: (steps: number) => void): void {
  let open = kinds;
  for (let again = true; again; ) {
    open = open.filter(({ options }) => options.length > 1 || !options.every(isFree));
    const all = optionsIn(open);
    again = tightened(all);
    const sizes = sizesOf(open);
    for (const [group, most] of caps) if ((sizes.top.get(group) ?? 0) <= most) again = caps.delete(group);
    const watched = watchedIn(all, caps);
    for (const { options } of open) {
      spend(options.length * options.length);
      for (let place = options.length - 1; place >= 0; place--) {
        const option = options[place] as ChoiceOption;
        if (simplified(option, sizes, watched)) again = true;
        // Of two that can replace each other the first stays.
        const isReplaced = options.some(
          (other, i) =>
            i !== place && replaces(other, option, watched) && (i < place || !replaces(option, other, watched)),
        );
        if (options.length === 1 || !(isHopeless(option, sizes) || isReplaced)) continue;
        options.splice(place, 1);
        again = true;
      }
    }
  }
}

function textOf(option: ChoiceOption): string {
  const { weight, counts, least, most } = option;
  if (isFree(option)) return String(weight);
  return [weight, [...counts].sort(byNumber), [...least].sort(byGroup), [...most].sort(byGroup)].join('|');
}

const byNumber = (a: number, b: number): number => a - b;
const byGroup = ([a]: readonly [number, number], [b]: readonly [number, number]): number => a - b;

/** Unites kinds that have come to have the same options. */
export function merged(kinds: readonly Kind[]): Kind[] {
  const known = new Map<string, Kind>();
  for (const { members, options } of kinds) {
    const signed = options.map((option) => ({ option, text: textOf(option) }));
    signed.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    const picks = signed.map(({ option }) => option.picks);
    const own: KindMember[] = members.map(({ decision, at }) => ({ decision, at, picks }));
    const key = signed.map(({ text }) => text).join('/');
    const kind = known.get(key);
    if (kind === undefined) known.set(key, { members: own, options: signed.map(({ option }) => option) });
    else kind.members.push(...own);
  }
  return [...known.values()];
}

/** Separates kinds that are not connected by groups, even through others. */
export function componentsOf(kinds: readonly Kind[]): (readonly Kind[])[] {
  const root = kinds.map((_, i) => i);
  const find = (i: number): number => {
    let top = i;
    while (root[top] !== top) top = root[top] as number;
    root[i] = top;
    return top;
  };
  const seen = new Map<number, number>();
  for (const [i, { options }] of kinds.entries())
    for (const option of options)
      for (const group of touched(option)) {
        const other = seen.get(group);
        if (other === undefined) seen.set(group, i);
        else root[find(i)] = find(other);
      }
  const parts = new Map<number, Kind[]>();
  for (const [i, kind] of kinds.entries()) {
    const part = parts.get(find(i));
    if (part === undefined) parts.set(find(i), [kind]);
    else part.push(kind);
  }
  return [...parts.values()];
}
