import { entries, entry, type FaultCase, words } from './case.js';

const answer = (rest: object, id = 'a.one') => entry(id, { answers: 'fleet', value: 'ships', ...rest });

export const overriding: readonly FaultCase[] = [
  entries(
    'unknown entries',
    [answer({ overrides: ['a.tow'], replaces: ['zzz'] }), answer({}, 'a.two')],
    ['entry.unknown-entry: "a.tow" → a.two', 'entry.unknown-entry: "zzz"'],
  ),
  entries('itself', [answer({ overrides: ['a.one'] })], 'entry.names-itself: "a.one"'),
  entries(
    'an entry of a higher layer',
    [answer({ overrides: ['a.two'] }), answer({ layer: 'custom:fog' }, 'a.two')],
    'entry.overrides-above: "a.two"',
  ),
  entries(
    'entries of the same height or below',
    [
      answer({ layer: 'custom:fog', overrides: ['a.two', 'a.three'] }),
      answer({}, 'a.two'),
      answer({ layer: 'custom:war' }, 'a.three'),
    ],
    [],
  ),
  entries(
    'an entry about something else',
    [answer({ overrides: ['a.two'] }), entry('a.two', { answers: 'signal', value: "'red'" })],
    'entry.elsewhere: "a.two"',
  ),
  entries(
    'a replacement of something else',
    [answer({ replaces: ['a.two'] }), entry('a.two', { answers: 'signal', value: "'red'" })],
    [],
  ),
  entries('everything, from below', [answer({ overrides: 'all' })], 'entry.overrides-all: "all"'),
  entries('everything, from the top', [answer({ layer: 'cards', overrides: 'all' })], []),
  entries(
    'an order in a cycle',
    [
      entry('a.one', { follows: 'sails', do: 'peace()', after: ['a.three'] }),
      entry('a.two', { follows: 'sails', do: 'peace()', after: ['a.one'] }),
      entry('a.three', { follows: 'sails', do: 'peace()', after: ['a.two'] }),
      entry('a.four', { follows: 'sails', do: 'peace()', before: ['a.one'] }),
    ],
    'entry.order-cycle: "a.one"',
  ),
  entries(
    'overrides in a cycle',
    [answer({ overrides: ['a.two'] }), answer({ replaces: ['a.one'] }, 'a.two')],
    'entry.override-cycle: "a.one"',
  ),
];

const spine = (id: string, rest: object = {}) =>
  entry(id, { expands: 'watch', steps: [{ step: 'begin' }, { step: 'end', do: 'none' }], ...rest });
const joint = (id: string, steps: readonly object[]) => entry(id, { joins: 'watch', steps });

export const procedures: readonly FaultCase[] = [
  entries('two procedures', [spine('a.one'), spine('a.two')], 'entry.two-procedures: "watch"'),
  entries('two procedures, one overridden', [spine('a.one'), spine('a.two', { overrides: ['a.one'] })], []),
  entries('two procedures, one conditional', [spine('a.one'), spine('a.two', { when: 'sea.calm' })], []),
  entries('two procedures, one of a layer', [spine('a.one'), spine('a.two', { layer: 'custom:fog' })], []),
  entries(
    'two procedures, one after the other',
    [spine('a.one', { until: '2015-01-23' }), spine('a.two', { since: '2015-01-23' })],
    [],
  ),
  entries('nothing to join', [joint('a.one', [{ after: 'begin', do: 'peace()' }])], 'entry.nothing-to-join: "watch"'),
  entries(
    'a step twice',
    [spine('a.one', { steps: [{ step: 'begin' }, { step: 'begin' }] })],
    'entry.step-twice: "begin"',
  ),
  entries(
    'an unknown step',
    [
      spine('a.one'),
      joint('a.two', [
        { step: 'more', after: 'beginn', do: 'peace()' },
        { with: 'more', do: 'none' },
      ]),
    ],
    'entry.unknown-step: "beginn" → begin',
  ),
  entries(
    'steps that hang at each other',
    [
      spine('a.one'),
      joint('a.two', [
        { step: 'x', after: 'y' },
        { step: 'y', after: 'x' },
        { after: 'end', do: 'none' },
      ]),
    ],
    ['entry.anchor-cycle: "y"', 'entry.anchor-cycle: "x"'],
  ),
  entries(
    'names of steps',
    [
      spine('a.one', {
        let: { half: 'size(ships) div 2' },
        steps: [
          {
            step: 'begin',
            let: { some: 'take(ships, half)' },
            when: 'size(some) > 1',
            do: 'each one in some: sinks(one)',
          },
        ],
      }),
      joint('a.two', [{ after: 'begin', let: { half: '1' }, do: 'if half is 1 then peace(); lost(some)' }]),
    ],
    'name.unknown: some',
  ),
];

const matters = {
  weather: { names: words('weather'), default: 'good', choices: { good: words('good'), bad: words('bad') } },
};

export const houses: readonly FaultCase[] = [
  entries('an unknown default', [answer({ chosen: 'weather:good' })], 'entry.unknown-choice: "bat" → bad', {
    weather: { ...matters.weather, default: 'bat' },
  }),
  entries(
    'an unknown matter',
    [answer({ chosen: 'wether:good' }), answer({ chosen: 'weather:bad' }, 'a.two')],
    'entry.unknown-matter: "wether:good" → weather:good',
    matters,
  ),
  entries(
    'an unknown choice',
    [answer({ chosen: 'weather:goood' })],
    'entry.unknown-choice: "weather:goood" → weather:good',
    matters,
  ),
  entries('a table of choices', [answer({ matter: 'weather', value: { good: 'ships', bad: '[]' } })], [], matters),
  entries(
    'an expression in a table of choices',
    [answer({ matter: 'weather', value: { good: 'ships', bad: 'shipps' } })],
    'name.unknown: shipps → ships',
    matters,
  ),
  entries(
    'a choice in a table that the matter does not have',
    [answer({ matter: 'weather', value: { good: 'ships', badd: '[]' } })],
    'entry.unknown-choice: "weather" → weather:bad',
    matters,
  ),
  entries(
    'a table of no matter',
    [answer({ value: { good: 'ships', bad: '[]' } })],
    'entry.table-without-matter: "value"',
  ),
  entries(
    'a matter without a table',
    [answer({ matter: 'weather' }), answer({ chosen: 'weather:bad' }, 'a.two')],
    'entry.matter-without-table: "weather"',
    matters,
  ),
  entries(
    'two tables',
    [
      answer({ chosen: 'weather:bad' }),
      answer({ matter: 'weather', value: { good: 'ships' }, severity: { good: 'advice' } }, 'a.two'),
    ],
    'entry.two-tables: "severity"',
    matters,
  ),
  entries('a matter of no use', [answer({})], 'lint.unused-matter: "weather"', matters),
];
