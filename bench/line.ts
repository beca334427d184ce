import type { Words } from '../src/engine/model/words.js';

export const PARTS = [
  'matrix',
  'single',
  'growth',
  'reasons',
  'memory',
  'start',
  'size',
  'serve',
  'events',
  'playouts',
  'boards',
  'editor',
] as const;
export type PartName = (typeof PARTS)[number];

/** `times` is a ratio; the others are units. */
export type Unit = 'times' | 'bytes' | 'kB' | 'MB' | 'ms' | 'perSecond';

export interface Aim {
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Line {
  readonly id: string;
  readonly part: PartName;
  readonly what: Words;
  readonly unit: Unit;
  readonly aim?: Aim;
  /** The beginning of the paragraph in bench/README.md that explains the time or size. */
  readonly profile?: string;
}

export const SIZES = [4, 8, 16, 64] as const;
/** A size far beyond real tables, to check that nothing breaks down. */
export const CROWD = 1000;

export const atMost = (limit: number): Aim => ({ atMost: limit });

const players = (words: Words, count: number): Words => ({
  en: `${words.en}, ${count.toLocaleString('en')} players`,
  it: `${words.it}, ${count.toLocaleString('de')} giocatori`,
});

/** A line for each size of table, with an aim if there is one. */
export const matrixLines = (id: string, words: Words, limits: readonly number[], profile?: string): Line[] =>
  SIZES.map((size, i) => {
    const limit = limits[i];
    return {
      id: `matrix.${id}.${size}`,
      part: 'matrix',
      what: players(words, size),
      unit: 'times',
      ...(limit === undefined ? {} : { aim: atMost(limit) }),
      ...(profile !== undefined && { profile }),
    };
  });

/** A line without an aim. */
export const info = (id: string, part: PartName, unit: Unit, what: Line['what']): Line => ({ id, part, unit, what });
