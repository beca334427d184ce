import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { program } from '../../scripts/program.mjs';
import { DeskRoom } from '../site/desk-room.js';

const key = 'play.no-drums-for-children/text';
const italian = 'I bambini piccoli non suonano tamburi.';

interface Row {
  readonly key: string;
  readonly en: string;
  readonly it: string;
  readonly seen: { readonly en: string; readonly it: string };
  readonly state: string;
}

describe('the server of the desk', () => {
  let room: DeskRoom;
  beforeEach(async () => {
    room = new DeskRoom();
    await room.start();
  });
  afterEach(() => room.end());

  const rowOf = async (wanted = key): Promise<Row> => {
    const { rows } = (await (await room.call('/api/data')).json()) as { readonly rows: readonly Row[] };
    return rows.find((row) => row.key === wanted)!;
  };
  const save = (row: Row, text: string, more: object = {}) =>
    room.call('/api/save', { key: row.key, seen: row.seen, text, state: 'translated', by: 'Ada', ...more });

  it('answers nobody but its own page with the token', async () => {
    const status = async (...call: Parameters<DeskRoom['call']>) => (await room.call(...call)).status;
    expect(await status('/api/data')).toBe(200);
    expect(await status('/api/data', undefined, { Authorization: 'Bearer wrong' })).toBe(401);
    expect(await status('/api/data', undefined, { Origin: 'http://localhost:1' })).toBe(403);
    expect(await status('/api/data', undefined, { Origin: new URL(room.address).origin })).toBe(200);
    expect(await status('/api/data', {})).toBe(405);
    expect(await status('/api/save')).toBe(405);
    expect(await status('/api/nothing')).toBe(404);
    expect(await status('/api/save', {}, { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await status('/api/save', { text: 'x'.repeat(1_000_001) })).toBe(413);
    expect(await status('/api/save', { key })).toBe(400);
    expect(await status('/api/save', [])).toBe(400);
    // What a page elsewhere could reach under a name that leads to this machine.
    const named = await new Promise((resolve, reject) => {
      const call = request(room.address, { headers: { Host: 'rebound.example' } }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      call.on('error', reject).end();
    });
    expect(named).toBe(403);
    const page = await fetch(room.address);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(await page.text()).not.toContain(room.token);
  });

  it('says of a second one at its port that one may be open already', async () => {
    const { port } = new URL(room.address);
    const args = ['text', 'desk', '--rules', room.at('rules'), '--port', port, '--lang', 'en'];
    const { status, stderr } = spawnSync(process.execPath, [await program(), ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain(`Port ${port} is taken: a desk may be open already. [text.desk-port-taken]`);
  });

  it('writes nothing over a text that the writer has not seen, and says what stands there', async () => {
    const row = await rowOf();
    room.edit(italian, 'Il testo di Bruno.');
    const refused = await save(row, 'Il mio testo.');
    expect(refused.status).toBe(409);
    const { row: now } = (await refused.json()) as { readonly row: Row };
    expect(now.it).toBe('Il testo di Bruno.');
    expect(room.read()).toContain('Il testo di Bruno.');
    expect((await save(now, 'Il mio testo.')).status).toBe(200);
    expect(room.read()).toContain('Il mio testo.');
    // The source counts as well: what was written was made from another one.
    const seen = await rowOf();
    room.edit('Small children may play drums.', 'Children play.');
    expect((await save(seen, 'I bambini suonano.')).status).toBe(409);
    expect((await room.call('/api/mark', { key, seen: seen.seen, state: 'translated' })).status).toBe(409);
  });

  it('writes as “text import” and “text mark” do, and in the layout of the file', async () => {
    const before = room.read();
    await save(await rowOf(), 'Anche i più piccoli "suonano".');
    expect(room.read()).toBe(before.replace(italian, 'Anche i più piccoli \\"suonano\\".'));
    expect(room.stateOf(key)).toBe('translated');
    await save(await rowOf(), 'In bozza.', { state: 'draft' });
    expect(room.stateOf(key)).toBe('draft');
    await room.call('/api/mark', { key, seen: (await rowOf()).seen, state: 'reviewed', by: 'Ada' });
    expect(room.stateOf(key)).toBe('reviewed');
    expect(JSON.parse(room.read('rules/texts/records.json')).units[key].it).toMatchObject({ by: 'Ada' });
  });

  it('leaves a stale text stale when only its form is corrected', async () => {
    expect((await rowOf()).state).toBe('stale');
    await save(await rowOf(), 'I bambini piccoli non suonano i tamburi.', { state: 'kept' });
    expect(room.read()).toContain('suonano i tamburi');
    expect(room.stateOf(key)).toBe('stale');
  });

  it('takes back the last save of one person, unless the text has changed since', async () => {
    const undo = async (by: string) => room.call('/api/undo', { by });
    const before = room.read();
    await save(await rowOf(), 'Primo.');
    expect(await (await undo('Bruno')).json()).toEqual({});
    await save(await rowOf('volume.soft/name'), 'Flauti lievi', { by: 'Bruno' });
    expect((await undo('Bruno')).status).toBe(200);
    expect((await undo('Ada')).status).toBe(200);
    expect(room.read()).toBe(before);
    expect(room.stateOf(key)).toBe('stale');
    await save(await rowOf(), 'Secondo.');
    room.edit('Secondo.', 'Di un altro.');
    expect((await undo('Ada')).status).toBe(409);
    expect(room.read()).toContain('Di un altro.');
  });

  it('refuses what would keep the rules from being read, and says why in both languages', async () => {
    const phrase = await rowOf('vocabulary/events.instrumentGiven.phrase');
    const broken = await save(phrase, '{instrument} passa a {nobody}');
    expect(broken.status).toBe(422);
    const { refused } = (await broken.json()) as { readonly refused: { readonly en: string; readonly it: string } };
    expect(refused.en).toContain('nobody');
    expect(refused.it).not.toBe(refused.en);
    expect((await save(await rowOf(), ' ')).status).toBe(422);
    const { seen } = await rowOf();
    expect((await room.call('/api/mark', { key, seen, state: 'reviewed' })).status).toBe(422);
    expect((await room.call('/api/dismiss', { key, seen, check: 'elision', language: 'it', why: ' ' })).status).toBe(
      422,
    );
    const beads = [{ en: [0], it: [] }];
    expect((await room.call('/api/pairs', { key, seen, beads, by: 'Ada' })).status).toBe(422);
  });

  it('tells what others change, and when the files cannot be read', async () => {
    const { revision } = (await (await room.call('/api/data')).json()) as { readonly revision: number };
    const changes = async (after: number) =>
      (await (await room.call(`/api/changes?after=${after}`)).json()) as {
        readonly revision: number;
        readonly rows: readonly Row[];
        readonly trouble?: { readonly en: string };
      };
    const coming = changes(revision);
    room.edit(italian, 'Il testo di Bruno.');
    const first = await coming;
    expect(first.rows.map((row) => row.key)).toEqual([key]);
    const { seen } = first.rows[0]!;
    room.edit('"play.may", "kind"', '"play.may" "kind"');
    const second = await changes(first.revision);
    expect(second.trouble?.en).toContain('playing.json');
    expect((await save({ ...first.rows[0]!, seen }, 'Il mio testo.')).status).toBe(422);
    room.edit('"play.may" "kind"', '"play.may", "kind"');
    expect((await changes(second.revision)).trouble).toBeUndefined();
    expect((await save({ ...first.rows[0]!, seen }, 'Il mio testo.')).status).toBe(200);
  });
});
