/*
 * What a host may write, and what must not compile: `npm run types` refuses an expected error that does not come.
 * `typed.test.ts` runs what is right.
 */
import type { Rulebook, Table } from '../../src/runtime.js';
import { typed } from '../../src/runtime.js';
import type { Vocabulary } from '../../types/vocabulary.generated.js';

const rules = typed<Vocabulary>();

/** Right uses: the answers have the types of their questions. */
export const rightUses = (rulebook: Rulebook, edition: string) => {
  const table = rules.openTable(rulebook, {
    setup: { edition, variants: ['free-for-all'], options: ['attack-multiple'] },
    players: ['A', { id: 'B', life: 20 }, 'C'],
    objects: [{ id: 'bear', owner: 'A', types: ['creature'], zone: 'battlefield' }],
  });
  const opponents: readonly string[] | undefined = rules.ask(table, 'opponents', { player: 'A' }).value;
  const verdict: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown' = rules.ask(table, 'mayAttack', {
    creature: 'bear',
    defender: 'B',
  }).verdict;
  const plan = rules.send(table, [{ event: 'playersLeave', fields: { players: ['B'] } }]);
  return { opponents, verdict, plan };
};

/** Wrong uses: never run, each line must be refused by the compiler. */
export const wrongUses = (rulebook: Rulebook, table: Table): void => {
  // @ts-expect-error: no such question
  rules.ask(table, 'mayAtack', { creature: 'bear', defender: 'B' });
  // @ts-expect-error: an argument is missing
  rules.ask(table, 'mayAttack', { creature: 'bear' });
  // @ts-expect-error: a misspelt argument
  rules.ask(table, 'mayAttack', { creature: 'bear', defendr: 'B' });
  // @ts-expect-error: an argument of the wrong type
  rules.ask(table, 'opponents', { player: 7 });
  // @ts-expect-error: a question that has a value gives no verdict
  rules.ask(table, 'opponents', { player: 'A' }).verdict;
  // @ts-expect-error: no such event
  rules.send(table, { event: 'playersGo', fields: { players: ['B'] } });
  // @ts-expect-error: a field of the wrong type
  rules.send(table, { event: 'playersLeave', fields: { players: 'B' } });
  // @ts-expect-error: no such variant
  rules.openTable(rulebook, { setup: { edition: '2026-09-25', variants: ['free-for-none'] } });
  // @ts-expect-error: a table needs an edition
  rules.openTable(rulebook, { setup: {} });
  // @ts-expect-error: no such fact
  rules.openTable(rulebook, { setup: { edition: '2026-09-25' }, players: [{ id: 'A', lives: 20 }] });
};
