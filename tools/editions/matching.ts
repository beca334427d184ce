import { sectionOf } from '../official/official.js';
import { bestPairs } from './assignment.js';
import { similarity, type Weights, weightsOf } from './similarity.js';
import type { Unit } from './units.js';

/** A unit of each edition; one of them is missing for what is new or gone. */
export interface UnitPair {
  readonly old?: Unit;
  readonly new?: Unit;
  /** The share of their words in common, from 0 to 1. */
  readonly similarity: number;
  /** True if an editor decided it. */
  readonly forced?: true;
}

/** A decision of an editor: a rule became another, or has no counterpart (`null`). */
export interface ForcedPair {
  readonly old: string | null;
  readonly new: string | null;
}

/** Below this similarity, not even the same number makes two rules one. */
const LEAST = 0.2;
/** Below this similarity, only a number or a neighbour can make them one; in different sections they need more. */
const ENOUGH = 0.45;
const ENOUGH_ELSEWHERE = 0.55;
const SAME_NUMBER = 0.1;
const NEIGHBOUR = 0.1;
/** Decides only what nothing else does. */
const SAME_SECTION = 0.01;
/** Most candidates for a unit, likeliest first. */
const CANDIDATES = 8;
/** Number of rarest words of a unit, at least one of which its counterpart contains. */
const RAREST = 12;
const ROUNDS = 4;

/**
 * Which unit became which. Units that are equal word for word and unique on both sides are matched first; the rest so
 * that all pairs together are worth most: words in common, the same number, and neighbours that stay neighbours.
 */
export function matched(
  before: readonly Unit[],
  after: readonly Unit[],
  forced: readonly ForcedPair[] = [],
): readonly UnitPair[] {
  const matching = new Matching(before, after);
  for (const pair of forced) matching.force(pair);
  matching.matchEqual();
  for (let round = 0; round < ROUNDS; round++) if (!matching.improve()) break;
  return matching.pairs();
}

const isSameSection = (one: Unit, other: Unit): boolean => sectionOf(one.number) === sectionOf(other.number);

class Matching {
  /** For each old unit its new one, and vice versa; null: none, by decision. */
  private readonly to = new Map<Unit, Unit | null>();
  private readonly from = new Map<Unit, Unit | null>();
  private readonly matchedUnits = new Set<Unit>();
  private readonly decided = new Set<Unit>();
  private readonly weights: Weights;
  private readonly known = new Map<Unit, Map<Unit, number>>();

  constructor(
    private readonly before: readonly Unit[],
    private readonly after: readonly Unit[],
  ) {
    this.weights = weightsOf([...before, ...after]);
  }

  force({ old: one, new: other }: ForcedPair): void {
    const [was, is] = [
      this.before.find(({ number }) => number === one),
      this.after.find(({ number }) => number === other),
    ];
    if (was !== undefined) this.to.set(was, is ?? null);
    if (is !== undefined) this.from.set(is, was ?? null);
    for (const unit of [was, is]) {
      if (unit === undefined) continue;
      this.matchedUnits.add(unit);
      this.decided.add(unit);
    }
  }

  /** Matches equal texts that are unique on both sides; of others, those with the same number. */
  matchEqual(): void {
    const [olds, news] = [this.before, this.after].map((units) => {
      const byText = new Map<string, Unit[]>();
      for (const unit of units) {
        if (this.matchedUnits.has(unit)) continue;
        const key = `${unit.kind} ${unit.bare}`;
        const same = byText.get(key);
        if (same === undefined) byText.set(key, [unit]);
        else same.push(unit);
      }
      return byText;
    }) as [Map<string, Unit[]>, Map<string, Unit[]>];
    for (const [key, was] of olds) {
      const is = news.get(key) ?? [];
      if (was.length === 1 && is.length === 1) this.match(was[0]!, is[0]!);
      // Equally many as before, in the same sections: none was added or removed. Otherwise their neighbours decide.
      else if (was.length === is.length && was.every((one, index) => isSameSection(one, is[index]!)))
        for (const [index, one] of was.entries()) this.match(one, is[index]!);
    }
  }

  private match(was: Unit, is: Unit): void {
    this.to.set(was, is);
    this.from.set(is, was);
    this.matchedUnits.add(was).add(is);
  }

  /** Matches the open units again, with what is now known about their neighbours. True if anything changed. */
  improve(): boolean {
    const olds = this.before.filter((unit) => !this.matchedUnits.has(unit));
    const news = this.after.filter((unit) => !this.matchedUnits.has(unit));
    const worth = new Map<Unit, Map<Unit, number>>();
    const byKey = new Map<string, Set<Unit>>();
    for (const unit of news) {
      for (const key of [unit.number, ...unit.bag.keys()]) {
        const there = byKey.get(key);
        if (there === undefined) byKey.set(key, new Set([unit]));
        else there.add(unit);
      }
    }
    for (const one of olds) worth.set(one, this.candidates(one, byKey));
    const found = new Map<Unit, Unit>();
    for (const { rows, columns } of components(worth)) {
      const best = bestPairs(
        rows.length,
        columns.length,
        (row, column) => worth.get(rows[row]!)?.get(columns[column]!) ?? 0,
      );
      for (const [row, column] of best.entries()) if (column >= 0) found.set(rows[row]!, columns[column]!);
    }
    const changed = olds.some((one) => this.to.get(one) !== found.get(one));
    for (const one of olds) this.to.delete(one);
    for (const other of news) this.from.delete(other);
    for (const [one, other] of found) {
      this.to.set(one, other);
      this.from.set(other, one);
    }
    return changed;
  }

  /** What a unit may have become, with the worth of each pair: units with its number, or one of its rarest words. */
  private candidates(one: Unit, news: ReadonlyMap<string, ReadonlySet<Unit>>): Map<Unit, number> {
    const rarest = [...one.bag.keys()].sort((a, b) => this.weights.ofWord(b) - this.weights.ofWord(a)).slice(0, RAREST);
    const likely = new Set([one.number, ...rarest].flatMap((key) => [...(news.get(key) ?? [])]));
    const all = [...likely].flatMap((other) => {
      const alike = this.alike(one, other);
      // A title is short: the rules below it say more than its words.
      if (alike < LEAST && !(one.kind === 'title' && other.kind === 'title' && one.number === other.number)) return [];
      const near = this.nearness(one, other);
      const isNear = isSameSection(one, other);
      if (near === 0 && alike < (isNear ? ENOUGH : ENOUGH_ELSEWHERE)) return [];
      return [{ other, worth: alike + near + (isNear ? SAME_SECTION : 0) }];
    });
    return new Map(
      all
        .sort((a, b) => b.worth - a.worth)
        .slice(0, CANDIDATES)
        .map(({ other, worth }) => [other, worth]),
    );
  }

  private alike(one: Unit, other: Unit): number {
    const row = this.known.get(one) ?? new Map<Unit, number>();
    this.known.set(one, row);
    const found = row.get(other) ?? similarity(one, other, this.weights);
    row.set(other, found);
    return found;
  }

  private nearness(one: Unit, other: Unit): number {
    const beside = (step: number): boolean => {
      const [was, is] = [this.before[one.order + step], this.after[other.order + step]];
      return was !== undefined && is !== undefined && this.to.get(was) === is;
    };
    return (one.number === other.number ? SAME_NUMBER : 0) + (beside(-1) ? NEIGHBOUR : 0) + (beside(1) ? NEIGHBOUR : 0);
  }

  /** All pairs in the order of the new text; what is gone comes after what it followed. */
  pairs(): readonly UnitPair[] {
    const found: UnitPair[] = [];
    const gone = new Set(this.before.filter((unit) => !this.to.get(unit)));
    const leave = (from: number): void => {
      for (let at = from; gone.delete(this.before[at] as Unit); at++) {
        const old = this.before[at] as Unit;
        found.push({ old, similarity: 0, ...(this.to.get(old) === null && { forced: true as const }) });
      }
    };
    leave(0);
    for (const unit of this.after) {
      const old = this.from.get(unit) ?? undefined;
      const forced = this.from.get(unit) === null || (old !== undefined && this.decided.has(old));
      const alike = old === undefined ? 0 : this.alike(old, unit);
      found.push({ ...(old && { old }), new: unit, similarity: alike, ...(forced && { forced }) });
      if (old !== undefined) leave(old.order + 1);
    }
    return found;
  }
}

/** Groups of units connected by common candidates: the work grows with the cube of their number. */
function components(worth: ReadonlyMap<Unit, ReadonlyMap<Unit, number>>) {
  const columnsOf = new Map<Unit, Unit[]>();
  for (const [row, columns] of worth)
    for (const column of columns.keys()) {
      const rows = columnsOf.get(column);
      if (rows === undefined) columnsOf.set(column, [row]);
      else rows.push(row);
    }
  const seen = new Set<Unit>();
  const found: { rows: Unit[]; columns: Unit[] }[] = [];
  for (const [start, columns] of worth) {
    if (columns.size === 0 || seen.has(start)) continue;
    const one: { rows: Unit[]; columns: Unit[] } = { rows: [], columns: [] };
    const open: Unit[] = [start];
    seen.add(start);
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      one.rows.push(row);
      for (const column of worth.get(row)?.keys() ?? []) {
        if (seen.has(column)) continue;
        seen.add(column);
        one.columns.push(column);
        for (const other of columnsOf.get(column) ?? []) {
          if (seen.has(other)) continue;
          seen.add(other);
          open.push(other);
        }
      }
    }
    found.push(one);
  }
  return found;
}
