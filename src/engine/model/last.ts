/** The last item of a list. The engine does without `at`, which JavaScript engines inside other programs may not have. */
export const last = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];
