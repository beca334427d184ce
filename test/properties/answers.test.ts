import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { Answer } from '../../src/engine/model/answer.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable } from '../../src/engine/table/table.js';
import { canonical } from '../reference/agreement.js';
import { roundsOf } from '../reference/round.js';
import { argumentsOf, type Call, questionsOf } from './asking.js';
import { attempt, limits, questions, rulebook } from './playing.js';
import { poolsOf, tablesOf } from './tables.js';

const answersOf = (rules: Rulebook, table: TableJson, asks: readonly Call[]): readonly (Answer | undefined)[] => {
  const open = openTable(rules, table);
  const pools = poolsOf(rules, table);
  return asks.map((call) => {
    const args = argumentsOf(call, questions[call.name]?.parameters ?? [], pools);
    return args && attempt(() => ask(open, call.name, args));
  });
};

describe('an answer', () => {
  it('no longer rests on entries that are taken out', () => {
    const verdicts = questionsOf(rulebook).filter(({ name }) => questions[name]?.policy === 'verdict');
    fc.assert(
      fc.property(tablesOf(rulebook), fc.array(verdicts, { minLength: 20, maxLength: 20 }), (table, asks) => {
        const answers = answersOf(rulebook, table, asks);
        const denied = answers.findIndex((answer) => answer?.verdict === 'denied');
        const reasons = answers[denied]?.because ?? [];
        if (denied < 0) return;
        expect(reasons).not.toEqual([]);
        const without = { ...rulebook, entries: rulebook.entries.filter(({ id }) => !reasons.includes(id)) };
        const [again] = answersOf(without, table, [asks[denied] as Call]);
        expect(again?.because.filter((id) => reasons.includes(id)) ?? []).toEqual([]);
      }),
      limits,
    );
  });

  it('that is certain stays when an unknown fact becomes known', () => {
    fc.assert(
      fc.property(
        roundsOf(rulebook, 80, 0, { asks: 80, sends: 0 }),
        fc.integer({ min: 0, max: 30 }),
        ({ table, asks }, life) => {
          const players = (table['players'] as readonly { readonly [fact: string]: Json }[]).map((player) => ({
            life,
            ...player,
          }));
          const before = answersOf(rulebook, table, asks);
          const after = answersOf(rulebook, { ...table, players }, asks);
          for (const [i, answer] of before.entries()) {
            if (answer === undefined || answer.unknown.length > 0 || after[i] === undefined) continue;
            const core = ({ verdict, value: v, problems }: Answer) => canonical({ verdict, v, problems });
            expect(core(after[i] as Answer)).toBe(core(answer));
            // An entry that could not be judged before may decide as well; none that decided goes.
            expect(after[i]?.because).toEqual(expect.arrayContaining([...answer.because]));
          }
        },
      ),
      limits,
    );
  });
});
