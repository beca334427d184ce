import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { isList, type Type } from '../../engine/model/type.js';
import { readExpression } from '../language/expressions/expressions.js';
import { everything, type Local, type ResolveObserver, withoutPicks } from '../language/expressions/scope.js';
import type { Known } from '../language/types/known.js';
import { nothing } from '../language/types/types.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import { isWithin } from '../text/source.js';
import type { ObservedText } from './observed.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';

interface SimulationItem {
  readonly path: JsonPath;
  readonly item: UnknownRecord;
}

type SeenLocals = ReadonlyMap<string, Local>;
const nobody: SeenLocals = new Map();

/** Calls the observer with every part of the expressions of a simulation; `check` reports their faults. */
export function observeSimulation(document: JsonDocument, known: Known, observe: ResolveObserver): void {
  const raw = Object(document.value) as UnknownRecord;
  const read = (path: JsonPath, be: 'action' | 'anything', locals = nobody): Type => {
    const allowed = be === 'action' ? everything : withoutPicks;
    const around = { known, locals, allowed, report: () => {}, observe };
    return readExpression(document.text(pointer(...path)), around, { be }).tree.type;
  };
  /** The name that stands for a member of a list, or for several. */
  const drawn = (value: unknown, path: JsonPath, isSeveral: boolean): SeenLocals => {
    const [name] = Object.keys(isRecord(value) ? value : {});
    if (name === undefined) return nobody;
    const type = read([...path, name], 'anything');
    const item = isList(type) ? type.list : nothing;
    return new Map([[name, { kind: 'each', type: isSeveral ? { list: item } : item }]]);
  };
  const event = (value: unknown): SeenLocals =>
    new Map([['event', { kind: 'event', type: { one: [String(value)], none: false } }]]);
  for (const [key, be] of [
    ['start', 'action'],
    ['over', 'anything'],
  ] as const)
    if (raw[key] !== undefined) read([key], be);
  for (const { path, item } of itemsIn(raw)) {
    const locals = new Map([
      ...(['one', 'some'] as const).flatMap((key) => [...drawn(item[key], [...path, key], key === 'some')]),
      ...drawn(item['member'], [...path, 'member'], false),
      ...(item['event'] === undefined ? [] : event(item['event'])),
    ]);
    for (const key of ['send', 'holds', 'members', 'within', 'standing', 'amount'])
      if (item[key] !== undefined) read([...path, key], key === 'send' ? 'action' : 'anything', locals);
  }
}

/** The names in a simulation: of events and their fields, of the list that it begins with, and in its expressions. */
export function simulationOccurrences(
  document: JsonDocument,
  known: Known,
  texts: readonly ObservedText[],
): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  const raw = Object(document.value) as UnknownRecord;
  const collection = isRecord(raw['crowd']) ? known.collections.get(String(raw['crowd']['collection'])) : undefined;
  if (collection !== undefined) list.add({ kind: 'entity', name: collection.name }, ['crowd', 'collection']);
  const items = itemsIn(raw);
  const local = (path: JsonPath, name: string) =>
    ({ kind: 'local', name: `${document.source.file}${pointer(...path)} ${name}` }) as const;
  for (const { path, item } of items) {
    for (const key of ['one', 'some', 'member']) list.keysOf(item[key], [...path, key], (name) => local(path, name));
    const { event, field } = item;
    if (typeof event !== 'string') continue;
    list.add({ kind: 'event', name: event }, [...path, 'event']);
    if (typeof field === 'string') list.add({ kind: 'field', name: `${event}.${field}` }, [...path, 'field']);
  }
  list.expressions(texts, (symbol, { span }) => {
    if (symbol.kind !== 'local') return symbol;
    // A loop has its place in the expression; `event` is that of the innermost item.
    const around = items.findLast(({ path }) => isWithin(span, document.at(pointer(...path))));
    return local(symbol.name.includes('@') ? [span.start] : (around?.path ?? []), symbol.name);
  });
  return list.all;
}

/** The moves and demands of a simulation, and what demands say about gains. */
const itemsIn = (raw: UnknownRecord): readonly SimulationItem[] =>
  ['moves', 'always', 'whenever', 'inTime', 'balance'].flatMap((key) =>
    itemsOf(raw[key], [key]).flatMap(({ path, item }) => [
      { path, item },
      ...(['gains', 'spends'] as const).flatMap((part) =>
        isRecord(item[part]) ? [{ path: [...path, part], item: item[part] }] : [],
      ),
    ]),
  );

const itemsOf = (list: unknown, path: JsonPath): readonly SimulationItem[] =>
  (Array.isArray(list) ? list : []).flatMap((item: unknown, index) =>
    isRecord(item) ? [{ path: [...path, index], item }] : [],
  );
