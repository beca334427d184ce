import { nearest } from '../../../engine/model/spelling.js';
import type { Words } from '../../../engine/model/words.js';
import { diagnostic, type Severity } from '../../diagnostics/diagnostic.js';
import { listed } from '../../diagnostics/fill.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';

/** Placeholders of a template: `{name}`; with their places in the text, braces included. */
export const placeholdersOf = (
  template: string,
): readonly { readonly name: string; readonly start: number; readonly end: number }[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => ({
    name: (match[1] ?? '').replace(/:.*$/su, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));

const languages = ['en', 'it'] as const;

/**
 * Checks the placeholders of a template in both languages: each must name something that there is, and what is in `needed`
 * must be mentioned.
 */
export function checkTemplate(
  words: Words | undefined,
  names: readonly string[],
  sink: DiagnosticSink,
  path: JsonPath,
  codes: { readonly unknown: string; readonly missing?: string; readonly severity?: Severity },
  needed: readonly string[] = [],
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
      const isBare = names.length === 0 && codes.unknown === 'entry.unknown-placeholder';
      const code = isBare ? 'entry.no-placeholders' : codes.unknown;
      const at = located.place(start, end);
      sink.report(diagnostic(code, { at, values, suggestion: nearest(name, names) }));
    }
    const missing = needed.filter((name) => !found.some((one) => one.name === name));
    if (missing.length > 0 && codes.missing !== undefined) {
      sink.fault(codes.missing, [...path, lang], {
        values: { count: missing.length, names: listed(missing) },
        ...(codes.severity !== undefined && { severity: codes.severity }),
      });
    }
  }
}
