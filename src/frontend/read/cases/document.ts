import type { CasePlace } from '../../../../grammar/cases/located.js';
import { own } from '../../../engine/model/own.js';
import type { UnknownRecord } from '../../../engine/model/record.js';
import { type JsonDocument, pointerPath } from '../../text/document.js';
import { joinedText, type LocatedText, spelledText } from '../../text/located.js';
import type { Source, Span } from '../../text/source.js';
import { bare } from '../bare.js';
import type { Notation } from './notation.js';
import { type CasesReading, readCases } from './reader.js';

/** A file of cases as if it were JSON: callers that use JSON Pointers need not know the form of the file. */
export function casesDocument(source: Source, notation: Notation, given?: CasesReading): JsonDocument {
  let read = given && contentOf(given);
  // A file that is known to be clean is read only if somebody asks.
  const content = (): CasesContent => {
    read ??= contentOf(readCases(source, notation));
    return read;
  };
  const valueNow = (): unknown => {
    const { scenarios, places, value } = content();
    if (scenarios === undefined) return value;
    // What it is made of is not kept beside it.
    read = { value: bare({ scenarios }), places };
    return read.value;
  };
  const around = (path: readonly string[]) => innermost(content().places, path);
  const spanOf = ({ start = 0, end = source.text.length }: CasePlace = {}): Span => ({ source, start, end });
  const textAt = (path: readonly string[], value: unknown): LocatedText => {
    const span = spanOf(around(path).place);
    if (!Array.isArray(value)) return spelledText(span, typeof value === 'string' ? value : '');
    const parts = value.map((one, index) => textAt([...path, String(index)], one));
    return joinedText(span, parts);
  };
  return {
    source,
    get value(): unknown {
      return valueNow();
    },
    at: (at: string): Span => spanOf(around(pointerPath(at)).place),
    keyAt(at: string): Span {
      const { inner, place } = around(pointerPath(at));
      return spanOf(inner?.word ?? place);
    },
    text(at: string): LocatedText {
      const path = pointerPath(at);
      const found = path.reduce<unknown>((inside, key) => (inside as UnknownRecord | undefined)?.[key], valueNow());
      return textAt(path, found);
    },
  };
}

/** What a document needs of a reading. */
interface CasesContent {
  readonly places: CasePlace;
  /** As long as nobody has asked for the value. */
  readonly scenarios?: readonly object[];
  readonly value?: unknown;
}

const contentOf = ({ scenarios, places }: CasesReading): CasesContent => ({ scenarios, places });

/** What stands at the end of a path, and the nearest there or around it that has a place. */
function innermost(whole: CasePlace, path: readonly string[]) {
  let inner: CasePlace | undefined = whole;
  let place: CasePlace | undefined;
  for (const key of path) {
    inner = own<CasePlace>(inner.parts ?? {}, key);
    if (inner === undefined) break;
    if (inner.start !== undefined) place = inner;
  }
  return { inner, place };
}
