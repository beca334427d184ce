import { nearest } from '../../../engine/model/spelling.js';
import type { Type } from '../../../engine/model/type.js';
import { diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { basicKindOf, type TypeKind } from './known.js';
import { parseType, typeNames } from './type-text.js';
import { nothing } from './types.js';

/** What Italian and other languages call the built-in types, in lower case. */
const otherNames = new Map([
  ...['int', 'integer', 'float', 'intero', 'numero'].map((name) => [name, 'Number'] as const),
  ...['string', 'str', 'testo'].map((name) => [name, 'Text'] as const),
  ...['bool', 'booleano'].map((name) => [name, 'Boolean'] as const),
]);

/** Reads a type in a document; `kinds` are the existing types. A fault gives the type of nothing. */
export function readType(sink: DiagnosticSink, path: JsonPath, kinds: ReadonlyMap<string, TypeKind>): Type {
  const located = sink.text(path);
  const parsed = parseType(located.text);
  const report = (code: string, start: number, end: number, values: Record<string, string>, suggestion?: string) =>
    sink.report(diagnostic(code, { at: located.place(start, end), values, suggestion }));
  if ('fault' in parsed) {
    const { start, end, expected } = parsed.fault;
    report(`vocabulary.type-${expected}`, start, end, { type: located.text });
    return nothing;
  }
  let known = true;
  for (const { name, start, end } of typeNames(located.text)) {
    if (name === 'None' || kinds.has(name)) continue;
    known = false;
    const meant = otherNames.get(name.toLowerCase()) ?? nearest(name, kinds.keys());
    report('vocabulary.unknown-type', start, end, { name }, meant);
  }
  if (!known) return nothing;
  const named = typeNames(located.text).filter(({ name }) => name !== 'None');
  const kindOfName = (name: string) => basicKindOf(name, kinds.get(name));
  const other = named.find(({ name }) => kindOfName(name) !== kindOfName(named[0]?.name ?? name));
  if (other === undefined) return parsed.type;
  report('vocabulary.type-mixed', other.start, other.end, { type: located.text, name: other.name });
  return nothing;
}
