/** The last item of a list. The engine avoids `at`, which is newer than what `scripts/minimum.mjs` requires. */
export const last = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];
