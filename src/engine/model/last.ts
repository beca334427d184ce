/** The last item of a list. The engine does without `at`, which is later than `scripts/minimum.mjs` says. */
export const last = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];
