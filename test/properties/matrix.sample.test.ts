import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import type { Value } from '../../src/engine/values/values.js';
import { amount } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { MatrixAgreement, type MatrixCase } from '../run/matrix-agreement.js';
import { argumentsOf, type Call, questionsOf } from './asking.js';
import { poolsOf, tablesOf } from './tables.js';

const seed = 802_103;
const rulebook = shipped();
const { questions } = rulebook.vocabulary;

/** Questions with a parameter at least, each with several cases of arguments. */
const asked = fc.tuple(fc.nat(999), fc.nat(99)).chain(([n, turn]) => {
  const all = Object.values(questions).filter(({ parameters }) => parameters.length > 0);
  const { name } = all[n % all.length] as (typeof all)[number];
  const calls = fc.array(
    questionsOf({
      ...rulebook,
      vocabulary: { ...rulebook.vocabulary, questions: { [name]: questions[name] as never } },
    }),
    { minLength: 3, maxLength: 7, size: 'max' },
  );
  return calls.map((several) => ({ name, turn, calls: several }));
});

/** A fact of a thing takes the value that another thing has there, or becomes unknown. */
interface Change {
  readonly thing: number;
  readonly fact: number;
  readonly other: number;
}
const changes = fc.array(fc.record({ thing: fc.nat(999), fact: fc.nat(999), other: fc.nat(30) }), {
  minLength: 1,
  maxLength: 4,
});

const caseOf = (table: TableJson, name: string, calls: readonly Call[], turn: number): MatrixCase | null => {
  const parameters = questions[name]?.parameters ?? [];
  const pools = poolsOf(rulebook, table);
  const given = calls.map((call) => argumentsOf(call, parameters, pools)).filter((args) => args !== undefined);
  const [any] = given;
  if (!any) return null;
  const names = parameters.map((parameter) => parameter.name);
  const turned = [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)];
  const over = turned.slice(0, names.length === 1 ? 1 : 1 + (turn % 2));
  const listOf = (parameter: string | undefined) => given.map((args) => args[parameter ?? ''] as Json);
  const fixed = Object.fromEntries(names.filter((one) => !over.includes(one)).map((one) => [one, any[one] as Json]));
  return { question: name, over, rows: listOf(over[0]), columns: over[1] ? listOf(over[1]) : null, fixed };
};

const change = ({ world, ruleset }: Table, { thing: n, fact: f, other: o }: Change): void => {
  const things = [...world.byId.values(), ...world.singles.values()];
  const thing = things[n % things.length];
  const facts = Object.values(ruleset.rulebook.vocabulary.entities[thing?.entity ?? '']?.facts ?? {});
  const fact = facts[f % facts.length];
  if (!thing || !fact) return;
  const others = things.filter(({ entity }) => entity === thing.entity);
  // Only facts without a default can be unknown.
  const value = o === 0 && fact.default === undefined ? undefined : others[o % others.length]?.facts[fact.slot];
  world.set(thing, fact.slot, value as Value);
};

describe('a matrix', () => {
  it('gives the answers, reasons and gaps of its pairs asked one by one, also after the table has changed', () => {
    let [cells, unknown, again] = [0, 0, 0];
    const names = new Set<string>();
    fc.assert(
      fc.property(
        tablesOf(rulebook),
        fc.array(asked, { minLength: 8, maxLength: 8 }),
        changes,
        (json, asks, writes) => {
          const table = openTable(rulebook, json);
          const matrices = asks.flatMap(({ name, calls, turn }) => {
            const one = caseOf(json, name, calls, turn);
            return one ? [[one, new MatrixAgreement(table, one)] as const] : [];
          });
          for (const [{ question }, matrix] of matrices) {
            const found = matrix.compare();
            expect(found.difference).toBeNull();
            cells += found.cells;
            unknown += found.unknown;
            names.add(question);
          }
          for (const write of writes) {
            change(table, write);
            for (const [{ rows, columns }, matrix] of matrices) {
              const fewer = matrix.compare(rows.slice(1), columns);
              const all = matrix.compare(rows.toReversed(), columns?.slice(0, -1) ?? null);
              expect(fewer.difference ?? all.difference).toBeNull();
              again += fewer.cells + all.cells;
            }
          }
          table.world.rollback(0);
          for (const [, matrix] of matrices) expect(matrix.compare().difference).toBeNull();
        },
      ),
      { seed, numRuns: amount(15, 60) },
    );
    // Low bounds: a busy machine gets through few tables in the time.
    expect(cells).toBeGreaterThan(amount(60, 300));
    expect(again).toBeGreaterThan(amount(60, 300));
    expect(unknown).toBeGreaterThan(amount(0, 5));
    expect(names.size).toBeGreaterThan(amount(5, 15));
  });
});
