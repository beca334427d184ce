import { defined } from '../../../engine/model/defined.js';
import type { Step } from '../../../engine/model/entry.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { type ExpressionContext, readActions } from '../expressions/expressions.js';
import { readWhen } from './entry-answers.js';
import type { OpenDraft } from './entry-drafts.js';
import { declareNames } from './entry-names.js';
import type { RawStep } from './raw-entries.js';

/** Resolves the steps of a procedure, or of an entry that joins one. */
export const readSteps = ({ raw, sink, path }: OpenDraft, around: ExpressionContext): readonly Step[] =>
  (raw.steps ?? []).map((step, index) => readStep(step, [...path, 'steps', index], sink, around));

function readStep(raw: RawStep, path: JsonPath, sink: DiagnosticSink, around: ExpressionContext): Step {
  const { locals, let: lets } = declareNames(defined({ let: raw.let }), path, sink, around);
  const { when, narrowed } = readWhen(raw, path, sink, { ...around, locals });
  const actions = raw.do === undefined ? [] : readActions(sink.text([...path, 'do']), narrowed);
  return defined({ name: raw.step, anchor: anchorOf(raw), when, let: lets, do: actions });
}

const places = ['with', 'before', 'after'] as const;

/** What a step is anchored to; the schema allows one anchor at most. */
function anchorOf(raw: RawStep): Step['anchor'] {
  for (const place of places) {
    const step = raw[place];
    if (step !== undefined) return { place, step };
  }
  return undefined;
}

/**
 * Checks that step names are unique within an entry. The schema has already checked where they and the anchors stand.
 */
export function checkSteps({ raw, sink, path }: OpenDraft): void {
  const names = new Map<string, number>();
  for (const [index, step] of (raw.steps ?? []).entries()) {
    const at = [...path, 'steps', index];
    if (step.step === undefined) continue;
    const first = names.get(step.step);
    if (first === undefined) names.set(step.step, index);
    else {
      const also = [{ at: sink.at([...path, 'steps', first, 'step']), label: 'first' }];
      sink.fault('entry.step-twice', [...at, 'step'], { values: { step: step.step }, also });
    }
  }
}
