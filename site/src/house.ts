import type { Rulebook } from 'tavolata/runtime';
import type { beginnings, openEditor } from './editor/editor.js';
import { loaded, rulesFrom } from './rulebook.js';

/** A house rule as written by the user. */
export interface HouseText {
  /** Its file name. A rule with the name of one of our house-answer files replaces that file. */
  readonly name: string;
  readonly text: string;
}

/** Defined by `editor/editor.js`. */
interface EditorScript {
  readonly openEditor: typeof openEditor;
  readonly beginnings: typeof beginnings;
}

let script: Promise<EditorScript> | undefined;

/** The editor, loaded on demand. @throws Error if it cannot be loaded */
export function editorScript(): Promise<EditorScript> {
  const shared = globalThis as { readonly tavolataEditor?: EditorScript };
  script ??= Promise.all([loaded('editor/rules.js'), loaded('editor/editor.js')]).then(() => shared.tavolataEditor!);
  return script;
}

/** The folder of house rules among the rules. */
const FOLDER = 'house/';

/** The path of a house rule among the rules. */
export const pathOf = ({ name }: HouseText): string => FOLDER + name;

/** House rules to start from: complete examples, then the files with our answers where the rules are silent. */
export interface Beginnings {
  readonly examples: readonly HouseText[];
  readonly ours: readonly HouseText[];
}

/** @throws Error if the editor cannot be loaded */
export async function houseBeginnings(): Promise<Beginnings> {
  const { texts, examples } = await (await editorScript()).beginnings();
  const named = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, text]): HouseText => ({ name, text })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const ours = Object.entries(texts).filter(([path]) => path.startsWith(FOLDER) && path.endsWith('.json'));
  return {
    examples: named(Object.entries(examples)),
    ours: named(ours.map(([path, text]) => [path.slice(FOLDER.length), text])),
  };
}

/** An opened file, under a valid name for a file of rules. */
export const houseFile = (name: string, text: string): HouseText => ({
  name: `${name.replace(/^.*[/\\]/, '').replace(/\.json$/i, '')}.json`,
  text,
});

/**
 * The result of compiling a house rule: the rules with it, or the number of mistakes and the first one; none if it
 * contains no entries.
 */
export type Tried = { readonly rulebook: Rulebook } | { readonly mistakes: number; readonly first?: FirstMistake };

/** The first mistake in a house rule, worded in the language of the page. */
export interface FirstMistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

type Compiled = Awaited<ReturnType<Awaited<ReturnType<typeof openEditor>>['compiled']>>;

/** Converts the result of the language server for the table. */
export function tried(compiled: Compiled): Tried {
  if (compiled === null) return { mistakes: 0 };
  if ('rulebook' in compiled) return { rulebook: rulesFrom(compiled.rulebook) };
  const { mistakes } = compiled;
  if (mistakes[0] === undefined) return { mistakes: 0 };
  const { uri, diagnostic } = mistakes[0];
  const file = decodeURIComponent(uri.replace(/^.*\//, ''));
  const message = String(diagnostic.message);
  return { mistakes: mistakes.length, first: { file, line: diagnostic.range.start.line + 1, message } };
}
