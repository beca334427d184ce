import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { type JsonDocument, pointer } from '../../frontend/text/document.js';

/** What stands where somebody has still to write something; `tavolata new` puts it there. */
export const toFill = '…';

/** Texts of entries and scenarios that are still to be written. */
export const unwritten = (documents: readonly JsonDocument[]): readonly Diagnostic[] =>
  documents.flatMap((document) => {
    if (!document.source.text.includes(`"${toFill}"`)) return [];
    return placesIn(document.value, []).map((path) =>
      diagnostic('check.to-fill', {
        at: document.at(pointer(...path)),
        severity: 'warning',
        values: { key: String(path.findLast((key) => typeof key === 'string' && !['en', 'it'].includes(key)) ?? '') },
      }),
    );
  });

function placesIn(value: unknown, path: readonly (string | number)[]): readonly (readonly (string | number)[])[] {
  if (value === toFill) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { en, it } = value as { readonly en?: unknown; readonly it?: unknown };
  if (en === toFill && it === toFill) return [path];
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
}
