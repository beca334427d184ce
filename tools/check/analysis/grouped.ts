/** Items by each of their keys, in order; keys may be any text. */
export function grouped<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
