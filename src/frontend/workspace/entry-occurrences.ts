import { isRecord } from '../../engine/model/record.js';
import { stepNames } from '../../engine/model/vocabulary.js';
import type { EntryDraft } from '../language/entries/entry-drafts.js';
import { references } from '../language/entries/labels.js';
import type { RawEntries, RawEntry } from '../language/entries/raw-entries.js';
import type { Known } from '../language/types/known.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import { isWithin, type Span } from '../text/source.js';
import type { NamedSymbol } from './mentions.js';
import type { ObservedText } from './observed.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';

/** The names in an entry, in its members and in its expressions. */
export function entryOccurrences(
  { raw, document, path, hook, of }: EntryDraft,
  texts: readonly ObservedText[],
  known: Known,
): readonly Occurrence[] {
  const list = new OccurrenceList(document, path);
  const { id, logicOf, labels = [] } = raw;
  list.define({ kind: 'entry', name: id }, ['id'], 'value');
  if (logicOf !== undefined) list.add({ kind: 'entry', name: logicOf }, ['logicOf']);
  for (const key of references) {
    const names = raw[key];
    for (const [index, name] of (Array.isArray(names) ? (names as readonly string[]) : []).entries())
      if (name.startsWith('#')) list.inside([key, index], /^#(.+)$/g, (label) => ({ kind: 'label', name: label }));
      else list.add({ kind: 'entry', name }, [key, index]);
  }
  for (const [index, name] of labels.entries()) list.define({ kind: 'label', name }, ['labels', index], 'value');
  if (hook !== undefined && of !== undefined)
    list.add({ kind: hook === 'answers' ? 'question' : 'event', name: of }, [hook]);
  list.add({ kind: 'layer', name: raw.layer }, ['layer']);
  if (raw.chosen !== undefined) {
    const [matter = '', choice = ''] = raw.chosen.split(':', 2);
    list.inside(['chosen'], /^([^:]+)/g, () => ({ kind: 'matter', name: matter }));
    list.inside(['chosen'], /:(.+)$/g, () => ({ kind: 'choice', name: `${matter}.${choice}` }));
  }
  if (raw.matter !== undefined) list.add({ kind: 'matter', name: raw.matter }, ['matter']);
  stepNamesIn(list, raw, known);
  const local = (name: string): NamedSymbol => ({ kind: 'local', name: localName(list, [], raw, name) });
  list.keysOf(raw.let, ['let'], local);
  list.keysOf(raw.each, ['each'], local);
  for (const [index, step] of (raw.steps ?? []).entries())
    list.keysOf(step.let, ['steps', index, 'let'], (name) => ({
      kind: 'local',
      name: localName(list, ['steps', index], raw, name),
    }));
  // Parameters of the question are not names of the entry.
  const declared = new Set([...Object.keys(raw.let ?? {}), ...Object.keys(raw.each ?? {})]);
  const parameter = (name: string): NamedSymbol => ({ kind: 'parameter', name: `${of ?? ''}.${name}` });
  for (const key of ['reason', 'remedy'] as const)
    list.templates([key], raw[key], (name) => (declared.has(name) ? local(name) : parameter(name)));
  list.expressions(texts, (symbol, { span }) => {
    if (symbol.kind !== 'local') return symbol;
    if (symbol.name.includes('@')) return { kind: 'local', name: `${placeName(span)} ${symbol.name}` };
    const at = stepAround(document, path, raw, span);
    const name = localName(list, at, raw, symbol.name);
    const isOwn = declared.has(symbol.name) || at.length > 0;
    if (!isOwn && hook === 'answers') return parameter(symbol.name);
    return { kind: 'local', name };
  });
  return list.all;
}

/** Names of steps: the vocabulary has words for them, or they are declared where they are done. */
function stepNamesIn(list: OccurrenceList, { steps = [] }: RawEntry, known: Known): void {
  for (const [index, step] of steps.entries())
    for (const key of ['step', 'before', 'after', 'with'] as const) {
      const name = step[key];
      if (name === undefined) continue;
      const isDeclared = known.valuesOf(stepNames)?.includes(name) === true;
      list.add(
        { kind: 'value', name: `${stepNames}.${name}` },
        ['steps', index, key],
        'value',
        key === 'step' && !isDeclared,
      );
    }
}

/** The matters that a file of entries declares. */
export function matterOccurrences(document: JsonDocument): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  const { matters } = document.value as RawEntries;
  list.keysOf(matters, ['matters'], (name) => ({ kind: 'matter', name }));
  for (const [matter, one] of Object.entries(matters ?? {})) {
    list.keysOf(one.choices, ['matters', matter, 'choices'], (choice) => ({
      kind: 'choice',
      name: `${matter}.${choice}`,
    }));
    list.add({ kind: 'choice', name: `${matter}.${one.default}` }, ['matters', matter, 'default']);
  }
  return list.all;
}

const placeName = ({ source: { file }, start }: Span): string => `${file}:${start}`;

/** The step whose `let` declares a name, or else the entry. */
function localName({ document, base: path }: OccurrenceList, step: JsonPath, raw: RawEntry, name: string): string {
  const lets = step.length === 0 ? undefined : raw.steps?.[step[1] as number]?.let;
  const owner = isRecord(lets) && Object.hasOwn(lets, name) ? [...path, ...step] : path;
  return `${document.source.file}${pointer(...owner)} ${name}`;
}

/** The step around a place, or else the entry itself. */
function stepAround(document: JsonDocument, path: JsonPath, raw: RawEntry, span: Span): JsonPath {
  const index = (raw.steps ?? []).findIndex((_, number) =>
    isWithin(span, document.at(pointer(...path, 'steps', number))),
  );
  return index < 0 ? [] : ['steps', index];
}
