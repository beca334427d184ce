import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { unpackedFrom } from '../../src/engine/ruleset/fetched.js';
import { packRulebook } from '../../src/engine/ruleset/packed.js';
import { openTable } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

const text = packRulebook(shipped());

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
