import type { Lang } from 'tavolata/runtime';
import type { JsonDocument, Span } from 'tavolata/workspace';
export const textAreas = ['entries', 'scenarios', 'vocabulary', 'notes', 'messages', 'program'] as const;
export type TextArea = (typeof textAreas)[number];

/** Texts of the program, which lies beside the rules. */
export const programAreas: ReadonlySet<TextArea> = new Set(['messages', 'program']);

/** One text that people translate, with a key that stays when files are reordered. */
export interface TextUnit {
  /** `range.anchors@2023-04-14/text`, `scenario:801.3-far/summary`; the date only where an id has several versions. */
  readonly key: string;
  readonly area: TextArea;
  /** What it is of its owner: `name`, `text`, `reason`, `phrase`, `summary`. */
  readonly part: string;
  /** Id of the entry that it belongs to; of other areas none. */
  readonly entry?: string;
  readonly file: string;
  readonly en: string;
  readonly it: string;
  readonly document: JsonDocument;
  /** JSON pointer of the text of each language. */
  readonly pointers: { readonly en: string; readonly it: string };
}

/** Where the text of a language stands in its file. */
export const placeOf = ({ document, pointers }: TextUnit, lang: Lang): Span => document.at(pointers[lang]);
