import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare } from '../../src/engine/ask/prepare.js';
import { explain } from '../../src/engine/explain/explain.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import { prepareMatrix } from '../../src/engine/matrix/matrix.js';
import type { Entry } from '../../src/engine/model/entry.js';
import { VERDICTS } from '../../src/engine/ruleset/combine.js';
import type { Table } from '../../src/engine/table/table.js';
import { analyse } from '../../tools/check/analysis/analyse.js';
import { ROOT } from '../architecture/sources.js';
import { rulesOf, tableOf } from './mini.js';

/** A text that names something twice at each of so many levels: written out it would have 2^25 parts and more. */
const LEVELS = 25;
const levels = [...Array(LEVELS).keys()];
const nameAt = (level: number, first = 'v'): string => `${first}${String.fromCharCode('a'.charCodeAt(0) + level)}`;
const last = nameAt(LEVELS - 1);

const lets = (first: string, next: (before: string) => string, name = 'v'): { readonly [name: string]: string } =>
  Object.fromEntries(levels.map((level) => [nameAt(level, name), level === 0 ? first : next(nameAt(level - 1, name))]));
const nested = (first: string, around: (inner: string, level: number) => string): string =>
  levels.reduce((inner, level) => around(inner, level), first);

const LIFE = 'creature.owner.life';
const texts: {
  readonly [what: string]: { readonly let?: { readonly [name: string]: string }; readonly when: string };
} = {
  sums: { let: lets(LIFE, (x) => `${x} + ${x}`), when: `${last} is 3` },
  'sums, the last first': {
    let: Object.fromEntries(Object.entries(lets(LIFE, (x) => `${x} + ${x}`)).reverse()),
    when: `${last} is 3`,
  },
  or: { let: lets(`${LIFE} is 3`, (x) => `${x} or ${x}`), when: last },
  'and in or': {
    let: lets(`${LIFE} is 3`, (x) => `(${x} and defender is a Player) or (${x} and creature.phasedIn)`),
    when: last,
  },
  not: { let: lets(`${LIFE} is 3`, (x) => `not (${x} and not ${x})`), when: last },
  'a test twice': { let: lets(`${LIFE} is 3`, (x) => `if ${x} then ${x} else defender is a Player`), when: last },
  otherwise: { let: lets(LIFE, (x) => `${x} otherwise ${x}`), when: `${last} is 3` },
  lists: { let: lets(`[${LIFE}]`, (x) => `[${x}, ${x}]`), when: `${last} is ${last}` },
  'two lists': {
    let: { ...lets(`[${LIFE}]`, (x) => `[${x}, ${x}]`), ...lets(`[${LIFE}]`, (x) => `[${x}, ${x}]`, 'w') },
    when: `${last} is ${nameAt(LEVELS - 1, 'w')}`,
  },
  'lists as sets': { let: lets('players', (x) => `${x} with ${x}`), when: `defender in ${last}` },
  loops: { let: lets(`${LIFE} is 3`, (x) => `any p in players where (${x} and (p is defender or ${x}))`), when: last },
  'names inside': {
    when: `${Object.entries(lets(LIFE, (x) => `${x} + ${x}`))
      .map(([name, value]) => `let ${name} be ${value}: `)
      .join('')}${last} is 3`,
  },
  'tests in tests': {
    when: nested('creature.owner is defender', (x) => `(if ${x} then ${LIFE} is 3 else defender is not a Player)`),
  },
  'choices of lists': {
    when: `defender in ${nested('players', (x, at) => `(if ${LIFE} is ${at} then ${x} else [])`)}`,
  },
};

const rulesWith = (what: string) =>
  rulesOf([
    { id: 'attack.large', kind: 'prohibition', answers: 'mayAttack', ...texts[what], verdict: 'deny' },
    {
      id: 'attack.own',
      kind: 'prohibition',
      answers: 'mayAttack',
      when: 'defender is creature.owner',
      verdict: 'deny',
    },
  ]);
const about = { creature: 'bear', defender: 'B' };
const verdictBy: { readonly [way: string]: (table: Table) => unknown } = {
  ask: (table) => ask(table, 'mayAttack', about, { steps: 100_000 }).verdict,
  'a traced answer': (table) => ask(table, 'mayAttack', about, { trace: true, steps: 100_000 }).verdict,
  prepare: (table) => prepare(table, 'mayAttack')(handleOf(table, 'bear'), handleOf(table, 'B')) ?? 'unknown',
  prepareMatrix: (table) => {
    const { codes } = prepareMatrix(table, 'mayAttack')([handleOf(table, 'bear')], [handleOf(table, 'B')]);
    return VERDICTS[codes[0] as number];
  },
};

describe.each(Object.keys(texts))('a text that would double at each level (%s)', (what) => {
  const { rulebook, documents } = rulesWith(what);
  /** Unknown facts are met by the other evaluator. */
  const opened = (life?: number): Table =>
    tableOf(rulebook, {
      players: [{ id: 'A', ...(life !== undefined && { life }) }, 'B'],
      objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
    });

  it.each([undefined, 3, 4])('is answered in every way at once, and always the same (life %s)', (life) => {
    const table = opened(life);
    const verdicts = Object.values(verdictBy).map((way) => way(table));
    expect(new Set(verdicts).size, JSON.stringify(verdicts)).toBe(1);
  });

  it('is told in words of about its own length', () => {
    const traced = ask(opened(), 'mayAttack', about, { trace: true });
    for (const text of [
      explain(traced, rulebook, 'it'),
      ...rulebook.entries.map((entry: Entry) => entryInWords(entry, rulebook, 'en')),
    ])
      expect(text.length).toBeLessThan(20_000);
  });
  it('is checked at once', () => {
    const codes = analyse(rulebook, { ...documents, scenarios: [] }).map(({ code }) => code);
    expect(codes).not.toContain('check.dead-condition');
  });
});

/** Loops in loops: with six players 6^11 turns. */
const loops = (levels: number, inner: string): string =>
  [...Array(levels).keys()].reduce((within, level) => `(each p${'abcdefghijk'[level]} in players: ${within})`, inner);
const endless: { readonly [what: string]: { readonly when: string; readonly let?: object } } = {
  'lists in lists': { when: `size(${loops(11, 'game')}) is 3` },
  'lists of some': { when: `size(${loops(9, '[[1], [2], [3]]')}) is 3` },
  events: { when: `size(${loops(11, 'cardsAreDrawn(player, 1)')}) is 3` },
  'copies of a long list': { when: `size(${loops(8, 'reverse(numbers(1, 19999))')}) is 3` },
  records: { when: `size(${loops(9, 'Damage(source: none, to: player, amount: 3, combat: false)')}) is 3` },
  'one list': { let: { a: 'numbers(1, 19999)', b: 'flat(each x in a: a)' }, when: 'size(b) is 3' },
};

/** Asks them all in a process of its own, which would be killed if memory ran out. */
const program = `
  import { rulebookOf, tableOf } from './test/run/mini.js';
  import { ask } from './src/engine/ask/ask.js';
  for (const text of ${JSON.stringify(Object.values(endless))})
    for (const trace of [false, true]) {
      const entry = { id: 'win.large', kind: 'permission', answers: 'mayWin', verdict: 'allow', ...text };
      const table = tableOf(rulebookOf([entry]), { players: ['A', 'B', 'C', 'D', 'E', 'F'] });
      try { console.log(ask(table, 'mayWin', { player: 'A' }, { trace }).verdict); }
      catch (error) { console.log(error.code ?? String(error)); }
    }`;

describe('the usual step limit', () => {
  it('ends whatever makes lists, events and records before memory runs out', () => {
    const node = ['--max-old-space-size=448', '--import', 'tsx', '--input-type=module', '--eval', program];
    const out = execFileSync(process.execPath, node, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    expect(out.trim().split('\n')).toEqual(Object.keys(endless).flatMap(() => ['fault.budget', 'fault.budget']));
  });
});
