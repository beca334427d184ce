import type { UnknownRecord } from '../../../src/engine/model/record.js';

/** What became of the mutants of one entry. */
export interface Mutants {
  readonly killed: number;
  /** Equivalent ones, with a reason in the data. */
  readonly explained: number;
  readonly survived: number;
}

export const noMutants: Mutants = { killed: 0, explained: 0, survived: 0 };

/**
 * Reads what `tavolata mutate --json` wrote.
 *
 * @param equivalent the value of the file in which equivalent mutants are listed with their reasons
 * @returns the mutants by entry, or by `entry@date` where several objects share an id; undefined when the value is something else
 */
export function mutantsIn(value: unknown, equivalent?: unknown): ReadonlyMap<string, Mutants> | undefined {
  const found = new Map<string, Mutants>();
  const [deaths, survivors] = [idsIn(value, 'deaths'), idsIn(value, 'survivors')];
  if (deaths === undefined || survivors === undefined) return undefined;
  const note = (fate: keyof Mutants, id: string): void => {
    const entry = id.slice(0, id.indexOf('/'));
    const before = found.get(entry) ?? noMutants;
    found.set(entry, { ...before, [fate]: before[fate] + 1 });
  };
  for (const id of deaths) note('killed', id);
  for (const id of survivors) note('survived', id);
  for (const id of explainedIn(equivalent)) note('explained', id);
  return found;
}

const keyed = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord)[key] : undefined;

/** Ids of mutants, which begin with that of their entry; undefined when the list holds anything else. */
function idsIn(value: unknown, key: string): readonly string[] | undefined {
  const list = keyed(value, key);
  if (!Array.isArray(list)) return undefined;
  const ids = list.map((one: unknown) => keyed(one, 'id'));
  return ids.every((id): id is string => typeof id === 'string' && id.includes('/')) ? ids : undefined;
}

function explainedIn(value: unknown): readonly string[] {
  const groups = keyed(value, 'equivalent');
  const ids: readonly unknown[] = Array.isArray(groups)
    ? groups.flatMap((group: unknown) => keyed(group, 'mutants') ?? [])
    : [];
  return ids.filter((id): id is string => typeof id === 'string' && id.includes('/'));
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
