import { copied, entries, entry, type FaultCase, words } from './case.js';

const answer = (rest: object, id = 'a.one') => entry(id, { answers: 'fleet', value: 'ships', ...rest });
const numbered = (date: string) => ({ numbered: { [date]: '123.4' } });

export const accounts: readonly FaultCase[] = [
  entries('an unknown question', [answer({ answers: 'fleeet' })], 'entry.unknown-question: "fleeet" → fleet'),
  entries('an event as a question', [answer({ answers: 'sinks' })], 'entry.event-as-question: "sinks"'),
  entries('a question as an event', [entry('a.one', { forbids: 'fleet' })], 'entry.question-as-event: "fleet"'),
  entries('an unknown event', [entry('a.one', { forbids: 'sinkss' })], 'entry.unknown-event: "sinkss" → sinks'),
  entries(
    'a verdict where a value is wanted',
    [entry('a.one', { answers: 'fleet', verdict: 'deny' })],
    'entry.wrong-answer: "verdict"',
  ),
  entries(
    'a value where a verdict is wanted',
    [entry('a.one', { answers: 'maySail', value: 'true' })],
    ['entry.wrong-answer: "value"', 'type.answer: true'],
  ),
  entries('no answer', [entry('a.one', { answers: 'fleet' })], 'entry.no-answer: "answers"'),
  entries(
    'an else before other cases',
    [
      entry('a.one', {
        answers: 'fleet',
        cases: [{ when: 'sea.calm', value: '[]' }, { else: 'ships' }, { when: 'sea.calm', value: '[]' }],
      }),
    ],
    'entry.else-not-last: "else"',
  ),
  entries(
    'an else that says the same',
    [entry('a.one', { answers: 'maySail', when: 'sea.calm', verdict: 'allow', else: 'allow' })],
    'entry.else-same: "else"',
  ),
  entries(
    'a verdict about each of several',
    [entry('a.one', { answers: 'maySail', each: { port: 'ports' }, when: 'port is port', verdict: 'deny' })],
    'entry.each-of-one-answer: "each"',
  ),
  entries('two answers', [answer({ cases: [{ when: 'sea.calm', value: '[]' }] })], 'entry.two-answers: "cases"'),
  entries(
    'a reason that mentions nothing',
    [
      entry('a.one', {
        answers: 'faults',
        severity: 'illegal',
        each: { berth: 'port.berths' },
        let: { keeper: 'port.keeper' },
        reason: words('{berth} {keeper} {port} {kepper}'),
      }),
    ],
    ['entry.unknown-placeholder: {kepper} → keeper', 'entry.unknown-placeholder: {kepper} → keeper'],
  ),
  entries(
    'a reason where nothing can be mentioned',
    [entry('a.one', { answers: 'closures', severity: 'illegal', reason: words('{port}') })],
    ['entry.no-placeholders: {port}', 'entry.no-placeholders: {port}'],
  ),
  entries(
    'every expression is resolved',
    [
      entry('a.one', {
        answers: 'fleet',
        let: { more: 'shps', others: ['each one in', 'more'] },
        when: ['captain.gld > 1', 'and others is none'],
        cases: [{ when: 'captain.flag is "red"'.replaceAll('"', "'"), value: 'captain' }],
      }),
      entry('a.two', { rewrites: 'sinks', when: 'captain is none', do: ['lost(event.ship);', 'lost(', 'evnt.ship)'] }),
    ],
    [
      'name.unknown: shps → ships',
      'name.unknown-fact: gld → gold',
      'type.answer: captain',
      'name.unknown: captain → captains',
      'name.unknown: evnt → event',
    ],
  ),
  entries(
    'names that hide something',
    [answer({ let: { captain: '1', event: '2', sea: '3', each: '4' }, when: '[] is [each]' })],
    [
      'name.taken: "captain"',
      'name.taken: "event"',
      'name.taken: "sea"',
      'name.form: "each"',
      'grammar.loop-name-missing: ]',
    ],
  ),
  entries(
    'a loop that takes the name of a let further down',
    [answer({ let: { all: 'each later in ships: later.size', later: 'sum(all)' }, when: 'later > 1' })],
    ['name.cycle: "all"', 'name.taken: later'],
  ),
  entries(
    'a cycle of lets',
    [answer({ let: { one: 'two', two: 'three', three: 'one + 1' }, when: 'one > 1' })],
    'name.cycle: "one"',
  ),
  entries(
    'an each that is no list',
    [entry('a.one', { answers: 'faults', severity: 'advice', each: { keeper: 'port.keeper' } })],
    'type.not-a-list: "port.keeper"',
  ),
  entries('what cannot be parsed', [answer({ when: 'captain is' })], 'grammar.operand-missing-at-end: '),
  entries('a picked answer', [answer({ value: "[picked('it', ships, captain)]" })], 'name.no-picks-here: picked'),
];

export const dates: readonly FaultCase[] = [
  entries('two at once', [answer({}), answer({ until: '2015-01-23' })], 'entry.id-twice: "a.one"'),
  entries('one after the other', [answer({ until: '2015-01-23' }), answer(numbered('2015-01-23'))], []),
  entries(
    'one of three overlaps',
    [
      answer({ ...numbered('2010-06-18'), until: '2015-01-23' }),
      answer({ since: '2015-01-23', until: '2020-04-17' }),
      answer(numbered('2015-01-23')),
    ],
    'entry.id-twice: "a.one"',
  ),
  copied(
    'two entries and their copies',
    [answer({}), answer({}, 'a.two')],
    ['entry.id-twice: "a.one"', 'entry.id-twice: "a.two"'],
  ),
  copied('a file and its copy', [answer({}), answer({}, 'a.two'), answer({}, 'a.three')], 'entry.copied-file: "a.one"'),
  entries(
    'an end before the beginning',
    [answer({ since: '2015-01-23', until: '2015-01-23' })],
    'entry.until-before-since: "2015-01-23"',
  ),
  entries(
    'dates without an edition',
    [answer({ numbered: { '2010-06-19': ['123.4', '123.5'] }, confirmed: '2020-04-17', until: '2019-01-01' })],
    ['entry.no-edition: "2010-06-19" → 2010-06-18', 'entry.no-edition: "2019-01-01"'],
  ),
  entries(
    'a number for a time after the end',
    [answer({ numbered: { '2010-06-18': '123.4', '2015-01-23': '123.5' }, until: '2015-01-23' })],
    'entry.number-outside: "2015-01-23"',
  ),
];
