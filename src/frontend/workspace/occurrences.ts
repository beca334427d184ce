import { own } from '../../engine/model/own.js';
import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { namesIn, type Type } from '../../engine/model/type.js';
import type { Known } from '../language/types/known.js';
import { typeNames } from '../language/types/type-text.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { LocatedText } from '../text/located.js';
import type { Span } from '../text/source.js';
import { mentionsIn, type NamedSymbol } from './mentions.js';
import type { ObservedText } from './observed.js';

/** A place where something is named. */
export interface Occurrence {
  readonly symbol: NamedSymbol;
  /** The name alone, without quotation marks. */
  readonly span: Span;
  readonly isDefinition: boolean;
  /**
   * A word in a sentence for people is a name only if something has that name; the words at the start of lines have a
   * small first letter.
   */
  readonly as?: 'prose' | 'head';
}

/** Collects the names in a document by the places of its values. */
export class OccurrenceList {
  readonly all: Occurrence[] = [];

  constructor(
    readonly document: JsonDocument,
    readonly base: JsonPath = [],
    /** The thing of a case that an id stands for at a place. */
    private readonly thingAt: (id: string, at: Span) => NamedSymbol | undefined = () => undefined,
  ) {}

  /** A text that is a name, or the key of a member. */
  add(symbol: NamedSymbol, path: JsonPath, on: 'key' | 'value' = 'value', isDefinition = false): void {
    const place = pointer(...this.base, ...path);
    const span = on === 'key' ? this.document.keyAt(place) : this.document.at(place);
    this.all.push({ symbol, span: unquoted(span), isDefinition });
  }

  define(symbol: NamedSymbol, path: JsonPath, on: 'key' | 'value' = 'key'): void {
    this.add(symbol, path, on, true);
  }

  /** Members of an object, each by its key. */
  keysOf(value: unknown, path: JsonPath, symbolOf: (key: string) => NamedSymbol, isDefinition = true): void {
    for (const key of Object.keys(isRecord(value) ? value : {}))
      this.add(symbolOf(key), [...path, key], 'key', isDefinition);
  }

  /** Names within a text: matches of a pattern, whose last group is the name. */
  inside(path: JsonPath, pattern: RegExp, symbolOf: (name: string) => NamedSymbol | undefined): void {
    const text = this.document.text(pointer(...this.base, ...path));
    for (const match of text.text.matchAll(pattern)) {
      const name = match.at(-1)!;
      const start = match.index + match[0].lastIndexOf(name);
      const symbol = symbolOf(name);
      if (symbol !== undefined)
        this.all.push({ symbol, span: text.place(start, start + name.length), isDefinition: false });
    }
  }

  /** Names of types in the notation of the vocabulary. */
  types(path: JsonPath, written: unknown, symbolOf: (name: string) => NamedSymbol | undefined): void {
    if (typeof written !== 'string') return;
    const text = this.document.text(pointer(...this.base, ...path));
    for (const { name, start, end } of typeNames(text.text)) {
      const symbol = symbolOf(name);
      if (symbol !== undefined) this.all.push({ symbol, span: text.place(start, end), isDefinition: false });
    }
  }

  /**
   * Values of enumerations, and things of cases, alone, in lists or in what is made, if written literally.
   *
   * @param type undefined if any value is allowed
   */
  values(path: JsonPath, value: unknown, type: Type | undefined, known: Known): void {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) this.values([...path, index], one, type, known);
      return;
    }
    if (isRecord(value)) {
      const { key, parts, typeOf } = partsOf(value, type, known);
      for (const [name, one] of Object.entries(parts)) this.values([...path, ...key, name], one, typeOf(name), known);
      return;
    }
    if (typeof value !== 'string') return;
    const place = pointer(...this.base, ...path);
    const symbol = namedValue(value, type, known, (id) => this.thingAt(id, this.document.at(place)));
    if (symbol !== undefined && writtenAt(this.document.at(place)) === value) this.add(symbol, path);
  }

  /** Placeholders of templates, `{name}`, in each language. */
  templates(path: JsonPath, written: unknown, symbolOf: (name: string) => NamedSymbol | undefined): void {
    for (const lang of Object.keys(isRecord(written) ? written : {}))
      if (typeof (written as UnknownRecord)[lang] === 'string') this.inside([...path, lang], /\{(\w+)\}/g, symbolOf);
  }

  /** The names in expressions; by default, those that an expression declares belong to it alone. */
  expressions(
    texts: readonly ObservedText[],
    symbolOf: (symbol: NamedSymbol, text: LocatedText) => NamedSymbol = ofText,
  ): void {
    for (const one of texts)
      for (const { symbols, at, isDeclaration = false } of mentionsIn(one))
        for (const symbol of symbols) {
          const span = one.text.place(...at);
          const meant = symbol.kind === 'thing' ? this.thingAt(symbol.name, span) : symbolOf(symbol, one.text);
          if (meant !== undefined) this.all.push({ symbol: meant, span, isDefinition: isDeclaration });
        }
  }
}

const ofText = (symbol: NamedSymbol, { span }: LocatedText): NamedSymbol =>
  symbol.kind === 'local' ? { kind: 'local', name: `${span.source.file}:${span.start} ${symbol.name}` } : symbol;

/** The value with this name of an enumeration in a type. */
function valueSymbol(value: string, type: Type | undefined, known: Known): NamedSymbol | undefined {
  const of = type && namesIn(type).find((name) => known.valuesOf(name)?.includes(value));
  return of === undefined ? undefined : { kind: 'value', name: `${of}.${value}` };
}

/**
 * What a value of a type names: a value of an enumeration, or a thing.
 *
 * @param type undefined if any value is allowed
 */
export function namedValue(
  value: string,
  type: Type | undefined,
  known: Known,
  thing: (id: string) => NamedSymbol | undefined,
): NamedSymbol | undefined {
  const mayBeThing = type === undefined || namesIn(type).some((name) => known.entity(name) !== undefined);
  return valueSymbol(value, type, known) ?? (mayBeThing ? thing(value) : undefined);
}

/** The parts of something made, of a move or of a problem, their key, and their types; problems have none. */
function partsOf(value: UnknownRecord, type: Type | undefined, known: Known) {
  const { is = type && namesIn(type)[0], event, fields, entry, values } = value;
  if (typeof event === 'string' && isRecord(fields)) {
    const typeOf = (name: string) => known.event(event)?.fields.find((field) => field.name === name)?.type;
    return { key: ['fields'], parts: fields, typeOf };
  }
  if (typeof entry === 'string')
    return { key: ['values'], parts: isRecord(values) ? values : {}, typeOf: () => undefined };
  const { facts = {} } = known.entity(String(is)) ?? {};
  return {
    key: [],
    parts: value,
    typeOf: (name: string) => own(facts, name)?.type,
  };
}

/** The text at a place, without quotation marks. */
export const writtenAt = ({ source, start, end }: Span): string =>
  source.text.slice(start, end).replaceAll(/["']/g, '');

function unquoted({ source, start, end }: Span): Span {
  const written = source.text.slice(start, end);
  return /^(["'])[\s\S]*\1$/.test(written) ? { source, start: start + 1, end: end - 1 } : { source, start, end };
}

/** All texts of a document at any place, with the keys that lead to them. */
export function* textsIn(value: unknown, path: JsonPath = []): Generator<readonly [text: string, path: JsonPath]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index]);
  else if (isRecord(value)) for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
}
