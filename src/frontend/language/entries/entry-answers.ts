import { defined } from '../../../engine/model/defined.js';
import type { Case } from '../../../engine/model/entry.js';
import type { Expression } from '../../../engine/model/tree.js';
import type { Question } from '../../../engine/model/vocabulary.js';
import { listed } from '../../diagnostics/fill.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { flatAnswer } from '../expressions/actions.js';
import { type ExpectedType, type ExpressionContext, readExpression } from '../expressions/expressions.js';
import { type Certain, certainOfBoth } from '../expressions/scope.js';
import { certainAfter } from '../types/narrowing.js';
import { isAction, isNothing } from '../types/types.js';
import { checkTemplate } from '../vocabulary/phrases.js';
import type { OpenDraft } from './entry-drafts.js';
import type { RawEntry } from './raw-entries.js';

/** What an answering entry contributes. Its question's policy decides: a verdict, a value, cases or a problem. */
export interface Answering {
  readonly value?: Expression;
  readonly cases?: readonly Case[];
}

const answerKeys = ['verdict', 'value', 'cases', 'severity'] as const;
type AnswerKey = (typeof answerKeys)[number];

/** By which of these keys an entry answers a question. */
export const wantedBy: { readonly [policy in Question['policy']]: readonly AnswerKey[] } = {
  verdict: ['verdict'],
  value: ['value', 'cases'],
  union: ['value', 'cases'],
  problems: ['severity'],
};

/** Resolves the answer of an entry; `around` includes what the entry's own condition guarantees. */
export function readAnswer(draft: OpenDraft, question: Question, around: ExpressionContext): Answering {
  const { raw, sink, path } = draft;
  checkAnswerKeys(draft, question);
  const wanted: ExpectedType = {
    be: 'value',
    type: question.result,
    place: { code: 'type.answer', values: { question: question.name } },
  };
  const answer = (at: JsonPath, near: ExpressionContext): Expression => {
    const read = readExpression(sink.text(at), near, wanted);
    return isAction(question.result, around.known) ? { ...read, tree: flatAnswer(read.tree) } : read;
  };
  const value = raw.value === undefined ? undefined : answer([...path, 'value'], around);
  // A case is tried only after those before it have failed.
  let left = around;
  const cases = (raw.cases ?? []).map((one, index, all): Case => {
    const at = [...path, 'cases', index];
    if (one.else !== undefined) {
      if (index < all.length - 1) sink.faultAtKey('entry.else-not-last', [...at, 'else']);
      return { value: answer([...at, 'else'], left) };
    }
    const when = readExpression(sink.text([...at, 'when']), left, { be: 'condition' });
    const value = answer([...at, 'value'], { ...left, certain: alsoCertain(left, when) });
    left = { ...left, certain: alsoCertain(left, when, false) };
    return { when, value };
  });
  return defined({ value, cases: raw.cases && cases });
}

function checkAnswerKeys({ raw, sink, path }: OpenDraft, { name, policy }: Question): void {
  const wanted = wantedBy[policy];
  const given = answerKeys.filter((key) => raw[key] !== undefined);
  const wrong = given.filter((key) => !wanted.includes(key));
  const values = { question: name, policy, wanted: listed(wanted) };
  for (const key of wrong) sink.faultAtKey('entry.wrong-answer', [...path, key], { values: { ...values, key } });
  // One answer cannot come from several things: what holds for any or all of them is a condition.
  if (raw.each !== undefined && (policy === 'verdict' || policy === 'value'))
    sink.faultAtKey('entry.each-of-one-answer', [...path, 'each'], { values });
  if (raw.else !== undefined && raw.else === raw.verdict) sink.faultAtKey('entry.else-same', [...path, 'else']);
  const right = given.filter((key) => wanted.includes(key));
  if (right.length === 0 && wrong.length === 0) sink.faultAtKey('entry.no-answer', [...path, 'answers'], { values });
  if (right.length > 1) {
    const also = [{ at: sink.keyAt([...path, right[0]!]), label: 'first' }];
    sink.faultAtKey('entry.two-answers', [...path, right[1]!], { also });
  }
}

/**
 * Adds what a condition guarantees, given its outcome, to what its surroundings guarantee. An unreadable condition
 * guarantees nothing.
 */
const alsoCertain = ({ certain = new Map() }: ExpressionContext, { tree }: Expression, outcome = true): Certain =>
  isNothing(tree.type) ? certain : certainOfBoth(certain, certainAfter(tree, outcome));

/** The condition of an entry or of a step, and what it guarantees for the rest. */
export function readWhen(
  { when: written }: Pick<RawEntry, 'when'>,
  path: JsonPath,
  sink: DiagnosticSink,
  inside: ExpressionContext,
): { readonly when?: Expression; readonly narrowed: ExpressionContext } {
  if (written === undefined) return { narrowed: inside };
  const when = readExpression(sink.text([...path, 'when']), inside, { be: 'condition' });
  return { when, narrowed: { ...inside, certain: alsoCertain(inside, when) } };
}

/** Reasons and remedies may mention the parameters of the question and the names declared by the entry. */
export function checkReasons({ raw, sink, path }: OpenDraft, names: readonly string[]): void {
  for (const key of ['reason', 'remedy'] as const satisfies (keyof RawEntry)[]) {
    checkTemplate(raw[key], { names, unknown: 'entry.unknown-placeholder' }, [...path, key], sink);
  }
}
