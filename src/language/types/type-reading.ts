import { diagnostic } from '../../diagnostics/diagnostic.js';
import type { Type } from '../../model/type.js';
import { nearest } from '../../text/spelling.js';
import type { Desk, Path } from '../desk.js';
import { parseType, typeNames } from './type-text.js';
import { nothing } from './types.js';

/** Reads a type that stands in a document; `names` are the types that there are. Faults give the type of nothing. */
export function readType(desk: Desk, path: Path, names: ReadonlySet<string>): Type {
  const located = desk.text(path);
  const parsed = parseType(located.text);
  const report = (code: string, start: number, end: number, values: Record<string, string>, suggestion?: string) =>
    desk.report(diagnostic(code, { at: located.place(start, end), values, suggestion }));
  if ('fault' in parsed) {
    const { start, end, expected } = parsed.fault;
    report(`vocabulary.type-${expected}`, start, end, { type: located.text });
    return nothing;
  }
  let known = true;
  for (const { name, start, end } of typeNames(located.text)) {
    if (name === 'None' || names.has(name)) continue;
    known = false;
    report('vocabulary.unknown-type', start, end, { name }, nearest(name, names));
  }
  return known ? parsed.type : nothing;
}
