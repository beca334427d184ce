import { abbreviated } from './abbreviated.js';
import { isRecord } from './record.js';

/** Where something differs from what is expected: a path of keys, '' for the whole. */
export interface Misfit {
  readonly at: string;
  readonly wanted: string;
  readonly got: string;
  /** The existing keys, if an unknown one was given. */
  readonly near?: readonly string[];
}

/** The expected shape of something; returns the first place where it differs. */
export type Outline = (given: unknown) => Misfit | undefined;

/*
 * Factories of outlines are marked as free of side effects, so that a bundler drops outlines that an import does not
 * need. Bundlers read the mark on functions only, not on constants.
 */

/* @__NO_SIDE_EFFECTS__ */
function thatIs(wanted: string, fits: (given: unknown) => boolean): Outline {
  return (given) => (fits(given) ? undefined : { at: '', wanted, got: abbreviated(given) });
}

export const text = thatIs('"…"', (given) => typeof given === 'string');
export const flag = thatIs('true | false', (given) => typeof given === 'boolean');
/** A function, but not a class: calling that throws. */
export const callable = thatIs(
  '() => …',
  (given) => typeof given === 'function' && !/^class\b/.test(Function.prototype.toString.call(given)),
);
export const whole = thatIs('0, 1, 2, …', Number.isSafeInteger);
export const scalar = thatIs('"…" | 0', (given) => ['string', 'number', 'undefined'].includes(typeof given));
export const anything: Outline = () => undefined;

/* @__NO_SIDE_EFFECTS__ */
export function oneOf(...texts: readonly string[]): Outline {
  return thatIs(texts.join(' | '), (given) => texts.includes(given as string));
}

const within = (key: string | number, { at, ...misfit }: Misfit): Misfit => ({
  at: at === '' ? String(key) : `${key}/${at}`,
  ...misfit,
});

/** A list whose items have this shape. */
/* @__NO_SIDE_EFFECTS__ */
export function list(item: Outline = anything): Outline {
  return (given) => {
    if (!Array.isArray(given)) return { at: '', wanted: '[ … ]', got: abbreviated(given) };
    if (item === anything) return undefined;
    for (let i = 0; i < given.length; i++) {
      const misfit = item(given[i]);
      if (misfit) return within(i, misfit);
    }
    return undefined;
  };
}

type Properties = { readonly [key: string]: Outline };

/** An object with required keys and optional ones, which have these shapes if present; other keys are allowed. */
/* @__NO_SIDE_EFFECTS__ */
export function record(needed: Properties = {}, optional: Properties = {}): Outline {
  const wanted = `{ ${[...Object.keys(needed), '…'].join(', ')} }`;
  const parts = [...Object.entries(needed), ...Object.entries(optional)];
  const least = Object.keys(needed).length;
  return (given) => {
    if (!isRecord(given)) return { at: '', wanted, got: abbreviated(given) };
    for (let i = 0; i < parts.length; i++) {
      const [key, shape] = parts[i] as [string, Outline];
      const value = given[key];
      if (value === undefined && i < least) return { at: '', wanted, got: abbreviated(given) };
      const misfit = value === undefined ? undefined : shape(value);
      if (misfit) return within(key, misfit);
    }
    return undefined;
  };
}

/** An object whose values have this shape, under any keys. */
/* @__NO_SIDE_EFFECTS__ */
export function valuesOf(item: Outline): Outline {
  return (given) => {
    if (!isRecord(given)) return { at: '', wanted: '{ … }', got: abbreviated(given) };
    for (const [key, value] of Object.entries(given)) {
      const misfit = item(value);
      if (misfit) return within(key, misfit);
    }
    return undefined;
  };
}

/** An object with no keys other than these. */
/* @__NO_SIDE_EFFECTS__ */
export function options(known: Properties, needed: Properties = {}): Outline {
  const near = [...Object.keys(needed), ...Object.keys(known)];
  const parts = new Map(Object.entries({ ...known, ...needed }));
  const looksSo = record(needed);
  return (given) => {
    const misfit = looksSo(given);
    if (misfit) return misfit;
    for (const key in given as object) {
      const [shape, value] = [parts.get(key), (given as Properties)[key]];
      if (shape === undefined) return { at: key, wanted: near.join(', '), got: abbreviated(value), near };
      const inside = value === undefined ? undefined : shape(value);
      if (inside) return within(key, inside);
    }
    return undefined;
  };
}
