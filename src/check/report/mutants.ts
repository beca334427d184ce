/** What became of the mutants of one entry. */
export interface Mutants {
  readonly killed: number;
  /** Equivalent ones, with a reason in the data. */
  readonly explained: number;
  readonly survived: number;
}

export const noMutants: Mutants = { killed: 0, explained: 0, survived: 0 };

/** Under which key of the results the mutants of each fate stand; the explained may be left out. */
const lists = { killed: 'deaths', survived: 'survivors', explained: 'equivalent' } as const;

/**
 * Reads what `tavolata mutate --json` wrote. The id of a mutant begins with that of its entry, up to a slash.
 *
 * @returns the mutants by entry; undefined when the value is nothing of the kind
 */
export function mutantsIn(value: unknown): ReadonlyMap<string, Mutants> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const results = value as { readonly [key: string]: unknown };
  const found = new Map<string, Mutants>();
  for (const fate of ['killed', 'survived', 'explained'] as const) {
    const list = results[lists[fate]] ?? (fate === 'explained' ? [] : undefined);
    if (!Array.isArray(list)) return undefined;
    for (const one of list as readonly unknown[]) {
      const entry = entryOf(one);
      if (entry === undefined) return undefined;
      const before = found.get(entry) ?? noMutants;
      found.set(entry, { ...before, [fate]: before[fate] + 1 });
    }
  }
  return found;
}

function entryOf(one: unknown): string | undefined {
  const id = typeof one === 'object' && one !== null ? (one as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' && id.includes('/') ? id.slice(0, id.indexOf('/')).replace(/@.*$/, '') : undefined;
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
