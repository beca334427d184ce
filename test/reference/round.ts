import fc from 'fast-check';
import type { Pick } from '../../src/engine/model/answer.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { SetupJson, TableJson } from '../../src/engine/model/table.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { argumentsOf, type Call, eventsOf, questionsOf } from '../properties/asking.js';
import { poolsOf, tablesOf } from '../properties/tables.js';
import { compareAnswers, compareSending, type Difference, outcomeOf } from './agreement.js';
import { referenceFor } from './reference.js';

/** A table with what is asked of it and what happens on it, one thing after the other. */
export interface Round {
  readonly table: TableJson;
  readonly asks: readonly Call[];
  readonly sends: readonly Call[];
  /** Which of the candidates is taken wherever somebody has to choose. */
  readonly choice: number;
}

export interface RoundResult {
  readonly compared: number;
  /** Plans that were made and carried out, and their steps. */
  readonly plans: number;
  readonly steps: number;
  readonly difference: Difference | null;
}

/** Events that make much of a game, besides all others. */
export const usual = [
  ...[
    'playersLeave',
    'turnBegins',
    'turnEnds',
    'stepBegins',
    'damageIsDealt',
    'loses',
    'wins',
    'draws',
    'concedes',
    'passes',
  ],
  ...[
    'lifeTotalIsSet',
    'lifeChanges',
    'stateIsChecked',
    'gameStarts',
    'attackersAreDeclared',
    'controlChanges',
    'objectIsStacked',
  ],
];

/** `least` questions and events at least: none, where a failure should shrink to one of them. */
export const roundsOf = (
  rulebook: Rulebook,
  asks: number,
  sends: number,
  least = { asks: 0, sends: 0 },
): fc.Arbitrary<Round> =>
  fc.record({
    table: tablesOf(rulebook),
    asks: fc.array(questionsOf(rulebook), { minLength: least.asks, maxLength: asks, size: 'max' }),
    sends: fc.array(eventsOf(rulebook, usual), { minLength: least.sends, maxLength: sends, size: 'max' }),
    choice: fc.nat(9),
  });

/** How the reference works: with other rules, to see whether that is noticed; and whether it may keep answers given once, for speed. */
export interface Reference {
  readonly rulebook: Rulebook;
  readonly remember: boolean;
}

/** Gives the compiled code that is compared. */
export type BackEnd = (rulebook: Rulebook, setup: SetupJson) => Ruleset;

/** Plays a round with all back ends; ends at the first difference. */
export const playRound = (
  rulebook: Rulebook,
  { table: json, asks, sends, choice }: Round,
  reference: Reference = { rulebook, remember: true },
  backEnd: BackEnd = arrange,
): RoundResult => {
  let table: Table = openTable(rulebook, json, backEnd(rulebook, json.setup));
  let [compared, plans, steps] = [0, 0, 0];
  const answers = (calls: readonly Call[]): Difference | null => {
    const now = tableToJson(table);
    const interpreter = referenceFor(reference.rulebook, now, reference.remember);
    const pools = poolsOf(rulebook, now);
    for (const call of calls) {
      const args = argumentsOf(call, rulebook.vocabulary.questions[call.name]?.parameters ?? [], pools);
      if (args === undefined) continue;
      compared++;
      const difference = compareAnswers(table, interpreter, call.name, args);
      if (difference) return difference;
    }
    return null;
  };
  const half = Math.ceil(asks.length / 2);
  let difference = answers(asks.slice(0, half));
  for (const call of difference ? [] : sends) {
    const args = argumentsOf(
      call,
      rulebook.vocabulary.events[call.name]?.fields ?? [],
      poolsOf(rulebook, tableToJson(table)),
    );
    if (args === undefined) continue;
    const picks: Pick[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const sent = compareSending(table, [{ event: call.name, fields: args }], picks, reference);
      compared++;
      difference = sent.difference;
      if (difference) break;
      const need = sent.plan?.needs[0];
      if (need === undefined) {
        if (sent.after === null) break;
        plans++;
        steps += sent.plan?.steps.length ?? 0;
        // As a host would, that keeps its state as JSON; what a plan made known is then assumed anew.
        const { after } = sent;
        const reopened = outcomeOf(() => openTable(rulebook, tableToJson(after), after.ruleset));
        table = 'fault' in reopened ? after : reopened;
        break;
      }
      picks.push({ matter: need.matter, by: need.by, pick: need.among[choice % need.among.length] ?? null });
    }
    // A table that can no longer be written down ends the round.
    if (difference || 'fault' in outcomeOf(() => openTable(rulebook, tableToJson(table), table.ruleset))) break;
  }
  difference ??= 'fault' in outcomeOf(() => openTable(rulebook, tableToJson(table))) ? null : answers(asks.slice(half));
  return { compared, plans, steps, difference };
};
