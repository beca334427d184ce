import { unpacked } from '../packed.js';

/**
 * Set by `editor/rules.js`, gzipped, in base64: a page opened from a folder can neither fetch files nor start a worker
 * from a file.
 */
interface Delivered {
  tavolataEditorParts?: { readonly worker: string; readonly texts: string; readonly examples: string };
}

/** What the editor needs besides its own script. */
export interface EditorParts {
  /** The script of the language server. */
  readonly worker: string;
  /** The rule files by path. */
  readonly texts: { readonly [path: string]: string };
  /** Complete example house rules, not part of the rules, by file name. */
  readonly examples: { readonly [name: string]: string };
}

let parts: Promise<EditorParts> | undefined;

/**
 * The language server and the rules of this build.
 *
 * @throws Error if `editor/rules.js` was not loaded
 */
export function deliveredParts(): Promise<EditorParts> {
  parts ??= partsOf((globalThis as Delivered).tavolataEditorParts);
  return parts;
}

async function partsOf(delivered: Delivered['tavolataEditorParts']): Promise<EditorParts> {
  if (delivered === undefined) throw new Error('editor/rules.js');
  const { worker, texts, examples } = delivered;
  const [script, rules, begun] = await Promise.all([worker, texts, examples].map((one) => unpacked(one, 'gzip')));
  return { worker: script!, texts: JSON.parse(rules!), examples: JSON.parse(begun!) };
}
