import { isRecord } from '../model/record.js';
import type { Json } from '../model/table.js';

/*
 * Structural sharing: hosts that keep states as immutable values (reducers) detect changes by identity.
 */

type StateMembers = { readonly [key: string]: Json };

/**
 * A state in which parts are replaced by those of an earlier one that would be written identically: the same keys in
 * the same order, the same values. Members of a list are compared with the member of the same id, or of the same index
 * if they have none.
 *
 * @param before is not changed
 * @returns `before` itself if nothing differs
 */
export function sharedWith(before: Json | undefined, after: Json): Json {
  if (before === after) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after) : after;
  return isRecord(after) && isRecord(before) ? sharedMembers(before as StateMembers, after as StateMembers) : after;
}

function sharedMembers(before: StateMembers, after: StateMembers): Json {
  const names = Object.keys(before);
  const shared = Object.entries(after).map(([name, value]) => [name, sharedWith(before[name], value)] as const);
  const isSame = ([name, value]: readonly [string, Json], i: number): boolean =>
    names[i] === name && before[name] === value;
  return names.length === shared.length && shared.every(isSame) ? before : Object.fromEntries(shared);
}

function sharedList(before: readonly Json[], after: readonly Json[]): Json {
  const byId = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item, i) => {
    const id = idOf(item);
    return sharedWith(id === undefined ? before[i] : byId.get(id), item);
  });
  return shared.length === before.length && shared.every((item, i) => item === before[i]) ? before : shared;
}

const idOf = (item: Json): Json | undefined => (isRecord(item) ? (item as StateMembers)['id'] : undefined);
