import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { send } from '../../src/engine/events/send.js';
import { explain } from '../../src/engine/explain/explain.js';
import { Fault } from '../../src/engine/model/fault.js';
import { conjuncts } from '../../src/engine/model/nodes.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, SetupJson, TableJson } from '../../src/engine/model/table.js';
import { addEntries, removeEntries } from '../../src/engine/ruleset/extra-entries.js';
import { unpackedFrom } from '../../src/engine/ruleset/fetched.js';
import { narrowedToSetup } from '../../src/engine/ruleset/narrow.js';
import { packRulebook, unpackRulebook } from '../../src/engine/ruleset/packed.js';
import { openTable } from '../../src/engine/table/table.js';
import { compileEntries } from '../../src/frontend/load/entries.js';
import { canonical } from '../reference/agreement.js';
import { shipped } from '../rules/rulebook.js';
import { exampleTable } from './round-trip.js';

const table = exampleTable() as TableJson;
const text = packRulebook(shipped());

/** Without the places of parts in texts. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'at' ? undefined : part))) as Json;

/** A rulebook without what people look up and programs do not need: descriptions, and places in texts. */
const withoutHelp = (rulebook: Rulebook) =>
  JSON.parse(
    JSON.stringify(plain(rulebook), (key, value: unknown) => (key === 'description' ? undefined : value)),
  ) as Json;

const faultOf = (work: () => unknown): string => {
  try {
    return String(work());
  } catch (error) {
    return String(error);
  }
};

describe('a packed rulebook', () => {
  it('is the rulebook again, whole or narrowed, and the same text for the same rulebook', () => {
    for (const rulebook of [shipped(), narrowedToSetup(shipped(), table.setup as SetupJson)]) {
      const packed = packRulebook(rulebook);
      const unpacked = unpackRulebook(packed);
      expect(packRulebook(unpacked)).toBe(packed);
      expect(canonical(withoutHelp(unpacked))).toBe(canonical(withoutHelp(rulebook)));
    }
  });

  it('keeps texts that look like its own shorthand', () => {
    const [first, ...others] = shipped().entries;
    const says = 'a "type":1 and a \\"type":2, \n "type":3 — è 𝄞';
    const entry = { ...first, name: { en: says, it: says } } as NonNullable<typeof first>;
    const [back] = unpackRulebook(packRulebook({ ...shipped(), entries: [entry, ...others] })).entries;
    expect(back?.name).toEqual(entry.name);
    expect(plain(back)).toEqual(plain(entry));
  });

  it('keeps names of an entry that are called like parts of the format', () => {
    const [first, ...others] = shipped().entries;
    const tree = { op: 'literal', value: 7, type: { one: ['Number'], none: false } };
    const named = { text: '7', tree } as never;
    const entry = { ...first, let: { description: named, type: named } } as NonNullable<typeof first>;
    const odd = { ...entry, labels: { type: 3 } as never };
    const [back] = unpackRulebook(packRulebook({ ...shipped(), entries: [odd, ...others] })).entries;
    expect(plain(back)).toEqual(plain(odd));
  });

  it.each(['{"packed":1}\n', '{"packed":1,"types":[],"entries":[],"vocabulary":{}}\n', 'null\n'])(
    'is refused where it is something else: %j',
    (other) => {
      expect(() => unpackRulebook(other)).toThrow(expect.objectContaining({ code: 'fault.format' }));
    },
  );

  it('answers, plans and explains as the rulebook that was packed', () => {
    const said = (rulebook: ReturnType<typeof shipped>) => {
      const open = openTable(rulebook, table);
      const answer = ask(open, 'opponents', { player: open.world.list('players')[0]?.id ?? '' }, { trace: true });
      const plan = send(open, {
        event: 'playersLeave',
        fields: { players: [open.world.list('players')[1]?.id ?? ''] },
      });
      const wrong = faultOf(() => send(open, { event: 'playerDeparted', fields: {} }));
      return [wrong, answer, plan, explain(answer, rulebook, 'it'), explain(plan, rulebook, 'en')];
    };
    expect(said(unpackRulebook(text))).toEqual(said(shipped()));
  });

  it('keeps the places of all that an answer shows', () => {
    const shownIn = (rulebook: Rulebook) =>
      rulebook.entries.map(({ when }) => {
        const parts = [...conjuncts(when?.tree), ...conjuncts(when?.tree.op === 'not' ? when.tree.of : undefined)];
        return parts.map(({ at }) => when?.text.slice(at[0], at[1]));
      });
    expect(shownIn(unpackRulebook(text))).toEqual(shownIn(shipped()));
    expect(text.match(/"at":/g)!.length).toBeLessThan(JSON.stringify(shipped()).match(/"at":/g)!.length / 4);
  });

  it('is read no further than a first answer needs', () => {
    const parsed = vi.spyOn(JSON, 'parse');
    const open = openTable(unpackRulebook(text), table);
    ask(open, 'mayAttack', { creature: 'bear', defender: open.world.list('players')[2]?.id ?? '' });
    const read = parsed.mock.calls.length;
    parsed.mockRestore();
    // Of some hundred entries, and as many questions and events.
    expect(read).toBeGreaterThan(10);
    expect(read).toBeLessThan(shipped().entries.length / 8);
  });

  it('takes entries in and lets them go like every rulebook', () => {
    const [entry] = shipped().entries;
    const id = entry?.id ?? '';
    const without = removeEntries(unpackRulebook(text), [id]);
    const back = { format: 1, entries: shipped().entries.filter((one) => one.id === id), matters: {} } as const;
    expect(canonical(withoutHelp(addEntries(without, back)))).toBe(canonical(withoutHelp(shipped())));
  });

  it('has entries compiled onto it as the rulebook that was packed', () => {
    const house = readFileSync('examples/house/pledges.json', 'utf8');
    for (const entries of [
      house,
      '{"entries":[]}',
      house.replace('"kind": "', '"kind": "x'),
      house.replaceAll('player', 'plaier'),
    ]) {
      const { extra, diagnostics } = compileEntries(unpackRulebook(text), entries);
      const expected = compileEntries(shipped(), entries);
      expect(extra).toEqual(expected.extra);
      expect(diagnostics.map(({ code, values }) => [code, values])).toEqual(
        expected.diagnostics.map(({ code, values }) => [code, values]),
      );
    }
  });

  it('is plain ASCII, so that reading it takes no decoding', () => {
    expect(/^[\n -~]+$/.test(text)).toBe(true);
  });

  it('is refused when the text is another or ends too soon', () => {
    const cut = text.slice(0, text.length - 2000).replace(/\n[^\n]*$/, '\n');
    for (const wrong of [
      '',
      '\n',
      'x\n',
      '{}\n',
      '[]\n',
      'null\n',
      JSON.stringify(shipped()),
      cut,
      text.slice(0, 4000),
    ])
      expect(() => unpackRulebook(wrong)).toThrow(Fault);
  });
});

it.each([
  ['compressed', new Uint8Array(gzipSync(text))],
  ['as a server decompressed it', text],
])('a rulebook that was fetched is unpacked: %s', async (_, body) => {
  const rulebook = await unpackedFrom(new Response(body));
  const table = openTable(rulebook, { setup: { edition: '2026-09-25' }, players: ['A', 'B'] });
  expect(ask(table, 'playersIn').value).toEqual(['A', 'B']);
});

it.each([
  ['nothing', new Response('no', { status: 404 }), '404'],
  ['a page', new Response('<!doctype html>'), 'rulebook'],
])('is refused where %s came instead', async (_, response, said) => {
  await expect(unpackedFrom(response)).rejects.toThrow(said);
});
