/*
 * Mistakes that hosts make: never run, each must be refused by the compiler (`npm run types` refuses an expected error that does not come).
 */
import { makeTable } from '../../src/compiler.js';
import { ask, type Handle, type Rulebook, send, type Table, typed } from '../../src/runtime.js';
import type { Vocabulary } from '../../types/vocabulary.generated.js';
import { rules } from './typed.js';

const edition = '2026-09-25';
declare const rulebook: Rulebook;
declare const table: Table;
declare const bear: Handle;
declare const ada: Handle;

export const named = (): void => {
  // @ts-expect-error: another call under its name
  typed<Vocabulary>()({ ask: send });
  // @ts-expect-error: no such call
  typed<Vocabulary>()({ ask, asks: ask });
  // @ts-expect-error: a call that was not named
  typed<Vocabulary>()({ ask }).send(table, { event: 'stateIsChecked' });
};

export const questions = (): void => {
  // @ts-expect-error: no such question
  rules.ask(table, 'mayAtack', { creature: 'bear', defender: 'B' });
  // @ts-expect-error: an argument is missing
  rules.ask(table, 'mayAttack', { creature: 'bear' });
  // @ts-expect-error: all arguments are missing
  rules.ask(table, 'mayAttack');
  // @ts-expect-error: a misspelt argument
  rules.ask(table, 'mayAttack', { creature: 'bear', defendr: 'B' });
  // @ts-expect-error: an argument of the wrong type
  rules.ask(table, 'opponents', { player: 7 });
  // @ts-expect-error: a list where one is meant
  rules.ask(table, 'opponents', { player: ['A'] });
  // @ts-expect-error: a question that has a value gives no verdict
  rules.ask(table, 'opponents', { player: 'A' }).verdict;
  // @ts-expect-error: a question that has a verdict gives no value
  rules.ask(table, 'mayAttack', { creature: 'bear', defender: 'B' }).value;
  // @ts-expect-error: one that finds problems gives no verdict
  rules.ask(table, 'setupProblems').verdict;
  // @ts-expect-error: an argument where there is none
  rules.ask(table, 'playersIn', { player: 'A' });
  // @ts-expect-error: no such value of the enumeration
  rules.ask(table, 'groupOf', { player: 'A', aspect: 'lives' });
  // @ts-expect-error: what is made in place is not of this kind
  rules.ask(table, 'attackProblems', { attacks: [{ is: 'Blocker', creature: 'bear' }] });
  // @ts-expect-error: what is made in place has no such fact
  rules.ask(table, 'attackProblems', { attacks: [{ is: 'Attacker', creature: 'bear', atacking: 'B' }] });
  // @ts-expect-error: an argument that may be left out is not of another type
  rules.ask(table, 'attackProblems', { attacks: [], player: 7 });
  // @ts-expect-error: a misspelt option of the call
  rules.ask(table, 'playersIn', {}, { reason: true });
  // @ts-expect-error: the question says no such word
  if (rules.ask(table, 'mayAttack', { creature: 'bear', defender: 'B' }).verdict === 'forbidden') return;
};

export const events = (): void => {
  // @ts-expect-error: what is wrong with a setup is no value
  makeTable<Vocabulary>(rulebook, { players: ['A', 'B'] }).problems.value;
  // @ts-expect-error: no such event
  rules.send(table, { event: 'playersGo', fields: { players: ['B'] } });
  // @ts-expect-error: a field of the wrong type
  rules.send(table, { event: 'playersLeave', fields: { players: 'B' } });
  // @ts-expect-error: fields that must be there are left out
  rules.send(table, { event: 'playersLeave' });
  // @ts-expect-error: a misspelt field
  rules.send(table, { event: 'playersLeave', fields: { player: ['B'] } });
  // @ts-expect-error: a field of another event
  rules.send(table, { event: 'concedes', fields: { player: 'A', players: ['A'] } });
  // @ts-expect-error: no such step
  rules.send(table, { event: 'stepBegins', fields: { turn: 't', step: 'drawing' } });
  // @ts-expect-error: a misspelt option of the call
  rules.send(table, { event: 'stateIsChecked' }, { carryout: true });
  // @ts-expect-error: a pick without its matter
  rules.send(table, { event: 'stateIsChecked' }, { picks: [{ pick: 'A' }] });
  // @ts-expect-error: nothing of this name is ever picked
  rules.send(table, { event: 'gameStarts' }, { picks: [{ matter: 'startin player', pick: 'A' }] });
  // @ts-expect-error: nothing of this name is ever picked
  rules.resolve(table, { event: 'gameStarts' }, [{ matter: 'startin player', pick: 'A' }]);
  // @ts-expect-error: nothing of this name is ever picked
  rules.resolve(table, { event: 'gameStarts' }, ({ matter }) => (matter === 'startin player' ? 'A' : 'B'));
  // @ts-expect-error: nobody chooses
  rules.resolve(table, { event: 'stateIsChecked' });
  const plan = rules.send(table, { event: 'stateIsChecked' });
  const [one] = plan.steps.flat();
  const [write] = plan.changes;
  // @ts-expect-error: no event of a plan has this name
  one?.event === 'playerDepart';
  // @ts-expect-error: an event of a plan has no such field
  if (one?.event === 'playerDeparted') one.fields.playr;
  // @ts-expect-error: nothing of this name is ever picked
  plan.needs[0]?.matter === 'startin player';
  // @ts-expect-error: no event of a plan has this name
  rules.verify(table).steps[0]?.[0]?.event === 'playerDepart';
  // @ts-expect-error: no fact of a write has this name
  if (write?.op === 'set') write.fact === 'inGmae';
  // @ts-expect-error: no collection of a write has this name
  if (write?.op === 'create') write.members === 'object';
};

export const plannedEvents = (): void => {
  // @ts-expect-error: only plans have this event
  rules.send(table, { event: 'playerDeparted', fields: { player: 'B' } });
  // @ts-expect-error: only plans have this event
  rules.send(table, [{ event: 'stateIsChecked' }, { event: 'objectLeavesGame', fields: { object: 'bear' } }]);
  // @ts-expect-error: only plans have this event
  rules.resolve(table, { event: 'turnOpened', fields: { group: 'A' } }, []);
  const [one] = rules.send(table, { event: 'stateIsChecked' }).steps.flat();
  // @ts-expect-error: what a plan has need not be what hosts send
  if (one) rules.send(table, one);
};

export const tables = (): void => {
  // @ts-expect-error: no date
  rules.openTable(rulebook, { setup: { edition: 'latest' } });
  // @ts-expect-error: no date
  makeTable<Vocabulary>(rulebook, { players: ['A', 'B', 'C'], edition: 'newest' });
  // @ts-expect-error: no such status
  rules.openTable(rulebook, { setup: { edition }, game: { status: 'started' } });
  // @ts-expect-error: a fact of another kind of thing
  rules.openTable(rulebook, { setup: { edition }, players: [{ id: 'A', tapped: true }] });
  // @ts-expect-error: none where something must be
  rules.openTable(rulebook, { setup: { edition }, objects: [{ id: 'bear', zone: null }] });
  // @ts-expect-error: no such variant
  rules.openTable(rulebook, { setup: { edition, variants: ['free-for-none'] } });
  // @ts-expect-error: no such fact that could be unknown
  rules.openTable(rulebook, { setup: { edition }, players: ['A'], unknown: { lief: ['A'] } });
  // @ts-expect-error: no such option
  rules.openTable(rulebook, { setup: { edition, options: ['attack-both'] } });
  // @ts-expect-error: no such house answer
  rules.openTable(rulebook, { setup: { edition, house: { 'attack-default': 'leftwards' } } });
  // @ts-expect-error: no such matter
  rules.openTable(rulebook, { setup: { edition, house: { 'attack-defualt': 'left' } } });
  // @ts-expect-error: no such variant
  makeTable<Vocabulary>(rulebook, { players: ['A', 'B', 'C'], variant: 'free-for-none' });
  // @ts-expect-error: no such option
  makeTable<Vocabulary>(rulebook, { players: ['A', 'B', 'C'], without: ['limited-rage'] });
  // @ts-expect-error: no such part of a request
  makeTable(rulebook, { players: ['A', 'B', 'C'], varaint: 'free-for-all' });
  // @ts-expect-error: a table needs an edition
  rules.openTable(rulebook, { setup: {} });
  // @ts-expect-error: a table needs a setup
  rules.openTable(rulebook, { players: ['A'] });
  // @ts-expect-error: no such fact
  rules.openTable(rulebook, { setup: { edition }, players: [{ id: 'A', lives: 20 }] });
  // @ts-expect-error: a fact of the wrong type
  rules.openTable(rulebook, { setup: { edition }, players: [{ id: 'A', life: 'twenty' }] });
  // @ts-expect-error: a thing without an id
  rules.openTable(rulebook, { setup: { edition }, players: [{ life: 20 }] });
  // @ts-expect-error: no such collection
  rules.openTable(rulebook, { setup: { edition }, plyers: ['A'] });
  // @ts-expect-error: no such card type
  rules.openTable(rulebook, { setup: { edition }, objects: [{ id: 'bear', types: ['craeture'] }] });
};

export const prepared = (): void => {
  // @ts-expect-error: no such question
  rules.prepare(table, 'mayAtack');
  // @ts-expect-error: ids where handles are meant
  rules.prepare(table, 'mayAttack')('bear', 'B');
  // @ts-expect-error: an argument is missing
  rules.prepare(table, 'mayAttack')(bear);
  // @ts-expect-error: one argument too many
  rules.prepare(table, 'mayAttack')(bear, ada, ada);
  // @ts-expect-error: no such verdict
  rules.prepare(table, 'mayAttack')(bear, ada) === 'alowed';
  // @ts-expect-error: an id where a handle is meant
  rules.prepareReasoned(table, 'opponents')('A');
  // @ts-expect-error: the question has no such parameter
  rules.matrix(table, 'mayAttack', { over: { creatur: ['bear'] } });
  // @ts-expect-error: nothing to go through
  rules.matrix(table, 'mayAttack', { over: {} });
  // @ts-expect-error: an argument is missing
  rules.matrix(table, 'mayAttack', { over: { creature: ['bear'] } });
  // @ts-expect-error: an argument is missing
  rules.matrix(table, 'mayAttack', { over: { creature: ['bear'] }, arguments: {} });
  // @ts-expect-error: one thing where a list is meant
  rules.matrix(table, 'mayAttack', { over: { creature: 'bear', defender: ['B'] } });
  // @ts-expect-error: an argument both fixed and gone through
  rules.matrix(table, 'mayAttack', { over: { creature: ['b'], defender: ['B'] }, arguments: { defender: 'B' } });
  // @ts-expect-error: no such verdict
  rules.matrix(table, 'mayAttack', { over: { creature: ['b'], defender: ['B'] } }).answers[0]?.[0] === 'alowed';
  // @ts-expect-error: no such value of the enumeration
  rules.matrix(table, 'orderFor', { over: { turn: ['turn'] }, arguments: { matter: 'trigers' } });
  // @ts-expect-error: the question has no such parameter
  rules.prepareMatrix(table, 'mayAttack', { over: ['creatur'] });
  // @ts-expect-error: the question has no such parameter
  rules.prepareMatrix(table, 'mayAttack', { fixed: { turn: ada } });
  // @ts-expect-error: no such value of the enumeration
  rules.prepareMatrix(table, 'orderFor', { over: ['turn'], fixed: { matter: 'trigers' } });
  // @ts-expect-error: ids where handles are meant
  rules.prepareMatrix(table, 'mayAttack')(['bear'], ['B']);
  // @ts-expect-error: an id where a handle is meant
  rules.prepareMatrix(table, 'mayAttack')([bear], ['B']);
};

export const writes = (): void => {
  // @ts-expect-error: no such fact
  rules.setFact(table, 'A', 'lief', 3);
  // @ts-expect-error: a value of the wrong type
  rules.setFact(table, 'A', 'life', 'three');
  // @ts-expect-error: no such collection
  rules.addThing(table, 'creatures', 'bear');
  // @ts-expect-error: no such fact
  rules.addThing(table, 'objects', { id: 'bear', ownr: 'A' });
  // @ts-expect-error: no such write
  rules.changeTable(table, [{ op: 'delete', members: 'objects', id: 'bear' }]);
  // @ts-expect-error: no such fact
  rules.changeTable(table, [{ op: 'set', of: 'A', fact: 'lief', value: 3 }]);
  // @ts-expect-error: a value of the wrong type
  rules.changeTable(table, [{ op: 'set', of: 'A', fact: 'life', value: [3] }]);
  // @ts-expect-error: a fact of another kind of thing
  rules.changeTable(table, [{ op: 'create', members: 'players', id: 'Z', facts: { tapped: true } }]);
  // @ts-expect-error: a fact of another kind of thing
  rules.setFact(table, 'game', 'tapped', true);
  // @ts-expect-error: a value of the wrong type
  rules.setFact(table, 'game', 'status', 'started');
  // @ts-expect-error: a fact of the game
  rules.setFact(table, 'A', 'monarch', 'A');
  // @ts-expect-error: a fact of another kind of thing
  rules.factOf(table, 'game', 'life');
  // @ts-expect-error: a fact of the game
  rules.factOf(table, 'A', 'monarch');
  // @ts-expect-error: no such fact
  rules.factOf(table, 'A', 'lief');
  // @ts-expect-error: no such collection
  rules.membersOf(table, 'creatures');
};

export const views = (): void => {
  const setup = { edition } as const;
  const view = { setup, members: () => ['A'], idOf: (id: string) => id };
  // @ts-expect-error: no fact has this name
  rules.viewTable<string>(rulebook, { ...view, fact: (_, fact) => fact === 'inGmae' });
  const members = (name: 'player') => (name === 'player' ? [] : undefined);
  // @ts-expect-error: no collection has this name
  rules.viewTable<string>(rulebook, { ...view, members, fact: () => 1 });
  const shown = rules.viewTable<string>(rulebook, { ...view, fact: () => undefined });
  // @ts-expect-error: no such fact
  shown.changed({ of: 'A', fact: 'lief' });
  // @ts-expect-error: no such collection
  shown.changed({ members: 'player' });
  // @ts-expect-error: neither a thing nor a collection
  shown.changed('evrything');
};
