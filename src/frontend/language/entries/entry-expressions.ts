import type { Expression } from '../../../engine/model/tree.js';
import type { JsonPath } from '../diagnostic-sink.js';
import type { Linked } from './linked.js';

/** An expression of an entry with the place where it stands. */
export interface PlacedExpression {
  readonly path: JsonPath;
  readonly expression: Expression;
}

/** All expressions of an entry that could be parsed. */
export function expressionsOf({ entry, draft: { raw, path } }: Linked): readonly PlacedExpression[] {
  const one = (expression: Expression | undefined, ...at: JsonPath): PlacedExpression[] =>
    expression === undefined ? [] : [{ path: [...path, ...at], expression }];
  const all = (record: { readonly [name: string]: Expression }, ...at: JsonPath): PlacedExpression[] =>
    Object.entries(record).flatMap(([name, expression]) => one(expression, ...at, name));
  return [
    ...one(entry.when, 'when'),
    ...(entry.each === undefined ? [] : one(entry.each.in, 'each', entry.each.name)),
    ...all(entry.let, 'let'),
    ...one(entry.value, 'value'),
    ...(entry.cases ?? []).flatMap(({ when, value }, index) => [
      ...one(when, 'cases', index, 'when'),
      ...one(value, 'cases', index, when === undefined ? 'else' : 'value'),
    ]),
    ...actions(raw.do, entry.do ?? [], [...path, 'do']),
    ...(entry.steps ?? []).flatMap((step, index) => [
      ...one(step.when, 'steps', index, 'when'),
      ...all(step.let, 'steps', index, 'let'),
      ...actions(raw.steps?.[index]?.do, step.do, [...path, 'steps', index, 'do']),
    ]),
  ];
}

/** Left out where one of them could not be parsed: the others can no longer be told apart. */
function actions(raw: unknown, expressions: readonly Expression[], path: JsonPath): readonly PlacedExpression[] {
  if (!Array.isArray(raw)) return expressions.map((expression) => ({ path, expression }));
  if (raw.length !== expressions.length) return [];
  return expressions.map((expression, index) => ({ path: [...path, index], expression }));
}
