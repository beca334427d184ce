import type { Node } from 'tavolata/internals';
import type { Table } from 'tavolata/runtime';
import { plainText, type ResolvedText, render, resolveEvents, resolveQuestion } from 'tavolata/workspace';
import type { Report } from './run.js';

/** Several texts to send are several simultaneous events. */
export const sentText = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : `[${text.join(', ')}]`;

/**
 * Resolves the text of a step against a table.
 *
 * @param as whether a question or events are expected
 * @param earlier entities of ids that the table may no longer have
 */
export const resolvedIn = (
  { ruleset, world: { byId } }: Table,
  text: string,
  as: typeof resolveQuestion | typeof resolveEvents,
  earlier: ReadonlyMap<string, string> = new Map(),
): ResolvedText =>
  as(plainText({ file: text, text }), ruleset.rulebook.vocabulary, {
    entityOf: (id) => byId.get(id)?.entity ?? earlier.get(id),
    all: new Set([...byId.keys(), ...earlier.keys()]),
  });

/** The tree of a question, or null after reporting its faults. */
export const question = (table: Table, text: string, report: Report): Node | null =>
  reported(text, resolvedIn(table, text, resolveQuestion), report);

/** The tree of one event or a list of events, or null after a report. */
export const events = (
  table: Table,
  text: string,
  report: Report,
  earlier?: ReadonlyMap<string, string>,
): Node | null => reported(text, resolvedIn(table, text, resolveEvents, earlier), report);

function reported(text: string, { tree, diagnostics }: ResolvedText, report: Report): Node | null {
  if (tree !== undefined) return tree;
  report.fail('test.text', text, diagnostics.map((one) => render(one, 'en', 'line')).join('; '));
  return null;
}
