import { nodesIn } from '../../../engine/model/nodes.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { matterNames, type Vocabulary } from '../../../engine/model/vocabulary.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonPath } from '../../text/document.js';
import type { LocatedText } from '../../text/located.js';
import { expressionsOf } from '../entries/entry-expressions.js';
import type { Linked } from '../entries/linked.js';

/** Longest line of an expression that still reads well. */
const longestLine = 110;
/** Loop names are read back in two languages, where `p` says nothing. */
const shortestName = 3;

/**
 * Traps inside the single expressions of an entry.
 *
 * @param vocabulary where what is picked should have names; left out for entries of a host, which cannot add any
 */
export function lintExpressions(linked: Linked, vocabulary?: Vocabulary): void {
  const { raw, sink, path } = linked.draft;
  const matters = vocabulary?.enumerations[matterNames]?.values;
  const placed = expressionsOf(linked);
  for (const { text, expression } of placed) {
    lintTree(expression.tree, text, sink.report);
    if (matters !== undefined) lintMatters(expression.tree, text, Object.keys(matters), sink.report);
  }
  for (const at of new Map(placed.map((one) => [one.path.join('/'), one.path])).values()) lintLength(at, linked);
  for (const name of Object.keys(raw.each ?? {})) {
    if (name.length >= shortestName) continue;
    sink.faultAtKey('lint.short-name', [...path, 'each', name], { values: { name }, severity: 'warning' });
  }
}

function lintTree(tree: Node, located: LocatedText, report: (found: Diagnostic) => void): void {
  for (const node of nodesIn(tree)) {
    const named = 'in' in node ? node.in : node.op === 'let' ? node.value : undefined;
    if (named !== undefined && 'name' in node && node.name.length < shortestName) {
      const at = located.place(node.at[0], named.at[0]);
      report(diagnostic('lint.short-name', { at, values: { name: node.name }, severity: 'warning' }));
    }
  }
}

/** What has to be picked is asked in two languages: a matter without names may be misspelt. */
function lintMatters(
  tree: Node,
  located: LocatedText,
  named: readonly string[],
  report: (found: Diagnostic) => void,
): void {
  for (const node of nodesIn(tree)) {
    if (node.op !== 'call' || node.fn !== 'picked') continue;
    const [matter] = node.args;
    if (matter?.op !== 'literal' || typeof matter.value !== 'string' || named.includes(matter.value)) continue;
    const at = located.place(matter.at[0], matter.at[1]);
    const suggestion = nearest(matter.value, named);
    report(diagnostic('lint.unnamed-matter', { at, values: { matter: matter.value }, severity: 'advice', suggestion }));
  }
}

/** JSON has no line breaks in strings, so a line is a string. */
function lintLength(path: JsonPath, { draft }: Linked): void {
  const text = draft.sink.text(path);
  const written: unknown = path.reduce<unknown>(memberOf, draft.sink.document.value);
  const lines = Array.isArray(written) ? (written as readonly unknown[]) : [text.text];
  for (const [index, line] of lines.entries()) {
    if (typeof line !== 'string' || line.length <= longestLine) continue;
    const at = Array.isArray(written) ? [...path, index] : path;
    const values = { length: line.length, limit: longestLine };
    draft.sink.fault('lint.long-line', at, { values, severity: 'advice' });
  }
}

const memberOf = (value: unknown, key: string | number): unknown => (value as Record<string | number, unknown>)?.[key];
