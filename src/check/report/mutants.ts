/** What became of the mutants of one entry. */
export interface Mutants {
  readonly killed: number;
  /** Equivalent ones, with a reason in the data. */
  readonly explained: number;
  readonly survived: number;
}

type Fate = keyof Mutants;

/** How results may be named. */
const fates: { readonly [word: string]: Fate } = {
  killed: 'killed',
  explained: 'explained',
  equivalent: 'explained',
  survived: 'survived',
  survivor: 'survived',
  survivors: 'survived',
  alive: 'survived',
};

export const noMutants: Mutants = { killed: 0, explained: 0, survived: 0 };

/**
 * Reads what `tavolata mutate --json` wrote: a list `mutants`, each with the id of its entry and its fate.
 *
 * @returns the mutants by entry; undefined when the value is nothing of the kind
 */
export function mutantsIn(value: unknown): ReadonlyMap<string, Mutants> | undefined {
  const list =
    typeof value === 'object' && value !== null ? (value as { readonly mutants?: unknown }).mutants : undefined;
  if (!Array.isArray(list)) return undefined;
  const found = new Map<string, Mutants>();
  for (const one of list as readonly unknown[]) {
    const { entry, fate } = readOne(one);
    if (entry === undefined || fate === undefined) return undefined;
    const before = found.get(entry) ?? noMutants;
    found.set(entry, { ...before, [fate]: before[fate] + 1 });
  }
  return found;
}

function readOne(one: unknown): { readonly entry?: string; readonly fate?: Fate } {
  if (typeof one !== 'object' || one === null) return {};
  const { entry, outcome, state, result } = one as { readonly [key: string]: unknown };
  const word = [outcome, state, result].find((name) => typeof name === 'string') as string | undefined;
  const fate = word === undefined || !Object.hasOwn(fates, word) ? undefined : fates[word];
  return { ...(typeof entry === 'string' && { entry }), ...(fate && { fate }) };
}

/** Several counts as one. */
export const together = (all: readonly Mutants[]): Mutants =>
  all.reduce(
    (sum, one) => ({
      killed: sum.killed + one.killed,
      explained: sum.explained + one.explained,
      survived: sum.survived + one.survived,
    }),
    noMutants,
  );

export const count = ({ killed, explained, survived }: Mutants): number => killed + explained + survived;
