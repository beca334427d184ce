import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/engine/model/tree.js';
import { functions as implemented } from '../../src/engine/values/functions.js';
import { functions } from '../../src/frontend/language/types/functions.js';
import { resolved, typed, typeOf } from './harbour.js';

/** Each expression beside its type. */
const types = (cases: readonly (readonly [text: string, type: string])[]) =>
  test.each(cases)('%s is %s', (text, expected) => expect(typed(text)).toBe(expected));

describe('values and names', () => {
  types([
    ['3', 'Number'],
    ['true', 'Boolean'],
    ['none', 'None'],
    ["'anything'", 'Text'],
    ['ship', 'Ship'],
    ['ships', '[Ship]'],
    ['sea', 'Sea'],
    ['charter.flags', '[Flag]'],
  ]);
});

describe('facts', () => {
  types([
    ['ship.size', 'Number'],
    ['ship.owner', 'Captain?'],
    ['ship.owner.gold', 'Number?'],
    ['ship.owner.friends', '[Captain]'],
    ['place.size', 'Number?'],
    ['place.keeper', 'Captain?'],
    ['maybe.size', 'Number?'],
    ['event.captains', '[Captain]'],
    ['event.claims', '[claimed]'],
    ['(first one in event.claims).captain', 'Captain?'],
  ]);
});

describe('what is reached', () => {
  types([
    ['follow one from ship: first two in ships where two.owner is one.owner', '[Ship]'],
    ['follow one from ships: each two in ships where two.owner is one.owner', '[Ship]'],
    ['follow one from captain: one.friends', '[Captain]'],
    ['follow one from captain: none', '[Captain]'],
    ['(follow one from [captain]: one.friends) with captain', '[Captain]'],
  ]);
});

describe('calls', () => {
  types([
    ['ownerOf(ship)', 'Captain?'],
    ['ownerOf(ship: ship)', 'Captain?'],
    ['maySail(ship, to: place)', 'Verdict'],
    ['signal()', 'Flag'],
    ['faults(first port in ports)', '[Problem]'],
    ['dues(captain)', 'Number'],
    ['sails(ship, haven)', 'sails'],
    ["sails(to: haven, ship: ship, under: 'red')", 'sails'],
    ['peace()', 'peace'],
    ['Crate()', 'Crate'],
    ["Crate(weight: 3, of: 'silk')", 'Crate'],
    ['hears(captain, sinks(ship))', 'Verdict'],
  ]);

  test('arguments stand in the order of the declaration, and left-out ones of questions are none', () => {
    const call = resolved('sails(to: haven, ship: ship)').tree;
    expect(Object.keys((call as Extract<Node, { op: 'make' }>).args)).toEqual(['ship', 'to']);
    const ask = resolved('dues(captain)').tree as Extract<Node, { op: 'ask' }>;
    expect(ask.args).toEqual([
      expect.objectContaining({ op: 'name', name: 'captain' }),
      { op: 'literal', value: null, at: [13, 13], type: typeOf('None') },
    ]);
  });
});

describe('functions', () => {
  types([
    ['size(ships)', 'Number'],
    ['distinct(ships with ships)', '[Ship]'],
    ['flat(fleetOfFleets)', '[Ship]'],
    ['reverse(fleetOfFleets)', '[[Ship]]'],
    ['nth(ships, 2)', 'Ship?'],
    ['nth(fleetOfFleets, 1)', '[Ship]'],
    ['take(ships, 2)', '[Ship]'],
    ['position(ship, ships)', 'Number?'],
    ["position('fog', charter.weather)", 'Number?'],
    ['sum(each ship_ in ships: ship_.size)', 'Number'],
    ['least([1, 2])', 'Number?'],
    ['min(1, ship.size)', 'Number'],
    ['numbers(1, 3)', '[Number]'],
    ['fromSeat(captain, captains)', '[Captain]'],
    ['leftOf(captain, 1, captains)', 'Captain?'],
  ]);

  types([
    ['stepsLeft(captain, ship.owner, captains)', 'Number?'],
    ['oneOf(ships, captain)', 'Selection'],
    ['oneOf(captains, none)', 'Selection'],
    ['just(first ship_ in ships)', 'Selection'],
    ["picked('the ship', ships, captain)", 'Ship?'],
    ["picked('the ship', ships, none)", 'Ship?'],
    ['bestChoice([Decision()], [Bound()])', '[Alternative]'],
    ['betterChoice([Decision()], [], ship.size)', '[Alternative]'],
  ]);

  test('the list is that of the runtime', () => {
    expect(functions.map((one) => one.name).sort()).toEqual(Object.keys(implemented).sort());
  });
});

describe('lists and sets', () => {
  types([
    ['[]', '[Nothing]'],
    ['[none]', '[None]'],
    ['[ship, none]', '[Ship?]'],
    ['[ship, captain]', '[Ship|Captain]'],
    ['[sinks(ship), each one in ships: lost(one)]', '[sinks|lost]'],
    ['ships with ship', '[Ship]'],
    ['ships with [ship, captain]', '[Ship|Captain]'],
    ['ships without ship', '[Ship]'],
    ['[] with captains', '[Captain]'],
    ['captain.friends without ship.owner', '[Captain]'],
  ]);
});

describe('branches', () => {
  types([
    ['if sea.calm then 1 else 2', 'Number'],
    ['if sea.calm then 1', 'Number?'],
    ['if sea.calm then ships', '[Ship]'],
    ['let home be captain.home: home', 'Port?'],
    ['let home be captain.home: if home is not none then sails(ship, home)', 'sails?'],
    ["let paint be ship.flag: paint is 'red'", 'Boolean'],
    ['let crowd be captains: each one in crowd: one.home', '[Port?]'],
    ['if sea.calm then ship else captain', 'Ship|Captain'],
    ['if sea.calm then sinks(ship) else each one in ships: lost(one)', '[sinks|lost]'],
    ['ship.owner otherwise captain', 'Captain'],
    ['ship.owner otherwise none', 'Captain?'],
    ['none otherwise ship', 'Ship'],
  ]);
});

describe('sums', () => {
  types([
    ['1 + 2 * 3', 'Number'],
    ['-ship.size', 'Number'],
    ['ship.owner.gold + 1', 'Number?'],
    ['7 div 2', 'Number?'],
  ]);
});

describe('iterations', () => {
  types([
    ['each one in ships', '[Ship]'],
    ['each one in ships where one.afloat by -one.size', '[Ship]'],
    ['each one in ships: one.owner', '[Captain?]'],
    ['each one in captains: fleet(one)', '[[Ship]]'],
    ['each one in captains: each two in fleet(one): sinks(two)', '[sinks]'],
    ['each one in ships: if one.afloat then sinks(one)', '[sinks]'],
    ['each one in ships: [sinks(one), lost(one)]', '[sinks|lost]'],
    ['first one in ships', 'Ship?'],
    ['first one in fleetOfFleets', '[Ship]'],
    ['any one in ships where one.afloat', 'Boolean'],
    ['any one in ships', 'Boolean'],
    ['count one in ships where one.afloat', 'Number'],
    ['every one in ships satisfies one.afloat', 'Boolean'],
    ['each one in numbers(1, 3): one', '[Number]'],
  ]);
});
