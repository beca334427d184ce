import { cyclesIn, graphOf } from '../../../engine/model/graph.js';
import { diagnostic } from '../../diagnostics/diagnostic.js';
import type { QuestionAsked } from '../entries/entry-summary.js';
import type { EntryUnit } from '../entries/entry-unit.js';
import type { Linking } from '../entries/linking.js';

/**
 * Answers that depend on each other would never end. The cycle may run through entries that are never active together:
 * then the question has two meanings and is better split.
 */
export function lintQuestions(linking: Linking): void {
  const edges: (readonly [from: string, to: string])[] = [];
  /** Where an answer to the first question asks the second; of several places, the first by entry. */
  const places = new Map<string, { readonly unit: EntryUnit; readonly asked: QuestionAsked }>();
  for (const unit of linking.units) {
    const { hook, of, id, asks } = unit.summary;
    if (hook !== 'answers' || of === undefined) continue;
    for (const asked of asks) {
      edges.push([of, asked.question]);
      const key = `${of} ${asked.question}`;
      const before = places.get(key);
      if (before === undefined || before.unit.summary.id > id) places.set(key, { unit, asked });
    }
  }
  for (const cycle of cyclesIn(graphOf(edges))) {
    const steps = cycle.map((question, index) => places.get(`${question} ${cycle[(index + 1) % cycle.length]}`)!);
    const [first, ...others] = steps;
    const entries = steps.map(({ unit }) => unit.summary.id).join(' → ');
    linking.findings.report(
      first!.unit,
      diagnostic('lint.question-cycle', {
        at: first!.asked.at(),
        values: { cycle: [...cycle, cycle[0]!].join(' → '), entries },
        also: others.map(({ asked }) => ({ at: asked.at(), label: 'also' })),
      }),
    );
  }
}
