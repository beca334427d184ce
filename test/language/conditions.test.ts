import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/engine/model/tree.js';
import { resolved, typed, typeOf } from './harbour.js';

/** Each expression beside its type. */
const types = (cases: readonly (readonly [text: string, type: string])[]) =>
  test.each(cases)('%s is %s', (text, expected) => expect(typed(text)).toBe(expected));

describe('conditions', () => {
  types([
    ['sea.calm and not ship.afloat', 'Boolean'],
    ['sea.calm or ship.owner.friends is captains', 'Boolean'],
    ['ship is none', 'Boolean'],
    ['ship.owner is captain', 'Boolean'],
    ['ship in ships', 'Boolean'],
    ['ship not in captain.friends with ships', 'Boolean'],
    ['captain.friends within captains', 'Boolean'],
    ['ship.size + 1 <= 2 * 3', 'Boolean'],
    ['place is a Ship', 'Boolean'],
    ['none', 'None'],
  ]);
  test('none counts as false', () => expect(typed('if none then 1', {})).toBe('Number?'));
});

describe('what conditions make sure of', () => {
  types([
    ['if place is a Ship then place else keeperOf(place)', 'Ship|Captain'],
    ['if captain.home is not none then sails(ship, captain.home)', 'sails?'],
    ['if captain.home.keeper is captain then none else none', 'None'],
    ['each port in [captain.home] where port is not none: sails(ship, port)', '[sails]'],
    ['if maybe is a Port and maybe.berths is not none then maybe', 'Port?'],
    ['if captain.home is not none and sea.calm then captain.home else none', 'Port?'],
    ['(if maybe is a Ship and maybe.size > 3 then maybe.owner else none)', 'Captain?'],
    ['if place is not a Ship then place else none', 'Port?'],
    ['if not place is a Ship then place', 'Port?'],
    ['each spot in [place] where spot is a Ship', '[Ship]'],
    ['each spot in [place] where spot is a Ship: spot.owner', '[Captain?]'],
    ['first spot in [place] where (sea.calm and spot is a Port)', 'Port?'],
    ['if maybe is a Ship or sea.calm then maybe', '(Port|Ship)?'],
    ['if maybe is not a Ship or not maybe.afloat then 1', 'Number?'],
  ]);

  test('a part of a condition holds in the parts to its right', () => {
    expect(resolved('place is a Ship and ownerOf(place) is captain').found).toEqual([]);
    expect(resolved('place is not a Ship or ownerOf(place) is captain').found).toEqual([]);
    expect(resolved('ownerOf(place) is captain and place is a Ship').found).toMatchObject([
      { code: 'type.may-not-fit' },
    ]);
  });
});

describe('texts get their type from where they stand', () => {
  types([
    ["ship.flag is 'red'", 'Boolean'],
    ["'red' is ship.flag", 'Boolean'],
    ["ship.flag in ['red', 'blue']", 'Boolean'],
    ["'fog' in charter.weather", 'Boolean'],
    ["charter.flags is ['red']", 'Boolean'],
    ["['fog'] within charter.weather", 'Boolean'],
    ["maySail(ship, place) is not 'denied'", 'Boolean'],
    ["maySail(ship, place) in ['allowed', 'denied']", 'Boolean'],
    ['maySail(ship, place) is permitted', 'Boolean'],
    ["(if sea.calm then maySail(ship, place) else 'denied') is not permitted", 'Boolean'],
    ["ship.flag is (if sea.calm then 'red' else 'blue')", 'Boolean'],
    ["(ship.owner.flag otherwise 'white') is ship.flag", 'Boolean'],
    ["charter.weather with ['fog']", '[Weather]'],
    ["charter.weather without 'fog'", '[Weather]'],
    ["[ship.flag, 'red']", '[Flag]'],
    ["take(charter.weather with 'fog', 1)", '[Weather]'],
  ]);

  const literal = (tree: Node): string[] => {
    const found: string[] = [];
    JSON.stringify(tree, (_, value: unknown) => {
      const node = value as Node | null;
      if (node !== null && typeof node === 'object' && node.op === 'literal') found.push(JSON.stringify(node.type));
      return value;
    });
    return found;
  };

  test('arguments, fields and facts of values say what a text is', () => {
    const flag = JSON.stringify(typeOf('Flag'));
    expect(literal(resolved("sails(ship, haven, 'red')").tree)).toEqual([flag]);
    expect(literal(resolved("Crate(of: 'salt')").tree)).toEqual([JSON.stringify(typeOf('Text'))]);
    const answer = { be: 'value', type: typeOf('[Flag]'), place: { code: 'type.answer' } } as const;
    expect(literal(resolved("if sea.calm then ['red'] else distinct(['blue'])", { be: answer }).tree)).toEqual([
      flag,
      flag,
    ]);
    expect(
      literal(resolved("each word in ['red', 'blue'] where sea.calm and word is 'red'", { be: answer }).tree),
    ).toEqual([flag, flag, flag]);
  });
});
