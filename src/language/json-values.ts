import { nearest } from '../text/spelling.js';
import { isList, type Type } from '../model/type.js';
import type { Desk, Path } from './desk.js';
import type { Known } from './known.js';
import { printType } from './type-text.js';
import { isNothing } from './types.js';

/**
 * Checks a JSON value that the vocabulary gives for a fact left out, or for silence. Things of a table cannot be named there.
 */
export function checkJsonValue(value: unknown, type: Type, desk: Desk, path: Path, known: Known): void {
  if (isNothing(type)) return;
  if (isList(type)) {
    if (!Array.isArray(value)) return wrong(type, desk, path);
    for (const [index, item] of value.entries()) checkJsonValue(item, type.list, desk, [...path, index], known);
    return;
  }
  if (value === null) {
    if (!type.none) wrong(type, desk, path);
    return;
  }
  if (typeof value === 'boolean' && type.one.includes('Boolean')) return;
  if (typeof value === 'number' && type.one.includes('Number')) return;
  if (typeof value !== 'string') return wrong(type, desk, path);
  if (type.one.includes('Text')) return;
  const values = type.one.flatMap((name) => known.valuesOf(name) ?? []);
  if (values.includes(value)) return;
  if (values.length === 0) return wrong(type, desk, path);
  desk.fault('vocabulary.wrong-value', path, {
    values: { expected: printType(type) },
    suggestion: nearest(value, values),
  });
}

const wrong = (type: Type, desk: Desk, path: Path): void =>
  desk.fault('vocabulary.wrong-value', path, { values: { expected: printType(type) } });
