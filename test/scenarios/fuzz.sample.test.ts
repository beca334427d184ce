import isEqual from 'lodash/isEqual.js';
import { expect, it } from 'vitest';
import { Random } from '../../src/engine/setup/random.js';
import { formatCases } from '../../tools/check/cases/format.js';
import { writtenCases } from '../../tools/check/cases/write.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { amount, rotating } from '../amount.js';
import { normal, notation, read } from './notation.js';

const random = new Random(rotating);
const one = <Item>(all: readonly Item[]): Item => all[random.below(all.length)]!;
const some = <Item>(make: () => Item): Item[] => Array.from({ length: random.below(4) }, make);

const words = [
  'of',
  'at',
  'a',
  'en',
  'then',
  'case',
  'none',
  'true',
  'unknown',
  '12',
  '-3',
  'Ann',
  'range.x',
  'not',
  'illegal',
  'x.y-z',
];
const signs = [' ', '  ', "'", "''", '"', '#', '=', ' = ', '(', ']', ',', ':', '…', 'è', '-', '.', '\\', '/', '~'];
const anyText = (): string => some(() => one([...words, ...signs])).join(one(['', ' '])) || one(words);

const value = (depth = 0): unknown =>
  one<() => unknown>([
    anyText,
    () => random.below(1000) - 500,
    () => null,
    () => random.below(2) === 0,
    ...(depth > 2
      ? []
      : [
          () => some(() => value(depth + 1)),
          () => Object.fromEntries(some(() => [one(['k', 'a_b', 'C']), value(depth + 1)])),
          () => ({ is: 'Damage', amount: value(depth + 1) }),
          () => ({ event: 'concedes', fields: { player: value(depth + 1) } }),
          () => ({ entry: 'setup.x', severity: one(['illegal', 'advice', 'odd']), values: { came: value(depth + 1) } }),
        ]),
  ])();

const kinds = [...notation.kinds.values()].filter(({ collection, isPerson }) => collection !== undefined && !isPerson);
const facts = (all: ReadonlySet<string>): object => Object.fromEntries(some(() => [one([...all]), value()]));

function scenario(id: string): Scenario {
  const taken = new Set<string>();
  const thing = (all: ReadonlySet<string>): object[] => {
    const name = anyText();
    return taken.has(name) || taken.add(name) === undefined ? [] : [{ id: name, ...facts(all) }];
  };
  const persons = [thing(notation.persons!.facts), some(() => thing(notation.persons!.facts))].flat(2);
  const things = Object.fromEntries(
    some(() => one(kinds)).map((kind) => [kind.collection, some(() => thing(kind.facts)).flat()]),
  );
  const texts = (): string[] => [anyText(), ...some(anyText)];
  const sentence = (): string => `Somebody ${some(() => one([...words, "'", '"', '#', '('])).join(' ')}.`;
  return {
    id,
    ...(random.below(2) === 0 && { rules: ['801.3', '809'] }),
    since: one([notation.editions.first, '2017-04-28']),
    summary: { en: sentence(), it: sentence() },
    table: {
      setup: { edition: notation.editions.last, variants: ['emperor'] },
      [notation.persons!.collection!]: persons,
      ...things,
    },
    steps: [
      {
        ask: `f(${one(['x', "'a = b'", '[1]', 'a is b'])})`,
        answer: value(),
        ...(random.below(2) === 0 && { because: texts() }),
      },
      {
        send: one<string | string[]>(['g(x)', ['g(x)', 'h(y)']]),
        picks: some(() => ({ matter: anyText(), by: one([null, 'Ann']), pick: value() })),
        plan: some(() => ['e(x)', 'e(y)']),
      },
      { verify: true },
    ],
  } as unknown as Scenario;
}

const plain = (given: Scenario): unknown => {
  const copy = normal(given) as { steps: { picks?: unknown[] }[] };
  for (const step of copy.steps) if (step.picks?.length === 0) delete step.picks;
  return copy;
};

it('says whatever a scenario may hold', () => {
  const all = Array.from({ length: amount(120, 2000) }, (_, index) => scenario(`s${index}`));
  const text = writtenCases(all, notation);
  const { scenarios, diagnostics } = read(text);
  expect(
    diagnostics.slice(0, 3).map(({ code, values, at }) => [code, values, text.slice(at!.start - 80, at!.end + 20)]),
  ).toEqual([]);
  expect(scenarios.length).toBe(all.length);
  const other = all.findIndex((given, index) => !isEqual(plain(scenarios[index] as Scenario), plain(given)));
  if (other >= 0) expect(plain(scenarios[other] as Scenario)).toEqual(plain(all[other]!));
  expect(formatCases({ file: 'x.cases', text }).text === text).toBe(true);
});

it('reads and lays out any text, whatever is wrong with it', () => {
  const text = writtenCases(
    Array.from({ length: 20 }, (_, index) => scenario(`s${index}`)),
    notation,
  );
  for (let time = 0; time < amount(100, 1500); time++) {
    const [from, to] = [random.below(text.length), random.below(30)];
    const broken =
      text.slice(Math.max(0, from - 600), from) +
      one([...signs, ...words, '\n', '\n      ', '\t']) +
      text.slice(from + to, from + 600);
    const { scenarios } = read(broken);
    expect(scenarios.length).toBeLessThan(40);
    const laid = formatCases({ file: 'x.cases', text: broken }).text;
    const again = laid === undefined ? undefined : formatCases({ file: 'x.cases', text: laid }).text;
    expect(again === laid).toBe(true);
  }
});
