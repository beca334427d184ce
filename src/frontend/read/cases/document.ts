import type { UnknownRecord } from '../../../engine/model/record.js';
import { type JsonDocument, pointer, pointerPath } from '../../text/document.js';
import { joinedText, type LocatedText, spelledText } from '../../text/located.js';
import type { Source, Span } from '../../text/source.js';
import type { Notation } from './notation.js';
import { type CasesReading, readCases } from './reader.js';

/** A file of cases as if it were JSON: callers that use JSON Pointers need not know the form of the file. */
export function casesDocument(source: Source, notation: Notation, given?: CasesReading): JsonDocument {
  // A file known to be clean is read only on demand.
  let reading = given;
  let value: unknown;
  const read = (): CasesReading => {
    reading ??= readCases(source, notation);
    return reading;
  };
  const nearestIn = (places: ReadonlyMap<string, Span>, at: string): Span => {
    const { places: all } = read();
    const own = places.get(at);
    if (own !== undefined) return own;
    for (let around = at; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
      const found = all.get(around);
      if (found !== undefined) return found;
    }
    return { source, start: 0, end: source.text.length };
  };
  const document = {
    source,
    get value(): unknown {
      value ??= withoutPrototypes({ scenarios: read().scenarios });
      return value;
    },
    at: (at: string): Span => nearestIn(read().places, at),
    keyAt: (at: string): Span => nearestIn(read().keys, at),
    text(at: string): LocatedText {
      const found = pointerPath(at).reduce<unknown>(
        (inside, key) => (inside as UnknownRecord | undefined)?.[key],
        document.value,
      );
      const span = document.at(at);
      if (!Array.isArray(found)) return spelledText(span, typeof found === 'string' ? found : '');
      const path = pointerPath(at);
      const parts = found.map((_, index) => document.text(pointer(...path, index)));
      return joinedText(span, parts);
    },
  };
  return document;
}

/** A copy whose objects have no prototype, as in every document. */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== 'object' || value === null) return value;
  const object: Record<string, unknown> = Object.create(null);
  for (const [key, one] of Object.entries(value)) if (one !== undefined) object[key] = withoutPrototypes(one);
  return object;
}
