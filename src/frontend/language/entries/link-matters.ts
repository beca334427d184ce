import type { Matter } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { listed } from '../../diagnostics/fill.js';
import type { JsonDocument, JsonPath } from '../../text/document.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import type { Linking } from './linking.js';
import type { RawEntries } from './raw-entries.js';

/** A matter, with the place of its declaration. */
export interface DeclaredMatter {
  readonly matter: Matter;
  /** Undefined for a matter of a rulebook whose files are not available. */
  readonly sink?: DiagnosticSink;
  readonly path: JsonPath;
}

/** Collects the matters of all files by id: each is declared once, with one of its choices as default. */
export function linkMatters(
  documents: readonly JsonDocument[],
  report: (found: Diagnostic) => void,
): ReadonlyMap<string, DeclaredMatter> {
  const matters = new Map<string, DeclaredMatter>();
  for (const document of documents) {
    const sink = new DiagnosticSink(document, report);
    for (const [id, raw] of Object.entries((document.value as RawEntries).matters ?? {})) {
      const path = ['matters', id];
      const first = matters.get(id);
      if (first !== undefined) {
        const also = first.sink && [{ at: first.sink.keyAt(first.path), label: 'first' }];
        sink.faultAtKey('entry.matter-twice', path, { values: { matter: id }, ...(also && { also }) });
        continue;
      }
      const choices = Object.keys(raw.choices);
      if (!choices.includes(raw.default)) {
        const values = { matter: id, choice: raw.default, choices: listed(choices) };
        sink.fault('entry.unknown-choice', [...path, 'default'], { values, suggestion: nearest(raw.default, choices) });
      }
      const { number, names, default: standard } = raw;
      const matter = { id, ...(number !== undefined && { number }), names, default: standard, choices: raw.choices };
      matters.set(id, { matter, sink, path });
    }
  }
  return new Map([...matters].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `chosen` must name a matter and one of its choices; a matter that no entry names is reported as unused. */
export function checkChosen({ units, findings }: Linking, matters: ReadonlyMap<string, DeclaredMatter>): void {
  for (const unit of units) {
    if (unit.summary.chosen === undefined) continue;
    const { matter, choice } = unit.summary.chosen;
    const known = matters.get(matter)?.matter;
    if (known === undefined) {
      const near = nearest(matter, matters.keys());
      const suggestion = near === undefined ? undefined : `${near}:${choice}`;
      findings.fault(unit, 'entry.unknown-matter', ['chosen'], { values: { matter }, suggestion });
    } else if (!Object.hasOwn(known.choices, choice)) {
      const choices = Object.keys(known.choices);
      const near = nearest(choice, choices);
      const suggestion = near === undefined ? undefined : `${matter}:${near}`;
      const values = { matter, choice, choices: listed(choices) };
      findings.fault(unit, 'entry.unknown-choice', ['chosen'], { values, suggestion });
    }
  }
  const used = new Set(units.map(({ summary }) => summary.chosen?.matter));
  for (const [id, { sink, path }] of matters) {
    if (!used.has(id)) sink?.faultAtKey('lint.unused-matter', path, { values: { matter: id }, severity: 'warning' });
  }
}
