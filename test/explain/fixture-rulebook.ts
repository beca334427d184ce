import type { Entry } from '../../src/engine/model/entry.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { boat, bool, captain as captainOf, sailor, theBoat } from './cases/sailing.js';
import { condition, entry } from './entries.js';
import { vocabulary } from './fixture-vocabulary.js';
import {
  ask,
  call,
  collection,
  compare,
  event,
  eventOf,
  expression,
  fact,
  iterate,
  letName,
  listOf,
  loop,
  none,
  not,
  number,
  one,
  otherwise,
  parameter,
  text,
} from './trees.js';

/* Entries about boats, with traces in mind: conditions whose parts lie at known places of their texts. */

const skipper = parameter('skipper', sailor);
const captain = captainOf(theBoat);
const member = loop('boat', boat);
const sinking = fact(eventOf('sinks'), 'boat', boat);

export const entries: readonly Entry[] = [
  entry({
    id: 'sail.captain-only',
    kind: 'prohibition',
    name: { en: 'Only the captain sails', it: 'Conduce solo il capitano' },
    numbered: { '2010-06-18': ['12.1'], '2020-01-24': ['12.3', '12.3a'] },
    hook: 'answers',
    of: 'maySail',
    when: condition(
      ['captain(boat) is not skipper', compare(captain, 'is not', skipper)],
      ['not boat.sunk', not(fact(theBoat, 'sunk', bool))],
    ),
    verdict: 'deny',
    overrides: ['sail.everybody'],
  }),
  entry({
    id: 'sail.everybody',
    kind: 'permission',
    name: { en: 'Everybody sails', it: 'Conducono tutti' },
    numbered: { '2010-06-18': ['12.0'] },
    hook: 'answers',
    of: 'maySail',
    verdict: 'allow',
  }),
  entry({
    id: 'sail.not-when-old',
    kind: 'prohibition',
    name: { en: 'Too old to sail', it: 'Troppo anziano per condurre' },
    hook: 'answers',
    of: 'maySail',
    let: { limit: expression(number(90)) },
    when: condition(
      ['skipper.age > limit', compare(fact(skipper, 'age', one('Number')), '>', letName('limit', one('Number')))],
      ['skipper.aboard', fact(skipper, 'aboard', bool)],
    ),
    verdict: 'deny',
  }),
  entry({
    id: 'captain.owner',
    kind: 'definition',
    name: { en: 'The owner commands', it: 'Comanda il proprietario' },
    numbered: { '2010-06-18': ['11.2'] },
    since: '2010-06-18',
    until: '2030-01-01',
    hook: 'answers',
    of: 'captain',
    let: {
      heir: expression(iterate('first', { name: 'hand', in: ask('crew', listOf(sailor), theBoat) })),
      lost: expression(fact(theBoat, 'sunk', bool)),
    },
    cases: [
      { when: expression(letName('lost', bool)), value: expression(none) },
      {
        when: expression(not(letName('lost', bool))),
        value: expression(otherwise(fact(theBoat, 'owner', sailor), letName('heir', sailor))),
      },
    ],
  }),
  entry({
    id: 'fleet.afloat',
    kind: 'configuration',
    name: { en: 'A fleet floats', it: 'Una flotta galleggia' },
    numbered: { '2010-06-18': ['10.1'] },
    hook: 'answers',
    of: 'faults',
    each: { name: 'boat', in: expression(collection('boats', 'Boat')) },
    let: { owner: expression(fact(member, 'owner', sailor)) },
    when: condition(['boat.sunk', fact(member, 'sunk', bool)]),
    severity: 'illegal',
    reason: { en: 'The boat of {owner} lies on the ground: {boat}.', it: 'La barca di {owner} è sul fondo: {boat}.' },
    remedy: { en: 'Raise it.', it: 'Recuperarla.' },
  }),
  entry({
    id: 'fleet.red-flag',
    kind: 'configuration',
    layer: 'house',
    name: { en: 'Red flags', it: 'Bandiere rosse' },
    chosen: { matter: 'flags', choice: 'red' },
    hook: 'answers',
    of: 'faults',
    when: condition([
      "'red' in harbour.flags",
      compare(
        text('red', one('Flag')),
        'in',
        fact({ op: 'single', name: 'harbour', at: [0, 0], type: one('Harbour') }, 'flags', listOf(one('Flag'))),
      ),
    ]),
    severity: 'advice',
  }),
  entry({
    id: 'sink.crew-paid',
    kind: 'procedure',
    name: { en: 'The crew is paid off', it: "L'equipaggio è liquidato" },
    numbered: { '2010-06-18': ['13.1'] },
    hook: 'expands',
    of: 'sinks',
    steps: [
      {
        name: 'pay',
        let: {},
        do: [expression(event('paid', { sailors: ask('crew', listOf(sailor), sinking), amount: number(2) }))],
      },
      { name: 'end', let: {}, do: [] },
      {
        anchor: { place: 'after', step: 'pay' },
        when: expression(fact(sinking, 'crewed', bool)),
        let: { left: expression(call('size', one('Number'), ask('ashore', listOf(sailor)))) },
        do: [expression(none)],
      },
    ],
  }),
  entry({
    id: 'sink.moored-first',
    kind: 'replacement',
    name: { en: 'Moored instead', it: 'Ormeggio al posto' },
    numbered: { '2010-06-18': ['13.4'] },
    hook: 'rewrites',
    of: 'sinks',
    when: condition([
      'harbour.open',
      fact({ op: 'single', name: 'harbour', at: [0, 0], type: one('Harbour') }, 'open', bool),
    ]),
    do: [expression(event('moored', { boat: sinking }))],
    before: ['sink.crew-paid'],
    after: ['sail.everybody'],
    replaces: ['sink.old'],
  }),
  entry({
    id: 'sink.see-elsewhere',
    kind: 'reference',
    name: { en: 'See the harbour rules', it: 'Si vedano le regole del porto' },
    numbered: { '2010-06-18': ['13.9'] },
    why: { en: 'It only points to other rules.', it: 'Rimanda soltanto ad altre regole.' },
    overrides: 'all',
  }),
];

export const rulebook: Rulebook = {
  format: 1,
  vocabulary,
  editions: [{ date: '2010-06-18', names: { en: 'first', it: 'prima' } }],
  entries,
  matters: {},
};
