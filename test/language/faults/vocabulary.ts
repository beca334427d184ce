import { brought, type FaultCase, vocabulary as fault, words } from './case.js';

const phrase = words('something');
const question = { policy: 'value', result: 'Number', phrase };

export const vocabularyNames: readonly FaultCase[] = [
  fault('a question called like a list', { 'questions.ships': question }, 'vocabulary.name-taken: "ships"'),
  fault('a question called like a function', { 'questions.size': question }, 'vocabulary.name-taken: "size"'),
  fault('an event called like a question', { 'events.signal': { phrase } }, 'vocabulary.name-taken: "signal"'),
  fault('two lists of one name', { 'entities.Crate.collection': 'captains' }, 'vocabulary.name-taken: "captains"'),
  fault(
    'an entity called like a built-in type',
    { 'entities.Number': { noun: {}, facts: {} } },
    'vocabulary.name-taken: "Number"',
  ),
  fault(
    'an enumeration called like an entity',
    { 'enumerations.Ship': { values: { one: phrase } } },
    'vocabulary.name-taken: "Ship"',
  ),
  fault(
    'a parameter called like a list',
    { 'questions.ownerOf.parameters': { ships: 'Ship' }, 'questions.ownerOf.phrase': words('{ships}') },
    'vocabulary.name-taken: "ships"',
  ),
  fault(
    'a fact called id',
    { 'entities.Ship.facts.id': { type: 'Number', phrase: words('{of}') } },
    'vocabulary.name-taken: "id"',
  ),
  fault(
    'a field that would hide the claims',
    { 'events.prize.fields.claims': 'Number?' },
    'vocabulary.name-taken: "claims"',
  ),
  fault('a question called by a keyword', { 'questions.first': question }, 'vocabulary.name-is-keyword: "first"'),
  fault('a list called by a keyword', { 'entities.Crate.collection': 'each' }, 'vocabulary.name-is-keyword: "each"'),
  fault(
    'a parameter called by a keyword',
    { 'questions.signal.parameters': { by: 'Ship?' } },
    'vocabulary.name-is-keyword: "by"',
  ),
  fault(
    'a function without the entity that it makes',
    {
      'entities.Selection': undefined,
      'questions.chooser.result': 'Ship',
      'entities.Ship.facts.size': { type: 'Number', assumed: 'size([just(this)])', phrase: words('{of}') },
    },
    'vocabulary.no-entity-for-function: just',
  ),
];

export const vocabularyTypes: readonly FaultCase[] = [
  fault(
    'readers that there are not',
    {
      'entities.Ship.facts.size.readThrough': ['ownerOff'],
      'entities.Ship.facts.owner.neededBy': ['ownerOf', 'prise'],
    },
    ['vocabulary.unknown-reader: "prise" → prize', 'vocabulary.unknown-reader: "ownerOff" → ownerOf'],
  ),
  fault('roles of nothing', { roles: { gameStart: 'prise', rulings: 'costum' } }, [
    'vocabulary.unknown-role: "costum" → custom',
    'vocabulary.unknown-role: "prise" → prize',
  ]),
  fault(
    'roles of the wrong kind',
    { roles: { seatsByChance: 'ownerOf', seatOrder: 'chooser', gameStart: 'prize', setupProblems: 'chooser' } },
    [
      'vocabulary.role-kind: "prize"',
      'vocabulary.role-kind: "ownerOf"',
      'vocabulary.role-kind: "chooser"',
      'vocabulary.role-kind: "chooser"',
    ],
  ),
  fault(
    'things parted by a number',
    { 'entities.Captain.uniformBy': 'gold' },
    'vocabulary.distinguishing-fact: "gold"',
  ),
  fault(
    'things parted by nothing',
    { 'entities.Captain.uniformBy': 'flagg' },
    'vocabulary.distinguishing-fact: "flagg" → flag',
  ),
  fault(
    'a short word for no fact',
    { 'entities.Captain.short': { of: 'flagg' } },
    'vocabulary.short-fact: "flagg" → flag',
  ),
  fault(
    'a short word that is the name of another fact',
    { 'entities.Captain.short': { gold: 'flag' } },
    'vocabulary.short-twice: "flag"',
  ),
  fault(
    'a condition of a fact that asks a question',
    { 'entities.Captain.facts.flag.onlyWhere': 'size(ports) > 0' },
    'name.not-constant: ports',
  ),
  fault(
    'an unknown type',
    { 'entities.Ship.facts.size.type': '[Shipp|Port]', 'entities.Ship.facts.size.default': undefined },
    'vocabulary.unknown-type: Shipp → Ship',
  ),
  fault(
    'a type of things and numbers',
    { 'questions.ownerOf.result': 'Captain|Number' },
    'vocabulary.type-mixed: Number',
  ),
  fault('a type without a name', { 'questions.ownerOf.result': 'Captain|' }, 'vocabulary.type-name: '),
  fault('a type that goes on', { 'questions.ownerOf.result': 'Captain Ship' }, 'vocabulary.type-rest: S'),
  fault('a type with an open bracket', { 'questions.fleet.result': '[Ship' }, 'vocabulary.type-bracket: '),
  fault('a list that may be none', { 'questions.fleet.result': '[Ship]?' }, 'vocabulary.type-list: ?'),
  fault('a union policy without a list', { 'questions.signals.result': 'Flag' }, 'vocabulary.union-result: "Flag"'),
  fault(
    'defaults of another type',
    {
      'entities.Ship.facts.size.default': 'big',
      'entities.Ship.facts.flag.default': 'rd',
      'entities.Ship.facts.afloat.default': null,
      'entities.Captain.facts.friends.default': ['nell'],
      'entities.Captain.facts.flag.default': 3,
      'questions.dues.silence': [],
    },
    [
      'vocabulary.wrong-value: 3',
      'vocabulary.wrong-value: "nell"',
      'vocabulary.wrong-value: "rd" → red',
      'vocabulary.wrong-value: "big"',
      'vocabulary.wrong-value: null',
      'vocabulary.wrong-value: []',
    ],
  ),
  fault(
    'a default from nowhere',
    { 'entities.Ship.facts.master.defaultFrom': 'ownr' },
    'vocabulary.unknown-source: "ownr" → owner',
  ),
  fault(
    'a default from a fact of another type',
    { 'entities.Ship.facts.master.defaultFrom': 'flag' },
    'vocabulary.source-type: "flag"',
  ),
];

export const vocabularyChanges: readonly FaultCase[] = [
  fault(
    'an assumption of another type',
    { 'entities.Captain.facts.home.assumed': 'size(ports)' },
    'type.fact: size(ports)',
  ),
  fault(
    'a change of another type',
    { 'events.sinks.changes': ["event.ship.flag := 'rd';", 'event.ship.afloat := 3;', 'event.ship.owner += 1'] },
    ["type.unknown-value: 'rd' → red", 'type.change: 3', 'type.change: 1', 'type.number: event.ship.owner'],
  ),
  fault('a change of a field', { 'events.sinks.changes': ['event.ship := none'] }, [
    'vocabulary.change-target: event.ship',
    'type.none-here: none',
  ]),
  fault(
    'a change of what is constant',
    { 'events.peace.changes': ['charter.flags := []'] },
    'vocabulary.change-of-constant: charter.flags',
  ),
  fault(
    'making what no table holds',
    { 'events.peace.changes': 'create Crate(); create sinks(first ship in ships); create signal()' },
    [
      'vocabulary.create-what: Crate',
      'type.may-be-none: first ship in ships',
      'vocabulary.create-what: sinks',
      'vocabulary.create-what: signal',
    ],
  ),
  fault(
    'taking away what no table holds',
    { 'events.peace.changes': 'delete sea; delete Crate().of; delete ships; delete zzz' },
    [
      'vocabulary.delete-what: sea',
      'vocabulary.delete-what: Crate().of',
      'vocabulary.delete-what: ships',
      'name.unknown: zzz',
    ],
  ),
  fault(
    'a condition of a layer about the table',
    { 'layers.custom:fog.when': 'size(ships) > 1 and signal() is none' },
    ['name.not-constant: ships', 'name.no-questions-here: signal'],
  ),
  fault(
    'a permission that is no verdict',
    { 'events.sinks.permittedBy': 'event.ship.afloat' },
    'type.permission: event.ship.afloat',
  ),
  fault(
    'a permission that is a list of other things',
    { 'events.sinks.permittedBy': 'ships' },
    'type.permission: ships',
  ),
  fault('an action of verify that is none', { verify: ['ships'] }, 'type.action: ships'),
  fault('an end of the table that is no condition', { ended: 'size(ships)' }, 'type.condition: size(ships)'),
  fault(
    'an end of the table that somebody would have to pick',
    { ended: "picked('end', ships, none) is none" },
    'name.no-picks-here: picked',
  ),
];

export const gathering: readonly FaultCase[] = [
  fault(
    'gathering into nothing',
    { 'events.prize.gathers': { captain: 'claimed.captain' } },
    'vocabulary.gathers-into: "captain" → captains',
  ),
  fault(
    'gathering what is not there',
    { 'events.prize.gathers': { captains: 'claimd.captain' } },
    'vocabulary.gathers-what: "claimd.captain" → claimed.captain',
  ),
  fault(
    'gathering a field that is not there',
    { 'events.prize.gathers': { captains: 'claimed.captains' } },
    'vocabulary.gathers-what: "claimed.captains" → claimed.captain',
  ),
  fault(
    'gathering another type',
    { 'events.prize.gathers': { captains: 'sinks.ship' } },
    'vocabulary.gathers-type: "sinks.ship"',
  ),
  fault('an event that unites without lists', { 'events.sinks.unites': true }, 'vocabulary.unites-lists: true'),
  fault(
    'gathering twice',
    {
      'events.other': { fields: { all: '[Captain]' }, gathers: { all: 'claimed.captain' }, phrase: words('{all}') },
    },
    'vocabulary.gathered-twice: "claimed.captain"',
  ),
];

export const phrases: readonly FaultCase[] = [
  fault(
    'a place in a phrase for nothing',
    {
      'questions.ownerOf.phrase': { en: 'owner of {shp} {ship}', it: '{ship}' },
      'entities.Ship.facts.size.negated': words('{ship} {of}'),
    },
    [
      'vocabulary.unknown-placeholder: {ship}',
      'vocabulary.unknown-placeholder: {ship}',
      'vocabulary.unknown-placeholder: {shp} → ship',
    ],
  ),
  fault(
    'a phrase that leaves something out',
    {
      'questions.maySail.phrase': { en: '{ship} to {to}', it: '{ship}' },
      'events.sails.phrase': words('{under}'),
      'entities.Sea.facts.calm.phrase': words('calm'),
      'entities.Ship.facts.size.phrase': words('size'),
    },
    [
      'vocabulary.missing-placeholder: "size"',
      'vocabulary.missing-placeholder: "size"',
      'vocabulary.missing-placeholder: "{ship}"',
      'vocabulary.missing-placeholder: "{under}"',
      'vocabulary.missing-placeholder: "{under}"',
    ],
  ),
];

const wits = { type: 'Number', default: 0, phrase: words('{of}') };

export const furtherWords: readonly FaultCase[] = [
  brought('a question that there is', { questions: { signal: question } }, 'vocabulary.word-taken: "signal"'),
  brought(
    'a fact that there is',
    { entities: { Captain: { facts: { gold: wits } } } },
    'vocabulary.word-taken: "gold"',
  ),
  brought(
    'facts of a kind that there is not',
    { entities: { Capitain: { facts: { wits } } } },
    'vocabulary.no-such-kind: "Capitain" → Captain',
  ),
  brought('a type that there is not', { questions: { wits: { ...question, result: 'Numbr' } } }, [
    'vocabulary.unknown-type: Numbr → Number',
  ]),
];
