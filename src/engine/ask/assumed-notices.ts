import type { Notice } from '../model/answer.js';
import { onceFor } from '../model/once.js';
import type { Assumed } from '../table/assume.js';
import type { Table } from '../table/table.js';

/**
 * Notices, and those of the facts that a table left out and that were assumed, as far as they were read.
 *
 * @param factsRead facts that were read: `thing.fact`
 */
export function withAssumed(
  notices: readonly Notice[],
  { assumed }: Table,
  factsRead: ReadonlySet<string>,
): readonly Notice[] {
  return [
    ...notices,
    ...keysOf(assumed)
      .filter(({ key }) => factsRead.has(key))
      // A table that has been played on assumed its facts in another order than one just opened.
      .sort((a, b) => byText(a.one.of, b.one.of) || byText(a.one.fact, b.one.fact))
      .map(({ one: { of, fact } }) => ({ code: 'assumed', values: { of, fact } })),
  ];
}

interface KeyedAssumption {
  readonly one: Assumed;
  readonly key: string;
}

/** The assumptions of a table, as traced code notes them. */
const keysOf = /* @__PURE__ */ onceFor((assumed: readonly Assumed[]): readonly KeyedAssumption[] =>
  assumed.map((one) => ({ one, key: `${one.of}.${one.fact}` })),
);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
