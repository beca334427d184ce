import type { Read, UnknownFact } from '../model/answer.js';
import type { FactNode, LogicNode, MakeNode, Node } from '../model/tree.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { arithmetic } from '../values/arithmetic.js';
import { MEMBER, type StepLimit } from '../values/budget.js';
import { difference, functions, union, withSteps } from '../values/functions.js';
import { toJson } from '../values/json.js';
import { EventValue, same, Thing, UnknownSignal, type Value } from '../values/values.js';
import { compared } from './comparison.js';
import { type FactPlaces, factPlaces } from './fact-places.js';
import { followed, iterated, quantified } from './iteration.js';
import { withLet } from './lets.js';
import { type Asked, QuestionInterpreter, type SoleAnswer } from './question.js';
import type { AskedQuestion } from './rests-on.js';
import { SubAnswerCache } from './sub-answer-cache.js';
import { certain, type Env, UNKNOWN, type ValueOrUnknown } from './unknown.js';

/**
 * Evaluates trees as they stand, with three truth values, noting what was read. Slow and plain: used where compiled code met
 * an unknown fact, and wherever a trace is asked for.
 */
export class Interpreter {
  /** Facts without a value that were met, in order. */
  readonly unknown = new Map<string, UnknownFact>();
  /** What was read since the list was last put here; null while nobody listens. */
  reads: Read[] | null = null;
  /** Questions asked since the list was last put here that entries above the base had a say in; null while nobody wants to know. */
  rests: AskedQuestion[] | null = null;
  /** Facts that were looked at, however deep, as far as they may have been assumed: `thing.fact`. */
  factsRead = new Set<string>();
  /** How entries fared is written down; not for questions asked on the way, of which only the answer matters. */
  detailed = true;
  private readonly questions: QuestionInterpreter;
  readonly budget: StepLimit;
  private readonly places: FactPlaces;

  /** @param known what is cached of questions asked on the way, by default those of this walk alone */
  constructor(
    readonly ruleset: Ruleset,
    private readonly known = new SubAnswerCache(ruleset),
    /** Every fact is noted in `factsRead`, not only those that the vocabulary knows how to assume. */
    private readonly noteAll = false,
  ) {
    this.budget = ruleset.runtime.budget;
    this.places = factPlaces(ruleset.rulebook.vocabulary);
    this.questions = new QuestionInterpreter(this);
  }

  /** Asks a question, noting how each entry fared. */
  ask(question: string, args: readonly ValueOrUnknown[]): Asked {
    return this.questions.ask(question, args);
  }

  /** The one expression that a question's answer surely comes from, if there is one. */
  soleAnswer(question: string, args: readonly ValueOrUnknown[]): SoleAnswer | undefined {
    return this.questions.sole(question, args);
  }

  /** Drops the unknown facts met since there were so many: what they were looked at for came out without them. */
  dropUnknownSince(since: number): void {
    if (this.unknown.size === since) return;
    for (const fact of [...this.unknown.keys()].slice(since)) this.unknown.delete(fact);
  }

  /** What is gone through as a whole costs steps. */
  pay(value: Value): void {
    withSteps(value, this.budget);
  }

  /** What becomes a part of another value is paid for. */
  held(value: Value): Value {
    return this.budget.hold(value);
  }

  /** One turn of a loop, or one entry tried. */
  turn(): void {
    this.budget.spend(TURN);
  }

  value(node: Node, env: Env): ValueOrUnknown {
    const { world, setup } = this.ruleset.runtime;
    switch (node.op) {
      case 'literal':
        return node.value;
      case 'thing':
        return world.byId.get(node.id) ?? null;
      case 'name':
        return env.read(node.name);
      case 'collection':
        return world.list(node.name);
      case 'single':
        return world.singles.get(node.name) ?? setup;
      case 'fact':
        return this.fact(node, env);
      case 'ask':
        return this.nested(
          node.question,
          node.args.map((arg) => this.value(arg, env)),
        );
      case 'call':
        return this.call(
          node.fn,
          node.args.map((arg) => this.value(arg, env)),
        );
      case 'make':
        return this.make(node, env);
      case 'list':
        return certain(
          node.items.map((item) => this.value(item, env)),
          (items) => items.map((item) => this.held(item)),
        );
      case 'if': {
        const test = this.truth(node.test, env);
        const branch = (): ValueOrUnknown => (node.else ? this.value(node.else, env) : null);
        if (test !== null) return test ? this.value(node.then, env) : branch();
        const yes = this.value(node.then, env);
        const no = branch();
        return yes !== UNKNOWN && no !== UNKNOWN && same(yes, no) ? yes : UNKNOWN;
      }
      case 'let':
        return this.value(node.body, withLet(this, env, node));
      case 'otherwise': {
        const left = this.value(node.left, env);
        return left === null ? this.value(node.right, env) : left;
      }
      case 'set':
        return certain([this.value(node.left, env), this.value(node.right, env)], ([a, b]) =>
          (node.sign === 'with' ? union : difference)(a as Value, b as Value, this.budget),
        );
      case 'sum':
        return certain([this.value(node.left, env), this.value(node.right, env)], ([a, b]) =>
          typeof a === 'number' && typeof b === 'number' ? arithmetic[node.sign](a, b) : null,
        );
      case 'minus':
        return certain([this.value(node.of, env)], ([a]) => (typeof a === 'number' ? -a : null));
      case 'each':
      case 'first':
      case 'count':
        return iterated(this, node, env);
      case 'follow':
        return followed(this, node, env);
      default: {
        const truth = this.truth(node, env);
        return truth === null ? UNKNOWN : truth;
      }
    }
  }

  /** null: unknown. */
  truth(node: Node, env: Env): boolean | null {
    switch (node.op) {
      case 'and':
      case 'or':
        return this.logic(node, env);
      case 'not': {
        const of = this.truth(node.of, env);
        return of === null ? null : !of;
      }
      case 'any':
      case 'every':
        return quantified(this, node, env);
      case 'let':
        return this.truth(node.body, withLet(this, env, node));
      case 'compare':
        return compared(this, node, env);
      case 'is a': {
        const of = this.value(node.of, env);
        return of === UNKNOWN ? null : (of instanceof Thing && of.entity === node.entity) !== node.negated;
      }
      default: {
        const value = this.value(node, env);
        return value === UNKNOWN ? null : value === true;
      }
    }
  }

  private logic(node: LogicNode, env: Env): boolean | null {
    const decides = node.op === 'or';
    let open = false;
    for (const part of node.parts) {
      const truth = this.truth(part, env);
      if (truth === decides) return decides;
      if (truth === null) open = true;
    }
    return open ? null : !decides;
  }

  private fact(node: FactNode, env: Env): ValueOrUnknown {
    const of = this.value(node.of, env);
    if (of === UNKNOWN || of === null) return of;
    const { vocabulary } = this.ruleset.rulebook;
    if (of instanceof EventValue) {
      if (node.fact === 'claims') return of.claims;
      const at = vocabulary.events[of.event]?.fields.findIndex((field) => field.name === node.fact) ?? -1;
      return of.fields[at] ?? null;
    }
    if (!(of instanceof Thing)) return null;
    const { fact } = node;
    const place = this.places.of.get(of.entity)?.get(fact);
    if (place === undefined) return null;
    const value = of.fact(place.slot);
    const name = of.id ?? of.entity;
    if (place.assumable || this.noteAll) this.factsRead.add(`${name}.${fact}`);
    if (value === undefined) {
      this.unknown.set(`${name}.${fact}`, { of: name, fact });
      return UNKNOWN;
    }
    if (this.reads !== null) {
      this.budget.spend(Array.isArray(value) ? NOTED + MEMBER * value.length : NOTED);
      this.reads.push({ of: name, entity: of.entity, fact, value: toJson(vocabulary, value) });
    }
    return value;
  }

  /** What is known once is known for the whole walk, as long as the table is the same. */
  private nested(question: string, args: readonly ValueOrUnknown[]): ValueOrUnknown {
    const known = this.known.get(question, args);
    if (known === undefined) return this.again(question, args);
    for (let i = 0; i < known.factsRead.length; i++) this.factsRead.add(known.factsRead[i] as string);
    if (this.reads !== null) this.budget.spend(MEMBER);
    this.reads?.push(known.read);
    this.rest(args, known);
    return known.value;
  }

  private rest(args: readonly ValueOrUnknown[], { value, through, objections }: Omit<AskedQuestion, 'args'>): void {
    if (through.length > 0 || objections.length > 0) this.rests?.push({ args, value, through, objections });
  }

  private again(question: string, args: readonly ValueOrUnknown[]): ValueOrUnknown {
    const { reads, detailed, factsRead } = this;
    this.reads = null;
    this.detailed = false;
    this.factsRead = new Set();
    try {
      const { version } = this.ruleset.runtime.world;
      const { value, because, through, objections } = this.ask(question, args);
      this.rest(args, { value, through, objections });
      if (value === UNKNOWN || args.includes(UNKNOWN)) return value;
      const { vocabulary } = this.ruleset.rulebook;
      const json = (args as readonly Value[]).map((arg) => toJson(vocabulary, arg));
      const entities = args.map((arg) => (arg instanceof Thing ? arg.entity : null));
      const read: Read = frozen({ question, arguments: json, entities, value: toJson(vocabulary, value), because });
      reads?.push(read);
      this.known.set(question, args, { value, read, through, objections, factsRead: [...this.factsRead], version });
      return value;
    } finally {
      this.reads = reads;
      this.detailed = detailed;
      for (const fact of this.factsRead) factsRead.add(fact);
      this.factsRead = factsRead;
    }
  }

  private call(name: string, args: readonly ValueOrUnknown[]): ValueOrUnknown {
    const fn = functions[name];
    if (fn === undefined) throw new Error(`no function ${name}`);
    return certain(args, ([a = null, b = null, c = null]) => {
      try {
        return fn(this.ruleset.runtime, a, b, c);
      } catch (error) {
        if (!(error instanceof UnknownSignal)) throw error;
        for (const fact of error.facts) this.unknown.set(`${fact.of}.${fact.fact}`, fact);
        return UNKNOWN;
      }
    });
  }

  private make(node: MakeNode, env: Env): ValueOrUnknown {
    const { maker } = this.ruleset;
    const names = Object.keys(node.args);
    return certain(
      Object.values(node.args).map((arg) => this.value(arg, env)),
      (values) => {
        this.budget.spend(MEMBER * maker.vocabulary.slots);
        const given = Object.fromEntries(names.map((name, i) => [name, this.held(values[i] as Value)]));
        if (node.what === 'entity') return maker.thing(node.name, null, given);
        const fields = maker.vocabulary.events[node.name]?.fields ?? [];
        return new EventValue(
          node.name,
          fields.map((field) => given[field.name] ?? null),
        );
      },
    );
  }
}

/** What several answers may hold is nobody's to change. */
function frozen<T>(json: T): T {
  if (typeof json === 'object' && json !== null && !Object.isFrozen(json)) {
    Object.freeze(json);
    Object.values(json).forEach(frozen);
  }
  return json;
}

/** Steps for what is noted of a fact that was read. */
const NOTED = 30;

/** Steps for one turn of a loop here: this is how much slower it is than compiled code. */
const TURN = 30;
