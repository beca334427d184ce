import { partsOf } from '../../../../grammar/parts.js';
import type { Expression } from '../../../engine/model/tree.js';
import type { JsonPath } from '../../text/document.js';
import type { LocatedText } from '../../text/located.js';
import type { Linked } from './linked.js';

/** An expression of an entry with the place where it stands. */
export interface PlacedExpression {
  /** Of the text that holds it; several actions share one. */
  readonly path: JsonPath;
  readonly text: LocatedText;
  readonly expression: Expression;
}

/** All expressions of an entry that could be parsed. */
export function expressionsOf({ entry, draft: { sink, path } }: Linked): readonly PlacedExpression[] {
  const one = (expression: Expression | undefined, ...at: JsonPath): PlacedExpression[] =>
    expression === undefined ? [] : [{ path: [...path, ...at], text: sink.text([...path, ...at]), expression }];
  const all = (record: { readonly [name: string]: Expression }, ...at: JsonPath): PlacedExpression[] =>
    Object.entries(record).flatMap(([name, expression]) => one(expression, ...at, name));
  /** Left out where one of them could not be parsed: the others can no longer be told apart. */
  const actions = (expressions: readonly Expression[], ...at: JsonPath): readonly PlacedExpression[] => {
    if (expressions.length === 0) return [];
    const texts = partsOf(sink.text([...path, ...at]));
    if (texts.length !== expressions.length) return [];
    return expressions.map((expression, index) => ({ path: [...path, ...at], text: texts[index]!, expression }));
  };
  return [
    ...one(entry.when, 'when'),
    ...(entry.each === undefined ? [] : one(entry.each.in, 'each', entry.each.name)),
    ...all(entry.let, 'let'),
    ...one(entry.value, 'value'),
    ...(entry.cases ?? []).flatMap(({ when, value }, index) => [
      ...one(when, 'cases', index, 'when'),
      ...one(value, 'cases', index, when === undefined ? 'else' : 'value'),
    ]),
    ...actions(entry.do ?? [], 'do'),
    ...(entry.steps ?? []).flatMap((step, index) => [
      ...one(step.when, 'steps', index, 'when'),
      ...all(step.let, 'steps', index, 'let'),
      ...actions(step.do, 'steps', index, 'do'),
    ]),
  ];
}
