import { nearest } from '../../../engine/model/spelling.js';
import type { Words } from '../../../engine/model/words.js';
import { diagnostic, type Severity } from '../../diagnostics/diagnostic.js';
import { listed } from '../../diagnostics/fill.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';

/** Placeholders of a template (`{name}`), with their places in the text, braces included. */
export const placeholdersOf = (
  template: string,
): readonly { readonly name: string; readonly start: number; readonly end: number }[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => ({
    name: (match[1] ?? '').replace(/:.*$/su, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));

const languages = ['en', 'it'] as const;

/** What a template may and must mention, and the codes of the messages about it. */
interface AllowedPlaceholders {
  readonly names: readonly string[];
  readonly needed?: readonly string[];
  readonly unknown: string;
  readonly missing?: string;
  readonly severity?: Severity;
}

/** Checks the placeholders of a template in both languages. */
export function checkTemplate(
  words: Words | undefined,
  { names, needed = [], unknown, missing: missingCode, severity }: AllowedPlaceholders,
  path: JsonPath,
  sink: DiagnosticSink,
): void {
  if (words === undefined) return;
  for (const lang of languages) {
    const template = words[lang];
    if (typeof template !== 'string') continue;
    const located = sink.text([...path, lang]);
    const found = placeholdersOf(template);
    for (const { name, start, end } of found) {
      if (names.includes(name)) continue;
      const values = { name, names: names.length === 0 ? '–' : listed(names) };
      const isBare = names.length === 0 && unknown === 'entry.unknown-placeholder';
      const code = isBare ? 'entry.no-placeholders' : unknown;
      const at = located.place(start, end);
      sink.report(diagnostic(code, { at, values, suggestion: nearest(name, names) }));
    }
    const missing = needed.filter((name) => !found.some((one) => one.name === name));
    if (missing.length > 0 && missingCode !== undefined) {
      sink.fault(missingCode, [...path, lang], {
        values: { count: missing.length, names: listed(missing) },
        ...(severity !== undefined && { severity }),
      });
    }
  }
}
