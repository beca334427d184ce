import type { Lang } from '../../src/engine/model/words.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import type { View } from '../../tools/lsp/view.js';
import { band, marked } from '../workspace/band.js';

/** The small rulebook as an editor has it, after a change of one of its files, and the place of the cursor in that. */
export function changedBand(lang: Lang, path: string, from: string, to: string) {
  const before = band[path] ?? '';
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
  const whole = before.replace(from, () => to);
  const { text, offset } = whole.includes('‸') ? marked(whole) : { text: whole, offset: 0 };
  const workspace = openWorkspace({ ...band, [path]: text });
  const view: View = { workspace, lang, uriOf: (one) => `file:///band/${one}` };
  return { view, place: { path, offset }, text };
}
