/*
 * How much a test plays. `NAME.test.ts` is part of `npm test`, `NAME.full.test.ts` of `npm run test:full`, `NAME.long.test.ts` of
 * `npm run test:long`, which has all of the full run, too; `NAME.sample.test.ts` is part of all three. What takes long plays a sample in
 * the first two, and as much as asked in the long run (`TIMES=50`).
 */
import { execFileSync } from 'node:child_process';

export type Extent = 'quick' | 'full' | 'long';

/** The project of vitest that this process runs, as `vitest.config.ts` says. */
export const extent = (process.env['TAVOLATA_EXTENT'] ?? 'quick') as Extent;

/** How many times as much as the full run the long one plays. */
const times = Number(process.env['TIMES'] ?? 10);

/** So many in `npm test`, so many in the full run, `TIMES` times as many in the long one. */
export const amount = (quick: number, full: number): number => ({ quick, full, long: Math.ceil(full * times) })[extent];

/** A number that another commit has otherwise, so that in time samples come to everything; `SEED` repeats one that failed. */
export const rotating = Number(process.env['SEED'] ?? Number.parseInt(commit().slice(0, 8), 16));

/** Where a long run begins, so that each plays other tables; elsewhere always the same. */
export const firstSeed = (usual: number): number => (extent === 'long' ? Number(process.env['SEED'] ?? usual) : usual);

/** The commit that is checked out; a constant where git does not say. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '00000001';
  }
}

/** So many of a list, others for each commit; those that stand beside each other are alike, so they lie far apart. */
export const someOf = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, n) => {
    const at = rotating + Math.floor((n * all.length) / count);
    return all[at % all.length]!;
  });

/** Of a list as many as a run plays at most, others for each commit; all in the long run, and where nothing is said. */
export function sampleOf<Item>(
  all: readonly Item[],
  most: { readonly quick?: number; readonly full?: number },
): readonly Item[] {
  const count = extent === 'long' ? undefined : most[extent];
  return count === undefined ? all : someOf(all, count);
}

/**
 * Where the full run begins in tables that are numbered: of so many shares with so many tables each it plays one, another for each
 * commit. The other runs begin at the first.
 */
export const firstOf = (shares: number, tables: number): number =>
  extent === 'full' ? (rotating % shares) * tables : 0;
