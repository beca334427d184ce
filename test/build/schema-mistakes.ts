/** A value that is right, and the same with one mistake. */
interface Mistake {
  readonly what: string;
  readonly of: 'Table' | 'Event' | 'Question' | 'Answer' | 'Plan' | 'Change' | 'Pick';
  readonly right: unknown;
  readonly wrong: unknown;
}

const setup = { edition: '2026-09-25', variants: ['emperor'], options: ['limited-range'], house: {} };
const table = { setup, game: { status: 'running' }, players: ['A', { id: 'B', life: 3 }] };
const bear = { id: 'bear', owner: 'A', types: ['creature'] };
const answer = {
  question: 'mayAttack',
  arguments: { creature: 'bear', defender: 'B' },
  verdict: 'denied',
  because: ['combat.only-in-own-turn'],
  unknown: [],
  edition: '2026-09-25',
  notices: [],
};
const leaves = { event: 'playersLeave', fields: { players: ['A'] } };
const declared = {
  event: 'attackersAreDeclared',
  fields: { attacks: [{ is: 'Attacker', creature: 'bear', attacking: 'B' }] },
};
const plan = {
  sent: [leaves],
  steps: [[{ ...leaves, because: ['departure.leave'] }]],
  changes: [{ op: 'set', of: 'A', fact: 'inGame', value: false }],
  undone: [],
  numbers: {},
  needs: [{ matter: 'legend kept', among: ['bear'], by: 'A', because: ['a.b'] }],
  unknown: [],
  edition: '2026-09-25',
  notices: [],
};
const created = { op: 'create', members: 'objects', id: 'ox', facts: { owner: 'A' } };

const about =
  (of: Mistake['of'], right: object) =>
  (what: string, change: object): Mistake => ({ what, of, right, wrong: { ...right, ...change } });

const ofTable = about('Table', table);
const ofEvent = about('Event', declared);
const ofQuestion = about('Question', { question: answer.question, arguments: answer.arguments });
const ofAnswer = about('Answer', answer);
const ofPlan = about('Plan', plan);
const ofCreated = about('Change', created);
const ofSet = about('Change', plan.changes[0]!);

export const mistakes: readonly Mistake[] = [
  ofTable('a misspelt collection', { plyers: [] }),
  ofTable('a misspelt fact', { players: [{ id: 'B', lief: 3 }] }),
  ofTable('a fact of another kind of thing', { players: [{ id: 'B', tapped: true }] }),
  ofTable('a number as a text', { players: [{ id: 'B', life: 'x' }] }),
  ofTable('half a life', { players: [{ id: 'B', life: 1.5 }] }),
  ofTable('a thing without an id', { players: [{ life: 3 }] }),
  ofTable('a thing with an empty id', { players: [''] }),
  ofTable('things by name instead of in a list', { players: { B: {} } }),
  ofTable('an unknown card type', { objects: [{ ...bear, types: ['creture'] }] }),
  ofTable('a reference that is a thing', { objects: [{ ...bear, owner: { id: 'A' } }] }),
  ofTable('a misspelt variant', { setup: { ...setup, variants: ['emperror'] } }),
  ofTable('a misspelt option', { setup: { ...setup, options: ['limited-rnage'] } }),
  ofTable('a misspelt fact of the setup', { setup: { ...setup, varaints: [] } }),
  ofTable('a setup without an edition', { setup: { variants: [] } }),
  ofTable('a house answer that is none', { setup: { ...setup, house: { a: 1 } } }),
  ofTable('a misspelt fact of the game', { game: { statsu: 'running' } }),
  ofTable('an unknown status of the game', { game: { status: 'runing' } }),
  ofTable('a negative number for the next id', { fresh: -1 }),
  ofTable('an assumption about an unknown fact', { assumed: { lief: ['A'] } }),
  { what: 'a table without a setup', of: 'Table', right: table, wrong: { players: ['A'] } },

  ofEvent('a misspelt event', { event: 'attackersDeclared' }),
  ofEvent('an event with a field too many', { fields: { ...declared.fields, turns: 't' } }),
  ofEvent('an event without a field that it needs', { fields: {} }),
  ofEvent('an event without fields that it needs', { fields: undefined }),
  ofEvent('an attack that is a list of ids of the wrong kind', { fields: { attacks: [3] } }),
  ofEvent('an attack with a misspelt fact', { fields: { attacks: [{ is: 'Attacker', creatur: 'bear' }] } }),
  ofEvent('an attack that says that it is a block', { fields: { attacks: [{ is: 'Blocker', creature: 'bear' }] } }),
  ofEvent('a key beside the fields', { field: {} }),

  ofQuestion('a misspelt question', { question: 'mayAtack' }),
  ofQuestion('a misspelt argument', { arguments: { creatur: 'bear', defender: 'B' } }),
  ofQuestion('a missing argument', { arguments: { creature: 'bear' } }),
  ofQuestion('an argument of another question', { arguments: { ...answer.arguments, player: 'A' } }),
  ofQuestion('an argument of the wrong type', { arguments: { creature: 'bear', defender: 3 } }),

  ofAnswer('an unknown verdict', { verdict: 'forbidden' }),
  ofAnswer('a verdict without the facts that are missing', { unknown: undefined }),
  ofAnswer('a value in place of a verdict', { verdict: undefined, value: true }),
  ofAnswer('an unknown fact without a name', { unknown: [{ of: 'A' }] }),
  ofAnswer('a key of no answer', { becuase: [] }),

  ofPlan('a plan with a misspelt part', { chagnes: [] }),
  ofPlan('a plan without its changes', { changes: undefined }),
  ofPlan('steps that are not lists of events', { steps: [leaves] }),
  ofPlan('reasons that are no list', { steps: [[{ ...leaves, because: 'departure.leave' }]] }),
  ofPlan('a need that nobody is asked for', { needs: [{ matter: 'legend kept', among: [], because: [] }] }),
  ofPlan('another way not to happen', { undone: [{ event: leaves, how: 'forbidden', because: [] }] }),

  ofCreated('a thing in an unknown collection', { members: 'object' }),
  ofCreated('a thing with a fact of another kind', { facts: { life: 3 } }),
  ofCreated('a created thing with its id twice', { facts: { id: 'ox', owner: 'A' } }),
  ofSet('a write of an unknown fact', { fact: 'inGmae' }),
  ofSet('an unknown write', { op: 'put' }),
  { what: 'a pick without a matter', of: 'Pick', right: { matter: 'a', pick: 'b' }, wrong: { pick: 'b' } },
];
