import type { Node } from '../../../src/engine/model/tree.js';
import type { Type } from '../../../src/engine/model/type.js';
import { ask, collection, eventOf, fact, listOf, loop, one, parameter } from '../trees.js';

export const bool = one('Boolean');
export const sailor = one('Sailor');
export const boat = one('Boat');
export const sailorList = listOf(sailor);
export const sailors = collection('sailors', 'Sailor');
export const boats = collection('boats', 'Boat');

/** Parameters and loops that most of the trees speak of. */
export const theSailor = parameter('sailor', sailor);
export const theBoat = parameter('boat', boat);
export const eachSailor = loop('sailor', sailor);
export const eachMate = loop('mate', sailor);
export const eachBoat = loop('boat', boat);

export const aboard = (of: Node): Node => fact(of, 'aboard', bool);
export const tired = (of: Node): Node => fact(of, 'tired', bool);
export const age = (of: Node): Node => fact(of, 'age', one('Number'));
export const boatOf = (of: Node): Node => fact(of, 'boat', boat);
export const owner = (of: Node): Node => fact(of, 'owner', sailor);
export const sunk = (of: Node): Node => fact(of, 'sunk', bool);
export const friends = (of: Node): Node => fact(of, 'friends', sailorList);
export const watch = (of: Node): Node => fact(of, 'watch', one('Watch'));
export const captain = (of: Node): Node => ask('captain', sailor, of);
export const crew = (of: Node): Node => ask('crew', sailorList, of);
export const maySail = ask('maySail', one('Verdict'), theSailor, theBoat);
export const field = (of: string, called: string, type: Type = sailor): Node => fact(eventOf(of), called, type);

/** [what it shows, tree, English, Italian]. Every kind of node stands here at least once. */
export type ReadBackCase = readonly [shows: string, tree: Node, en: string, it: string];
