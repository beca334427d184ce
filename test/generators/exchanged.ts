import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send } from '../../src/engine/events/send.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { conformance } from '../rules/conformance.js';
import { shipped } from '../rules/rulebook.js';

/** A value of a definition of `api.json`. */
export interface Exchanged {
  readonly of: 'Table' | 'Event' | 'Question' | 'Answer' | 'Plan' | 'Pick' | 'Change';
  readonly value: unknown;
}

const STRIDE = 12;

/**
 * What engines and the library give each other, from the scenarios: each question and event that they have at least once, and beside
 * those one scenario in `STRIDE` whole.
 */
export function exchanged(): readonly Exchanged[] {
  const all: Exchanged[] = [];
  const seen = new Set<string>();
  for (const [nth, { table: start, steps }] of conformance().entries()) {
    const whole = nth % STRIDE === 0;
    const add = (name: string, ...values: readonly Exchanged[]) => {
      if (whole || !seen.has(name)) all.push(...values);
      seen.add(name);
    };
    const table = openTable(shipped(), start);
    add('Table', { of: 'Table', value: start });
    for (const step of steps)
      if ('ask' in step && shipped().vocabulary.questions[step.question]?.audience === 'hosts') {
        const value = ask(table, step.question, step.arguments, { trace: nth % (8 * STRIDE) === 0, reasons: true });
        const question = { question: step.question, arguments: step.arguments };
        add(step.question, { of: 'Question', value: question }, { of: 'Answer', value });
      } else if ('send' in step) {
        const plan = send(table, step.events, { picks: step.picks });
        for (const value of step.events) add(value.event, { of: 'Event', value }, { of: 'Plan', value: plan });
        for (const value of step.picks) add('Pick', { of: 'Pick', value });
        for (const value of plan.changes) add(`Change ${value.op}`, { of: 'Change', value });
        if (plan.needs.length === 0 && plan.unknown.length === 0) carryOutPlan(table, plan);
        add('Table', { of: 'Table', value: tableToJson(table) });
      }
  }
  return all;
}
