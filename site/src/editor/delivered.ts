import { unpacked } from '../packed.js';

/**
 * What `editor/rules.js` leaves behind, gzipped, in base64: in a folder opened without a server nothing can be fetched, and no worker started
 * from a file.
 */
interface Delivered {
  tavolataEditorParts?: { readonly worker: string; readonly texts: string; readonly examples: string };
}

export interface EditorParts {
  /** The script of the language server. */
  readonly worker: string;
  /** The rules, by path. */
  readonly texts: { readonly [path: string]: string };
  /** Whole house rules that are none of the rules, by the names of their files. */
  readonly examples: { readonly [name: string]: string };
}

let parts: Promise<EditorParts> | undefined;

/**
 * The language server and the rules of this build.
 *
 * @throws Error where `editor/rules.js` was not loaded
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
