import { describe, expect, it } from 'vitest';
import { render } from '../../src/frontend/diagnostics/render.js';
import {
  addEntries,
  ask,
  compileEntries,
  type ExtraEntries,
  Fault,
  openTable,
  type Rulebook,
  removeEntries,
  type TableJson,
  underRules,
} from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const entry = (id: string, more: object): object => ({
  id,
  kind: 'prohibition',
  layer: 'host',
  name: { en: id, it: id },
  answers: 'mayAttack',
  verdict: 'deny',
  text: { en: { says: id }, it: { says: id } },
  ...more,
});

const textOf = (...entries: readonly object[]): string => JSON.stringify({ entries });
const compiled = (rulebook: Rulebook, ...entries: readonly object[]): ExtraEntries => {
  const { extra, diagnostics } = compileEntries(rulebook, textOf(...entries));
  if (extra === undefined) throw new Error(diagnostics.map((one) => render(one, 'en', 'line')).join('\n'));
  return JSON.parse(JSON.stringify(extra)) as ExtraEntries;
};
const codes = (...entries: readonly object[]): readonly string[] =>
  compileEntries(shipped(), textOf(...entries)).diagnostics.map(({ code }) => code);

const [newest] = shipped().editions.slice(-1);
const state: TableJson = {
  setup: { edition: newest?.date ?? '', variants: ['free-for-all'], options: ['attack-multiple'] },
  players: ['A', 'B', 'C'],
  objects: [{ id: 'bear', types: ['creature'], owner: 'A', zone: 'battlefield' }],
};
const mayAttack = (rulebook: Rulebook, defender: string) =>
  ask(openTable(rulebook, state), 'mayAttack', { creature: 'bear', defender });
const peace = entry('host.peace', { when: 'defender is a Player and defender in leftOf2()' });
const truce = entry('host.truce', { when: 'defender is a Player' });

describe('entries of a host', () => {
  it('count from when they are added until they are removed, and the rulebook stays as it was', () => {
    const before = mayAttack(shipped(), 'B');
    const richer = addEntries(shipped(), compiled(shipped(), truce));
    expect(mayAttack(richer, 'B')).toMatchObject({ verdict: 'denied', because: ['host.truce'] });
    expect(mayAttack(removeEntries(richer, ['host.truce']), 'B')).toEqual(before);
    expect(mayAttack(shipped(), 'B')).toEqual(before);
    expect(before.verdict).not.toBe('denied');
  });

  it('move a table that is in use, with its state', () => {
    const table = openTable(shipped(), state);
    const now = underRules(table, addEntries(shipped(), compiled(shipped(), truce)));
    expect(ask(now, 'mayAttack', { creature: 'bear', defender: 'C' }).verdict).toBe('denied');
    expect(ask(table, 'mayAttack', { creature: 'bear', defender: 'C' }).verdict).not.toBe('denied');
  });

  it('stand highest: they may override everything, by name or whatever it is', () => {
    const all = entry('host.always', { kind: 'permission', verdict: 'allow', overrides: 'all' });
    const richer = addEntries(shipped(), compiled(shipped(), all));
    // One does not attack oneself; a card that says so counts all the same.
    expect(mayAttack(shipped(), 'A').verdict).toBe('denied');
    expect(mayAttack(richer, 'A')).toMatchObject({ verdict: 'allowed', because: ['host.always'] });
  });

  it('build on each other, and may be added one after the other', () => {
    const first = addEntries(shipped(), compiled(shipped(), truce));
    const lifted = entry('host.lifted', { kind: 'permission', verdict: 'allow', overrides: ['host.truce'] });
    const second = addEntries(first, compiled(first, lifted));
    expect(mayAttack(second, 'B')).toMatchObject({ verdict: 'allowed' });
  });

  it('are checked as all others are', () => {
    expect(codes(peace).length).toBeGreaterThan(0);
    expect(codes(entry('host.x', { layer: 'hosts' }))).toEqual(['rulebook.unknown-layer']);
    expect(codes(entry('host.x', { overrides: ['host.nobody'] }))).toEqual(['entry.unknown-entry']);
    expect(codes(entry('house.x', { layer: 'house', overrides: 'all' }))).toEqual(['entry.overrides-all']);
    expect(codes(truce, truce)).toEqual(['entry.id-twice']);
    const [taken] = shipped().entries.filter(({ until, since }) => until === undefined && since !== undefined);
    expect(codes(entry(taken?.id ?? '', {}))).toEqual(['entry.id-twice']);
  });

  it('are refused where they do not belong', () => {
    const extra = compiled(shipped(), truce);
    const richer = addEntries(shipped(), extra);
    expect(() => addEntries(richer, extra)).toThrow(Fault);
    expect(() => removeEntries(shipped(), ['host.truce'])).toThrow(Fault);
    expect(() => addEntries(shipped(), { ...extra, format: 2 as 1 })).toThrow(Fault);
    const foreign = { ...extra, entries: extra.entries.map((one) => ({ ...one, of: 'mayDance' })) };
    expect(() => addEntries(shipped(), foreign)).toThrow(Fault);
  });
});

describe('house files', () => {
  it('may bring matters of their own, of which a table chooses', () => {
    const matter = {
      names: { en: 'm', it: 'm' },
      default: 'war',
      choices: { war: { en: 'w', it: 'w' }, peace: { en: 'p', it: 'p' } },
    };
    const file = entry('house.peace', { layer: 'house', when: 'defender is a Player', chosen: 'quarrels:peace' });
    const { extra, diagnostics } = compileEntries(
      shipped(),
      JSON.stringify({ matters: { quarrels: matter }, entries: [file] }),
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const rulebook = addEntries(shipped(), extra as ExtraEntries);
    expect(mayAttack(rulebook, 'B').verdict).not.toBe('denied');
    const chosen = { ...state, setup: { ...state.setup, house: { quarrels: 'peace' } } };
    const answer = ask(openTable(rulebook, chosen), 'mayAttack', { creature: 'bear', defender: 'B' });
    expect(answer.verdict).toBe('denied');
  });
});
