import { cyclesIn } from '../../../engine/model/graph.js';
import { nodesIn } from '../../../engine/model/nodes.js';
import { diagnostic } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../text/source.js';
import { expressionsOf } from '../entries/entry-expressions.js';
import type { Linking } from '../entries/linked.js';

/**
 * Answers that need each other would never come to an end. The cycle may run over entries that are never active together:
 * a question that means two things is then better split.
 */
export function lintQuestions(linking: Linking): void {
  const edges = new Map<string, Set<string>>();
  /** Where an answer to the first question asks the second, of several places the first by entry. */
  const places = new Map<string, { readonly id: string; readonly at: Span }>();
  for (const linked of linking.linked) {
    const { hook, of, id } = linked.entry;
    if (hook !== 'answers' || of === undefined) continue;
    for (const { text, expression } of expressionsOf(linked)) {
      for (const node of nodesIn(expression.tree)) {
        if (node.op !== 'ask') continue;
        edges.set(of, (edges.get(of) ?? new Set()).add(node.question));
        const key = `${of} ${node.question}`;
        const before = places.get(key);
        if (before !== undefined && before.id <= id) continue;
        places.set(key, { id, at: text.place(node.at[0], node.at[1]) });
      }
    }
  }
  for (const cycle of cyclesIn(edges)) {
    const steps = cycle.map((question, index) => places.get(`${question} ${cycle[(index + 1) % cycle.length]}`)!);
    const [first, ...others] = steps;
    linking.linked[0]!.draft.sink.report(
      diagnostic('lint.question-cycle', {
        at: first!.at,
        values: { cycle: [...cycle, cycle[0]!].join(' → '), entries: steps.map((step) => step.id).join(' → ') },
        also: others.map((step) => ({ at: step.at, label: 'also' })),
      }),
    );
  }
}
