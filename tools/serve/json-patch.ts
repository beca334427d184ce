import isEqual from 'lodash/isEqual.js';
import type { Json, TableJson } from 'tavolata/runtime';

/** An operation of a JSON Patch (RFC 6902), of the three kinds used here. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type JsonMembers = { readonly [key: string]: Json };

/**
 * The JSON Patch from one state of a table to the next. Things are identified by their ids, so that removing a thing
 * does not rewrite its list.
 *
 * @param before, after states as `tableToJson` writes them
 */
export const patchBetween = (before: TableJson, after: TableJson): readonly PatchOperation[] =>
  membersPatch('', before as unknown as JsonMembers, after as unknown as JsonMembers, (path, old, now) =>
    Array.isArray(old) && Array.isArray(now) ? listPatch(path, old, now) : valuePatch(path, old, now),
  );

type Compare = (path: string, before: Json, after: Json) => readonly PatchOperation[];

function membersPatch(
  path: string,
  before: JsonMembers,
  after: JsonMembers,
  compare: Compare,
): readonly PatchOperation[] {
  const at = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key) => ({ op: 'remove' as const, path: at(key) })),
    ...Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? compare(at(key), before[key] as Json, value)
        : [{ op: 'add' as const, path: at(key), value }],
    ),
  ];
}

const isMembers = (json: Json): json is JsonMembers =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const replaced: Compare = (path, before, after) =>
  isEqual(before, after) ? [] : [{ op: 'replace', path, value: after }];

const valuePatch: Compare = (path, before, after) =>
  isMembers(before) && isMembers(after) ? membersPatch(path, before, after, replaced) : replaced(path, before, after);

/** A thing without facts is written as its id alone. */
const idOf = (item: Json): Json | undefined => (isMembers(item) ? item['id'] : item);

function listPatch(path: string, before: readonly Json[], after: readonly Json[]): readonly PatchOperation[] {
  const wanted = new Map(after.map((item) => [idOf(item), item]));
  const stays = before.filter((item) => wanted.has(idOf(item)));
  const had = new Set(stays.map(idOf));
  const sameOrder = after
    .filter((item) => had.has(idOf(item)))
    .every((item, nth) => idOf(item) === idOf(stays[nth] ?? null));
  if (!sameOrder || wanted.size !== after.length) return replaced(path, before as Json, after as Json);
  const removed = before.flatMap((item, nth) => (had.has(idOf(item)) ? [] : [nth])).reverse();
  const known = new Map(stays.map((item) => [idOf(item), item]));
  return [
    ...removed.map((nth) => ({ op: 'remove' as const, path: `${path}/${nth}` })),
    // In the order of the list, so that every index is right when its turn comes.
    ...after.flatMap((item, nth): readonly PatchOperation[] => {
      const old = known.get(idOf(item));
      const place = `${path}/${nth}`;
      return old === undefined ? [{ op: 'add', path: place, value: item }] : valuePatch(place, old, item);
    }),
  ];
}
