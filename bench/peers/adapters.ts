import type { Peer } from '../jobs.js';
import { type Frame, flat } from './frame.js';
import { type Condition, expression, factsOf, type Rule } from './rules.js';

/** A rule engine that has loaded the rules. */
export interface Asker {
  /** Whether a creature may attack. */
  readonly ask: (frame: Frame) => boolean | Promise<boolean>;
  /** The rule that decides; none if no rule applies. */
  readonly why: (frame: Frame) => string | Promise<string>;
}

/** Loads a package of a peer by name. */
export type LoadPackage = (name: string) => Promise<unknown>;

export interface Adapter {
  readonly package: string;
  /** The names imported from it. */
  readonly imports: readonly string[];
  readonly load: (rules: readonly Rule[], from: LoadPackage) => Promise<Asker>;
}

const NOBODY = 'none';
const underscored = (path: string): string => path.replace('.', '_');

/** The loop that a host writes around one compiled expression per rule: the first that is true decides. */
const looped = <Input>(
  rules: readonly Rule[],
  compiled: readonly ((input: Input) => unknown)[],
  input: (frame: Frame) => Input,
): Asker => {
  const first = (frame: Frame): Rule | undefined => {
    const facts = input(frame);
    for (let i = 0; i < compiled.length; i++) if ((compiled[i] as (input: Input) => unknown)(facts)) return rules[i];
    return undefined;
  };
  return { ask: (frame) => first(frame)?.verdict === 'allow', why: (frame) => first(frame)?.id ?? NOBODY };
};

const logic = (condition: Condition): object => {
  if ('all' in condition) return { and: condition.all.map(logic) };
  if ('any' in condition) return { or: condition.any.map(logic) };
  if ('not' in condition) return { '!': [logic(condition.not)] };
  if ('fact' in condition) return { var: condition.fact };
  if ('same' in condition) return { '===': condition.same.map((path) => ({ var: path })) };
  if ('is' in condition) return { '===': [{ var: condition.is[0] }, condition.is[1]] };
  return { '>': [{ var: condition.above[0] }, condition.above[1]] };
};

/** Compiled, its fastest form, which needs permission to generate code. */
const jsonLogic: Adapter = {
  package: 'json-logic-engine',
  imports: ['LogicEngine'],
  async load(rules, from) {
    const { LogicEngine } = (await from('json-logic-engine')) as {
      LogicEngine: new () => { build(logic: object): (data: Frame) => unknown };
    };
    const engine = new LogicEngine();
    return looped(
      rules,
      rules.map(({ when }) => engine.build(logic(when))),
      (frame) => frame,
    );
  },
};

/** With flat variables of declared types, its fastest form; generates no code. */
const cel: Adapter = {
  package: '@marcbachmann/cel-js',
  imports: ['Environment'],
  async load(rules, from) {
    const { Environment } = (await from('@marcbachmann/cel-js')) as {
      Environment: new () => {
        registerVariable(name: string, type: string): void;
        parse(text: string): (facts: ReturnType<typeof flat>) => unknown;
      };
    };
    const environment = new Environment();
    const numbers = ['turn.count'];
    const texts = ['creature.controller', 'creature.zone', 'defender.id', 'turn.active'];
    for (const path of new Set(rules.flatMap(({ when }) => factsOf(when)))) {
      const type = numbers.includes(path) ? 'double' : texts.includes(path) ? 'string' : 'bool';
      environment.registerVariable(underscored(path), type);
    }
    const syntax = {
      fact: underscored,
      equal: (left: string, right: string) => `${left} == ${right}`,
      number: (value: number) => value.toFixed(1),
    };
    return looped(
      rules,
      rules.map(({ when }) => environment.parse(expression(when, syntax))),
      flat,
    );
  },
};

const jsonRule = (condition: Condition): object => {
  if ('all' in condition) return { all: condition.all.map(jsonRule) };
  if ('any' in condition) return { any: condition.any.map(jsonRule) };
  if ('not' in condition) return { not: jsonRule(condition.not) };
  const test = (path: string, operator: string, value: unknown) => ({ fact: underscored(path), operator, value });
  if ('fact' in condition) return test(condition.fact, 'equal', true);
  if ('same' in condition) return test(condition.same[0], 'equal', { fact: underscored(condition.same[1]) });
  if ('is' in condition) return test(condition.is[0], 'equal', condition.is[1]);
  return test(condition.above[0], 'greaterThan', condition.above[1]);
};

interface RulesEngine {
  addRule(rule: object): void;
  on(event: string, then: () => void): void;
  stop(): void;
  run(
    facts: object,
  ): Promise<{ readonly events: readonly { readonly type: string; readonly params: { id: string } }[] }>;
}

/** An engine for this question only, with distinct priorities, stopped at the first rule that applies. */
const jsonRules: Adapter = {
  package: 'json-rules-engine',
  imports: ['Engine'],
  async load(rules, from) {
    const { Engine } = (await from('json-rules-engine')) as { Engine: new () => RulesEngine };
    const engine = new Engine();
    for (const [i, { id, verdict, when }] of rules.entries()) {
      const condition = jsonRule(when);
      const conditions = 'fact' in condition ? { all: [condition] } : condition;
      engine.addRule({ name: id, conditions, event: { type: verdict, params: { id } }, priority: rules.length - i });
    }
    engine.on('success', () => engine.stop());
    const first = async (frame: Frame) => (await engine.run(flat(frame))).events[0];
    return {
      ask: async (frame) => (await first(frame))?.type === 'allow',
      why: async (frame) => (await first(frame))?.params.id ?? NOBODY,
    };
  },
};

const CASBIN_MODEL = `
[request_definition]
r = q
[policy_definition]
p = id, rule, eft
[policy_effect]
e = priority(p.eft) || deny
[matchers]
m = eval(p.rule)
`;

interface Casbin {
  newModelFromString(text: string): { addPolicy(section: string, kind: string, rule: readonly string[]): unknown };
  newEnforcer(model: object): Promise<{
    enforceSync(frame: Frame): boolean;
    enforceExSync(frame: Frame): readonly [boolean, readonly string[]];
  }>;
}

/** An enforcer for this question only: rules about attributes, first match by the priority effect, synchronous. */
const casbin: Adapter = {
  package: 'casbin',
  imports: ['newModelFromString', 'newEnforcer'],
  async load(rules, from) {
    const { newModelFromString, newEnforcer } = (await from('casbin')) as Casbin;
    const model = newModelFromString(CASBIN_MODEL);
    const syntax = {
      fact: (path: string) => `r.q.${path}`,
      equal: (left: string, right: string) => `${left} == ${right}`,
      number: String,
    };
    for (const { id, verdict, when } of rules) model.addPolicy('p', 'p', [id, expression(when, syntax), verdict]);
    const enforcer = await newEnforcer(model);
    return {
      ask: (frame) => enforcer.enforceSync(frame),
      why: (frame) => enforcer.enforceExSync(frame)[1][0] ?? NOBODY,
    };
  },
};

export const adapters: { readonly [name in Peer]: Adapter } = {
  'json-logic-engine': jsonLogic,
  'cel-js': cel,
  'json-rules-engine': jsonRules,
  casbin,
};
