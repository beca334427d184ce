import { and, ask, iterate, letName, loop, not, or } from '../trees.js';
import {
  aboard,
  bool,
  captain,
  type ReadBackCase,
  sailor,
  sailors,
  sunk,
  theBoat,
  theSailor,
  tired,
} from './sailing.js';

export const joints: readonly ReadBackCase[] = [
  [
    'and',
    and(aboard(theSailor), tired(theSailor)),
    'The sailor is aboard and the sailor is tired.',
    'Il marinaio è a bordo e il marinaio è stanco.',
  ],
  [
    'or',
    or(aboard(theSailor), tired(theSailor)),
    'The sailor is aboard, or the sailor is tired.',
    'Il marinaio è a bordo, o il marinaio è stanco.',
  ],
  [
    'or in and',
    and(sunk(theBoat), or(aboard(theSailor), tired(theSailor))),
    'The boat is sunk and either the sailor is aboard, or the sailor is tired.',
    "L'imbarcazione è affondata e o il marinaio è a bordo, o il marinaio è stanco.",
  ],
  [
    'or in and, at its beginning',
    and(or(aboard(theSailor), tired(theSailor)), sunk(theBoat)),
    '(either the sailor is aboard, or the sailor is tired) and the boat is sunk.',
    "(o il marinaio è a bordo, o il marinaio è stanco) e l'imbarcazione è affondata.",
  ],
  [
    'and in or',
    or(sunk(theBoat), and(aboard(theSailor), tired(theSailor))),
    'Either the boat is sunk, or both the sailor is aboard and the sailor is tired.',
    "O l'imbarcazione è affondata, o è vero sia che il marinaio è a bordo sia che il marinaio è stanco.",
  ],
  [
    'not (a and b)',
    not(and(aboard(theSailor), tired(theSailor))),
    'The sailor has gone ashore, or the sailor is not tired.',
    'Il marinaio è sceso a terra, o il marinaio non è stanco.',
  ],
  [
    'not (a or b)',
    not(or(aboard(theSailor), tired(theSailor))),
    'The sailor has gone ashore and the sailor is not tired.',
    'Il marinaio è sceso a terra e il marinaio non è stanco.',
  ],
  [
    'a long and',
    and(aboard(theSailor), tired(theSailor), sunk(theBoat), letName('over', bool)),
    'All of these hold: (1) the sailor is aboard; (2) the sailor is tired; (3) the boat is sunk; (4) “over” holds.',
    "Valgono tutte queste condizioni: (1) il marinaio è a bordo; (2) il marinaio è stanco; (3) l'imbarcazione è affondata; (4) «over» vale.",
  ],
  [
    'a quantifier that would swallow what follows',
    and(
      iterate('any', {
        name: 'hand',
        in: sailors,
        where: and(tired(loop('hand', sailor)), ask('mates', bool, captain(theBoat), loop('hand', sailor))),
      }),
      sunk(theBoat),
    ),
    'All of these hold: (1) there is at least one sailor such that the sailor is tired and the captain of the boat and the sailor are mates; (2) the boat is sunk.',
    "Valgono tutte queste condizioni: (1) c'è almeno un marinaio tale che il marinaio è stanco e il capitano dell'imbarcazione e il marinaio sono compagni; (2) l'imbarcazione è affondata.",
  ],
];
