import type { Vocabulary } from 'tavolata/internals';
import type { Atom, Claim, PlainValue } from './formula.js';

/** A claim, asserted or denied. */
export interface Assertion {
  readonly atom: Atom;
  readonly holds: boolean;
}

/** Everything asserted about one term. */
interface KnownFacts {
  readonly said: readonly Assertion[];
  /** Whether a fact of it was asserted not to be none. */
  readonly there: boolean;
}

/** Assertions without a known contradiction. A further one is compared with those that it can contradict. */
export class Assertions {
  /** All of them, in order. */
  readonly asserted: Assertion[] = [];
  private readonly byTerm = new Map<string, Assertion[]>();
  /** How many assertions say that a term is not none. */
  private readonly there = new Map<string, number>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Adds an assertion; false if it and those before it cannot all be true. True does not mean that they can. */
  isPossible({ atom, holds }: Assertion): boolean {
    const one = { atom, holds };
    const { term, of } = atom;
    this.asserted.push(one);
    const about = this.byTerm.get(term);
    if (about === undefined) this.byTerm.set(term, [one]);
    else about.push(one);
    const isThere = of !== undefined && notNone(one);
    if (isThere) this.there.set(of, (this.there.get(of) ?? 0) + 1);
    const sized = sizedBy(term);
    return (
      this.fits(term) &&
      (!isThere || this.fits(of)) &&
      (sized === undefined || !this.isKnown(sized) || this.fits(sized))
    );
  }

  /** Removes all assertions but the first. */
  takeBackTo(length: number): void {
    while (this.asserted.length > length) {
      const one = this.asserted.pop() as Assertion;
      const { term, of } = one.atom;
      const about = this.byTerm.get(term) as Assertion[];
      if (about.pop() && about.length === 0) this.byTerm.delete(term);
      if (of === undefined || !notNone(one)) continue;
      const left = (this.there.get(of) ?? 0) - 1;
      if (left > 0) this.there.set(of, left);
      else this.there.delete(of);
    }
  }

  private readonly isKnown = (term: string): boolean => this.byTerm.has(term) || this.there.has(term);

  private fits(term: string): boolean {
    const facts = { said: this.byTerm.get(term) ?? [], there: this.there.has(term) };
    return possible(facts, this.byTerm.get(`size!(${term})`) ?? [], this.vocabulary);
  }
}

/** The term whose size another term is. */
export const sizedBy = (term: string): string | undefined =>
  term.startsWith('size!(') && term.endsWith(')') ? term.slice(6, -1) : undefined;

const notNone = ({ atom: { claim }, holds }: Assertion): boolean =>
  claim.kind === 'values' ? claim.values.includes(null) !== holds : holds && claim.kind !== 'within';

function possible({ said, there }: KnownFacts, size: readonly Assertion[], vocabulary: Vocabulary): boolean {
  const list = said.find(({ atom, holds }) => holds && atom.claim.kind === 'list');
  if (list !== undefined) {
    const { items } = list.atom.claim as Extract<Claim, { kind: 'list' }>;
    return listFits(items, said) && size.every((one) => truthOf(one, items.length));
  }
  if (!membersFit(said, size)) return false;
  const candidates = candidatesFor(said, vocabulary);
  if (candidates !== undefined)
    return candidates.some((value) => !(there && value === null) && said.every((one) => truthOf(one, value)));
  return rangeFits(said) && entityFits(said, there);
}

/** Whether an assertion holds of a value that is neither a list nor a thing. */
function truthOf({ atom: { claim }, holds }: Assertion, value: PlainValue): boolean {
  if (claim.kind === 'values') return claim.values.includes(value) === holds;
  if (claim.kind === 'range') return (typeof value === 'number' && value >= claim.low && value <= claim.high) === holds;
  return !holds;
}

/** The only possible values, if they are known. */
function candidatesFor(said: readonly Assertion[], { enumerations }: Vocabulary): readonly PlainValue[] | undefined {
  for (const { atom, holds } of said) if (holds && atom.claim.kind === 'values') return atom.claim.values;
  for (const { atom } of said) {
    const types = atom.domain?.types ?? [];
    const [only = ''] = types;
    if (types.length === 1 && only === 'Boolean') return [true, false];
    if (types.length === 1 && Object.hasOwn(enumerations, only)) return Object.keys(enumerations[only]?.values ?? {});
  }
  return undefined;
}

const listFits = (items: readonly PlainValue[], said: readonly Assertion[]): boolean =>
  said.every(({ atom: { claim }, holds }) => {
    if (claim.kind === 'has') return items.includes(claim.value) === holds;
    if (claim.kind === 'within') return items.every((item) => claim.items.includes(item)) === holds;
    if (claim.kind === 'list')
      return (claim.items.length === items.length && claim.items.every((item, i) => item === items[i])) === holds;
    return claim.kind === 'values' ? !holds : true;
  });

function membersFit(said: readonly Assertion[], size: readonly Assertion[]): boolean {
  // Few terms are lists.
  if (size.length === 0 && said.every(({ atom }) => atom.claim.kind !== 'has')) return true;
  const claims = (kind: Claim['kind'], holds: boolean) =>
    said.filter(({ atom, holds: is }) => atom.claim.kind === kind && is === holds).map(({ atom }) => atom.claim);
  const has = claims('has', true).map((claim) => (claim as { value: PlainValue }).value);
  const lacks = claims('has', false).map((claim) => (claim as { value: PlainValue }).value);
  if (has.some((value) => lacks.includes(value))) return false;
  const within = claims('within', true).map((claim) => (claim as { items: readonly PlainValue[] }).items);
  if (within.some((items) => has.some((value) => !items.includes(value)))) return false;
  const least = new Set(has).size;
  return size.every(({ atom: { claim }, holds }) => {
    if (!holds) return true;
    if (claim.kind === 'range') return claim.high >= least && claim.high >= 0;
    return claim.kind !== 'values' || claim.values.some((value) => typeof value === 'number' && value >= least);
  });
}

function rangeFits(said: readonly Assertion[]): boolean {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Sizes and counts are numbers, and never negative.
  let number = said.some(({ atom }) => /^(size!|\(count)/.test(atom.term));
  if (number) low = 0;
  for (const { atom, holds } of said) {
    if (!holds || atom.claim.kind !== 'range') continue;
    number = true;
    low = Math.max(low, atom.claim.low);
    high = Math.min(high, atom.claim.high);
  }
  if (!number) return true;
  const denied = said.filter(({ holds }) => !holds).map(({ atom }) => atom.claim);
  for (let moved = true; moved && low <= high && low < Number.POSITIVE_INFINITY; ) {
    moved = false;
    for (const claim of denied) {
      const [from, to] =
        claim.kind === 'range'
          ? [claim.low, claim.high]
          : claim.kind === 'values'
            ? edge(claim.values, low, high)
            : [1, 0];
      if (from <= low && low <= to) [low, moved] = [to + 1, true];
      else if (from <= high && high <= to) [high, moved] = [from - 1, true];
    }
  }
  return low <= high && low < Number.POSITIVE_INFINITY;
}

/** A denied value narrows a range only at its ends. */
function edge(values: readonly PlainValue[], low: number, high: number): readonly [number, number] {
  const at = values.find((value): value is number => value === low || value === high);
  return at === undefined ? [1, 0] : [at, at];
}

function entityFits(said: readonly Assertion[], there: boolean): boolean {
  const is = new Set<string>();
  const isNot = new Set<string>();
  for (const { atom, holds } of said) if (atom.claim.kind === 'entity') (holds ? is : isNot).add(atom.claim.entity);
  if (is.size > 1 || [...is].some((entity) => isNot.has(entity))) return false;
  // A thing that always exists has one of its types.
  const sure = there || said.some((one) => notNone(one) || one.atom.domain !== undefined);
  const all = sure ? typesOf(said) : undefined;
  return all === undefined || all.length === 0 || is.size > 0 || !all.every((type) => isNot.has(type));
}

/** All types that a term could have. */
const typesOf = (said: readonly Assertion[]): readonly string[] =>
  said.flatMap(({ atom: { node } }) => ('list' in node.type ? [] : node.type.one));
