import { and, ask, compare, fact, letName, naming, not, otherwise, truth, when } from '../trees.js';
import { aboard, bool, captain, field, type ReadBackCase, sunk, theBoat, theSailor, tired } from './sailing.js';

export const conditions: readonly ReadBackCase[] = [
  ['true', truth(true), 'This always holds.', 'Ciò vale sempre.'],
  ['false', truth(false), 'This never holds.', 'Ciò non vale mai.'],
  ['Boolean let', letName('over', bool), '“over” holds.', '«over» vale.'],
  ['not a Boolean let', not(letName('over', bool)), '“over” does not hold.', '«over» non vale.'],
  ['Boolean fact', aboard(theSailor), 'The sailor is aboard.', 'Il marinaio è a bordo.'],
  ['its own negation', not(aboard(theSailor)), 'The sailor has gone ashore.', 'Il marinaio è sceso a terra.'],
  ['negation word by word', not(tired(theSailor)), 'The sailor is not tired.', 'Il marinaio non è stanco.'],
  [
    'negation by a frame',
    not(fact(theBoat, 'crewed', bool)),
    'It is not true that somebody minds the boat.',
    "Non è vero che qualcuno bada all'imbarcazione.",
  ],
  ['feminine subject', sunk(theBoat), 'The boat is sunk.', "L'imbarcazione è affondata."],
  [
    'Boolean question',
    ask('mates', bool, theSailor, captain(theBoat)),
    'The sailor and the captain of the boat are mates.',
    "Il marinaio e il capitano dell'imbarcazione sono compagni.",
  ],
  [
    'if',
    when(aboard(theSailor), tired(theSailor), sunk(theBoat)),
    'If the sailor is aboard, then the sailor is tired; otherwise the boat is sunk.',
    "Se il marinaio è a bordo, allora il marinaio è stanco; altrimenti l'imbarcazione è affondata.",
  ],
  [
    'name for a value',
    naming('keeper', captain(theBoat), (keeper) => and(aboard(keeper), tired(keeper))),
    'Both the sailor is aboard and the sailor is tired, where the sailor is the captain of the boat.',
    "È vero sia che il marinaio è a bordo sia che il marinaio è stanco, dove il marinaio è il capitano dell'imbarcazione.",
  ],
  [
    'if without else',
    when(aboard(theSailor), tired(theSailor)),
    'Both the sailor is aboard and the sailor is tired.',
    'È vero sia che il marinaio è a bordo sia che il marinaio è stanco.',
  ],
  [
    'otherwise',
    otherwise(tired(theSailor), sunk(theBoat)),
    'The sailor is tired (or, where that has no answer, the boat is sunk).',
    "Il marinaio è stanco (o, se a ciò non c'è risposta, l'imbarcazione è affondata).",
  ],
  [
    'two fields of one event that sound alike',
    compare(field('swap', 'from'), 'is', field('swap', 'to')),
    'The sailor “from” of the event is the sailor “to” of the event.',
    "Il marinaio «from» dell'evento è il marinaio «to» dell'evento.",
  ],
];
