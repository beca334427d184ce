import { sendAny, type Vocabulary } from 'tavolata/internals';
import { type Answer, ask, Fault, type Json, type Pick, type Plan, type SentEvent, type Table } from 'tavolata/runtime';
import { canonical, eventKey } from '../scenarios/expected.js';
import { writtenEvent, writtenValue } from '../wording.js';

/** A question with its arguments, or events with the picks that they need, to be tried at a table. */
export type Trial =
  | { readonly kind: 'ask'; readonly name: string; readonly args: { readonly [name: string]: Json } }
  | {
      readonly kind: 'send';
      readonly name: string;
      readonly events: readonly SentEvent[];
      readonly picks: readonly Pick[];
    };

/** The result on one side. */
export interface ComparedOutcome {
  /** The answer or the plan without its reasons, as text for comparison. */
  readonly key: string;
  /** Entries that decided or caused something. */
  readonly because: readonly string[];
  /** 0: a plain answer; 1: a fact is missing; 2: the rules could not answer at all. */
  readonly doubt: 0 | 1 | 2;
  readonly answer?: Answer;
  readonly plan?: Plan;
  readonly fault?: Fault;
}

/** Tries one side. */
export function outcomeOf(table: Table, trial: Trial, trace = false): ComparedOutcome {
  try {
    return trial.kind === 'ask' ? asked(ask(table, trial.name, trial.args, { trace })) : sent(table, trial, trace);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { key: `fault ${fault.code}`, because: [...fault.entries].sort(), doubt: 2, fault };
  }
}

function asked(answer: Answer): ComparedOutcome {
  const { verdict, value, problems, because, unknown } = answer;
  const found = problems?.map(({ entry, severity }) => `${entry} ${severity}`).sort();
  const key = unknown.length > 0 ? 'unknown' : canonical(verdict ?? found ?? value);
  return { key, because, doubt: unknown.length > 0 ? 1 : 0, answer };
}

function sent(table: Table, { events, picks }: Trial & { readonly kind: 'send' }, trace: boolean): ComparedOutcome {
  const plan = sendAny(table, events, { picks, trace });
  const because = [...new Set(plan.steps.flat().flatMap((event) => event.because ?? []))].sort();
  const steps = plan.steps.map((step) => step.map(eventKey).sort());
  const key = plan.unknown.length > 0 ? 'unknown' : canonical([steps, plan.needs]);
  return { key, because, doubt: plan.unknown.length > 0 ? 1 : 0, plan };
}

/** A trial as a person would write it. */
export function trialText(trial: Trial, vocabulary: Vocabulary): string {
  if (trial.kind === 'ask') {
    const parameters = vocabulary.questions[trial.name]?.parameters ?? [];
    const args = parameters.map(({ name, type }) => writtenValue(trial.args[name] ?? null, type, vocabulary));
    return `${trial.name}(${args.join(', ')})`;
  }
  const events = trial.events.map(({ event, fields = {} }) => writtenEvent({ event, fields }, vocabulary));
  return events.length === 1 ? (events[0] as string) : `[${events.join(', ')}]`;
}
