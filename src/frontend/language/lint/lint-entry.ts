import type { Entry } from '../../../engine/model/entry.js';
import { nodesIn } from '../../../engine/model/nodes.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { matterNames, type Vocabulary } from '../../../engine/model/vocabulary.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonPath } from '../../text/document.js';
import type { OpenDraft } from '../entries/entry-drafts.js';
import { expressionsOf, type PlacedExpression } from '../entries/entry-expressions.js';
import { placeholdersOf } from '../vocabulary/phrases.js';

/** Longest line of an expression that is still easy to read. */
const longestLine = 110;
/** Loop names are read back in two languages, in which `p` says nothing. */
const shortestName = 3;

/**
 * Possible traps in a single entry.
 *
 * @param vocabulary must name the subjects of picks; left out for entries of a host, which cannot add names
 */
export function lintEntry(entry: Entry, draft: OpenDraft, vocabulary?: Vocabulary): void {
  const placed = expressionsOf(entry, draft);
  lintExpressions(placed, draft, vocabulary);
  lintLets(placed, draft);
}

/** Possible traps inside the individual expressions of an entry. */
function lintExpressions(placed: readonly PlacedExpression[], draft: OpenDraft, vocabulary?: Vocabulary): void {
  const { raw, sink, path } = draft;
  const values = vocabulary?.enumerations[matterNames]?.values;
  const matters = values && Object.keys(values);
  for (const one of placed) {
    for (const node of nodesIn(one.expression.tree)) {
      lintName(node, one, sink.report);
      if (matters !== undefined) lintMatter(node, one, matters, sink.report);
    }
  }
  for (const at of new Map(placed.map((one) => [one.path.join('/'), one.path])).values()) lintLength(at, draft);
  for (const name of Object.keys(raw.each ?? {})) {
    if (name.length >= shortestName) continue;
    sink.faultAtKey('lint.short-name', [...path, 'each', name], { values: { name }, severity: 'warning' });
  }
}

function lintName(node: Node, { text }: PlacedExpression, report: (found: Diagnostic) => void): void {
  const named = 'in' in node ? node.in : node.op === 'let' ? node.value : undefined;
  if (named === undefined || !('name' in node) || node.name.length >= shortestName) return;
  const at = text().place(node.at[0], named.at[0]);
  report(diagnostic('lint.short-name', { at, values: { name: node.name }, severity: 'warning' }));
}

/** The subject of a pick is shown in two languages: one without a name may be misspelt. */
function lintMatter(
  node: Node,
  { text }: PlacedExpression,
  named: readonly string[],
  report: (found: Diagnostic) => void,
): void {
  if (node.op !== 'call' || node.fn !== 'picked') return;
  const [matter] = node.args;
  if (matter?.op !== 'literal' || typeof matter.value !== 'string' || named.includes(matter.value)) return;
  const at = text().place(matter.at[0], matter.at[1]);
  const suggestion = nearest(matter.value, named);
  report(diagnostic('lint.unnamed-matter', { at, values: { matter: matter.value }, severity: 'advice', suggestion }));
}

/** JSON strings have no line breaks, so each line is a string of its own. */
function lintLength(path: JsonPath, { sink }: OpenDraft): void {
  const text = sink.text(path);
  const written: unknown = path.reduce<unknown>(memberOf, sink.document.value);
  const lines = Array.isArray(written) ? (written as readonly unknown[]) : [text.text];
  for (const [index, line] of lines.entries()) {
    if (typeof line !== 'string' || line.length <= longestLine) continue;
    const at = Array.isArray(written) ? [...path, index] : path;
    const values = { length: line.length, limit: longestLine };
    sink.fault('lint.long-line', at, { values, severity: 'advice' });
  }
}

const memberOf = (value: unknown, key: string | number): unknown => (value as Record<string | number, unknown>)?.[key];

/** Reports unused names: of a step if nothing in the step mentions them, otherwise if nothing in the entry does. */
function lintLets(placed: readonly PlacedExpression[], { raw, sink, path }: OpenDraft): void {
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
