import type { Lang } from '../../src/engine/model/words.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import type { RequestPlace, View } from '../../tools/lsp/view.js';
import { band, marked } from '../workspace/band.js';

/** The small rulebook as an editor has it, after a change of one of its files, and the place of the cursor in that. */
export function changedBand(
  path: string,
  from: string,
  to: string,
): { readonly workspace: Workspace; readonly place: RequestPlace } {
  const before = band[path] ?? '';
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
  const whole = before.replace(from, () => to);
  const { text, offset } = whole.includes('‸') ? marked(whole) : { text: whole, offset: 0 };
  return { workspace: openWorkspace({ ...band, [path]: text }), place: { path, offset } };
}

/** As somebody sees a workspace in a language. */
export const viewOf = (workspace: Workspace, lang: Lang): View => ({
  workspace,
  lang,
  uriOf: (one) => `file:///band/${one}`,
});
