import { compare, event, iterate, letName, list, listOf, naming, one, when } from '../trees.js';
import {
  boats,
  eachBoat,
  field,
  owner,
  type ReadBackCase,
  sailorList,
  sunk,
  theBoat,
  theSailor,
  tired,
} from './sailing.js';

export const actions: readonly ReadBackCase[] = [
  ['event', event('sinks', { boat: theBoat }), 'The boat sinks.', "L'imbarcazione affonda."],
  [
    'event that agrees with its subject',
    event('moored', { boat: theBoat }),
    'The boat is moored.',
    "L'imbarcazione è ormeggiata.",
  ],
  ['event, a part left out', event('sails', { boat: theBoat }), 'The boat sails.', "L'imbarcazione salpa."],
  [
    'event with that part',
    event('sails', { boat: theBoat, by: theSailor }),
    'The boat sails, steered by the sailor.',
    "L'imbarcazione salpa, sotto la guida del marinaio.",
  ],
  [
    'for each',
    iterate('each', {
      name: 'boat',
      in: boats,
      where: compare(owner(eachBoat), 'in', field('paid', 'sailors', sailorList)),
      yield: event('sinks', { boat: eachBoat }),
    }),
    'For each boat whose owner is among the sailors of the event: the boat sinks.',
    "Per ogni imbarcazione il cui proprietario è fra i marinai dell'evento: l'imbarcazione affonda.",
  ],
  [
    'if',
    when(tired(theSailor), event('sinks', { boat: theBoat })),
    'If the sailor is tired: the boat sinks.',
    "Se il marinaio è stanco: l'imbarcazione affonda.",
  ],
  [
    'if, else',
    when(tired(theSailor), event('sinks', { boat: theBoat }), event('sails', { boat: theBoat })),
    'If the sailor is tired: the boat sinks; otherwise: the boat sails.',
    "Se il marinaio è stanco: l'imbarcazione affonda; altrimenti: l'imbarcazione salpa.",
  ],
  [
    'name for a value',
    naming('craft', theBoat, (boat) => when(sunk(boat), event('sinks', { boat }))),
    'Let the boat “craft” be the boat: if the boat “craft” is sunk: the boat “craft” sinks.',
    "Sia l'imbarcazione «craft» l'imbarcazione: se l'imbarcazione «craft» è affondata: l'imbarcazione «craft» affonda.",
  ],
  [
    'several',
    list(one('sinks'), event('sinks', { boat: theBoat }), when(tired(theSailor), event('sinks', { boat: theBoat }))),
    'The boat sinks; (if the sailor is tired: the boat sinks).',
    "L'imbarcazione affonda; (se il marinaio è stanco: l'imbarcazione affonda).",
  ],
  ['no events', list(one('sinks')), 'Nothing happens.', 'Non accade nulla.'],
  [
    'events of a let',
    letName('ends', listOf(one('sinks'))),
    'The events “ends” take place.',
    'Avvengono gli eventi «ends».',
  ],
];
