import { isDeepStrictEqual } from 'node:util';

/** Goes through all questions once; how many answers were yes, or as expected. */
export type Pass = () => number | Promise<number>;

/** One way of asking the questions of a workload. */
export interface Side {
  readonly pass: Pass;
  /** Every answer in plain form, to be compared with those of the other sides. */
  readonly answers: () => readonly unknown[] | Promise<readonly unknown[]>;
}

/** Writes one fact at a table, one of two values by turns. */
export type Write = (second: boolean) => void;

/** The same side; before each pass one fact is written at each of its tables. */
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

/** The same questions, asked in several ways; the first side is what the others are compared with. */
export interface Workload {
  /** Asked in one pass. */
  readonly questions: number;
  readonly sides: { readonly [name: string]: Side };
}

/**
 * Asks every side once for all its answers.
 *
 * @returns how many answers were compared.
 * @throws Error that names the first answer in which a side differs from the first one.
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
