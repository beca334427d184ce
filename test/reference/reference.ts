import type { Need, Pick } from '../../src/engine/model/answer.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Asked, Interpreter } from './interpreter.js';
import { picking, Stopped } from './picks.js';
import { type Happening, Plan } from './plans.js';
import { State } from './state.js';
import { U } from './values.js';

type Given = { readonly [name: string]: Json };

export interface ReferenceAnswer {
  /** A verdict, a value, or a list of problems; missing when unknown. */
  readonly value?: Json;
  readonly because: readonly string[];
  /** Facts that were missing, as `thing.fact`. */
  readonly unknown: readonly string[];
}
export interface ReferencePlan {
  readonly steps: Json;
  readonly needs: readonly Omit<Need, 'because'>[];
  readonly unknown: readonly string[];
  /** The table as it is afterwards. */
  readonly after: Json;
}
export interface ReferenceEvent {
  readonly event: string;
  readonly fields?: Given;
}

/**
 * Lets the interpreter cache its answers, which it does not do by itself: for comparing a great many. What is cached is valid until
 * the next step of a plan.
 */
const remembering = <I extends Interpreter>(interpreter: I, steps: () => number): I => {
  const known = new Map<string, { readonly asked: Asked; readonly missing: readonly string[] }>();
  const ask = interpreter.ask.bind(interpreter);
  const { state } = interpreter;
  let at = steps();
  interpreter.ask = (name, args) => {
    if (steps() !== at) known.clear();
    at = steps();
    const key = JSON.stringify([name, ...args.map((arg) => (arg === U ? [] : [arg]))]);
    let answer = known.get(key);
    if (answer === undefined) {
      const before = state.missing;
      state.missing = [];
      answer = { asked: ask(name, args), missing: state.missing };
      state.missing = before;
      known.set(key, answer);
    }
    state.missing = [...state.missing, ...answer.missing];
    return answer.asked;
  };
  return interpreter;
};

/** The reference interpreter for one table. `remember`: answers given once are kept, for speed. */
export const referenceFor = (rulebook: Rulebook, table: TableJson, remember = false): Interpreter => {
  const interpreter = new Interpreter(new State(rulebook, table));
  return remember ? remembering(interpreter, () => 0) : interpreter;
};

/** What the rulebook answers, as plainly as it can be worked out. */
export const referenceAsk = (interpreter: Interpreter, name: string, args: Given): ReferenceAnswer => {
  const { state } = interpreter;
  state.missing = [];
  const { parameters = [] } = state.rulebook.vocabulary.questions[name] ?? {};
  const { value, because } = interpreter.ask(
    name,
    parameters.map((one) => state.accept(args[one.name], one.type)),
  );
  const unknown = value === U ? state.missing : [];
  return { because, unknown, ...(value === U ? {} : { value: state.written(value) }) };
};

/** What becomes of simultaneous events; null stands for what the vocabulary sends to verify a table. */
export const referenceSend = (
  rulebook: Rulebook,
  table: TableJson,
  events: readonly ReferenceEvent[] | null,
  { picks = [], remember = false }: { readonly picks?: readonly Pick[]; readonly remember?: boolean } = {},
): ReferencePlan => {
  const state = new State(rulebook, table);
  state.picked = picking(state, picks);
  const accepted = ({ event, fields = {} }: ReferenceEvent): Happening => {
    const { fields: known = [] } = rulebook.vocabulary.events[event] ?? {};
    const given = known.map(({ name, type }) => [name, state.accept(fields[name], type)] as const);
    return { event, fields: Object.fromEntries(given), claims: [], past: [], because: null };
  };
  const written = ({ event, fields, because }: Happening): Json => {
    const each = Object.entries(fields).map(([name, v]) => [name, state.written(v)] as const);
    return { event, fields: Object.fromEntries(each), ...(because === null ? {} : { because }) };
  };
  const nothing = { steps: [], needs: [], unknown: [], after: {} };
  try {
    const plan = new Plan(state);
    if (remember) remembering(plan, () => plan.steps.length);
    plan.perform(events?.map(accepted) ?? plan.actions(rulebook.vocabulary.verify, null, {}));
    state.forgetGone();
    return { ...nothing, steps: plan.steps.map((step) => step.map(written)), after: state.snapshot() };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { need, unknown = [] } = error.why;
    return { ...nothing, needs: need ? [need] : [], unknown };
  }
};
