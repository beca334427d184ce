import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { send } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { linked } from '../../src/frontend/load/linked.js';
import { type RulebookFile, readRulebook } from '../../src/frontend/read/rulebook.js';
import { ROOT } from '../architecture/sources.js';
import { canonical, outcomeOf } from '../reference/agreement.js';
import { roundsOf } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { argumentsOf } from './asking.js';
import { poolsOf } from './tables.js';

const seed = 801_807;
const rulebook = shipped();

/** JSON with the members of its objects and the entries of its lists of entries in another order. */
const shuffled = (json: Json, random: Random, entriesToo: boolean, key = ''): Json => {
  if (Array.isArray(json)) {
    const items = (json as readonly Json[]).map((item) => shuffled(item, random, entriesToo));
    return entriesToo && key === 'entries' ? random.shuffled(items) : items;
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    random.shuffled(Object.entries(json)).map(([name, v]) => [name, shuffled(v, random, entriesToo, name)]),
  );
};

const filesOf = (folder: string, inside = ''): readonly RulebookFile[] =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((file) => {
    const path = inside === '' ? file.name : `${inside}/${file.name}`;
    if (file.isDirectory()) return filesOf(folder, path);
    return path.endsWith('.json')
      ? [{ path, source: { file: path, text: readFileSync(join(folder, path), 'utf8') } }]
      : [];
  });

describe('order means nothing', () => {
  it('of files, of entries in a file, and of keys: the same rulebook, byte for byte', () => {
    const files = filesOf(join(ROOT, 'rules')).filter(({ path }) => !path.startsWith('schema/'));
    const random = new Random(seed);
    const other = files.map(({ path, source }) => {
      // The order of parameters and collections is part of the vocabulary; of everything else it says nothing.
      if (!path.includes('/') || path.startsWith('vocabulary/')) return { path, source };
      const isLines = path.endsWith('.cases');
      const value = isLines ? null : (JSON.parse(source.text) as Json);
      const text = isLines ? source.text : JSON.stringify(shuffled(value, random, !path.endsWith('.scenarios.json')));
      const renamed = path.replace(/[^/]+$/, (name) => `${String.fromCharCode(97 + random.below(26))}-${name}`);
      return { path: renamed, source: { file: renamed, text } };
    });
    const mixedBook = linked(readRulebook(random.shuffled(other))).rulebook;
    expect(mixedBook).toBeDefined();
    const plain = (book: unknown) => canonical(withoutPlaces(book));
    expect(plain(mixedBook) === plain(rulebook)).toBe(true);
  });

  it('of the keys of a table, nor do the names of things: the same answers and plans', () => {
    fc.assert(
      fc.property(roundsOf(rulebook, 60, 3), fc.nat(), ({ table, asks, sends }, salt) => {
        const ids = [...poolsOf(rulebook, table).values()].flat();
        const names = new Map(ids.map((id, i) => [id, `${String.fromCharCode(97 + ((i * 7 + salt) % 26))}_${id}`]));
        const back = new Map([...names].map(([id, name]) => [name, id]));
        const renamed = shuffled(
          rename(table as unknown as Json, names),
          new Random(salt),
          false,
        ) as unknown as TableJson;
        const [one, two] = [openTable(rulebook, table), openTable(rulebook, renamed)];
        expect(canonical(rename(tableToJson(two) as unknown as Json, back))).toBe(canonical(tableToJson(one)));
        const results = (of: typeof one, json: TableJson) => {
          const pools = new Map([...poolsOf(rulebook, json)]);
          const { questions, events } = rulebook.vocabulary;
          const answers = asks.map((call) => {
            const args = argumentsOf(call, questions[call.name]?.parameters ?? [], pools);
            return args === undefined ? null : outcomeOf(() => ask(of, call.name, args));
          });
          const plans = sends.map((call) => {
            const fields = argumentsOf(call, events[call.name]?.fields ?? [], pools);
            return fields === undefined ? null : outcomeOf(() => send(of, { event: call.name, fields }));
          });
          return JSON.parse(JSON.stringify([answers, plans])) as Json;
        };
        const [first, second] = [results(one, table), results(two, renamed)];
        expect(canonical(sortedUnknown(rename(second, back)))).toBe(canonical(sortedUnknown(first)));
      }),
      { seed, numRuns: 25 },
    );
  });
});

const rename = (json: Json, names: ReadonlyMap<string, string>): Json => {
  if (typeof json === 'string') return names.get(json) ?? json;
  if (Array.isArray(json)) return json.map((item: Json) => rename(item, names));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, rename(value, names)]));
};

/** Unknown facts come in the order in which they were met, which is no part of an answer. */
const sortedUnknown = (json: Json): Json => {
  if (Array.isArray(json)) return json.map(sortedUnknown);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, v]) => [
      key,
      key === 'unknown' ? (v as readonly Json[]).map(canonical).sort() : sortedUnknown(v),
    ]),
  ) as Json;
};

/** Entries say for messages in which file they stand. */
const withoutPlaces = (book: unknown): unknown =>
  JSON.parse(JSON.stringify(book, (key, value: unknown) => (key === 'source' ? undefined : value)));
