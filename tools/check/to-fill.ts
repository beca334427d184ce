import type { Diagnostic } from 'tavolata/compiler';
import { type JsonDocument, type JsonPath, pointer, type Source } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/** Placeholder for something yet to be written; `tavolata new` puts it there. */
export const toFill = '…';

/** Placeholders that people use themselves. */
const theirs = 'TODO|FIXME|TBD';
const begun = new RegExp(`^\\W*(${theirs})\\b`);
const marked = new RegExp(`"${toFill}"|^(en|it) ${toFill}|${theirs}`, 'm');

/** The placeholder that a text yet to be written begins with: ours, or theirs. */
function markOf(text: unknown): string | undefined {
  if (text === toFill) return toFill;
  return typeof text === 'string' ? begun.exec(text)?.[1] : undefined;
}

/** Whether a file has places that `tavolata new` left to be filled in. */
export const isToFill = ({ text }: Source): boolean => new RegExp(`"${toFill}"|^(en|it) ${toFill}$`, 'm').test(text);

/** Texts of entries and scenarios that are yet to be written. */
export const unwritten = (documents: readonly JsonDocument[]): readonly Diagnostic[] =>
  documents.flatMap((document) => {
    if (!marked.test(document.source.text)) return [];
    return placesIn(document.value, []).map(({ path, mark }) =>
      diagnostic('check.to-fill', {
        at: document.at(pointer(...path)),
        severity: 'warning',
        values: {
          key: String(path.findLast((key) => typeof key === 'string' && !['en', 'it'].includes(key)) ?? ''),
          mark,
        },
      }),
    );
  });

function placesIn(value: unknown, path: JsonPath): readonly { readonly path: JsonPath; readonly mark: string }[] {
  const mark = markOf(value);
  if (mark !== undefined) return [{ path, mark }];
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { en, it } = value as { readonly en?: unknown; readonly it?: unknown };
  const both = markOf(en);
  if (both !== undefined && markOf(it) === both) return [{ path, mark: both }];
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
}
