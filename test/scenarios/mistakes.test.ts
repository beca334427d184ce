import { describe, expect, it } from 'vitest';
import { messages } from '../../src/frontend/diagnostics/messages/index.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { lineAndColumn } from '../../src/frontend/text/source.js';
import { read } from './notation.js';

const good = (id: string): string => `case ${id}: rules 801.3
en A bear far away.
it Un orso lontano.
table all-six-range
  object bear: a creature of A
  turn t: number 1 of A in declare-attackers
ask mayAttack(bear, D) = denied
  because range.no-attack-outside
`;

type Change = readonly [from: string | RegExp, to: string];

/** A mistake each: what is changed in a good case, the one message that comes of it, and where (line of the case and column). */
const mistakes: readonly (readonly [name: string, change: Change, code: string, place: string])[] = [
  ['a word that begins no line', ['ask may', 'aks may'], 'cases.unknown-line', '7:1'],
  ['no answer', [' = denied', ''], 'cases.no-answer', '7:23'],
  ['no value behind the sign', ['= denied', '='], 'cases.cut-short', '7:25'],
  ['an empty sentence', ['en A bear far away.', 'en'], 'cases.empty', '2:3'],
  ['a colon left out', ['bear: a', 'bear a'], 'cases.no-colon', '5:15'],
  ['a comma left out', ['creature of A', 'creature of A tapped'], 'cases.no-comma', '5:32'],
  ['no English', [/en .*\n/, ''], 'cases.no-sentence-en', '1:1'],
  ['no Italian', [/it .*\n/, ''], 'cases.no-sentence-it', '1:1'],
  ['a scene that there is not', ['all-six-range', 'al-six-range'], 'cases.unknown-scene', '4:7'],
  ['a case above that there is not', ['all-six-range', 'of elsewhere'], 'cases.unknown-case', '4:10'],
  ['too few names for a scene', ['all-six-range', 'all-six-range: A B C D E'], 'cases.other-seats', '4:22'],
  ['somebody who does not sit there', ['  object', '  player Ada: life 3\n  object'], 'cases.not-seated', '5:10'],
  ['a table of nobody', ['table all-six-range', 'table'], 'cases.no-players', '4:1'],
  [
    'a line of sends under ask',
    ['because range.no-attack-outside', 'includes playerDeparted(A)'],
    'cases.not-with',
    '8:3',
  ],
  ['a bracket not closed', ['= denied', '= [A, B'], 'cases.bracket-open', '7:31'],
  ['a bracket closed twice', ['= denied', '= [A, B])'], 'cases.bracket-closed', '7:32'],
  ['a text not closed', ['a creature of A', "a creature of A, name 'Serra Angel"], 'cases.open-text', '5:38'],
  ['curly quotes', ['a creature of A', 'a creature of A, name ‘Serra Angel’'], 'cases.quote', '5:38'],
  ['the habits of JSON', ['a creature of A', 'types: ["creature"], owner: "A"'], 'cases.quote', '5:24'],
  ['an unknown fact', ['a creature of A', 'a creature of A, taped'], 'cases.unknown-fact', '5:33'],
  ['an unknown part of the head', ['rules 801.3', 'rules 801.3, sinse 2017-04-28'], 'cases.unknown-part', '1:27'],
  ['a fact twice', ['a creature of A', 'a creature of A, owner B'], 'cases.fact-twice', '5:33'],
  ['a thing twice', ['  turn', '  object bear: a creature of B\n  turn'], 'cases.thing-twice', '6:10'],
  ['a name twice', ['all-six-range', 'all-six-range: A B C D E A'], 'cases.thing-twice', '4:32'],
  ['a sentence twice', ['it Un', 'en Again.\nit Un'], 'cases.line-twice', '3:1'],
  ['no date', ['rules 801.3', 'rules 801.3, since 2017-4-28'], 'cases.date', '1:33'],
  ['no table', [/table .*\n {2}.*\n {2}.*\n/, ''], 'cases.table-first', '4:1'],
  ['things before the table', [/(table .*\n)( {2}object.*\n)/, '$2$1'], 'cases.table-first', '4:3'],
  ['things behind a question', [/( {2}turn.*\n)(ask.*\n)/, '$2$1'], 'cases.thing-late', '7:3'],
  ['nothing asked', [/ask[\s\S]*/, ''], 'cases.no-steps', '1:1'],
  ['“because” without a question', [/ask.*\n/, ''], 'cases.step-first', '7:3'],
  ['“and” without “then”', [/ask[\s\S]*/, 'send concedes(A)\n  and concedes(B)\n'], 'cases.then-first', '8:3'],
  [
    '“with” behind a plan',
    [/ask[\s\S]*/, 'send concedes(A)\n  then nothing\n  with concedes(B)\n'],
    'cases.with-first',
    '9:3',
  ],
  ['a thing without an id', ['object bear', 'object'], 'cases.no-id', '5:3'],
  ['a pick without “for”', [/ask[\s\S]*/, "send concedes(A)\n  picks B to 'x'\n"], 'cases.picks', '8:11'],
  ['a number that is none', ['  turn', '  fresh four\n  turn'], 'cases.not-whole', '6:9'],
  ['a line broken off', ['in declare-attackers', 'in'], 'cases.cut-short', '6:27'],
  ['signs that do not fit', ['because range.no-attack-outside', 'because range.x, !'], 'cases.unexpected', '8:20'],
  ['a scene among cases', ['case ID', 'scene ID'], 'cases.local-scene', '1:1'],
];

describe('each mistake in a file of cases', () => {
  const text = mistakes
    .map(
      ([, [from, to]], index) =>
        `${good('ID').replace(from, to).replace('ID', `bad-${index}`)}\n${good(`good-${index}`)}\n`,
    )
    .join('');
  const { scenarios, diagnostics } = read(text);
  const lines = text.split('\n');
  const heads = mistakes.map((_, index) => lines.findIndex((line) => new RegExp(`^\\w+ bad-${index}\\b`).test(line)));

  it.for(mistakes.map((one, index) => [...one, index] as const))('%s', ([_name, _change, code, place, index]) => {
    const [begin, end] = [heads[index]!, heads[index + 1] ?? Number.POSITIVE_INFINITY];
    const own = diagnostics.flatMap((one) => {
      const { line, column } = lineAndColumn(one.at!.source, one.at!.start);
      return line > begin && line <= end ? [`${one.code} ${line - begin}:${column}`] : [];
    });
    expect(own).toEqual([`${code} ${place}`]);
  });

  it('costs the one case alone', () => {
    const ids = scenarios.map((one) => (one as { id: string }).id);
    expect(ids).toEqual(mistakes.map((_, index) => `good-${index}`));
  });

  it('is said in both languages, with what was probably meant', () => {
    for (const one of diagnostics) {
      expect(render(one, 'en', 'pretty')).toMatch(/\n.*\^[\s\S]*\n {2}help: /);
      expect(render(one, 'it', 'pretty')).toMatch(/\n.*\^[\s\S]*\n {2}aiuto: /);
    }
    expect(render(diagnostics[0]!, 'en', 'pretty')).toContain('Did you mean “ask”?');
    expect(Object.keys(messages).filter((code) => code.startsWith('cases.')).length).toBeGreaterThan(25);
  });
});

it('tells what stands before all cases once, and a case of the same id', () => {
  const twice = `${good('x')}\n${good('x')}`;
  expect(read(`tabel: A B\n  object x\n${twice}`).diagnostics.map(({ code }) => code)).toEqual([
    'cases.outside',
    'cases.case-twice',
  ]);
  expect(read(good('x'), 'seatings.cases').diagnostics.map(({ code }) => code)).toEqual(['cases.case-in-seatings']);
});
