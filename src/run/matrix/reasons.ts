/** Sets of deciding entries as numbers: equal sets have equal numbers, and 0 is the empty one. */
export class Reasons {
  /** By number: ids in order. */
  readonly lists: (readonly string[])[] = [[]];
  private readonly numbers = new Map<string, number>([['', 0]]);
  /** By number and entry: the number of the set with that entry in it, too; -1: not met so far. */
  private readonly next: Int32Array[] = [];

  /** @param ids ids of the entries that may decide */
  constructor(private readonly ids: readonly string[]) {}

  number(ids: readonly string[]): number {
    const key = ids.join('\n');
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.lists.push(ids) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }

  /** The set with one more entry, given by its place among the ids. */
  with(set: number, entry: number): number {
    let next = this.next[set];
    if (next === undefined) {
      next = new Int32Array(this.ids.length).fill(-1);
      this.next[set] = next;
    }
    const known = next[entry] as number;
    if (known >= 0) return known;
    const grown = [...new Set([...(this.lists[set] as readonly string[]), this.ids[entry] as string])].sort();
    const number = this.number(grown);
    next[entry] = number;
    return number;
  }
}
