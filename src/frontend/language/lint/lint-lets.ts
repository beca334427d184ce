import { nodesIn } from '../../../engine/model/nodes.js';
import type { OpenDraft } from '../entries/entry-drafts.js';
import type { PlacedExpression } from '../entries/entry-expressions.js';
import { placeholdersOf } from '../vocabulary/phrases.js';

/** Reports unused names: of a step if nothing in the step mentions them, otherwise if nothing in the entry does. */
export function lintLets(placed: readonly PlacedExpression[], { raw, sink, path }: OpenDraft): void {
  const said = [raw.reason, raw.remedy].flatMap((words) => (words === undefined ? [] : [words.en, words.it]));
  const inWords = new Set(said.flatMap((text) => placeholdersOf(text).map((one) => one.name)));
  const used = namesIn(placed);
  for (const name of Object.keys(raw.let ?? {})) {
    if (used.has(name) || inWords.has(name)) continue;
    sink.faultAtKey('lint.unused-let', [...path, 'let', name], { values: { name }, severity: 'warning' });
  }
  for (const [index, step] of (raw.steps ?? []).entries()) {
    const at = [...path, 'steps', index];
    const inStep = namesIn(placed.filter((one) => at.every((key, place) => one.path[place] === key)));
    for (const name of Object.keys(step.let ?? {})) {
      if (inStep.has(name)) continue;
      sink.faultAtKey('lint.unused-let', [...at, 'let', name], { values: { name }, severity: 'warning' });
    }
  }
}

/** Names of lets that some expression mentions; a let that mentions only itself is an error reported elsewhere. */
function namesIn(placed: readonly PlacedExpression[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { expression } of placed) {
    for (const node of nodesIn(expression.tree)) if (node.op === 'name' && node.kind === 'let') names.add(node.name);
  }
  return names;
}
