import { ask, type Handle, prepare, prepareReasoned, type Quick, type Reasoned } from '../src/runtime.js';
import { boardOf, matrixSide, type Opened, type Opening, opened } from './library.js';
import type { Side } from './side.js';
import type { Case } from './streams.js';

/*
 * The cost of reasons: the same questions with bare answers, with the deciding entries, and with a trace of everything
 * considered.
 */

interface Asked extends Opened {
  readonly mayAttack: Quick;
  readonly reasoned: (creature: Handle, defender: Handle) => Reasoned | undefined;
  readonly pairs: readonly (readonly [Handle, Handle])[];
  readonly args: readonly { readonly creature: string; readonly defender: string }[];
}

const askedOf = (open: Opening, one: Case): Asked => {
  const table = opened(open, one);
  const pairs = one.matrix.creatures.map(
    (place, i) => [table.creatures[place], table.players[one.matrix.players[i] as number]] as [Handle, Handle],
  );
  const args = pairs.map(([creature, defender]) => ({ creature: creature.id ?? '', defender: defender.id ?? '' }));
  const [mayAttack, reasoned] = [prepare(table.table, 'mayAttack'), prepareReasoned(table.table, 'mayAttack')];
  return { ...table, mayAttack, reasoned, pairs, args };
};

/** Each way asks about the same pairs at the same tables. */
const sideOf = (tables: readonly Asked[], allowed: (asked: Asked, i: number) => boolean): Side => ({
  pass: () => {
    let yes = 0;
    for (const asked of tables) for (let i = 0; i < asked.pairs.length; i++) if (allowed(asked, i)) yes++;
    return yes;
  },
  answers: () => tables.flatMap((asked) => asked.pairs.map((_, i) => allowed(asked, i))),
});

/** Ways of asking that differ in the reasons they return. */
export const reasonSides = (open: Opening, cases: readonly Case[]): { readonly [name: string]: Side } => {
  const tables = cases.map((one) => askedOf(open, one));
  const bare = (asked: Asked, i: number): boolean => {
    const [creature, defender] = asked.pairs[i] as [Handle, Handle];
    return asked.mayAttack(creature, defender) === 'allowed';
  };
  const named = (asked: Asked, i: number): boolean => {
    const [creature, defender] = asked.pairs[i] as [Handle, Handle];
    const { value, because } = asked.reasoned(creature, defender) as Reasoned;
    return value === 'allowed' && because.length > 0;
  };
  return {
    bare: sideOf(tables, bare),
    named: sideOf(tables, named),
    ask: sideOf(tables, (asked, i) => ask(asked.table, 'mayAttack', asked.args[i] ?? {}).verdict === 'allowed'),
    traced: sideOf(
      tables,
      (asked, i) => ask(asked.table, 'mayAttack', asked.args[i] ?? {}, { trace: true }).verdict === 'allowed',
    ),
  };
};

/** The whole matrix with and without the deciding entries of each cell. */
export const matrixReasonSides = (open: Opening, cases: readonly Case[]): { readonly [name: string]: Side } => ({
  bare: matrixSide(cases.map((one) => boardOf(open, one))),
  named: matrixSide(cases.map((one) => boardOf(open, one, { because: true }))),
});
