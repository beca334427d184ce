/** A run of parts of each side that say the same; one of them is empty for what only one side has. */
export interface Bead {
  readonly it: readonly number[];
  readonly en: readonly number[];
}

/** Runs that are tried: one part for one, one for none, one for two or three, two or three for one. */
const shapes = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
] as const;

/** What a part without counterpart costs. */
const alone = 0.62;

/**
 * Aligns two sequences in their order, so that what one side lacks does not shift the rest (Gale and Church, with a resemblance of contents in the
 * place of lengths alone).
 *
 * @param alike how much runs of parts have in common, from 0 to 1
 * @param joined what joining two parts costs beyond what they lack
 */
export function alignSequence(
  counts: { readonly it: number; readonly en: number },
  alike: (it: readonly number[], en: readonly number[]) => number,
  joined = 0.3,
): readonly Bead[] {
  const cost: number[][] = Array.from({ length: counts.it + 1 }, () => new Array<number>(counts.en + 1).fill(Infinity));
  const from: (Bead | undefined)[][] = cost.map((row) => row.map(() => undefined));
  cost[0]![0] = 0;
  for (let i = 0; i <= counts.it; i++)
    for (let j = 0; j <= counts.en; j++)
      for (const [a, b] of shapes) {
        if (i < a || j < b) continue;
        const it = range(i - a, i);
        const en = range(j - b, j);
        const own = a === 0 || b === 0 ? alone : 1 - alike(it, en) + (a + b > 2 ? joined : 0);
        const sum = cost[i - a]![j - b]! + own * Math.max(1, (a + b) / 2);
        if (sum >= cost[i]![j]!) continue;
        cost[i]![j] = sum;
        from[i]![j] = { it, en };
      }
  const beads: Bead[] = [];
  for (let i = counts.it, j = counts.en; i > 0 || j > 0; ) {
    const bead = from[i]![j]!;
    beads.unshift(bead);
    i -= bead.it.length;
    j -= bead.en.length;
  }
  return beads;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
