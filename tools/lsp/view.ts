import type { Lang, Words } from 'tavolata/runtime';
import { fill, lineAndColumn, lineText, type Source, type Span, type Workspace } from 'tavolata/workspace';
import type { Location, Position, Range } from 'vscode-languageserver';
import texts from './words.json' with { type: 'json' };

/** What a feature of an editor works on. */
export interface View {
  readonly workspace: Workspace;
  /** Of the client. */
  readonly lang: Lang;
  readonly uriOf: (path: string) => string;
}

/** A place in a file, as a request names it. */
export interface RequestPlace {
  readonly path: string;
  readonly offset: number;
}

export const { words, killedBy } = texts;

/** A text in the language of the view, with its values filled in. */
export const say = (
  { lang }: Pick<View, 'lang'>,
  said: Words,
  values: { readonly [name: string]: string | number } = {},
): string => fill(said[lang], values, lang);

/** Lines and columns from 0, in UTF-16 code units, as the protocol counts. */
export function positionAt(source: Source, offset: number): Position {
  const { line, column } = lineAndColumn(source, offset);
  return { line: line - 1, character: column - 1 };
}

export const rangeOf = ({ source, start, end }: Span): Range => ({
  start: positionAt(source, start),
  end: positionAt(source, end),
});

export const locationOf = ({ uriOf }: View, span: Span): Location => ({
  uri: uriOf(span.source.file),
  range: rangeOf(span),
});

/** The offset of a position; one after the end of a line counts as the end. */
export function offsetAt(source: Source, { line, character }: Position): number {
  const { text, start } = lineText(source, line + 1);
  return start + Math.min(character, text.length);
}

/** Escapes text so that Markdown shows it verbatim. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
