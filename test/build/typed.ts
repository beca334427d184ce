/*
 * What a host may write, and what must not compile (`mistakes.ts`). `typed.test.ts` runs what is right.
 */
import { makeTable } from '../../src/compiler.js';
import type { Answer, Rulebook, Table } from '../../src/runtime.js';
import * as runtime from '../../src/runtime.js';
import type { Vocabulary } from '../../types/vocabulary.generated.js';

const { applyPlan, explain, handleOf, openTable, typed } = runtime;

/** All of them at once, which is more than a program that is to be small would name. */
export const rules = typed<Vocabulary>()(runtime);

/** Right uses: answers, plans and changes have the types of their questions, events and facts. */
export const rightUses = (rulebook: Rulebook, edition: Vocabulary['setup']['edition']) => {
  const table = rules.openTable(rulebook, {
    setup: { edition, variants: ['free-for-all'], options: ['attack-multiple'] },
    players: ['A', { id: 'B', life: 20 }, 'C'],
    objects: [{ id: 'bear', owner: 'A', types: ['creature'], zone: 'battlefield' }],
    turns: [{ id: 't', group: 'A', number: 1, step: 'declare-attackers' }],
  });
  const attacks = [{ is: 'Attacker', creature: 'bear', attacking: 'C' } as const];
  const opponents: readonly string[] | undefined = rules.ask(table, 'opponents', { player: 'A' }).value;
  const verdict: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown' = rules.ask(table, 'mayAttack', {
    creature: 'bear',
    defender: 'B',
  }).verdict;
  const asked: typeof verdict = rules.asking(table).mayAttack({ creature: 'bear', defender: 'B' }).verdict;
  const plan = rules.send(table, [{ event: 'playersLeave', fields: { players: ['B'] } }]);
  // What is typed goes wherever plain answers, plans and tables go.
  const after = applyPlan(table, plan);
  const words = [
    rules.explain(plan, rulebook, 'en'),
    explain(rules.ask(table, 'opponents', { player: 'A' }), rulebook, 'it'),
  ];
  const undone = rules.verify(after).steps.length;
  const stored: { table: Vocabulary['table'] } = { table: rules.tableToJson(rules.copyTable(table)) };
  stored.table = rules.tableToJson(rules.applyPlan(rules.openTable(rulebook, stored.table), plan), stored.table);
  stored.table = rules.applyChanges(rulebook, stored.table, [{ op: 'set', of: 'C', fact: 'life', value: 9 }]);
  const house: Vocabulary['setup']['house'] = { 'attack-default': 'left' };
  const { json, problems } = makeTable<Vocabulary>(rulebook, {
    players: ['A', 'B', 'C'],
    variant: 'free-for-all',
    house,
  });
  const picked = rules.resolve(openTable(rulebook, json), { event: 'gameStarts' }, ({ matter, among }) =>
    matter === 'starting player' ? 'C' : (among[0] ?? null),
  );
  rules.resolve(openTable(rulebook, json), { event: 'gameStarts' }, picked.picks);
  return {
    words,
    undone,
    left: stored.table.players?.map((player) => (typeof player === 'string' ? player : player.id)),
    found: problems.problems?.map(({ entry }) => entry),
    picks: picked.picks,
    opponents,
    asked,
    verdict,
    plan,
    attacks: combat(table, attacks),
    written: writes(table),
    reported: reported(plan),
  };
};

const combat = (table: Table, attacks: readonly { readonly is: 'Attacker'; readonly creature: string }[]) => {
  const problems = rules.ask(table, 'attackProblems', { attacks }).problems;
  const left = rules.send(table, { event: 'turnBegins', fields: { group: 'A', marker: null, extra: undefined } });
  const begins = rules.ask(table, 'mayTakeTurn', { group: 'A', marker: undefined }).verdict;
  const handled = rules.prepare(table, 'mayTakeTurn')(handleOf(table, 'A'), null);
  const ways = rules.matrix(table, 'mayTakeTurn', { over: { group: ['A', 'B'], marker: [null] } });
  const unmarked = rules.matrix(table, 'mayTakeTurn', { over: { group: ['A', 'B'] } }).answers;
  const reported: 'allowed' | 'denied' | 'required' | 'silent' | Pick<Answer, 'unknown'> | undefined =
    ways.answers[0]?.[0];
  const declared = rules.send(table, { event: 'attackersAreDeclared', fields: { attacks } });
  const checked = rules.send(table, { event: 'stateIsChecked' });
  const [move] = rules.ask(table, 'moves', { player: 'A' }).value ?? [];
  const offered = move && rules.send(table, move);
  const may = rules.prepare(table, 'mayAttack');
  const quick: 'allowed' | 'denied' | 'required' | 'silent' | undefined = may(
    handleOf(table, 'bear'),
    handleOf(table, 'B'),
  );
  const matrix = rules.prepareMatrix(table, 'mayAttack', { over: ['creature', 'defender'], reasons: true });
  const cells = matrix([handleOf(table, 'bear')], [handleOf(table, 'B'), handleOf(table, 'C')]).columns;
  const { answers } = rules.matrix(table, 'mayAttack', { over: { creature: ['bear'], defender: ['B', 'C'] } });
  const inGame: readonly string[] | undefined = rules.ask(table, 'playersIn').value;
  const turns = { left: left.undone.length + left.steps.length, begins, handled, reported, unmarked };
  return { problems, declared, checked, offered, quick, cells, answers, inGame, turns };
};

const writes = (table: Table) => {
  const fork = rules.openTable(table.ruleset.rulebook, {
    setup: table.ruleset.setup as Vocabulary['setup'],
    players: ['A'],
  });
  rules.setFact(fork, 'A', 'life', 7);
  rules.addThing(fork, 'objects', { id: 'elf', owner: 'A', types: ['creature'] });
  rules.changeTable(fork, [
    { op: 'set', of: 'elf', fact: 'tapped', value: true },
    { op: 'set', of: 'elf', fact: 'phasedIn', value: undefined },
    { op: 'create', members: 'objects', id: 'ox', facts: { owner: 'A', types: ['creature'] } },
    { op: 'remove', members: 'objects', id: 'ox' },
  ]);
  rules.addThing(fork, 'turns', { id: 't', group: 'A', number: 1, marker: null, extra: undefined });
  rules.setFact(fork, 'game', 'status', 'running');
  const status: 'setup' | 'running' | 'over' | 'restarted' | undefined = rules.factOf(fork, 'game', 'status');
  const anyId: string = 'game';
  if (status !== rules.factOf(fork, anyId, 'status')) rules.setFact(fork, anyId, 'monarch', null);
  const life: number | null | undefined = rules.factOf(fork, 'A', 'life');
  return { life, objects: rules.membersOf(fork, 'objects') };
};

type Plan = ReturnType<typeof rules.send>;

/** Events and writes of a plan are told apart by their names. */
const reported = (plan: Plan) =>
  [
    ...plan.steps.flat().flatMap((one) => (one.event === 'playerDeparted' ? [one.fields.player] : [])),
    ...plan.changes.flatMap((one) => (one.op === 'set' && one.fact === 'inGame' ? [`${one.of} ${one.value}`] : [])),
  ] satisfies readonly string[];

/** A host's own objects, shown. */
export const shown = (rulebook: Rulebook, setup: Vocabulary['setup']) => {
  const players = [{ name: 'A', life: 20 }];
  const table = rules.viewTable<{ name: string; life: number }>(rulebook, {
    setup,
    members: (collection) => (collection === 'players' ? players : undefined),
    idOf: ({ name }) => name,
    fact: ({ life }, fact) => (fact === 'life' ? life : undefined),
  });
  table.changed({ of: 'A', fact: 'life' }, { members: 'players' });
  return rules.ask(table, 'lifeOf', { player: 'A' }).value;
};
