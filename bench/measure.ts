import type { Pass } from './side.js';

/** A figure over all rounds: median, minimum and maximum. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly rounds: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1
      ? (sorted[middle] as number)
      : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
  return { median, min: sorted[0] as number, max: sorted.at(-1) as number, rounds: sorted.length };
};

/** The number of passes between two readings of the clock is doubled until they take this long, in ms. */
const BETWEEN_LOOKS = 0.5;

/**
 * Milliseconds of processor time used by this process so far, over all threads. Time spent waiting for other programs
 * on a busy machine does not count.
 */
const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let sink = 0;

/** The sum of all results so far: it is printed, so that no computation can be optimized away. */
export const produced = (): number => sink;

/**
 * Nanoseconds per question over a period of time: whole passes until the time is over, at least one.
 *
 * @param questions the number of questions in one pass
 * @param slot in milliseconds of processor time
 */
export const timed = async (pass: Pass, questions: number, slot: number): Promise<number> => {
  const start = computed();
  let now = start;
  let passes = 0;
  for (let chunk = 1; now - start < slot || passes === 0; ) {
    for (let i = 0; i < chunk; i++) {
      const result = pass();
      sink += typeof result === 'number' ? result : await result;
    }
    passes += chunk;
    const then = now;
    now = computed();
    if (now - then < BETWEEN_LOOKS) chunk *= 2;
  }
  return ((now - start) * 1e6) / (passes * questions);
};
