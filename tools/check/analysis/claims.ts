import type { Node } from 'tavolata/internals';
import { always, both, type Formula, formulaOf, negated } from './formula.js';
import { type Bindings, type Definitions, expanded, nowhere } from './terms.js';

/** A claim about the edition, by its index among the known ones. */
export const editionIs = (low: number, high: number): Formula => ({
  op: 'atom',
  holds: true,
  atom: { term: 'edition', claim: { kind: 'range', low, high }, node: nothing, env: nowhere },
});

/** A claim about the answer that a table has chosen in a matter. */
export const houseIs = (matter: string, choice: string): Formula => ({
  op: 'atom',
  holds: true,
  atom: { term: `house ${matter}`, claim: { kind: 'values', values: [choice] }, node: nothing, env: nowhere },
});

const nothing: Node = { op: 'literal', value: null, at: [0, 0], type: { one: [], none: true } };

/** A value that is chosen by conditions, choice by choice. */
export function splitValue(
  node: Node,
  env: Bindings,
  definitions: Definitions,
): readonly { readonly when: Formula; readonly value: { readonly node: Node; readonly env: Bindings } }[] {
  const value = expanded(node, env, definitions);
  const { node: it, env: here } = value;
  if (it.op !== 'if') return [{ when: always, value }];
  const test = formulaOf(it.test, here, definitions);
  const under = (when: Formula, part: Node) =>
    splitValue(part, here, definitions).map((one) => ({ ...one, when: both([when, one.when]) }));
  return [...under(test, it.then), ...under(negated(test), it.else ?? nothing)];
}
