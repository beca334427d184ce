import { linkRulebook } from '../../linked.js';
import { documentOf, rawVocabulary } from '../harbour.js';
import { editions, entries, entry, type FaultCase, words } from './case.js';

const fleet = (rest: object, id = 'a.one') => entry(id, { answers: 'fleet', value: 'ships', ...rest });
const follows = (id: string, event: string, action: string, rest: object = {}) =>
  entry(id, { follows: event, do: action, ...rest });

/** The same matter in two files. */
const twoFiles = () => {
  const matters = {
    wind: { names: words('wind'), default: 'east', choices: { east: words('east'), west: words('west') } },
  };
  return linkRulebook({
    vocabulary: documentOf(rawVocabulary(), 'vocabulary.json'),
    editions: documentOf(editions, 'editions.json'),
    entries: [
      documentOf({ matters, entries: [fleet({ chosen: 'wind:west' })] }, 'house/a.json'),
      documentOf({ matters, entries: [] }, 'house/b.json'),
    ],
  }).diagnostics;
};

export const traps: readonly FaultCase[] = [
  { what: 'a matter in two files', found: twoFiles, said: ['entry.matter-twice: "wind"'] },
  entries(
    'names that say nothing',
    [
      fleet({ value: 'each s in ships where s.afloat' }),
      entry('a.two', { answers: 'faults', severity: 'advice', each: { b: 'port.berths' }, when: 'b.afloat' }),
    ],
    ['lint.short-name: each s in ', 'lint.short-name: "b"'],
  ),
  entries(
    'lets that nothing uses',
    [
      fleet({ let: { used: '1', unused: 'used' }, when: 'sea.calm' }),
      entry('a.two', { answers: 'faults', severity: 'advice', let: { said: '1' }, reason: words('{said}') }),
      entry('a.three', {
        expands: 'watch',
        let: { half: '1' },
        steps: [{ step: 'x', let: { idle: 'half' }, do: 'peace()' }],
      }),
    ],
    ['lint.unused-let: "unused"', 'lint.unused-let: "idle"'],
  ),
  entries(
    'a line that is too long',
    [
      fleet({ when: `sea.calm${' and sea.calm'.repeat(9)}` }),
      fleet({ when: ['sea.calm', `and sea.calm${' and sea.calm'.repeat(9)}`] }, 'a.two'),
    ],
    [
      `lint.long-line: "sea.calm${' and sea.calm'.repeat(9)}"`,
      `lint.long-line: "and sea.calm${' and sea.calm'.repeat(9)}"`,
    ],
  ),
  entries(
    'a pick of something that has no name',
    [
      entry('a.one', {
        rewrites: 'sails',
        do: "sails(event.ship, picked('the prot', ports, none) otherwise event.to)",
      }),
      entry('a.two', {
        rewrites: 'sails',
        do: "sails(event.ship, picked('the port', ports, none) otherwise event.to)",
      }),
    ],
    "lint.unnamed-matter: 'the prot' → the port",
  ),
  entries(
    'questions in a cycle',
    [
      fleet({ value: 'each ship in ships where ownerOf(ship) is captain' }),
      entry('a.two', { answers: 'ownerOf', when: 'size(order()) > 1', value: 'none' }),
      entry('a.three', { answers: 'order', value: 'each one in captains where size(fleet(one)) > 1: [one]' }),
      entry('a.four', { answers: 'keeperOf', value: 'first one in captains where size(fleet(one)) > 1' }),
    ],
    'lint.question-cycle: ownerOf(ship)',
  ),
  entries(
    'events in a cycle',
    [
      follows('a.one', 'sails', 'sinks(event.ship)'),
      follows('a.two', 'sinks', 'each port in ports: sails(event.ship, port)'),
    ],
    'lint.event-cycle: "a.one"',
  ),
  entries(
    'an event in a cycle of its own',
    [follows('a.one', 'sinks', 'sinks(event.ship)')],
    'lint.event-cycle: "a.one"',
  ),
  entries(
    'a cycle through what is gathered',
    [follows('a.one', 'prize', 'each captain in event.captains: claimed(captain)')],
    'lint.event-cycle: "a.one"',
  ),
  entries(
    'cycles of rewriting, and of what repeats',
    [
      entry('a.one', { rewrites: 'sinks', do: 'sinks(event.ship)' }),
      entry('a.two', { rewrites: 'sails', do: 'sails(event.ship, event.to)' }),
      follows('a.three', 'watch', 'watch()'),
    ],
    [],
  ),
  entries(
    'consequences of which one ends the game',
    [
      follows('a.one', 'sails', 'sinks(event.ship)', { kind: 'procedure' }),
      follows('a.two', 'sinks', 'peace()'),
      follows('a.three', 'sails', 'lost(event.ship)'),
    ],
    'lint.unordered-consequences: "sails"',
  ),
  entries(
    'consequences in an order, or never together',
    [
      follows('a.one', 'sails', 'peace()', { layer: 'custom:war' }),
      follows('a.two', 'sails', 'lost(event.ship)', { after: ['a.three'] }),
      follows('a.three', 'sails', 'none', { after: ['a.one'] }),
      follows('a.four', 'sails', 'lost(event.ship)', { layer: 'custom:peace' }),
      follows('a.five', 'sails', 'lost(event.ship)', { until: '2015-01-23', replaces: ['a.one'], layer: 'custom:fog' }),
    ],
    [],
  ),
];
