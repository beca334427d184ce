import { isRecord } from '../../engine/model/record.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import { type LocatedText, stringText } from '../text/located.js';
import type { NamedSymbol } from './mentions.js';
import { type Occurrence, textsIn } from './occurrences.js';

/** Whether an id is that of an entry or of a case. */
export type KindOfId = (id: string) => 'entry' | 'case' | undefined;

type Symbols = (...names: readonly string[]) => readonly NamedSymbol[];

const inner =
  (outer: NamedSymbol['kind'], kind: NamedSymbol['kind']): Symbols =>
  (owner = '', name = '') => [
    { kind: outer, name: owner },
    { kind, name: `${owner}.${name}` },
  ];

/** Places of the vocabulary by the keys that lead to them, such as `entities.Player.facts.life`. */
const paths: readonly (readonly [RegExp, Symbols])[] = [
  [/^questions\.(\w+)\.parameters\.(\w+)$/, inner('question', 'parameter')],
  [/^events\.(\w+)\.fields\.(\w+)$/, inner('event', 'field')],
  [/^entities\.(\w+)\.facts\.(\w+)$/, inner('entity', 'fact')],
  [/^enumerations\.(\w+)\.values\.([^.]+)$/, inner('enumeration', 'value')],
  [/^questions\.(\w+)$/, (name = '') => [{ kind: 'question', name }]],
  [/^events\.(\w+)$/, (name = '') => [{ kind: 'event', name }]],
  [/^entities\.(\w+)$/, (name = '') => [{ kind: 'entity', name }]],
  [/^enumerations\.(\w+)$/, (name = '') => [{ kind: 'enumeration', name }]],
];

/**
 * An id, followed by the part of it that a note is about: `ENTRY/text`, `ENTRY@DATE/text`, `scenario:CASE/summary`,
 * `ENTRY/drop-part:when:0`.
 */
const owner = /^(?:scenario:)?([\w.-]+)(?=[/@])/d;

/**
 * Ids anywhere in notes about the rules, alone or followed by a part of the entry or case; and parts of the vocabulary.
 *
 * @param below their place in the document; the whole document by default
 */
export function noteOccurrences(document: JsonDocument, kindOf: KindOfId, below: JsonPath = []): readonly Occurrence[] {
  const value = below.reduce<unknown>((inside, key) => Object(inside)[key], document.value);
  const texts = [...textsIn(value, below)].map(([, path]) => document.text(pointer(...path)));
  const keys = [...keysIn(value, below)].map((path) => stringText(document.keyAt(pointer(...path))));
  return [...texts, ...keys].flatMap((text) => namesIn(text, kindOf));
}

function namesIn(located: LocatedText, kindOf: KindOfId): readonly Occurrence[] {
  const { text } = located;
  const found = (symbol: NamedSymbol, start: number, end: number): Occurrence => ({
    symbol,
    span: located.place(start, end),
    isDefinition: false,
  });
  const [start, end] = owner.exec(text)?.indices?.[1] ?? [0, text.length];
  const kind = kindOf(text.slice(start, end));
  if (kind !== undefined) return [found({ kind, name: text.slice(start, end) }, start, end)];
  for (const [pattern, symbolsOf] of paths) {
    const [, ...names] = pattern.exec(text) ?? [];
    if (names.length === 0) continue;
    let from = text.indexOf('.');
    return symbolsOf(...names).map((symbol, index) => {
      const at = text.indexOf(names[index]!, from);
      from = at + names[index]!.length;
      return found(symbol, at, from);
    });
  }
  return [];
}

/** Keys that can be those of texts: others are words of the schema. */
function* keysIn(value: unknown, path: JsonPath): Generator<JsonPath> {
  for (const [key, one] of Object.entries(isRecord(value) || Array.isArray(value) ? value : {})) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key.includes('/')) yield at;
    yield* keysIn(one, at);
  }
}
