import { isGone, Thing, type Value } from '../values/values.js';
import type { World } from '../values/world.js';

/** An answer about two things; undefined if it needs a missing fact. */
export type AboutTwo<T> = (a: Value, b: Value) => T | undefined;

/** An answer about two things, and the version of the table that it is valid for. */
interface PairSlot<T> {
  first: Value;
  second: Value;
  answer: T | undefined;
  version: number;
}

/**
 * Most slots of a table of pairs. Slots are found by the places of the two things at a table, so one is needed per
 * pair; more pairs than this share slots.
 */
const MOST = 2 ** 16;
const FEWEST = 2 ** 6;

/** No question is asked about a list made here, so this slot never matches. */
const EMPTY: PairSlot<never> = { first: [], second: [], answer: undefined, version: -1 };

/** The second thing of a question with one argument, so that a host's calls of all its questions run the same code. */
const ALONE = /* @__PURE__ */ new Thing('', '', []);

/** The question whose answers are cached. */
interface PairQuestion {
  /** As in `World.isValid`. */
  readonly number: number;
  /** Ids of the facts and collections that the answers depend on, as in `World.lastWrite`. */
  readonly dependencies: readonly number[];
  /** Whether it has one argument: the other thing given is then ignored. */
  readonly isAlone: boolean;
}

/**
 * The same question with its answers cached by pair (or by thing) for as long as nothing that it depends on is written.
 * If a table has more pairs than there are slots, an answer is replaced by the next one for its slot: memory is
 * bounded, answers are the same.
 *
 * @param check checks the arguments, when the pair is new or no longer cached
 */
export function cachingPairs<T>(
  fresh: AboutTwo<T>,
  check: (a: Value, b: Value) => void,
  world: World,
  { number, dependencies, isAlone }: PairQuestion,
): (a?: Value, b?: Value) => T | undefined {
  let width = 8;
  let slots: PairSlot<T>[] = new Array<PairSlot<T>>(FEWEST).fill(EMPTY);
  let mask = slots.length - 1;
  /** Makes room for the pair and drops what was cached; this happens a few times while a table is new. */
  const reserve = (a: Thing, b: Thing): void => {
    const [rows, columns] = [a.place + 2, b.place + 2];
    if (columns <= width && (rows * width <= slots.length || slots.length === MOST)) return;
    width = Math.max(width, powerFrom(columns));
    slots = new Array<PairSlot<T>>(Math.max(slots.length, Math.min(MOST, powerFrom(rows * width)))).fill(EMPTY);
    mask = slots.length - 1;
  };
  // A value that is not a thing has no place, and finds a slot that does not match it.
  const at = (a: Thing, b: Thing): number => (a.place * width + b.place + width + 1) & mask;
  const store = (a: Value, b: Value): T | undefined => {
    const answer = fresh(a, b);
    // A structural value, or a list of a host, may be a different one next time.
    if (!(a instanceof Thing && b instanceof Thing) || a.id === null || b.id === null) return answer;
    reserve(a, b);
    const place = at(a, b);
    const { version } = world;
    const slot = slots[place] as PairSlot<T>;
    if (slot === EMPTY) slots[place] = { first: a, second: b, answer, version };
    else {
      slot.first = a;
      slot.second = b;
      slot.answer = answer;
      slot.version = version;
    }
    return answer;
  };
  return (a = null, given = null) => {
    const b = isAlone ? ALONE : given;
    if (a === null || b === null) {
      check(a, b);
      return fresh(a, b);
    }
    const slot = slots[at(a as Thing, b as Thing)] as PairSlot<T>;
    if (slot.first !== a || slot.second !== b) {
      check(a, b);
      return store(a, b);
    }
    const { version } = world;
    if (slot.version !== version) {
      if (isGone(a) || isGone(b)) check(a, b);
      if (!world.isValid(slot.version, number, dependencies)) return store(a, b);
      slot.version = version;
    }
    return slot.answer;
  };
}

const powerFrom = (least: number): number => 2 ** Math.ceil(Math.log2(least));
