import type { Pass } from './side.js';

/** What became of one figure: middle, least and greatest of the rounds. */
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

/** Passes between two looks at the clock are doubled until they take so long, in ms. */
const BETWEEN_LOOKS = 0.5;

/**
 * Milliseconds that this process has computed so far, all its threads together. Time spent waiting while other programs of a
 * busy machine have their turn does not count.
 */
const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let sink = 0;

/** The sum of all that came out so far: it is printed, so that nothing can be left out as useless. */
export const produced = (): number => sink;

/**
 * Nanoseconds a question over a slot of time: whole passes until the time is over, at least one.
 *
 * @param questions asked in one pass.
 * @param slot in milliseconds of computing.
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
