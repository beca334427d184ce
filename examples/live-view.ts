/*
 * An engine that keeps its own objects: the rules look at them where they are, and are notified of what changed.
 *
 *   npx tsx examples/live-view.ts
 */
import { fileURLToPath } from 'node:url';
import { ask, handleOf, loadRulebook, prepare, send, type TableView, viewTable } from 'tavolata';

const { rulebook, diagnostics } = loadRulebook(fileURLToPath(new URL('../rules', import.meta.url)));
if (!rulebook) throw new Error(`the rulebook has ${diagnostics.length} problems`);

/** Objects as this engine happens to have them. */
class Seat {
  stillIn = true;
  constructor(readonly name: string) {}
}
class Card {
  constructor(
    readonly id: string,
    readonly owner: Seat,
    readonly kinds: readonly string[],
  ) {}
}
const seats = ['Ada', 'Bruno', 'Carla', 'Dario'].map((name) => new Seat(name));
const [ada, bruno] = seats as [Seat, Seat];
const cards = [new Card('bear', ada, ['creature'])];
/** Who controls a card by an effect: here a map, for the rules a list of effects. */
const charmed = new Map<Card, Seat>();

const view: TableView<Seat | Card | readonly [Card, Seat]> = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
  members: (collection) => ({ players: seats, objects: cards, effects: [...charmed] })[collection],
  idOf: (item) => (item instanceof Seat ? item.name : item instanceof Card ? item.id : `charm on ${item[0].id}`),
  fact: (item, fact) => {
    if (item instanceof Seat) return { inGame: item.stillIn }[fact];
    if (item instanceof Card) return { owner: item.owner, types: item.kinds }[fact];
    return { op: 'give-object', on: item[0], to: item[1] }[fact];
  },
};

const table = viewTable(rulebook, view);
const controller = () => ask(table, 'controllerOf', { object: 'bear' }).value;
console.log('controlled by', controller());

// The engine changes its objects and says what it did; no fact is read again that nobody asks about.
charmed.set(cards[0] as Card, bruno);
table.changed({ members: 'effects' });
console.log('controlled by', controller());

// A plan: nothing of the engine is touched. The engine carries it out and says so.
const plan = send(table, { event: 'playersLeave', fields: { players: ['Bruno'] } });
console.log(
  'planned',
  plan.steps
    .flat()
    .map(({ event }) => event)
    .join(' '),
);
console.log('still in', bruno.stillIn, ask(table, 'playersIn', {}).value);
// An engine that keeps more facts makes every write in plan.changes, then tells them all: see tiny-engine.ts.
bruno.stillIn = false;
charmed.clear();
table.changed({ of: 'Bruno', fact: 'inGame' }, { members: 'effects' });
console.log('left', ask(table, 'playersIn', {}).value, 'controlled by', controller());

// Millions of questions, as on any table.
const mayAttack = prepare(table, 'mayAttack');
console.log(mayAttack(handleOf(table, 'bear'), handleOf(table, 'Carla')));
