import type { Rulebook } from 'tavolata/runtime';
import type { beginnings, openEditor } from './editor/editor.js';
import { loaded, rulesFrom } from './rulebook.js';

/** A house rule as somebody writes it. */
export interface HouseText {
  /** The name of its file. One of a file of the rules' own house answers stands in its place. */
  readonly name: string;
  readonly text: string;
}

/** What `editor/editor.js` defines. */
interface EditorScript {
  readonly openEditor: typeof openEditor;
  readonly beginnings: typeof beginnings;
}

let script: Promise<EditorScript> | undefined;

/** The editor, loaded when it is first wanted. @throws Error where it cannot be loaded */
export function editorScript(): Promise<EditorScript> {
  const shared = globalThis as { readonly tavolataEditor?: EditorScript };
  script ??= Promise.all([loaded('editor/rules.js'), loaded('editor/editor.js')]).then(() => shared.tavolataEditor!);
  return script;
}

/** Where house rules stand among the rules. */
const FOLDER = 'house/';

/** The path of a house rule among the rules. */
export const pathOf = ({ name }: HouseText): string => FOLDER + name;

/** House rules to begin with: whole examples, then the files of our answers where the rules are silent. */
export interface Beginnings {
  readonly examples: readonly HouseText[];
  readonly ours: readonly HouseText[];
}

/** @throws Error where the editor cannot be loaded */
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

/** A file that was opened, under a name that a file of rules may have. */
export const houseFile = (name: string, text: string): HouseText => ({
  name: `${name.replace(/^.*[/\\]/, '').replace(/\.json$/i, '')}.json`,
  text,
});

/** What came of a house rule: the rules with it, or how many mistakes keep it from being one, and the first of them; none: it holds no entries. */
export type Tried = { readonly rulebook: Rulebook } | { readonly mistakes: number; readonly first?: FirstMistake };

export interface FirstMistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

type Compiled = Awaited<ReturnType<Awaited<ReturnType<typeof openEditor>>['compiled']>>;

/** What the language server says of a text as the table needs it. */
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
