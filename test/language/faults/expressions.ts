import { constantsOnly, withoutPicks } from '../../../src/frontend/language/expressions/scope.js';
import { resolveQuestion } from '../../../src/frontend/language/question-text.js';
import { plainText } from '../../../src/frontend/text/located.js';
import { typeOf, vocabulary } from '../harbour.js';
import { expression, type FaultCase } from './case.js';

const things = {
  entityOf: (id: string) => ({ bear: 'Ship', 'Old Anne': 'Ship', nell: 'Captain' })[id],
  all: ['bear', 'Old Anne', 'nell'],
};
const condition = { be: { be: 'condition' } } as const;
const action = { be: { be: 'action' } } as const;
const answer = (type: string) => ({
  be: { be: 'value', type: typeOf(type), place: { code: 'type.answer', values: { question: 'q' } } } as const,
});

export const names: readonly FaultCase[] = [
  expression('shipp.size', 'name.unknown: shipp → ship'),
  expression('zzzz', 'name.unknown: zzzz'),
  expression('event', 'name.no-event: event', { locals: new Map() }),
  expression('signal', 'name.needs-brackets: signal → signal()'),
  expression('sinks', 'name.needs-brackets: sinks → sinks()'),
  {
    what: 'an event that is asked: sinks(bear)',
    found: () => resolveQuestion(plainText({ file: 'question', text: 'sinks(bear)' }), vocabulary, things).diagnostics,
    said: ['name.event-asked: sinks(bear)'],
  },
  expression('size', 'name.needs-brackets: size → size()'),
  expression('Ship', 'name.entity-alone: Ship → ship'),
  expression('ship.owner is null', 'grammar.foreign-sign: null → none'),
  expression('ship.flag is red', "name.value-without-quotes: red → 'red'"),
  expression('allowed', "name.value-without-quotes: allowed → 'allowed'"),
  expression('red.length is 3', 'name.not-in-scope: red'),
  expression('sea.calm', 'name.not-constant: sea', { allowed: constantsOnly }),
  expression('size(ships) > 1', 'name.not-constant: ships', { allowed: constantsOnly }),
  expression('each ship in ships', 'name.taken: ship'),
  expression('each sea in ships', 'name.taken: sea'),
  expression('each this in ships', 'name.taken: this'),
  expression('each one in ships: each one in ships', 'name.taken: one'),
  expression('ship.ownr', 'name.unknown-fact: ownr → owner'),
  expression('event.captain', 'name.unknown-fact: captain → captains'),
  expression('ship is a Shipp', 'name.unknown-entity: Shipp → Ship'),
  expression('ship is a Flag', 'name.unknown-entity: Flag'),
  expression('baer', 'name.unknown-thing: baer → bear', { things }),
  expression("ownerOf('Old Ann')", "name.unknown-thing: 'Old Ann' → Old Anne", { things }),
];

export const calls: readonly FaultCase[] = [
  expression('ownrOf(ship)', 'name.unknown-call: ownrOf → ownerOf'),
  {
    what: 'a question that is gone: tonnage(bear)',
    found: () => {
      const gone = { en: 'Ask for its size.', it: 'Chiedi la grandezza.' };
      const since = { ...vocabulary, renamed: { tonnage: gone } };
      return resolveQuestion(plainText({ file: 'question', text: 'tonnage(bear)' }), since, things).diagnostics;
    },
    said: ['name.gone: tonnage'],
  },
  expression('ships(1)', 'name.not-a-call: ships → ships'),
  expression('ship()', 'name.not-a-call: ship → ship'),
  expression('Sea()', 'name.only-one: Sea'),
  expression("Crate('salt')", "name.names-only: 'salt'"),
  expression('ownerOf(ship, captain, 3)', 'name.too-many-arguments: captain, 3'),
  expression('ownerOf()', 'name.missing-arguments: ownerOf'),
  expression('sails(to: haven)', 'name.missing-arguments: sails'),
  expression('position(1)', 'name.missing-arguments: position'),
  expression('ownerOf(shp: ship)', 'name.unknown-argument: shp → ship'),
  expression('ownerOf(ship, ship: ship)', 'name.argument-twice: ship'),
  expression('size(signal()) is 0', ['name.no-questions-here: signal', 'type.argument: signal()'], {
    allowed: constantsOnly,
  }),
  expression("picked('it', ships, none)", 'name.no-picks-here: picked', { allowed: withoutPicks }),
];

export const types: readonly FaultCase[] = [
  expression('ownerOf(captain)', 'type.argument: captain'),
  expression('ownerOf(ships)', 'type.argument: ships'),
  expression('size(ship)', 'type.argument: ship'),
  expression('flat(ships)', 'type.argument: ships'),
  expression('bestChoice(ships, [])', 'type.argument: ships'),
  expression('betterChoice([], [], ship)', 'type.argument: ship'),
  expression('oneOf([3], captain)', 'type.argument: [3]'),
  expression('oneOf(ships, ship)', 'type.argument: ship'),
  expression('position(captain, ships)', 'type.argument: captain'),
  expression('fromSeat(ship, captains)', 'type.argument: ship'),
  expression('numbers(1, ships)', 'type.argument: ships'),
  expression("sails(ship, 'home')", "type.argument: 'home'"),
  expression('Crate(of: 3)', 'type.argument: 3'),
  expression('ship', 'type.answer: ship', answer('[Ship]')),
  expression('each one in captains: fleet(one)', 'type.answer: each one in captains: fleet(one)', answer('[Ship]')),
  expression('1 + ships', 'type.number: ships'),
  expression('-sea.calm', 'type.number: sea.calm'),
  expression("'a' < 3", "type.number: 'a'"),
  expression('each one in ships by one.flag', 'type.number: one.flag'),
  expression('ship', 'type.condition: ship', condition),
  expression('not ship.size', 'type.condition: ship.size'),
  expression('any one in ships where one.owner', 'type.condition: one.owner'),
  expression('every one in ships satisfies one', 'type.condition: one'),
  expression('sea.calm and maySail(ship, place)', 'type.verdict-as-condition: maySail(ship, place)'),
  expression('if ships then 1', 'type.list-as-condition: ships'),
  expression('ships', 'type.action: ships', action),
  expression('sinks(bear) and sinks(bear)', 'type.events-joined: sinks(bear) and sinks(bear) → ;', action),
  expression('sinks(ship) or sinks(ship)', 'type.events-joined: sinks(ship) or sinks(ship)', action),
  expression('if sea.calm then 1', 'type.action: if sea.calm then 1', action),
  expression('each one in ship', 'type.not-a-list: ship'),
  expression('ship in ship.owner', 'type.not-a-list: ship.owner'),
  expression('captain within captains', 'type.not-a-list: captain'),
  expression('ships.size', 'type.fact-of-list: size → size(…)'),
  expression('fleetOfFleets.size', 'type.fact-of-list: size → size(…)'),
  expression('ship.size.more', 'type.no-facts: more'),
  expression('none.size', 'type.no-facts: size'),
  expression('ownerOf(none)', 'type.none-here: none'),
  expression('none', 'type.none-here: none', answer('Ship')),
  expression('sails(ship, first port in ports)', 'type.may-be-none: first port in ports', action),
  expression('sails(ship, captain.home)', 'type.may-be-none: captain.home', action),
  expression('if sea.calm then sails(ship, captain.home)', 'type.may-be-none: captain.home', action),
  expression('if captain.home is none then sails(ship, captain.home)', 'type.may-be-none: captain.home', action),
  expression(
    'if captain.home is not none then none else sails(ship, captain.home)',
    'type.may-be-none: captain.home',
    action,
  ),
  expression('each port in [captain.home]: sails(ship, port)', 'type.may-be-none: port', action),
  expression('ownerOf(place)', 'type.may-not-fit: place'),
  expression('[ship, ships]', 'type.mixed: ships'),
  expression('if sea.calm then ship else ships', 'type.mixed: ships'),
  expression('ship.owner otherwise captains', 'type.mixed: captains'),
  expression('fleetOfFleets with ships', 'type.mixed: ships'),
  expression('ship is captain', 'type.never-equal: ship is captain'),
  expression("sea.calm is 'red'", "type.never-equal: sea.calm is 'red'"),
  expression('ship.flag in charter.weather', 'type.never-in: ship.flag in charter.weather'),
  expression('ship in fleetOfFleets', 'type.never-in: ship in fleetOfFleets'),
  expression('captains within ships', 'type.never-equal: captains within ships'),
  expression('ships without captain', 'type.never-shared: captain'),
  expression('ship is a Captain', 'type.never-is-a: ship is a Captain'),
  expression('place is a Port and place is a Ship', 'type.never-is-a: place is a Ship'),
  expression('let home be captain.home: sails(ship, home)', 'type.may-be-none: home', action),
  expression('let ship be captain.home: 1', ['name.taken: ship', 'lint.unused-let: ship']),
  expression('let home be home.keeper: home is none', 'name.unknown: home → captain.home'),
  expression('let home be captain.home: sea.calm', 'lint.unused-let: home'),
  expression('ship.size is permitted', 'type.not-a-verdict: ship.size'),
  expression(
    "maySail(ship, place) not in ['required', 'allowed']",
    "lint.permitted-written-out: maySail(ship, place) not in ['required', 'allowed'] → is not permitted",
  ),
  expression("ship.flag is 'rde'", "type.unknown-value: 'rde' → red"),
  expression("ship.flag in ['red', 'green']", "type.unknown-value: 'green'"),
  expression("sails(ship, haven, 'rad')", "type.unknown-value: 'rad' → red"),
  expression("maySail(ship, place) is 'alowed'", "type.unknown-value: 'alowed' → allowed"),
  expression("['bleu', 'red']", "type.unknown-value: 'bleu' → blue", answer('[Flag]')),
];

/** One mistake gives one message: what is broken fits everywhere. */
export const single: readonly FaultCase[] = [
  expression('1 + zzzz.size', 'name.unknown: zzzz'),
  expression('ownerOf(zzzz) is zzzzz(ship)', ['name.unknown: zzzz', 'name.unknown-call: zzzzz']),
  expression('any one in zzzz where (one.size > 3 and one in ships)', 'name.unknown: zzzz'),
  expression("ship.flag is 'rde' and ship.flag in ['rde']", [
    "type.unknown-value: 'rde' → red",
    "type.unknown-value: 'rde' → red",
  ]),
];
