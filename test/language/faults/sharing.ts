import { entries, entry, type FaultCase, words } from './case.js';

const answer = (rest: object, id = 'a.one') => entry(id, { answers: 'fleet', value: 'ships', ...rest });
const sharing = (rest: object, id = 'a.two') => entry(id, { logicOf: 'a.one', ...rest });
const early = { until: '2015-01-23' };
const late = { since: '2015-01-23' };

export const sharedLogic: readonly FaultCase[] = [
  entries('the logic of another entry', [answer({}), sharing({})], []),
  entries('the logic of nobody', [answer({}), sharing({ logicOf: 'a.onee' })], 'entry.unknown-entry: "a.onee" → a.one'),
  entries('the logic of itself', [sharing({ logicOf: 'a.two' })], 'entry.names-itself: "a.two"'),
  entries(
    'the logic of an entry that has none of its own',
    [answer({}), sharing({}), sharing({ logicOf: 'a.two' }, 'a.three')],
    'entry.logic-of-sharer: "a.two" → a.one',
  ),
  entries(
    'the logic of an entry that decides nothing',
    [entry('a.one', { kind: 'reference', why: words('why') }), sharing({})],
    'entry.no-logic: "a.one"',
  ),
  entries('the logic of an entry of another time', [answer(early), sharing(late)], []),
  entries(
    'the logic of an entry that meant two things at other times',
    [answer({ until: '2012-01-01' }), answer({ since: '2012-01-01', until: '2015-01-23', value: '[]' }), sharing(late)],
    ['entry.no-edition: "2012-01-01"', 'entry.no-edition: "2012-01-01"', 'entry.two-logics: "a.one"'],
  ),
  entries(
    'a logic that changes',
    [answer(early), answer({ ...late, value: '[]' }), sharing({})],
    'entry.two-logics: "a.one"',
  ),
  entries(
    'each half of a logic that changes',
    [answer(early), answer({ ...late, value: '[]' }), sharing(early), sharing(late)],
    [],
  ),
  entries(
    'logic about one’s own event that reads what is not there',
    [
      entry('a.one', { kind: 'prohibition', forbids: 'sinks', when: 'event.ship.afloat' }),
      entry('a.two', { kind: 'prohibition', forbids: 'claimed', logicOf: 'a.one' }),
    ],
    'entry.logic-elsewhere: "a.one"',
  ),
  entries(
    'logic about one’s own question that gives another type',
    [answer({ value: 'ships' }), sharing({ answers: 'dues' })],
    'entry.logic-elsewhere: "a.one"',
  ),
  entries(
    'logic of an answer for an event',
    [answer({ value: 'ships' }), sharing({ follows: 'sails' })],
    'entry.logic-elsewhere: "a.one"',
  ),
  entries(
    'logic about an unknown question',
    [answer({}), sharing({ answers: 'flet' })],
    'entry.unknown-question: "flet" → fleet',
  ),
  entries('the logic of another kind', [answer({}), sharing({ kind: 'order' })], 'entry.other-kind: "a.one"'),
];

export const labels: readonly FaultCase[] = [
  entries(
    'a group by its label',
    [answer({ labels: ['old'] }), answer({ labels: ['old'] }, 'a.two'), answer({ overrides: ['#old'] }, 'a.three')],
    [],
  ),
  entries(
    'a group that the entry is in',
    [answer({ labels: ['old'] }), answer({ labels: ['old'], replaces: ['#old'] }, 'a.two')],
    [],
  ),
  entries(
    'a label that nobody bears',
    [answer({ labels: ['old'] }), answer({ overrides: ['#ould'] }, 'a.two')],
    'entry.unknown-label: "#ould" → #old',
  ),
  entries(
    'a label that only the entry itself bears',
    [answer({ labels: ['old'], overrides: ['#old'] })],
    'entry.unknown-label: "#old"',
  ),
  entries(
    'a group of something else',
    [entry('a.two', { answers: 'signal', value: "'red'", labels: ['old'] }), answer({ overrides: ['#old'] })],
    'entry.elsewhere: "#old"',
  ),
];

const text = (says: string) => ({ en: says, it: says });
const texts = (...dates: readonly string[]) => ({
  text: undefined,
  texts: Object.fromEntries(dates.map((date) => [date, text(date)])),
});

export const datedTexts: readonly FaultCase[] = [
  entries('texts of two editions', [answer(texts('2010-06-18', '2015-01-23'))], []),
  entries(
    'no text for the first edition',
    [answer(texts('2015-01-23', '2020-04-17'))],
    'entry.text-too-late: "2015-01-23"',
  ),
  entries(
    'a text after the end',
    [answer({ ...texts('2010-06-18', '2015-01-23'), until: '2015-01-23' })],
    'entry.text-after-end: "2015-01-23"',
  ),
];
