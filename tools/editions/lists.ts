const joint = String.raw`(and\/or|and|or|e\/o|ed?|od?)`;
/** Separators of items of lists, with the word before the last item; then, if these do not match, such words alone. */
const separators = [
  new RegExp(String.raw`\s*[,;]\s+(?:${joint}\s+)?`, 'i'),
  new RegExp(String.raw`\s*[,;]\s+(?:${joint}\s+)?|\s+${joint}\s+`, 'i'),
] as const;
const condition =
  /^(?:if|when|whenever|unless|until|while|as|after|before|se|quando|finché|mentre|dopo|prima|a meno)\b/;

/**
 * Whether two texts differ only in the order of items of lists. An item may have several words; what precedes the first
 * item and follows the last one stays. Whether the order has a meaning is for people to judge.
 */
export function isReordered(old: string, fresh: string): boolean {
  const [before, after] = [old, fresh].map((text) => text.toLowerCase().split(/(?<=[.:()"])\s*/)) as [
    string[],
    string[],
  ];
  return (
    old !== fresh &&
    before.length === after.length &&
    before.every(
      (clause, index) => clause === after[index] || separators.some((one) => isPermuted(one, clause, after[index]!)),
    )
  );
}

function isPermuted(separator: RegExp, old: string, fresh: string): boolean {
  const [one, other] = [partsOf(old, separator), partsOf(fresh, separator)];
  if (one.joints.join() !== other.joints.join() || one.items.length !== other.items.length) return false;
  const places = one.items.flatMap((item, index) => (item === other.items[index] ? [] : [index]));
  const [from, to] = [places[0] ?? 0, places.at(-1) ?? 0];
  // “If this, that” is not a list.
  const among = one.joints.slice(from, condition.test(old) && from === 0 ? to : to + 1).filter((word) => word !== '');
  if (from === to || new Set(among).size !== 1) return false;
  const [was, is] = [one, other].map(({ items }): Items => items.slice(from, to + 1).map(wordsIn));
  if (was === undefined || is === undefined) return false;
  // The introductory words stand before whichever item is first now, and the rest after whichever is last.
  const leads = common(was[0]!, is[0]!);
  const tails = common([...was.at(-1)!].reverse(), [...is.at(-1)!].reverse());
  for (let lead = leads; lead >= 0; lead--)
    for (let tail = tails; tail >= 0; tail--) if (sorted(was, lead, tail) === sorted(is, lead, tail)) return true;
  return false;
}

type Items = readonly (readonly string[])[];

/** The items of a list, and between any two of them the word that joins them, if any. */
function partsOf(clause: string, separator: RegExp): { readonly items: string[]; readonly joints: string[] } {
  const found = [...clause.matchAll(new RegExp(separator, 'gi'))];
  const begins = [0, ...found.map((one) => one.index + one[0].length)];
  const ends = [...found.map((one) => one.index), clause.length];
  return {
    items: begins.map((begin, index) => clause.slice(begin, ends[index])),
    joints: found.map((one) => one[1] ?? one[2] ?? ''),
  };
}

const sorted = (items: Items, lead: number, tail: number): string =>
  items
    .map((words, at) => words.slice(at === 0 ? lead : 0, at === items.length - 1 ? words.length - tail : undefined))
    .map((words) => words.join(' '))
    .sort()
    .join('|');

const wordsIn = (item: string): readonly string[] => item.split(/(?=[.:()"])|\s+/);

/** How many words two lists have in common at their start. */
function common(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
}
