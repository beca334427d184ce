import { partsOf } from '../../../../grammar/parts.js';
import type { Entry } from '../../../engine/model/entry.js';
import type { Expression } from '../../../engine/model/tree.js';
import { type JsonPath, pointer } from '../../text/document.js';
import type { LocatedText } from '../../text/located.js';
import type { EntryDraft } from './entry-drafts.js';

/** An expression of an entry, with its place. */
export interface PlacedExpression {
  /** Of the text that contains it; several actions can share one text. */
  readonly path: JsonPath;
  readonly expression: Expression;
  /** Its own text, taken from the file on demand. */
  readonly text: () => LocatedText;
}

/**
 * All expressions of an entry.
 *
 * @param draft the entry as written, which has their places
 */
export function expressionsOf(
  { when, each, let: lets, value, cases, do: actions, steps }: Pick<Entry, 'let'> & Partial<Entry>,
  { document, path }: EntryDraft,
): readonly PlacedExpression[] {
  const textAt = (at: JsonPath): LocatedText => document.text(pointer(...path, ...at));
  const one = (expression: Expression | undefined, ...at: JsonPath): PlacedExpression[] =>
    expression === undefined ? [] : [{ path: [...path, ...at], expression, text: () => textAt(at) }];
  const all = (record: { readonly [name: string]: Expression }, ...at: JsonPath): PlacedExpression[] =>
    Object.entries(record).flatMap(([name, expression]) => one(expression, ...at, name));
  const parted = (expressions: readonly Expression[], ...at: JsonPath): readonly PlacedExpression[] =>
    expressions.map((expression, index) => {
      return { path: [...path, ...at], expression, text: () => partsOf(textAt(at))[index]! };
    });
  return [
    ...one(when, 'when'),
    ...(each === undefined ? [] : one(each.in, 'each', each.name)),
    ...all(lets, 'let'),
    ...one(value, 'value'),
    ...(cases ?? []).flatMap((part, index) => [
      ...one(part.when, 'cases', index, 'when'),
      ...one(part.value, 'cases', index, part.when === undefined ? 'else' : 'value'),
    ]),
    ...parted(actions ?? [], 'do'),
    ...(steps ?? []).flatMap((step, index) => [
      ...one(step.when, 'steps', index, 'when'),
      ...all(step.let, 'steps', index, 'let'),
      ...parted(step.do, 'steps', index, 'do'),
    ]),
  ];
}
