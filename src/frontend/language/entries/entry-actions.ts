import type { Step } from '../../../engine/model/entry.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { type ExpressionContext, readActions, readExpression } from '../expressions/expressions.js';
import { alsoCertain } from './entry-answers.js';
import type { EntryDraft } from './entry-drafts.js';
import { declareNames } from './entry-names.js';
import type { RawStep } from './raw-entries.js';

/** Resolves the steps of a procedure, or of what joins one. */
export const readSteps = ({ raw, sink, path }: EntryDraft, around: ExpressionContext): readonly Step[] =>
  (raw.steps ?? []).map((step, index) => readStep(step, [...path, 'steps', index], sink, around));

function readStep(raw: RawStep, path: JsonPath, sink: DiagnosticSink, around: ExpressionContext): Step {
  const { locals, let: lets } = declareNames({ ...(raw.let !== undefined && { let: raw.let }) }, path, sink, around);
  const inside = { ...around, locals };
  const when =
    raw.when === undefined ? undefined : readExpression(sink.text([...path, 'when']), inside, { be: 'condition' });
  const narrowed = when === undefined ? inside : { ...inside, certain: alsoCertain(inside, when) };
  const anchor = anchorOf(raw);
  return {
    ...(raw.step !== undefined && { name: raw.step }),
    ...(anchor !== undefined && { anchor }),
    ...(when !== undefined && { when }),
    let: lets,
    do: raw.do === undefined ? [] : readActions(sink.text([...path, 'do']), narrowed),
  };
}

const places = ['with', 'before', 'after'] as const;

/** Where a step hangs; the schema has seen to it that there is one place at most. */
function anchorOf(raw: RawStep): Step['anchor'] {
  for (const place of places) {
    const step = raw[place];
    if (step !== undefined) return { place, step };
  }
  return undefined;
}
