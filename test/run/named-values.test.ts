import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/model/table.js';
import { tableToJson } from '../../src/engine/table/table.js';
import { compareAnswers } from '../reference/agreement.js';
import { referenceFor } from '../reference/reference.js';
import { MatrixAgreement } from './matrix-agreement.js';
import { asking, rulebookOf, type Sketch, tableOf } from './mini.js';

const people = ['A', 'B', 'C', 'D'];

/** Attacks by conditions with names for values inside: one for each thing that a matrix may work a part out for. */
const conditions: readonly string[] = [
  'let owner be controllerOf(creature): owner.life > 10',
  'let target be defenderPlayer(defender): target.life > 10 and target.inGame',
  'let next be leftOf(controllerOf(creature), 1, players): next is defender or next.life is defenderPlayer(defender).life',
  'any rival in players where let own be controllerOf(creature): rival is not own and rival.life < own.life',
  'defender in players without controllerOf(creature)',
  'defender in (let own be controllerOf(creature): players without own)',
  'let own be controllerOf(creature): let far be (first person in players where person.life > own.life): far is defender',
];

const table = (when: string, life: readonly (number | undefined)[]) => {
  const allow: Sketch = { id: 'allow', kind: 'permission', answers: 'mayAttack', verdict: 'allow' };
  const deny: Sketch = { id: 'deny', kind: 'prohibition', answers: 'mayAttack', when, verdict: 'deny' };
  const holder: Sketch = { id: 'holder', kind: 'definition', answers: 'controllerOf', value: 'object.owner' };
  const target: Sketch = {
    id: 'target',
    kind: 'definition',
    answers: 'defenderPlayer',
    value: 'if defender is a Player then defender',
  };
  return tableOf(rulebookOf([allow, deny, holder, target]), {
    players: people.map((id, i) => ({ id, ...(life[i] !== undefined && { life: life[i] }) })),
    objects: people.map((owner) => ({ id: `bear${owner}`, owner, types: ['creature'] })),
  });
};

describe('a name for a value inside a condition', () => {
  it.each(conditions)('means the same to every evaluator: %s', (when) => {
    for (const life of [
      [5, 12, 20, 12],
      [undefined, 12, undefined, 3],
    ]) {
      const opened = table(when, life);
      const { rulebook } = opened.ruleset;
      const reference = referenceFor(rulebook, tableToJson(opened));
      const verdicts = new Set<string>();
      for (const owner of people)
        for (const defender of people) {
          const args: { readonly [name: string]: Json } = { creature: `bear${owner}`, defender };
          verdicts.add(String(asking(opened, `mayAttack(bear${owner}, ${defender})`).verdict));
          expect(compareAnswers(opened, reference, 'mayAttack', args)).toBeNull();
        }
      // The condition holds for some and fails for others.
      if (!life.includes(undefined)) expect([...verdicts].sort()).toEqual(['allowed', 'denied']);
      const rows = people.map((owner) => `bear${owner}`);
      const one = { question: 'mayAttack', over: ['creature', 'defender'], rows, columns: people, fixed: {} };
      expect(new MatrixAgreement(opened, one).compare().difference).toBeNull();
    }
  });
});
