import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import type { Span } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Exchange, ExchangeUnit } from './exchange.js';

/** The contents of a file of texts; empty if it has errors. */
export interface ReadExchange {
  readonly exchange?: Exchange;
  readonly diagnostics: readonly Diagnostic[];
}

interface GivenLanguages {
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly at?: Span;
}

/** The language of a code such as `it-IT`; undefined for any language without texts. */
export const langOf = (code: string | undefined): Lang | undefined =>
  (['en', 'it'] as const).find((lang) => lang === code?.toLowerCase().split(/[-_]/)[0]);

/**
 * The contents of a file, if all its parts translate in the same direction. If a program has not kept the direction,
 * the bases still have it; a file without any is taken to be from English into Italian.
 */
export function exchangeIn(given: readonly GivenLanguages[], units: readonly ExchangeUnit[]): ReadExchange {
  const base = units.find((unit) => unit.base !== undefined)?.base;
  const { from: source = 'en', into: target = 'it' } = base ?? {};
  const wrong = given.find((one) => [langOf(one.source || source), langOf(one.target || target)].includes(undefined));
  const found = given.map((one) => `${langOf(one.source || source)} ${langOf(one.target || target)}`);
  const directions = new Set(found.length === 0 ? [`${source} ${target}`] : found);
  const [direction = ''] = directions;
  if (wrong === undefined && directions.size === 1 && (direction === 'en it' || direction === 'it en')) {
    const languages =
      direction === 'en it' ? ({ source: 'en', target: 'it' } as const) : ({ source: 'it', target: 'en' } as const);
    return { exchange: { ...languages, units }, diagnostics: [] };
  }
  const odd = wrong ?? given.at(-1);
  const values = { source: odd?.source ?? '–', target: odd?.target ?? '–' };
  return { diagnostics: [diagnostic('exchange.languages', { at: odd?.at, values })] };
}

/**
 * Each unknown state once, at its first place: the state of such a text stays as it was.
 *
 * @param known the states of the format
 */
export const unknownStates = (
  given: readonly { readonly state: string | undefined; readonly at: Span | undefined }[],
  known: readonly string[],
): readonly Diagnostic[] =>
  uniqBy(given, ({ state }) => state).flatMap(({ state = '', at }) =>
    state === '' || known.includes(state)
      ? []
      : [diagnostic('exchange.unknown-state', { severity: 'warning', at, values: { state, known: known.join(', ') } })],
  );

/** The contents of a file, with further oddities. */
export const withOdd = (read: ReadExchange, odd: readonly Diagnostic[]): ReadExchange => ({
  ...read,
  diagnostics: [...read.diagnostics, ...odd],
});
