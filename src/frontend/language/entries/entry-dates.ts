import type { Entry } from '../../../engine/model/entry.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { OpenDraft } from './entry-drafts.js';

type Dates = Pick<Entry, 'numbered'> & Partial<Pick<Entry, 'since' | 'until' | 'confirmed'>>;

/**
 * Reads the dates of an entry. An entry lives from `since`, else from its first number, else always, up to `until`.
 * A date that is no edition is a warning: what changes on it is seen only from the next edition on. That dates are dates
 * and numbers look like rule numbers, the schema has seen to.
 */
export function readDates({ raw, sink, path }: OpenDraft, editions: readonly string[]): Dates {
  const numbered: Record<string, readonly string[]> = {};
  for (const date of Object.keys(raw.numbered ?? {}).sort()) {
    checkDate(date, [...path, 'numbered', date], { sink, editions, asKey: true });
    const numbers = raw.numbered![date]!;
    numbered[date] = typeof numbers === 'string' ? [numbers] : numbers;
  }
  const { until, confirmed } = raw;
  const since = raw.since ?? Object.keys(numbered)[0];
  if (raw.since !== undefined) checkDate(raw.since, [...path, 'since'], { sink, editions });
  if (until !== undefined) checkDate(until, [...path, 'until'], { sink, editions });
  if (confirmed !== undefined) checkDate(confirmed, [...path, 'confirmed'], { sink, editions });
  if (since !== undefined && until !== undefined && until <= since) {
    sink.fault('entry.until-before-since', [...path, 'until'], { values: { since, until } });
  }
  // A number given before `since` is fine: the rule may have had it when it still meant something else.
  for (const date of Object.keys(numbered)) {
    if (until === undefined || date < until) continue;
    sink.faultAtKey('entry.number-outside', [...path, 'numbered', date], {
      values: { date, until },
      severity: 'warning',
    });
  }
  return {
    numbered,
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(confirmed !== undefined && { confirmed }),
  };
}

interface DateCheck {
  readonly sink: DiagnosticSink;
  readonly editions: readonly string[];
  /** The date is a key of the file. */
  readonly asKey?: boolean;
}

/** Warns of a date that is no edition. */
export function checkDate(date: string, path: JsonPath, { sink, editions, asKey = false }: DateCheck): void {
  const report: DiagnosticSink['fault'] = (code, at, remark) =>
    asKey ? sink.faultAtKey(code, at, remark) : sink.fault(code, at, remark);
  if (editions.includes(date)) return;
  const values = { date, first: editions[0] ?? '–' };
  report('entry.no-edition', path, { values, suggestion: oneDigitOff(date, editions), severity: 'warning' });
}

const oneDigitOff = (date: string, editions: readonly string[]): string | undefined =>
  editions.find((edition) => [...edition].filter((character, place) => character !== date[place]).length === 1);

/** True when two entries are active in some edition both. */
export function overlap(a: Lifetime, b: Lifetime): boolean {
  const begins = (entry: Lifetime) => entry.since ?? '';
  const ends = (entry: Lifetime) => entry.until ?? '9999';
  return begins(a) < ends(b) && begins(b) < ends(a);
}

type Lifetime = Partial<Pick<Entry, 'since' | 'until'>>;
