/** A run of parts of each side with the same meaning; one is empty for what only one side has. */
export interface Bead {
  readonly it: readonly number[];
  readonly en: readonly number[];
}

/** Shapes of runs: one part for one, one for none, one for two or three, two or three for one. */
const shapes = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
] as const;

/**
 * Aligns two sequences in order so that all runs together are worth most (Gale and Church, with similarity of contents
 * in place of lengths). A part without a counterpart is worth nothing: parts with too little in common stay unpaired.
 *
 * @param worth the worth of two runs as translations of each other; negative if they are none
 */
export function alignSequence(
  counts: { readonly it: number; readonly en: number },
  worth: (it: readonly number[], en: readonly number[]) => number,
): readonly Bead[] {
  const best: number[][] = Array.from({ length: counts.it + 1 }, () =>
    new Array<number>(counts.en + 1).fill(-Infinity),
  );
  const from: (Bead | undefined)[][] = best.map((row) => row.map(() => undefined));
  best[0]![0] = 0;
  for (let i = 0; i <= counts.it; i++)
    for (let j = 0; j <= counts.en; j++)
      for (const [a, b] of shapes) {
        if (i < a || j < b) continue;
        const it = range(i - a, i);
        const en = range(j - b, j);
        const sum = best[i - a]![j - b]! + (a === 0 || b === 0 ? 0 : worth(it, en));
        if (sum <= best[i]![j]!) continue;
        best[i]![j] = sum;
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
