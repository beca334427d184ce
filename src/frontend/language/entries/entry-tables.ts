import { isRecord } from '../../../engine/model/record.js';
import { type JsonDocument, type JsonPath, moved, pointer } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { RawEntry } from './raw-entries.js';

/** Keys of an entry with a matter that can hold a table of choices. */
const tabled = ['value', 'severity'] as const;

/** An entry under one choice of its matter, with its place. */
export interface ChosenEntry {
  readonly raw: RawEntry;
  readonly document: JsonDocument;
}

/**
 * Splits an entry with a table of choices into one entry for each choice, called `ID-CHOICE`. An entry without a matter
 * is returned unchanged. A matter without a table, a table without a matter, and two tables are reported.
 */
export function entriesByChoice(raw: RawEntry, sink: DiagnosticSink, path: JsonPath): readonly ChosenEntry[] {
  const { matter } = raw;
  const tables = tabled.filter((key) => isRecord(raw[key]));
  const [key, second] = tables;
  if (matter === undefined) {
    if (key === undefined) return [{ raw, document: sink.document }];
    sink.faultAtKey('entry.table-without-matter', [...path, key], { values: { key } });
    return [];
  }
  if (key === undefined) {
    sink.fault('entry.matter-without-table', [...path, 'matter'], { values: { keys: tabled.join(', ') } });
    return [];
  }
  if (second !== undefined) {
    sink.faultAtKey('entry.two-tables', [...path, second], { values: { key, second } });
    return [];
  }
  const { matter: _, ...plain } = raw;
  const table = raw[key] as unknown as { readonly [choice: string]: string };
  return Object.keys(table).map((choice) => {
    const at = pointer(...path, key, choice);
    const places = { [pointer(...path, key)]: at, [pointer(...path, 'chosen')]: pointer(...path, 'matter') };
    return {
      raw: { ...plain, id: `${raw.id}-${choice}`, chosen: `${matter}:${choice}`, [key]: table[choice] },
      document: redirected(sink.document, places),
    };
  });
}

/** The same document with some places elsewhere. */
const redirected = (document: JsonDocument, places: { readonly [from: string]: string }): JsonDocument =>
  moved(document, document.value, (place) => {
    const from = Object.keys(places).find((one) => place === one || place.startsWith(`${one}/`));
    return from === undefined ? place : places[from] + place.slice(from.length);
  });
