/*
 * The smallest engine that asks: a table as plain JSON in, answers and plans out.
 *
 *   npx tsx examples/embed.ts
 */
import { fileURLToPath } from 'node:url';
import {
  applyPlan,
  ask,
  explain,
  handleOf,
  loadRulebook,
  openTable,
  prepare,
  resolve,
  send,
  tableToJson,
  verify,
} from 'tavolata';

const { rulebook, diagnostics } = loadRulebook(fileURLToPath(new URL('../rules', import.meta.url)));
if (!rulebook) throw new Error(`the rulebook has ${diagnostics.length} problems`);

// Your state as JSON; ids are yours. What you leave out takes its default, or stays unknown if there is none.
const table = openTable(rulebook, {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
  players: [
    { id: 'Ada', rangeSeats: 1 },
    { id: 'Bruno', rangeSeats: 1 },
    { id: 'Carla', rangeSeats: 1 },
    { id: 'Dario', rangeSeats: 1 },
  ],
  objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
});

// May this creature attack that player? The answer says which entries decided.
const answer = ask(table, 'mayAttack', { creature: 'bear', defender: 'Carla' }, { trace: true });
console.log(answer.verdict, answer.because);
console.log(explain(answer, rulebook, 'en'));

// A plan may wait for a choice: what is asked, among what, and who chooses (nobody: chance). Send again with the pick, or let `resolve` ask.
const game = { event: 'gameStarts' };
for (const { matter, by, among } of send(table, game).needs) console.log('asks', matter, by, among);
const { steps, picks } = resolve(table, game, ({ among }) => among[1] ?? null);
console.log('picked', picks, 'planned', steps.flat().length > 0);

// This player leaves: what has to happen, step by step. Nothing is changed until you say so.
const plan = send(table, { event: 'playersLeave', fields: { players: ['Ada'] } });
console.log(explain(plan, rulebook, 'it'));
const after = applyPlan(table, plan);
console.log(JSON.stringify(tableToJson(after)));
console.log('left undone:', verify(after).steps.length);

// Millions of questions: prepare once, then no JSON, no reasons, no garbage.
const mayAttack = prepare(table, 'mayAttack');
console.log(mayAttack(handleOf(table, 'bear'), handleOf(table, 'Bruno')));
