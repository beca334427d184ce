import { render } from '../../diagnostics/render.js';
import { resolveEvents, resolveQuestion } from '../../language/question-text.js';
import type { Node } from '../../model/tree.js';
import type { Table } from '../../run/table.js';
import { plainText } from '../../text/located.js';
import type { Report } from './run.js';

/** Entity of an id, among the things of the table now and those seen before. */
export type Ids = (id: string) => string | undefined;

export const idsOf = (table: Table, earlier: ReadonlyMap<string, string> = new Map()): Ids => {
  return (id) => table.world.byId.get(id)?.entity ?? earlier.get(id);
};

/** A long question may be broken into several texts, as everywhere in the data. */
export const written = (text: string | readonly string[]): string => (typeof text === 'string' ? text : text.join(' '));

/** Several texts to be sent are several events of one moment. */
export const sentText = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : `[${text.join(', ')}]`;

const names = (table: Table): readonly string[] => [...table.world.byId.keys()];

/** The tree of a question, or null after a report of what is wrong with it. */
export const question = (table: Table, text: string, report: Report): Node | null => {
  const { vocabulary } = table.ruleset.rulebook;
  const resolved = resolveQuestion(plainText({ file: text, text }), vocabulary, {
    entityOf: idsOf(table),
    all: names(table),
  });
  if (resolved.tree && resolved.diagnostics.every((d) => d.severity !== 'error')) return resolved.tree;
  report.fail('test.text', text, resolved.diagnostics.map((d) => render(d, 'en', 'line')).join('; '));
  return null;
};

/** The tree of one event or a list of events, or null after a report. */
export const events = (
  table: Table,
  text: string,
  report: Report,
  earlier?: ReadonlyMap<string, string>,
): Node | null => {
  const { vocabulary } = table.ruleset.rulebook;
  const known = [...names(table), ...(earlier?.keys() ?? [])];
  const resolved = resolveEvents(plainText({ file: text, text }), vocabulary, {
    entityOf: idsOf(table, earlier),
    all: known,
  });
  if (resolved.tree && resolved.diagnostics.every((d) => d.severity !== 'error')) return resolved.tree;
  report.fail('test.text', text, resolved.diagnostics.map((d) => render(d, 'en', 'line')).join('; '));
  return null;
};
