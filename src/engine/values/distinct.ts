import { MADE, MEMBER, type StepLimit } from './budget.js';
import { EventValue, same, Thing, type Value } from './values.js';

/** A signature includes at most this many members of a list, and nested lists only to this depth. */
const [WIDTH, DEPTH] = [8, 3];

/** A text that equal values share; different values may share it, too. Its cost does not grow with the value. */
function signOf(value: Value | undefined, depth = DEPTH): string {
  if (value instanceof EventValue) return value.event + signOf(value.fields, depth);
  if (value instanceof Thing)
    return (
      value.id ??
      value.entity + signOf(value.facts.filter((fact) => fact !== null && fact !== undefined) as Value[], depth)
    );
  if (!Array.isArray(value)) return String(value);
  return depth > 0 ? `[${value.slice(0, WIDTH).map((one: Value) => signOf(one, depth - 1))}]` : '';
}

/** Values in order of insertion, with the first of equal ones. Searching for equal ones costs steps. */
export class DistinctValues {
  readonly all: Value[] = [];
  private readonly places = new Map<Value, number>();
  private readonly bySign = new Map<string, number[]>();

  constructor(private readonly budget: StepLimit) {}

  /** The index of a value, or of an equal earlier one; a new one is added at the end. */
  placeOf(value: Value): number {
    const place = this.places.get(value) ?? this.equalTo(value) ?? this.all.push(value) - 1;
    this.places.set(value, place);
    return place;
  }

  private equalTo(value: Value): number | undefined {
    if (typeof value !== 'object' || value === null || (value instanceof Thing && value.id !== null)) return undefined;
    const sign = signOf(value);
    const places = this.bySign.get(sign) ?? [];
    this.budget.spend(MADE + MEMBER * places.length);
    const found = places.find((place) => same(this.all[place] as Value, value));
    if (found === undefined) places.push(this.all.length);
    this.bySign.set(sign, places);
    return found;
  }
}

/** Each value once: the first of equal ones. */
export function distinct(xs: readonly Value[], budget: StepLimit): readonly Value[] {
  budget.spend(MEMBER * xs.length);
  const values = new DistinctValues(budget);
  for (const x of xs) values.placeOf(x);
  return values.all;
}
