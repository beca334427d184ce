import type { Type } from '../../src/engine/model/type.js';
import type { Entity, EventType, Fact, Phrase, Question, Vocabulary } from '../../src/engine/model/vocabulary.js';
import { listOf, one } from './trees.js';

/* A small vocabulary of a game of boats, so that the tests stand whatever the real one says. */

const orNone = (...names: readonly string[]): Type => ({ one: names, none: true });

const phrase = (en: string, it: string, negated?: readonly [en: string, it: string]): Phrase => ({
  phrase: { en, it },
  ...(negated !== undefined && { negated: { en: negated[0], it: negated[1] } }),
});

let slot = 0;
const facts = (given: { readonly [name: string]: readonly [type: Type, words: Phrase] }): Entity['facts'] =>
  Object.fromEntries(
    Object.entries(given).map(([name, [type, words]]): [string, Fact] => [
      name,
      { name, type, slot: slot++, ...words },
    ]),
  );

const question = (
  name: string,
  parameters: { readonly [name: string]: Type },
  result: Type,
  { policy = 'value', ...words }: Phrase & { readonly policy?: Question['policy'] },
): Question => ({
  name,
  audience: 'hosts',
  parameters: Object.entries(parameters).map(([called, type]) => ({ name: called, type })),
  result,
  policy,
  ...words,
});

const event = (name: string, fields: { readonly [name: string]: Type }, words: Phrase): EventType => ({
  name,
  audience: 'hosts',
  fields: Object.entries(fields).map(([called, type]) => ({ name: called, type })),
  changes: [],
  reported: true,
  final: false,
  repeats: false,
  merges: false,
  ...words,
});

const sailor: Entity = {
  name: 'Sailor',
  noun: { en: { one: 'sailor', many: 'sailors' }, it: { one: 'marinaio', many: 'marinai', gender: 'm' } },
  person: true,
  collection: 'sailors',
  constant: false,
  facts: facts({
    aboard: [
      one('Boolean'),
      phrase('{of} is aboard', '{of} è a bordo', ['{of} has gone ashore', '{of} è sceso a terra']),
    ],
    tired: [one('Boolean'), phrase('{of} is tired', '{of} è stanco')],
    boat: [orNone('Boat'), phrase('the boat of {of}', 'la barca di {of}')],
    age: [one('Number'), phrase('the age of {of}', "l'età di {of}")],
    watch: [one('Watch'), phrase('the watch of {of}', 'il turno di {of}')],
    debts: [one('Number'), phrase('the debts of {of}', 'i debiti di {of}')],
    friends: [listOf(one('Sailor')), phrase('the friends of {of}', 'gli amici di {of}')],
    beside: [orNone('Sailor', 'Boat'), phrase('what {of} stands beside', 'ciò accanto a cui sta {of}')],
  }),
};

const boat: Entity = {
  name: 'Boat',
  noun: { en: { one: 'boat', many: 'boats' }, it: { one: 'imbarcazione', many: 'imbarcazioni', gender: 'f' } },
  collection: 'boats',
  constant: false,
  facts: facts({
    owner: [orNone('Sailor'), phrase('the owner of {of}', 'il proprietario di {of}')],
    helm: [orNone('Sailor'), phrase('who is at the helm of {of}', 'chi è al timone di {of}')],
    sunk: [one('Boolean'), phrase('{of} is sunk', '{of} è affondato')],
    crewed: [one('Boolean'), phrase('somebody minds {of}', 'qualcuno bada a {of}')],
    colour: [one('Text'), phrase('the colour of {of}', 'il colore di {of}')],
  }),
};

const harbour: Entity = {
  name: 'Harbour',
  noun: { en: { one: 'harbour', many: 'harbours' }, it: { one: 'porto', many: 'porti', gender: 'm' } },
  single: 'harbour',
  constant: false,
  facts: facts({
    open: [one('Boolean'), phrase('{of} is open', '{of} è aperto')],
    flags: [listOf(one('Flag')), phrase('the flags in {of}', 'le bandiere in {of}')],
  }),
};

const oath: Entity = {
  name: 'Oath',
  noun: { en: { one: 'oath', many: 'oaths' }, it: { one: 'giuramento', many: 'giuramenti', gender: 'm' } },
  constant: false,
  facts: facts({
    by: [orNone('Sailor'), phrase('the swearer of {of}', 'il giurante di {of}')],
    solemn: [one('Boolean'), phrase('{of} is solemn', '{of} è solenne')],
    words: [one('Text'), phrase('what {of} says', 'ciò che dice {of}')],
  }),
};

export const vocabulary: Vocabulary = {
  layers: {
    base: { id: 'base', tier: 'base', height: 0, names: { en: 'base rules', it: 'regole di base' } },
  },
  enumerations: {
    Watch: {
      names: { en: 'watch', it: 'turno' },
      values: { day: { en: 'day watch', it: 'turno di giorno' }, night: { en: 'night watch', it: 'turno di notte' } },
    },
    Matter: {
      names: { en: 'matter', it: 'questione' },
      values: { 'who rows': { en: 'who rows', it: 'chi rema' } },
    },
    Flag: {
      names: { en: 'flag', it: 'bandiera' },
      values: { red: { en: 'red', it: 'rosso' }, blue: { en: 'blue', it: 'blu' } },
    },
  },
  entities: { Sailor: sailor, Boat: boat, Harbour: harbour, Oath: oath },
  questions: {
    crew: question(
      'crew',
      { boat: one('Boat') },
      listOf(one('Sailor')),
      phrase('the crew of {boat}', "l'equipaggio di {boat}"),
    ),
    ashore: question('ashore', {}, listOf(one('Sailor')), phrase('the sailors ashore', 'i marinai a terra')),
    captain: question(
      'captain',
      { boat: one('Boat') },
      orNone('Sailor'),
      phrase('the captain of {boat}', 'il capitano di {boat}'),
    ),
    mates: question(
      'mates',
      { sailor: one('Sailor'), other: one('Sailor') },
      one('Boolean'),
      phrase('{sailor} and {other} are mates', '{sailor} e {other} sono compagni'),
    ),
    maySail: question('maySail', { skipper: one('Sailor'), boat: one('Boat') }, one('Verdict'), {
      ...phrase('{skipper} may sail {boat}', '{skipper} può condurre {boat}', [
        "{skipper} can't sail {boat}",
        '{skipper} non può condurre {boat}',
      ]),
      policy: 'verdict',
    }),
    faults: question('faults', {}, listOf(one('Problem')), {
      ...phrase('the faults of the fleet', 'i difetti della flotta'),
      policy: 'problems',
    }),
  },
  events: {
    sails: event(
      'sails',
      { boat: one('Boat'), by: orNone('Sailor') },
      phrase('{boat} sails[, steered by {by}]', '{boat} salpa[, sotto la guida di {by}]'),
    ),
    sinks: event('sinks', { boat: one('Boat') }, phrase('{boat} sinks', '{boat} affonda')),
    moored: event('moored', { boat: one('Boat') }, phrase('{boat} is moored', '{boat} è ormeggiato')),
    paid: event(
      'paid',
      { sailors: listOf(one('Sailor')), amount: one('Number') },
      phrase('{sailors} get {amount}', '{sailors} ricevono {amount}'),
    ),
    swap: event(
      'swap',
      { from: one('Sailor'), to: one('Sailor') },
      phrase('{to} relieves {from}', '{to} dà il cambio a {from}'),
    ),
  },
  verify: [],
  slots: slot,
  nouns: {
    skipper: [
      {
        for: ['Sailor'],
        en: { one: 'skipper', many: 'skippers' },
        it: { one: 'timoniere', many: 'timonieri', gender: 'm' },
      },
    ],
    guard: [
      {
        for: ['Sailor'],
        en: { one: 'guard', many: 'guards' },
        it: { one: 'sentinella', many: 'sentinelle', gender: 'f' },
      },
    ],
  },
};
