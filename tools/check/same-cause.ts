import groupBy from 'lodash/groupBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import { inReadingOrder, type JsonDocument, listed, pointer, type ReadDocuments, type Span } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/** The value with the missing name, for the diagnostics about missing names. */
const missingIn: { readonly [code: string]: string } = {
  'check.no-such-entry': 'id',
  'entry.no-edition': 'date',
  'entry.unknown-entry': 'id',
  'entry.unknown-event': 'name',
  'entry.unknown-matter': 'matter',
  'entry.unknown-question': 'name',
  'name.not-in-scope': 'name',
  'name.unknown': 'name',
  'name.unknown-call': 'name',
  'name.unknown-fact': 'fact',
  'name.unknown-entity': 'entity',
  'rulebook.unknown-layer': 'layer',
  'table.unknown-key': 'key',
  'table.unknown-value': 'value',
  'type.unknown-value': 'value',
  'vocabulary.unknown-reader': 'name',
  'vocabulary.unknown-type': 'name',
};

/** The same for things of one table, which every table has for itself. */
const thingIn: { readonly [code: string]: string } = { 'name.unknown-thing': 'id', 'table.unknown-thing': 'id' };

/** Most places with one missing name that are shown individually. */
const mostShown = 3;

/**
 * If the same name is missing in many places, it was removed or renamed where it was declared: some of the places are
 * kept, and one finding reports the others, at the most similar declaration.
 *
 * @param documents the files, as far as they could be read
 */
export function bySameCause(found: readonly Diagnostic[], documents?: ReadDocuments): readonly Diagnostic[] {
  const groups = groupBy(inReadingOrder(found), ({ code, values, at }) =>
    code in thingIn ? `${at?.source.file}\n${values[thingIn[code]!]}` : String(values[missingIn[code] ?? ''] ?? ''),
  );
  const left = new Set(found);
  const together = Object.entries(groups).flatMap(([key, all]) => {
    const others = all.slice(mostShown);
    if (key === '' || others.length < 2) return [];
    for (const one of others) left.delete(one);
    const name = key.slice(key.indexOf('\n') + 1);
    const count = others.length;
    const first = others[0]?.at;
    if (name !== key)
      return [diagnostic('check.thing-missing-elsewhere', { at: first, severity: 'advice', values: { name, count } })];
    const files = new Set(others.flatMap(({ at }) => at?.source.file ?? []));
    const values = { name, count, files: listed([...files], 4) };
    const like = documents && declaredLike(name, documents);
    const at = like?.at ?? first;
    return [diagnostic('check.missing-elsewhere', { at, severity: 'advice', values, suggestion: like?.name })];
  });
  return [...left, ...together];
}

/** The most similar declared name, with its place. */
function declaredLike(name: string, { vocabulary, editions }: ReadDocuments) {
  const declared = new Map([...datesIn(editions), ...declaredIn(vocabulary, vocabulary.value, [])]);
  declared.delete(name);
  const like = nearest(name, declared.keys());
  return like === undefined ? undefined : { name: like, at: declared.get(like)!() };
}

type DeclaredPlace = readonly [name: string, place: () => Span];

const datesIn = (editions: JsonDocument): readonly DeclaredPlace[] =>
  (editions.value as { readonly editions: readonly { readonly date: string }[] }).editions.map(({ date }, index) => [
    date,
    () => editions.at(pointer('editions', index, 'date')),
  ]);

/** Keys whose members are named by their keys, and keys whose text is a name. */
const namesBelow = new Set([
  'layers',
  'enumerations',
  'values',
  'entities',
  'facts',
  'questions',
  'events',
  'parameters',
  'fields',
]);
const isName = new Set(['single', 'collection']);

function declaredIn(document: JsonDocument, value: unknown, path: readonly string[]): readonly DeclaredPlace[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const areNames = namesBelow.has(path.at(-1) ?? '');
  return Object.entries(value).flatMap(([key, member]): readonly DeclaredPlace[] => {
    const own = [...path, key];
    if (isName.has(key) && typeof member === 'string') return [[member, () => document.at(pointer(...own))]];
    const below = declaredIn(document, member, own);
    return areNames ? [[key, () => document.keyAt(pointer(...own))], ...below] : below;
  });
}
