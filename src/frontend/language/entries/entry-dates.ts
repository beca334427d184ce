import { defined } from '../../../engine/model/defined.js';
import type { Entry } from '../../../engine/model/entry.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { OpenDraft } from './entry-drafts.js';

type Dates = Pick<Entry, 'numbered'> & Partial<Pick<Entry, 'since' | 'until' | 'confirmed'>>;

/**
 * Reads the dates of an entry. An entry is in force from `since`, or else from its first number, or else from the
 * start, until `until`. A date that is not that of an edition is a warning: such a change takes effect only with the
 * next edition. The schema has already checked the form of dates and rule numbers.
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
  // A number from before `since` is fine: the rule may have had it when it still meant something else.
  for (const date of Object.keys(numbered)) {
    if (until === undefined || date < until) continue;
    sink.faultAtKey('entry.number-outside', [...path, 'numbered', date], {
      values: { date, until },
      severity: 'warning',
    });
  }
  return defined({ numbered, since, until, confirmed });
}

interface DateCheck {
  readonly sink: DiagnosticSink;
  readonly editions: readonly string[];
  /** True if the date is a key in the file. */
  readonly asKey?: boolean;
}

/** Warns of a date that is not that of an edition. */
export function checkDate(date: string, path: JsonPath, { sink, editions, asKey = false }: DateCheck): void {
  const report: DiagnosticSink['fault'] = (code, at, remark) =>
    asKey ? sink.faultAtKey(code, at, remark) : sink.fault(code, at, remark);
  if (editions.includes(date)) return;
  const values = { date, first: editions[0] ?? '–' };
  report('entry.no-edition', path, { values, suggestion: oneDigitOff(date, editions), severity: 'warning' });
}

const oneDigitOff = (date: string, editions: readonly string[]): string | undefined =>
  editions.find((edition) => [...edition].filter((character, place) => character !== date[place]).length === 1);
