import { describe, expect, it } from 'vitest';
import { matrix } from '../../src/engine/ask/ask-matrix.js';
import { handleOf } from '../../src/engine/ask/prepare.js';
import { type AskMatrix, prepareMatrix } from '../../src/engine/matrix/matrix.js';
import { planMatrix } from '../../src/engine/matrix/plan.js';
import { Fault } from '../../src/engine/model/fault.js';
import { isList } from '../../src/engine/model/type.js';
import type { Question } from '../../src/engine/model/vocabulary.js';
import { VERDICTS } from '../../src/engine/ruleset/combine.js';
import { setFact } from '../../src/engine/table/change-table.js';
import { type Table, tryOpenTable } from '../../src/engine/table/table.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { MatrixAgreement } from './matrix-agreement.js';
import { rulebookOf, type Sketch, tableOf } from './mini.js';

const verdictsOf = (ask: AskMatrix, table: Table, rows: readonly string[], columns?: readonly string[]) => {
  const handles = (ids: readonly string[]) => ids.map((id) => handleOf(table, id));
  const { codes, columns: width, because, reasons } = ask(handles(rows), columns && handles(columns));
  return rows.map((_, r) =>
    Array.from({ length: width }, (_, c) => {
      const at = r * width + c;
      return [VERDICTS[codes[at] as number], ...(reasons[because[at] as number] ?? [])].join(' ');
    }),
  );
};

/** Ids of things that may stand for each parameter; undefined where one takes something else. */
const listsFor = ({ parameters }: Question, { world }: Table): readonly (readonly string[])[] | undefined => {
  const lists = parameters.map(({ type }) => {
    if (isList(type)) return [];
    const fit = [...world.byId.values()].filter(({ entity }) => type.one.includes(entity));
    return fit.map(({ id }) => id as string).slice(0, 7);
  });
  return lists.every((list) => list.length > 0) ? lists : undefined;
};

describe('a matrix over the tables of the shipped scenarios', () => {
  it('gives what its pairs give, for every question about things', () => {
    const rulebook = shipped();
    const scenarios = (loaded.documents?.scenarios ?? []).flatMap(
      ({ value }) => (JSON.parse(JSON.stringify(value)) as { readonly scenarios: readonly Scenario[] }).scenarios,
    );
    const questions = Object.values(rulebook.vocabulary.questions).filter(({ parameters }) => parameters.length > 0);
    let [cells, next] = [0, 0];
    const asked = new Set<string>();
    for (const { table: json } of scenarios.filter((_, i) => i % 9 === 0)) {
      const opened = tryOpenTable(rulebook, json);
      if ('refusals' in opened) continue;
      // Every ninth scenario; all questions come up, a few on each table.
      for (let tried = 0, found = 0; tried < questions.length && found < 3; tried++) {
        const question = questions[next++ % questions.length] as Question;
        const lists = listsFor(question, opened.table);
        if (lists === undefined) continue;
        const names = question.parameters.map(({ name }) => name);
        const one = {
          question: question.name,
          over: names.slice(0, 2),
          rows: lists[0] ?? [],
          columns: lists[1] ?? null,
          fixed: Object.fromEntries(names.slice(2).map((name, i) => [name, lists[i + 2]?.[0] ?? null])),
        };
        const { difference, cells: compared } = new MatrixAgreement(opened.table, one).compare();
        expect(difference).toBeNull();
        cells += compared;
        found++;
        asked.add(question.name);
      }
    }
    expect(cells).toBeGreaterThan(3000);
    expect(asked.size).toBeGreaterThan(80);
  });
});

/** House entries about attacks, beside a permission. */
const house = (...more: readonly Sketch[]) =>
  rulebookOf([
    { id: 'may', kind: 'permission', answers: 'mayAttack', verdict: 'allow' },
    { id: 'holder', kind: 'definition', answers: 'controllerOf', value: 'object.owner' },
    ...more,
  ]);
const deny = (id: string, when: string, more: object = {}): Sketch => ({
  id,
  kind: 'prohibition',
  answers: 'mayAttack',
  verdict: 'deny',
  when,
  ...more,
});
const objects = [
  { id: 'ox', owner: 'A', types: ['creature'] },
  { id: 'elk', owner: 'A', types: ['creature'], tapped: true },
  { id: 'owl', owner: 'B', types: ['creature'] },
];
const attacks = (rulebook: ReturnType<typeof house>, json: object = {}) => {
  const table = tableOf(rulebook, { players: ['A', 'B', 'C'], objects, ...json });
  return { table, ask: prepareMatrix(table, 'mayAttack', { reasons: true }) };
};
const CREATURES = ['ox', 'elk', 'owl'];
const PLAYERS = ['A', 'B', 'C'];

describe('entries of a house', () => {
  it('override row by row, column by column and pair by pair', () => {
    const rulebook = house(
      deny('tapped', 'creature.tapped'),
      deny('own', 'defender is creature.owner'),
      { ...deny('brave', 'defender.life > 30'), kind: 'permission', verdict: 'allow', overrides: ['tapped'] },
      {
        ...deny('grudge', 'creature is not none'),
        kind: 'requirement',
        verdict: 'require',
        overrides: ['brave'],
        when: 'defender.poison > 0',
      },
    );
    const players = [
      { id: 'A', life: 20 },
      { id: 'B', life: 40 },
      { id: 'C', life: 40, poison: 1 },
    ];
    const { table, ask } = attacks(rulebook, { players });
    expect(verdictsOf(ask, table, CREATURES, PLAYERS)).toEqual([
      ['denied own', 'allowed brave may', 'required grudge'],
      ['denied own tapped', 'allowed brave may', 'denied tapped'],
      ['allowed may', 'denied own', 'required grudge'],
    ]);
  });

  it('say all values that agree, and refuse those that do not', () => {
    const distance = (id: string, value: string, more: object = {}): Sketch => ({
      id,
      kind: 'definition',
      answers: 'distance',
      value,
      ...more,
    });
    const rulebook = rulebookOf([
      distance('two', '2', { when: 'player is not other' }),
      distance('also-two', '1 + 1', { when: 'player is not other' }),
      distance('life', 'other.life', { when: 'player is other' }),
    ]);
    const table = tableOf(rulebook, { players: [{ id: 'A', life: 7 }, 'B'] });
    const ask = prepareMatrix(table, 'distance', { reasons: true });
    const players = ['A', 'B'].map((id) => handleOf(table, id));
    const { values, because, reasons } = ask(players, players);
    expect(values).toEqual([7, 2, 2, undefined]);
    expect([...because].map((set) => reasons[set])).toEqual([['life'], ['also-two', 'two'], ['also-two', 'two'], []]);
    const torn = tableOf(rulebookOf([distance('one', '1'), distance('other', '2', { when: 'player is other' })]));
    const seats = ['A', 'B'].map((id) => handleOf(torn, id));
    const asking = prepareMatrix(torn, 'distance');
    expect(() => asking(seats, seats)).toThrowError(Fault);
    // What failed once is worked out anew, not taken for done.
    expect(() => asking(seats, seats)).toThrowError(Fault);
    expect(asking(seats.slice(0, 1), seats.slice(1)).values).toEqual([1]);
  });
});

describe('lists of deciding entries', () => {
  it('are one for each set, frozen, and stay where they are', () => {
    const rulebook = house(
      deny('tapped', 'creature.tapped'),
      deny('sick', 'creature.sick'),
      deny('own', 'controllerOf(creature) is defender'),
    );
    const { table, ask } = attacks(rulebook);
    const [rows, columns] = [CREATURES, PLAYERS].map((ids) => ids.map((id) => handleOf(table, id)));
    const placesNow = () => [...(ask(rows ?? [], columns).because.slice(0, 9) as Uint32Array)];
    const { reasons } = ask(rows ?? [], columns);
    expect(reasons.every((list) => Object.isFrozen(list))).toBe(true);
    const before = placesNow();
    const lists = before.map((place) => reasons[place]);
    expect(lists.map((list) => list?.join('+'))).toEqual([
      ...['own', 'may', 'may'],
      ...['own+tapped', 'tapped', 'tapped'],
      ...['may', 'own', 'may'],
    ]);
    expect(new Set(lists).size).toBe(new Set(before).size);
    setFact(table, 'elk', 'sick', true);
    expect(placesNow().map((place) => reasons[place]?.join('+'))).toEqual([
      ...['own', 'may', 'may'],
      ...['own+sick+tapped', 'sick+tapped', 'sick+tapped'],
      ...['may', 'own', 'may'],
    ]);
    setFact(table, 'elk', 'sick', false);
    expect(placesNow()).toEqual(before);
    expect(before.map((place) => reasons[place])).toEqual(lists);
    expect(before.every((place, i) => reasons[place] === lists[i])).toBe(true);
    expect(ask(rows ?? [], columns).reasons).toBe(reasons);
  });
});

describe('a plan', () => {
  it('puts each part where its facts change, and rows together that look alike', () => {
    const rulebook = house(
      deny('late', 'size(turns) > 3'),
      deny('tapped', 'creature.tapped'),
      deny('gone', 'not defender.inGame'),
      deny('own', 'controllerOf(creature) is defender'),
    );
    const { table } = attacks(rulebook);
    const plan = planMatrix(table.ruleset, 'mayAttack', { row: 'creature', column: 'defender' });
    const levels = plan?.entries.map(({ entry, when }) => [entry.id, ...when.map((at) => plan?.parts[at]?.level)]);
    expect(levels).toEqual([['gone', 'column'], ['late', 'call'], ['own', 'cell'], ['tapped', 'row'], ['may']]);
    const own = plan?.parts.find(({ level }) => level === 'cell');
    expect(own?.keys?.map((key) => plan?.keys[key])).toMatchObject([{ op: 'ask', question: 'controllerOf' }]);
  });
});

describe('what a matrix is asked for', () => {
  const rulebook = house(deny('tapped', 'creature.tapped'));

  it('goes over one list with the other arguments fixed', () => {
    const { table } = attacks(rulebook);
    const fixed = { creature: handleOf(table, 'elk') };
    const ask = prepareMatrix(table, 'mayAttack', { fixed, reasons: true });
    expect(verdictsOf(ask, table, PLAYERS)).toEqual([['denied tapped'], ['denied tapped'], ['denied tapped']]);
  });

  it('is refused where it makes no sense', () => {
    const { table } = attacks(rulebook);
    for (const options of [
      { over: ['nobody'] },
      { over: ['creature'] },
      { over: [] },
      { over: ['creature', 'creature'] },
    ])
      expect(() => prepareMatrix(table, 'mayAttack', options)).toThrowError(Fault);
    expect(() => prepareMatrix(table, 'nothing')).toThrowError(Fault);
    expect(() => prepareMatrix(table, 'mayAttack', { fixed: { nobody: null } })).toThrowError(Fault);
  });

  it('goes by ids, as JSON, where it is asked once', () => {
    const { table } = attacks(rulebook);
    const over = { creature: ['elk', 'ox'], defender: PLAYERS };
    const found = matrix(table, 'mayAttack', { over, reasons: true });
    const asked = prepareMatrix(table, 'mayAttack', { reasons: true });
    const both = found.answers.map((row, r) =>
      row.map((one, c) => [one, ...(found.because?.[r]?.[c] ?? [])].join(' ')),
    );
    expect(both).toEqual(verdictsOf(asked, table, over.creature, PLAYERS));
    for (const wrong of [
      {},
      { creature: ['elk'], defender: PLAYERS, third: [] },
      { creature: ['elf'], defender: PLAYERS },
    ])
      expect(() => matrix(table, 'mayAttack', { over: wrong })).toThrowError(Fault);
  });

  it('is asked for any rows and columns, fewer or more than before', () => {
    const { table } = attacks(house(deny('own', 'defender is creature.owner'), deny('tapped', 'creature.tapped')));
    const one = { question: 'mayAttack', over: ['creature', 'defender'], fixed: {}, rows: CREATURES, columns: PLAYERS };
    const agreement = new MatrixAgreement(table, one);
    const sizes = [1, 3, 2, 1, 2, 3];
    for (const rows of sizes)
      for (const columns of sizes) {
        const found = agreement.compare(CREATURES.slice(-rows), PLAYERS.slice(-columns));
        expect([found.cells, found.difference]).toEqual([2 * rows * columns, null]);
      }
  });

  it('stands in the same arrays from the second call on', () => {
    const { table, ask } = attacks(rulebook);
    const lists = [CREATURES, PLAYERS].map((ids) => ids.map((id) => handleOf(table, id))) as [never[], never[]];
    const { codes, because, values } = ask(...lists);
    table.world.set(
      handleOf(table, 'ox'),
      rulebook.vocabulary.entities['Object']?.facts['tapped']?.slot as number,
      true,
    );
    const again = ask(...lists);
    expect(VERDICTS[again.codes[0] as number]).toBe('denied');
    expect([again.codes === codes, again.because === because, again.values === values]).toEqual([true, true, true]);
  });
});
