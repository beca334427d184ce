const joint = String.raw`(and\/or|and|or|e\/o|ed?|od?)`;
/** What stands between the items of a list, with the word before the last one; then, where that says nothing, such words alone as well. */
const separators = [
  new RegExp(String.raw`\s*[,;]\s+(?:${joint}\s+)?`, 'i'),
  new RegExp(String.raw`\s*[,;]\s+(?:${joint}\s+)?|\s+${joint}\s+`, 'i'),
] as const;
const condition =
  /^(?:if|when|whenever|unless|until|while|as|after|before|se|quando|finché|mentre|dopo|prima|a meno)\b/;

/**
 * Whether two texts differ in nothing but the order in which items of lists stand. An item may have several words; what stands before the
 * first item and behind the last one stays. An order that means something is for people to see.
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
  // “If this, that” is no list.
  const among = one.joints.slice(from, condition.test(old) && from === 0 ? to : to + 1).filter((word) => word !== '');
  if (from === to || new Set(among).size !== 1) return false;
  const [was, is] = [one, other].map(({ items }): Items => items.slice(from, to + 1).map(wordsIn));
  if (was === undefined || is === undefined) return false;
  // The words that lead in stand in front of whichever item is first now, and the rest behind whichever is last.
  const leads = common(was[0]!, is[0]!);
  const tails = common([...was.at(-1)!].reverse(), [...is.at(-1)!].reverse());
  for (let lead = leads; lead >= 0; lead--)
    for (let tail = tails; tail >= 0; tail--) if (sorted(was, lead, tail) === sorted(is, lead, tail)) return true;
  return false;
}

type Items = readonly (readonly string[])[];

/** The items of a list, and between each two of them the word that joins them, if there is one. */
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

/** How many words two lists begin with alike. */
function common(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
}
