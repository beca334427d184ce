import { type Diagnostic, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { type JsonDocument, pointer } from '../../../src/frontend/text/document.js';
import type { EditionStep } from './entry-updates.js';
import type { EditionWork, WorkItem, WorkSort } from './work.js';

const codes: { readonly [sort in WorkSort]: string } = {
  reworded: 'edition.reworded',
  moved: 'edition.moved',
  references: 'edition.references',
  new: 'edition.new-rule',
  gone: 'edition.gone',
  'see-gone': 'edition.see-gone',
  named: 'edition.named',
};

/** What is left to do for an edition, at the entries that it concerns; a new rule that has none has no place. */
export function workFindings(
  { items, carried }: EditionWork,
  documents: readonly JsonDocument[],
  { from, date }: EditionStep,
): readonly Diagnostic[] {
  const placed = (code: string, { entry }: WorkItem['entries'][number], key: string, values: object): Diagnostic => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const at = document?.at(`${entry.source.pointer}/${key}`);
    return diagnostic(code, { at, severity: 'warning', values: { entry: entry.id, from, date, ...values } });
  };
  const left = items.filter((item) => !item.isDone);
  const found = left.flatMap(({ sort, fate, entries }) => {
    const values = { number: fate.new ?? fate.old ?? '', old: fate.old ?? '' };
    const code = codes[sort];
    if (entries.length === 0)
      return [diagnostic(code, { severity: 'warning', values: { entry: '–', date, ...values } })];
    const key = sort === 'see-gone' ? 'see' : sort === 'named' ? 'text' : 'numbered';
    return entries.filter((one) => !one.isDone).map((one) => placed(code, one, key, values));
  });
  const ended = left.flatMap(({ scenarios, fate }) =>
    scenarios.flatMap(({ scenario, document, index, isDone }) => {
      const values = { scenario: scenario.id, number: fate.old ?? '', date };
      const at = document.at(pointer('scenarios', index, 'id'));
      return isDone ? [] : [diagnostic('edition.scenario', { at, severity: 'warning', values })];
    }),
  );
  const behind = carried.left.map((entry) => placed('edition.not-carried', { entry, isDone: false }, 'numbered', {}));
  return [...found, ...ended, ...behind];
}
