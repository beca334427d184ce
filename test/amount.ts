/*
 * How much a test plays. `NAME.test.ts` is part of `npm test`, `NAME.full.test.ts` of `npm run test:full`, `NAME.long.test.ts` of
 * `npm run test:long`; `NAME.sample.test.ts` is part of all three, and plays a sample, more, or as much as asked (`TIMES=50`).
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

/** So many of a list, others for each commit. */
export const someOf = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  [...Array(Math.min(count, all.length)).keys()].map((n) => all[(rotating + n) % all.length]!);

/** So many of a list in `npm test`, others for each commit, and all in the other runs. */
export const sampleOf = <Item>(all: readonly Item[], quick: number): readonly Item[] =>
  extent === 'quick' ? someOf(all, quick) : all;
