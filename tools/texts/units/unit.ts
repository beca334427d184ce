import type { Lang } from 'tavolata/runtime';
import type { JsonDocument, Span } from 'tavolata/workspace';
export const textAreas = ['entries', 'scenarios', 'vocabulary', 'notes', 'messages', 'program'] as const;
export type TextArea = (typeof textAreas)[number];

/** Texts of the program, which lies beside the rules. */
export const programAreas: ReadonlySet<TextArea> = new Set(['messages', 'program']);

/** A text to be translated, with a key that stays the same when files are reordered. */
export interface TextUnit {
  /** `range.anchors@2023-04-14/text`, `scenario:801.3-far/summary`; the date only where an id has several versions. */
  readonly key: string;
  readonly area: TextArea;
  /** Its role for its owner: `name`, `text`, `reason`, `phrase`, `summary`. */
  readonly part: string;
  /** Id of its entry; missing in other areas. */
  readonly entry?: string;
  /** The numbers of the rules that its scenario shows; missing in other areas. */
  readonly numbers?: readonly string[];
  readonly file: string;
  readonly en: string;
  readonly it: string;
  readonly document: JsonDocument;
  /** JSON Pointers to the text in each language. */
  readonly pointers: { readonly en: string; readonly it: string };
}

/** The place of the text of a language in its file. */
export const placeOf = ({ document, pointers }: TextUnit, lang: Lang): Span => document.at(pointers[lang]);
