import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DiagnosticSeverity, getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { shipped } from '../rules/rulebook.js';

// The engine of VS Code itself, which reads the schemas as it would from the folder that was opened.
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, allowComments: false });

function opened(file: string, text: string): { readonly text: TextDocument; readonly json: JSONDocument } {
  const document = TextDocument.create(pathToFileURL(resolve(file)).href, 'json', 1, text);
  return { text: document, json: service.parseJSONDocument(document) };
}

/** What is offered where `|` stands. */
async function offered(file: string, text: string): Promise<readonly string[]> {
  const at = text.indexOf('|');
  const { text: document, json } = opened(file, text.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(at), json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

/** What is underlined. */
async function marked(file: string, text: string): Promise<readonly string[]> {
  const { text: document, json } = opened(file, text);
  const found = await service.doValidation(document, json, { schemaValidation: 'error' });
  return found
    .filter(({ severity }) => severity === DiagnosticSeverity.Error)
    .map(({ range }) => document.getText(range).replaceAll('"', ''));
}

const entry = (inside: string): string =>
  `{ "$schema": "../schema/entries.json", "entries": [{ "id": "house.x", "kind": "prohibition", "layer": "house", ${inside} }] }`;
const scenario = (inside: string): string =>
  `{ "$schema": "../schema/scenarios.json", "scenarios": [{ "id": "x", ${inside} }] }`;
const house = 'rules/house/x.json';
const cases = 'rules/house/x.scenarios.json';
const { vocabulary, editions, entries, matters } = shipped();
const ids = entries.map(({ id }) => id);

describe('in the editor', () => {
  it.each([
    ['answers', house, entry('"answers": |'), Object.keys(vocabulary.questions)],
    ['follows', house, entry('"follows": |'), Object.keys(vocabulary.events)],
    ['forbids', house, entry('"forbids": |'), Object.keys(vocabulary.events)],
    ['rewrites', house, entry('"rewrites": |'), Object.keys(vocabulary.events)],
    ['expands', house, entry('"expands": |'), Object.keys(vocabulary.events)],
    ['joins', house, entry('"joins": |'), Object.keys(vocabulary.events)],
    ['layer', house, entry('"x": 1').replace('"layer": "house"', '"layer": |'), Object.keys(vocabulary.layers)],
    ['overrides', house, entry('"overrides": [|]'), ids],
    ['replaces', house, entry('"replaces": [|]'), ids],
    ['before', house, entry('"before": [|]'), ids],
    ['after', house, entry('"after": [|]'), ids],
    ['logicOf', house, entry('"logicOf": |'), ids],
    ['since', house, entry('"since": |'), editions.map(({ date }) => date)],
    ['confirmed', house, entry('"confirmed": |'), editions.map(({ date }) => date)],
    ['numbered', house, entry('"numbered": { | }'), editions.map(({ date }) => date)],
    ['a number', house, entry('"numbered": { "2026-09-25": | }'), ['801.3', '802.2a']],
    ['numbers', house, entry('"numbered": { "2026-09-25": [|] }'), ['801.3', '802.2a']],
    ['see', house, entry('"see": [|]'), ['801.3', '802.2a']],
    ['matter', house, entry('"matter": |'), Object.keys(matters)],
    [
      'chosen',
      house,
      entry('"chosen": |'),
      Object.entries(matters).flatMap(([id, { choices }]) => Object.keys(choices).map((one) => `${id}:${one}`)),
    ],
    ['rules', cases, scenario('"rules": [|]'), ['801.3', '802.2a']],
    ['until', cases, scenario('"until": |'), editions.map(({ date }) => date)],
    ['because', cases, scenario('"steps": [{ "ask": "x", "because": [|] }]'), ids],
    ['nearly', cases, scenario('"steps": [{ "send": "x", "nearly": [|] }]'), ids],
  ])('“%s” completes to all names', async (_, file, text, names) => {
    const found = new Set(await offered(file, text));
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });

  it.each([
    ['answers', house, entry('"answers": "mayAtack"'), 'mayAtack'],
    ['follows', house, entry('"follows": "playersLeft"'), 'playersLeft'],
    ['layer', house, entry('"x": 1').replace('"layer": "house"', '"layer": "hause"'), 'hause'],
    ['overrides', house, entry('"overrides": ["range.no-atack-outside"]'), 'range.no-atack-outside'],
    ['a label', house, entry('"replaces": ["#who-defend"]'), '#who-defend'],
    ['since', house, entry('"since": "2026-09-26"'), '2026-09-26'],
    ['numbered', house, entry('"numbered": { "2026-09-26": "801.3" }'), '2026-09-26'],
    ['a number', house, entry('"numbered": { "2026-09-25": "801.66" }'), '801.66'],
    ['see', house, entry('"see": ["899.9"]'), '899.9'],
    ['chosen', house, entry('"chosen": "attack-default:up"'), 'attack-default:up'],
    ['because', cases, scenario('"steps": [{ "ask": "x", "because": ["no.entry"] }]'), 'no.entry'],
    ['rules', cases, scenario('"rules": ["899.9"]'), '899.9'],
  ])('“%s” refuses other names while they are typed', async (_, file, text, wrong) => {
    expect(await marked(file, text)).toContain(wrong);
  });

  it('the shipped rules have no mark', async () => {
    const files = readdirSync('rules', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && dirname(file) !== '.' && !/^(schema|editions)[/\\]/.test(file))
      .map((file) => join('rules', file));
    const wrong = await Promise.all(
      files.map(async (file) => [file, await marked(file, readFileSync(file, 'utf8'))] as const),
    );
    expect(wrong.filter(([, marks]) => marks.length > 0)).toEqual([]);
  });
});
