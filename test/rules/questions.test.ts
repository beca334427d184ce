import { describe, expect, it } from 'vitest';
import { expressionsOf, nodesIn } from '../../src/engine/model/nodes.js';
import { shipped } from './rulebook.js';

const { vocabulary, entries } = shipped();

/** Ids of the entries that ask each question. */
function askers(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const { expression } of expressionsOf(entry))
      for (const node of nodesIn(expression.tree))
        if (node.op === 'ask') found.set(node.question, (found.get(node.question) ?? new Set()).add(entry.id));
  return found;
}

describe('questions that the rules ask for themselves', () => {
  it('are a `let` where one entry asks and one answers, unless the answer has a number of its own or is a parameter', () => {
    const asked = askers();
    expect(asked.size).toBeGreaterThan(100);
    const idle = Object.values(vocabulary.questions).filter(({ name, audience }) => {
      const answering = entries.filter(({ hook, of }) => hook === 'answers' && of === name);
      const ids = new Set(answering.map(({ id }) => id));
      if (audience === 'hosts' || ids.size !== 1 || asked.get(name)?.size !== 1) return false;
      return answering.every(({ numbered, kind }) => Object.keys(numbered).length === 0 && kind !== 'parameter');
    });
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});
