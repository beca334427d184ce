import { nearest } from '../../../engine/model/spelling.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { printType } from '../types/type-text.js';
import { isNothing } from '../types/types.js';

/** The known words of a vocabulary that is being checked, and the sink of its mistakes. */
export interface VocabularyCheck {
  readonly known: Known;
  readonly sink: DiagnosticSink;
}

/**
 * Checks a JSON value that the vocabulary gives for a missing fact, or for a question that nothing answers. It cannot
 * name things of a table.
 */
export function checkJsonValue(value: unknown, type: Type, path: JsonPath, checking: VocabularyCheck): void {
  const { known, sink } = checking;
  if (isList(type) && Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkJsonValue(item, type.list, [...path, index], checking);
  } else if (!fits(value, type, known)) {
    const values = isList(type) ? [] : type.one.flatMap((name) => known.valuesOf(name) ?? []);
    const suggestion = typeof value === 'string' ? nearest(value, values) : undefined;
    sink.fault('vocabulary.wrong-value', path, { values: { expected: printType(type) }, suggestion });
  }
}

function fits(value: unknown, type: Type, known: Known): boolean {
  if (isNothing(type)) return true;
  if (isList(type)) return false;
  if (value === null) return type.none;
  if (typeof value === 'boolean') return type.one.includes('Boolean');
  if (typeof value === 'number') return type.one.includes('Number');
  if (typeof value !== 'string') return false;
  return type.one.includes('Text') || type.one.some((name) => known.valuesOf(name)?.includes(value));
}
