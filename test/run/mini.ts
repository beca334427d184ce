import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AskOptions, askTree } from '../../src/engine/ask/ask.js';
import { type SendOptions, sendTree } from '../../src/engine/events/send.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { AskNode } from '../../src/engine/model/tree.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import type { LinkCache } from '../../src/frontend/language/link-cache.js';
import { resolveEvents, resolveQuestion } from '../../src/frontend/language/question-text.js';
import { readDocument } from '../../src/frontend/read/document.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { plainText } from '../../src/frontend/text/located.js';
import { ROOT } from '../architecture/sources.js';
import { linkRulebook } from '../linked.js';

const document = (name: 'vocabulary' | 'editions' | 'entries', text: string): JsonDocument => {
  const { document: read, diagnostics } = readDocument({ file: `${name}.json`, text }, name);
  if (!read) throw new Error(diagnostics.map((one) => render(one, 'en', 'pretty')).join('\n'));
  return read;
};

const editionsText = readFileSync(join(ROOT, 'rules/editions.json'), 'utf8');

/** The files of the shipped vocabulary as one text. */
function vocabularyText(): string {
  const files = readdirSync(join(ROOT, 'rules/vocabulary')).map((name) => join(ROOT, 'rules/vocabulary', name));
  return JSON.stringify(Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))));
}

const documents = {
  vocabulary: loosened(),
  editions: document('editions', editionsText),
};

/** The vocabulary of all of these rulebooks is linked once. */
const vocabularies = new Map<string, unknown>();
const memory: LinkCache = {
  under: (common) => (common === 'vocabulary' ? vocabularies : { get: () => undefined, set: () => {} }),
};

/** The shipped vocabulary, in which draws may be of nobody: tests send them to players picked by their place in the list. */
function loosened(): JsonDocument {
  const vocabulary = JSON.parse(vocabularyText()) as {
    events: { cardsAreDrawn: { fields: { player: string } } };
  };
  vocabulary.events.cardsAreDrawn.fields.player = 'Player?';
  return document('vocabulary', JSON.stringify(vocabulary));
}

/** An entry as a test writes it: what every entry needs besides is filled in. */
export interface Sketch {
  readonly id: string;
  readonly kind: string;
  readonly layer?: string;
  readonly [key: string]: unknown;
}

const words = (id: string) => ({ en: id, it: id });

const whole = ({ id, layer = 'base', ...rest }: Sketch) => ({
  id,
  layer,
  name: words(id),
  text: { en: { says: id }, it: { says: id } },
  ...rest,
});

/** Opening a table asks this one; everything else is up to the test. */
const needed: Sketch = { id: 'seated', kind: 'definition', answers: 'seatedReach', value: 'players' };

/** A rulebook of these entries alone, over the shipped vocabulary (but for `loosened`) and editions. */
export const rulebookOf = (entries: readonly Sketch[], matters?: unknown): Rulebook =>
  rulesOf(entries, matters).rulebook;

/** The same with the documents that it was made from. */
export const rulesOf = (entries: readonly Sketch[], matters?: unknown) => {
  const text = JSON.stringify({ ...(matters ? { matters } : {}), entries: [needed, ...entries].map(whole) });
  const all = { ...documents, entries: [document('entries', text)] };
  const { rulebook, diagnostics } = linkRulebook(all, memory);
  if (!rulebook) throw new Error(diagnostics.map((one) => render(one, 'en', 'pretty')).join('\n'));
  return { rulebook, documents: all };
};

const tree = (table: Table, text: string, what: 'question' | 'events') => {
  const things = { entityOf: (id: string) => table.world.byId.get(id)?.entity, all: [...table.world.byId.keys()] };
  const resolve = what === 'question' ? resolveQuestion : resolveEvents;
  const resolved = resolve(plainText({ file: 'test', text }), table.ruleset.rulebook.vocabulary, things);
  if (!resolved.tree) throw new Error(resolved.diagnostics.map((one) => render(one, 'en', 'pretty')).join('\n'));
  return resolved.tree;
};

export const tableOf = (rulebook: Rulebook, json: Partial<TableJson> = {}): Table =>
  openTable(rulebook, { setup: { edition: '2026-09-25' }, players: ['A', 'B', 'C', 'D'], ...json } as TableJson);

export const asking = (table: Table, text: string, options?: AskOptions) =>
  askTree(table, tree(table, text, 'question') as AskNode, options);

export const sending = (table: Table, text: string, options?: SendOptions) =>
  sendTree(table, tree(table, text, 'events'), options);
