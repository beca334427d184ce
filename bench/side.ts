import { isDeepStrictEqual } from 'node:util';

/** Asks all questions once; returns the number of answers that were yes, or as expected. */
export type Pass = () => number | Promise<number>;

/** One way of asking the questions of a workload. */
export interface Side {
  readonly pass: Pass;
  /** All answers as plain data, for comparison with the other sides. */
  readonly answers: () => readonly unknown[] | Promise<readonly unknown[]>;
}

/** Writes one fact at a table, alternating between two values. */
export type Write = (second: boolean) => void;

/** The same side, with one fact written at each of its tables before each pass. */
export const afterWriting = (side: Side, writes: readonly Write[]): Side => {
  let second = false;
  const write = (): void => {
    second = !second;
    for (let table = 0; table < writes.length; table++) (writes[table] as Write)(second);
  };
  return {
    pass: () => {
      write();
      return side.pass();
    },
    answers: async () => {
      write();
      const one = await side.answers();
      write();
      return [...one, ...(await side.answers())];
    },
  };
};

/** The same questions, asked in several ways; the other sides are compared with the first one. */
export interface Workload {
  /** The number of questions in one pass. */
  readonly questions: number;
  readonly sides: { readonly [name: string]: Side };
}

/**
 * Asks every side once for all its answers.
 *
 * @returns the number of answers compared
 * @throws Error with the first answer in which a side differs from the first one
 */
export const agree = async ({ sides }: Workload): Promise<number> => {
  const [[first, reference], ...others] = Object.entries(sides) as [[string, Side], ...[string, Side][]];
  const expected = await reference.answers();
  for (const [name, side] of others) {
    const found = await side.answers();
    if (found.length !== expected.length)
      throw new Error(`${name}: ${found.length} answers, ${first}: ${expected.length}`);
    const at = found.findIndex((answer, i) => answer !== expected[i] && !isDeepStrictEqual(answer, expected[i]));
    if (at >= 0)
      throw new Error(
        `${name}: answer ${at} is ${JSON.stringify(found[at])}, ${first}: ${JSON.stringify(expected[at])}`,
      );
  }
  return expected.length * others.length;
};
