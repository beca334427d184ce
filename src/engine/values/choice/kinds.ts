import { last } from '../../model/last.js';
import {
  type Alternative,
  type Ask,
  type ChoiceOption,
  type ChoiceProblem,
  type Decision,
  type Kind,
  type KindMember,
  lower,
  raise,
} from './problem.js';

const sorted = (numbers: readonly number[]): string =>
  (numbers.length < 2 ? numbers : [...numbers].sort((a, b) => a - b)).join();

const sortedAsks = (asks: readonly Ask[]): string =>
  (asks.length < 2 ? asks : [...asks].sort(([a], [b]) => a - b)).join(';');

/** The effect of an alternative, as a text; merits are numbered in the order in which the decision names them. */
function signatureOf({ merits, counts, least, most }: Alternative, named: Map<number, number>): string {
  const names = merits.map((merit) => {
    if (!named.has(merit)) named.set(merit, named.size);
    return named.get(merit) as number;
  });
  return `${sorted(names)}|${sorted(counts)}|${sortedAsks(least)}|${sortedAsks(most)}`;
}

/**
 * A decision in the form of its kind: alternatives in the order of their signatures, with one of those that have the
 * same effect.
 */
interface Ordered {
  readonly signature: string;
  readonly at: readonly number[];
}

function orderedOf({ alternatives, atMost, ifNone, kept }: Decision): Ordered {
  const named = new Map<number, number>();
  const seen = new Set<string>();
  const signed: { readonly key: string; readonly at: number }[] = [];
  for (const [at, alternative] of alternatives.entries()) {
    const key = `${signatureOf(alternative, named)}${kept === null ? '' : kept.includes(at)}`;
    // If some are to be kept, alternatives with the same effect cannot stand for one another.
    if (kept === null && seen.has(key)) continue;
    seen.add(key);
    signed.push({ key, at });
  }
  signed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at));
  const none = ifNone.map((one) => signatureOf(one, named)).sort();
  const parts = [...signed.map(({ key }) => key), String(atMost), ...none, String(kept === null)];
  return { signature: parts.join('/'), at: signed.map(({ at }) => at) };
}

/** The number of sets with at most this many members. */
function setsOf(count: number, most: number): number {
  let [all, ofSize] = [0, 1];
  for (let size = 0; size <= Math.min(count, most); size++) {
    all += ofSize;
    ofSize = (ofSize * (count - size)) / (size + 1);
  }
  return all;
}

/** The joint effect of several alternatives. */
function together(chosen: readonly Alternative[], picks: readonly number[], weight: number): ChoiceOption {
  const option = { weight, counts: new Set<number>(), least: new Map(), most: new Map(), picks };
  for (const { counts, least, most } of chosen) {
    for (const group of counts) option.counts.add(group);
    for (const [group, bound] of least) raise(option.least, group, bound);
    for (const [group, bound] of most) lower(option.most, group, bound);
  }
  return option;
}

const meritsOf = (chosen: readonly Alternative[]): number => new Set(chosen.flatMap(({ merits }) => merits)).size;

/** One option for each set of alternatives. */
function listed(
  { alternatives, atMost, ifNone, kept }: Decision,
  at: readonly number[],
  scale: number,
): ChoiceOption[] {
  const options: ChoiceOption[] = [];
  const add = (picks: readonly number[]): void => {
    const chosen = picks.map((pick) => alternatives[at[pick] as number] as Alternative);
    const isKept =
      kept !== null && kept.length === picks.length && picks.every((pick) => kept.includes(at[pick] ?? -1));
    const weight = meritsOf(chosen) * scale + (isKept ? 1 : 0);
    options.push(together(chosen.length === 0 ? ifNone : chosen, picks, weight));
    if (picks.length >= atMost) return;
    for (let next = (last(picks) ?? -1) + 1; next < at.length; next++) add([...picks, next]);
  };
  add([]);
  return options;
}

/** What a decision counts for, or is worth, if any of several alternatives is chosen. */
interface Shared {
  readonly places: readonly number[];
  readonly counts: number[];
  merits: number;
}

/** Alternatives by what several of them have in common; what only one has stays with it. */
function sharedBy(alternatives: readonly Alternative[]): ReadonlyMap<string, Shared> {
  const byGroup = new Map<number, number[]>();
  const byMerit = new Map<number, number[]>();
  const note = (places: Map<number, number[]>, of: number, at: number): void => {
    const known = places.get(of);
    if (known === undefined) places.set(of, [at]);
    else known.push(at);
  };
  for (const [at, { counts, merits }] of alternatives.entries()) {
    for (const group of new Set(counts)) note(byGroup, group, at);
    for (const merit of new Set(merits)) note(byMerit, merit, at);
  }
  const all = new Map<string, Shared>();
  const of = (places: readonly number[]): Shared => {
    const shared = all.get(places.join()) ?? { places, counts: [], merits: 0 };
    all.set(places.join(), shared);
    return shared;
  };
  for (const [group, places] of byGroup) of(places).counts.push(group);
  for (const places of byMerit.values()) of(places).merits++;
  return all;
}

/** What spreading a decision needs to know about the whole problem. */
interface Around {
  readonly scale: number;
  /** Allocates numbers for private groups of decisions. */
  readonly group: () => number;
  readonly caps: Map<number, number>;
  /** Groups with an upper bound: there everything must count. Elsewhere no solution would leave out what counts. */
  readonly limited: ReadonlySet<number>;
}

/**
 * A yes or no for each alternative of equal decisions, and one for whatever several of them share, so that it counts
 * only once: that one requires one of them, and is required by each that might leave it out.
 */
function spread(decision: Decision, members: KindMember[], { scale, group, caps, limited }: Around): Kind[] {
  const { atMost, ifNone, kept } = decision;
  const [{ at }] = members as [KindMember];
  const places = [...at].sort((a, b) => a - b);
  const alternatives = places.map((place) => decision.alternatives[place] as Alternative);
  const kinds: Kind[] = [];
  // Options without an effect are never changed, so that one may stand for many.
  const [nothing, bonus] = [together([], [], 0), together([], [], 1)];
  const yesOrNo = (yes: ChoiceOption, no = nothing): void => {
    kinds.push({ members, options: [no, yes] });
  };
  const everything = group();
  if (atMost < alternatives.length) caps.set(everything, atMost);
  const isKept = places.map((place) => kept?.includes(place) ?? false);
  const own = alternatives.map(({ least, most }, i) => {
    const picks = [at.indexOf(places[i] as number)];
    return together([{ merits: [], counts: [everything], least, most }], picks, isKept[i] ? 1 : 0);
  });
  const weights = own.map(({ weight }) => weight);
  for (const { places, counts, merits } of sharedBy(alternatives).values()) {
    const [only, other] = places as [number, number | undefined];
    if (other === undefined) {
      for (const one of counts) own[only]?.counts.add(one);
      weights[only] = (weights[only] as number) + merits * scale;
      continue;
    }
    const [any, it] = [places.length < alternatives.length ? group() : everything, group()];
    const isLimited = counts.some((one) => limited.has(one));
    for (const place of places) {
      own[place]?.counts.add(any);
      if (isLimited) raise(own[place]?.least as Map<number, number>, it, 1);
    }
    yesOrNo(together([{ merits: [], counts: [...counts, it], least: [[any, 1]], most: [] }], [], merits * scale));
  }
  for (const [i, option] of own.entries())
    yesOrNo({ ...option, weight: weights[i] as number }, kept !== null && !isKept[i] ? bonus : nothing);
  if (ifNone.length > 0) {
    const none = together([...ifNone, { merits: [], counts: [], least: [], most: [[everything, 0]] }], [], 0);
    const some = together([{ merits: [], counts: [], least: [[everything, 1]], most: [] }], [], 0);
    kinds.push({ members, options: [none, some] });
  }
  return kinds;
}

/** All decisions of a problem as kinds of options, with the upper bounds of groups. */
export interface Kinds {
  readonly kinds: Kind[];
  readonly caps: Map<number, number>;
  /** The weight of a merit: more than everything that is kept. */
  readonly scale: number;
}

/**
 * @param keeping whether preferences count among choices with equal merits
 * @param listable most sets of alternatives listed for one decision
 * @param apart whether equal decisions with private groups become kinds of their own
 */
export function kindsOf(
  { decisions, least, most, groups }: ChoiceProblem,
  keeping: boolean,
  listable: number,
  apart: boolean,
): Kinds {
  const bySignature = new Map<string, { readonly decision: Decision; readonly members: KindMember[] }>();
  const all = keeping ? decisions : decisions.map((decision) => ({ ...decision, kept: null }));
  for (const [number, decision] of all.entries()) {
    const { signature, at } = orderedOf(decision);
    const member = { decision: number, at };
    const known = bySignature.get(signature);
    if (known === undefined) bySignature.set(signature, { decision, members: [member] });
    else known.members.push(member);
  }
  const caps = new Map<number, number>();
  for (const [group, bound] of most) lower(caps, group, bound);
  const scale = keeping
    ? 1 + decisions.reduce((sum, { alternatives }) => sum + Math.max(alternatives.length, 1), 0)
    : 1;
  const limited = new Set<number>(caps.keys());
  for (const { alternatives, ifNone } of decisions)
    for (const one of [...alternatives, ...ifNone]) for (const [group] of one.most) limited.add(group);
  let [shared, own] = [groups, -1];
  const kinds: Kind[] = [];
  for (const { decision, members } of bySignature.values()) {
    const [{ at }] = members as [KindMember];
    const sets = setsOf(at.length, decision.atMost);
    if (sets <= listable * members.length || sets === at.length + 1) {
      kinds.push({ members, options: listed(decision, at, scale) });
      continue;
    }
    const lots = apart ? members.map((member) => [member]) : [members];
    for (const lot of lots) {
      const group = (): number => (lot.length > 1 ? own-- : shared++);
      kinds.push(...spread(all[(lot[0] as KindMember).decision] as Decision, lot, { scale, group, caps, limited }));
    }
  }
  if (least.length > 0)
    kinds.push({
      members: [{ decision: -1, at: [] }],
      options: [together([{ merits: [], counts: [], least, most: [] }], [], 0)],
    });
  return { kinds, caps, scale };
}
