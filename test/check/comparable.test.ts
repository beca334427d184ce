import { expect, it } from 'vitest';
import type { Node } from '../../src/engine/model/tree.js';
import { compatible, Implications } from '../../tools/check/analysis/comparable.js';
import { both, type Claim, type Formula } from '../../tools/check/analysis/formula.js';
import { nowhere } from '../../tools/check/analysis/terms.js';
import { shipped } from '../rules/rulebook.js';

const node: Node = { op: 'single', name: 'game', at: [0, 0], type: { one: [], none: false } };
const said = (term: string, claim: Claim): Formula => ({
  op: 'atom',
  holds: true,
  atom: { term, claim, node, env: nowhere },
});
const is = (term: string, value: number): Formula => said(term, { kind: 'values', values: [value] });
const many = Array.from({ length: 500 }, (_, value) => both([is('same', 1), is('life', value)]));

it('as many comparisons are made as entries that differ in one value, not as pairs of them', () => {
  const implied = new Implications(many, shipped().vocabulary);
  const after = compatible([...many.slice(0, 250), is('other', 1), ...many.slice(250)]);
  expect(many.flatMap((formula) => implied.of(formula)).length).toBe(500);
  // All of them give one term the same value; the other one tells them apart.
  expect(many.flatMap((_, index) => after(index)).length).toBeLessThan(1000);
});

it('what may follow is compared: of the value, of a range, of what is not tied to one claim', () => {
  const range = said('life', { kind: 'range', low: 3, high: 4 });
  const choice: Formula = { op: 'or', parts: [is('life', 3), is('same', 2)] };
  const implied = new Implications([is('life', 3), is('life', 7), range, choice], shipped().vocabulary);
  expect(implied.of(is('life', 3))).toEqual([0, 2, 3]);
  expect(implied.of(range)).toEqual([0, 1, 2, 3]);
  expect(implied.of(is('other', 3))).toEqual([3]);
});
