import { parseChange, parseExpression } from '../../grammar/parse.js';
import { ask, askTree, evaluate } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { type SentEvent, send, sendTree } from '../../src/engine/events/send.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Table, tableToJson, tryOpenTable } from '../../src/engine/table/table.js';
import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { resolveEvents, resolveQuestion } from '../../src/frontend/language/question-text.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { readJson } from '../../src/frontend/read/json.js';
import type { SchemaName } from '../../src/frontend/read/schema.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { plainText } from '../../src/frontend/text/located.js';
import { linkRulebook } from '../linked.js';

/** Longest that one input may take, in milliseconds; the suite measures no time, runs on demand do. */
export const patience = { milliseconds: Number.POSITIVE_INFINITY };

/** Steps that a fuzzed call may take, as a host would set them that does not know what it is asked. */
const steps = 2_000_000;

/** Fails when a diagnostic points outside its input, or cannot be put into words. */
const inside = (diagnostics: readonly Diagnostic[], text: string): void => {
  for (const one of diagnostics) {
    for (const span of [one.at, ...(one.also ?? []).map(({ at }) => at)]) {
      if (span === undefined || span.source.text !== text) continue;
      if (!(span.start >= 0 && span.start <= span.end && span.end <= text.length))
        throw new Error(`${one.code} points to ${span.start}-${span.end} of ${text.length}`);
    }
    for (const lang of ['en', 'it'] as const) render(one, lang, 'pretty');
  }
};

/** Runs something that may only end in a Fault, and soon. */
export const bounded = (work: () => void): void => {
  const started = performance.now();
  try {
    work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    for (const lang of ['en', 'it'] as const) error.in(lang);
  }
  const took = performance.now() - started;
  if (took > patience.milliseconds) throw new Error(`took ${Math.round(took)} ms`);
};

export const fuzzJson = (text: string): void =>
  bounded(() => inside(readJson({ file: 'fuzz.json', text }).diagnostics, text));

export const fuzzDocument = (text: string, kind: SchemaName): JsonDocument | undefined => {
  let read: JsonDocument | undefined;
  bounded(() => {
    const { document, diagnostics } = readDocument({ file: 'fuzz.json', text }, kind);
    inside(diagnostics, text);
    read = document;
  });
  return read;
};

export const fuzzGrammar = (text: string): void =>
  bounded(() => {
    for (const parse of [parseExpression, parseChange])
      inside(parse(plainText({ file: 'fuzz', text })).diagnostics, text);
  });

/** Resolves a text against a table, and evaluates it where it makes sense. */
export const fuzzLanguage = (table: Table, text: string): void =>
  bounded(() => {
    const { vocabulary } = table.ruleset.rulebook;
    const things = { entityOf: (id: string) => table.world.byId.get(id)?.entity, all: [...table.world.byId.keys()] };
    const source = plainText({ file: 'fuzz', text });
    const asked = resolveQuestion(source, vocabulary, things);
    inside(asked.diagnostics, text);
    if (asked.tree?.op === 'ask') askTree(table, asked.tree, { steps });
    else if (asked.tree) evaluate(table, asked.tree, { steps });
    const sent = resolveEvents(source, vocabulary, things);
    inside(sent.diagnostics, text);
    if (sent.tree) sendTree(table, sent.tree, { steps });
  });

/** Opens a table as a host might give it by mistake, and uses it where it opens. */
export const fuzzTable = (rulebook: Rulebook, json: Json, question: string): void =>
  bounded(() => {
    const opened = tryOpenTable(rulebook, json as unknown as TableJson);
    if (!('table' in opened)) return;
    JSON.stringify(tableToJson(opened.table));
    ask(opened.table, question, {});
  });

export const fuzzAsking = (table: Table, question: string, args: Json): void =>
  bounded(() => {
    ask(table, question, args as { readonly [name: string]: Json });
  });

export const fuzzSending = (table: Table, event: Json): void =>
  bounded(() => {
    const plan = send(table, event as unknown as SentEvent);
    if (plan.needs.length === 0 && plan.unknown.length === 0) applyPlan(table, plan);
  });

/** Links a vocabulary and entries that have been tampered with. */
export const fuzzRulebook = (
  documents: { readonly vocabulary: JsonDocument; readonly editions: JsonDocument },
  entries: string,
): void =>
  bounded(() => {
    const document = fuzzDocument(entries, 'entries');
    if (!document) return;
    const { diagnostics } = linkRulebook({ ...documents, entries: [document] });
    inside(diagnostics, entries);
  });
