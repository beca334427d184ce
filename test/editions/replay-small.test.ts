import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { said } from '../cli/session.js';
import { after, before, book, type Rules } from './small-books.js';

interface RawEntry {
  readonly id: string;
  readonly numbered?: object;
  readonly see?: object;
  readonly since?: string;
  readonly until?: string;
  readonly confirmed?: string;
}
type Decision = (entry: RawEntry) => readonly object[];

interface Step {
  readonly date: string;
  readonly stated: string;
  readonly rules: Rules;
  /** What its list names: nothing else is touched by hand. */
  readonly list: readonly string[];
  /** What an editor makes of the entries under these rules. */
  readonly decisions: { readonly [id: string]: Decision };
}

const without = (rules: Rules, number: string): Rules => rules.filter(([one]) => one !== number);

/** The numbers of rules and whatever refers to them, as in a renumbering. */
const renumbered = (rules: Rules, from: string, to: string): Rules =>
  rules.map(([number, words]) => [number.replace(from, to), words.replaceAll(`rule ${from}`, `rule ${to}`)]);

const autumn = renumbered(renumbered(without(after, '101.2'), '101.3', '101.2'), '101.4', '101.3');
// Italics were written so for years.
const winter = renumbered(autumn, '104', '105').map(([number, words]): Rules[number] => [
  number,
  words.replace('drums', '_drums_'),
]);
const spring = winter.flatMap(
  ([number, words]): Rules =>
    number === '102.1'
      ? [
          ['102.1', 'Umbrellas are given to nobody.'],
          ['102.2', words.replace('the youngest', 'the eldest')],
        ]
      : [[number, words]],
);

const steps: readonly Step[] = [
  {
    date: '2025-03-01',
    stated: 'March 1, 2025',
    rules: after,
    list: ['101.2 new', '102.1 reworded'],
    decisions: {
      'play.rule-101-2': (entry) => [
        {
          ...entry,
          name: { en: 'Bagpipes', it: 'Cornamuse' },
          why: { en: 'Nobody has any.', it: 'Nessuno ne ha.' },
          text: { en: 'No bagpipes at night.', it: 'Di notte niente cornamuse.' },
          confirmed: '2025-03-01',
        },
      ],
      'go.instruments': (entry) => [
        { ...entry, until: '2025-03-01' },
        { ...entry, numbered: { '2025-03-01': '102.1' }, since: '2025-03-01', confirmed: '2025-03-01' },
      ],
    },
  },
  {
    date: '2025-09-01',
    stated: 'September 1, 2025',
    rules: autumn,
    list: ['101.2 gone'],
    decisions: { 'play.rule-101-2': (entry) => [{ ...entry, until: '2025-09-01' }] },
  },
  { date: '2025-12-01', stated: 'December 1, 2025', rules: winter, list: [], decisions: {} },
  {
    date: '2026-03-01',
    stated: 'March 1, 2026',
    rules: spring,
    list: ['102.2 moved'],
    decisions: {
      'go.instruments': ({ numbered, ...entry }) => [
        entry.until === undefined
          ? { ...entry, numbered: { ...numbered, '2026-03-01': '102.2' }, confirmed: '2026-03-01' }
          : { ...entry, numbered },
      ],
    },
  },
];

let room = '';
const at = (name: string): string => join(room, name);
const FILE = 'rules/101-playing/playing.json';
const there = (...args: readonly string[]) => said([...args, '--corpus', at('corpus')], { rules: at('rules') });
const entries = (): readonly RawEntry[] => JSON.parse(readFileSync(at(FILE), 'utf8')).entries;

beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-replay-'));
  cpSync('test/cases/cli/rulebook', at('rules'), { recursive: true });
  renameSync(at('rules/base'), at('rules/101-playing'));
  const json = readFileSync(at(FILE), 'utf8');
  writeFileSync(at(FILE), json.replace('"follows": "playerGoes"', '"see": ["103.1"], "follows": "playerGoes"'));
  writeFileSync(at('old.txt'), book('September 1, 2024', before));
  there('edition', 'read', at('old.txt'));
  there('edition', 'digests');
});
afterAll(() => rmSync(room, { recursive: true }));

// Each edition goes on from the data of the one before.
describe('four editions of a small book, one after another', { shuffle: false }, () => {
  it.each(steps)('$date: the list names what changed, and followed it leaves nothing', (step) => {
    const { date, stated, rules, list, decisions } = step;
    writeFileSync(at('new.txt'), book(stated, rules));
    expect(there('edition', 'new', at('new.txt')).exit).toBe(list.length === 0 ? 0 : 1);
    const { items } = JSON.parse(there('edition', 'status', date, '--json').out);
    const named = items.map((one: { readonly old?: string; readonly new?: string; readonly sort: string }) =>
      [one.new ?? one.old, one.sort].join(' '),
    );
    expect(named).toEqual(list);
    const decided = entries().flatMap((entry) => decisions[entry.id]?.(entry) ?? [entry]);
    writeFileSync(at(FILE), JSON.stringify({ ...JSON.parse(readFileSync(at(FILE), 'utf8')), entries: decided }));
    said(['fix', at('rules')]);
    expect(there('edition', 'status', date)).toMatchObject({ exit: 0 });
    expect(there('edition', 'new', at('new.txt')).exit).toBe(0);
    expect(JSON.parse(readFileSync(at('rules/editions.json'), 'utf8')).confirmed).toBe(date);
    expect(entries().filter(({ confirmed }) => confirmed !== undefined)).toEqual([]);
    // An option of the rulebook stands under a number that the book does not have.
    const own = said(['check', '--quick', '--format', 'line'], { rules: at('rules') })
      .out.split('\n')
      .filter((line) => !line.includes('quiet.json'));
    expect(
      own.filter((line) => /\[(?:check\.(?:un|never-)confirmed|check\.(?:number|see|text)|official)/.test(line)),
    ).toEqual([]);
  });

  it('leave the data that somebody would have written', () => {
    const parts = entries().flatMap(({ id, numbered, see, since, until }) =>
      numbered === undefined ? [] : [{ id, numbered, see, since, until }],
    );
    expect(JSON.parse(JSON.stringify(parts))).toEqual([
      { id: 'play.may', numbered: { '2020-01-01': '101.1' } },
      {
        id: 'play.no-drums-for-children',
        numbered: { '2020-01-01': '101.2', '2022-06-01': '101.3', '2025-03-01': '101.4', '2025-09-01': '101.3' },
      },
      {
        id: 'play.in-game',
        numbered: { '2022-06-01': '101.2', '2025-03-01': '101.3', '2025-09-01': '101.2' },
        since: '2020-01-01',
      },
      {
        id: 'go.instruments',
        numbered: { '2020-01-01': '102.1' },
        see: { '2020-01-01': ['103.1'], '2025-03-01': ['104.1'] },
        until: '2025-03-01',
      },
      {
        id: 'go.instruments',
        numbered: { '2025-03-01': '102.1', '2026-03-01': '102.2' },
        see: { '2020-01-01': ['103.1'], '2025-03-01': ['104.1'], '2025-12-01': ['105.1'] },
        since: '2025-03-01',
      },
      { id: 'play.rule-101-2', numbered: { '2025-03-01': '101.2' }, until: '2025-09-01' },
    ]);
  });
});
