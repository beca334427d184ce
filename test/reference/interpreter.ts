import type { UnknownFact } from '../../src/model/answer.js';
import type { Entry } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Json, TableJson } from '../../src/model/table.js';
import type { Expression, IterationNode, MakeNode, Node } from '../../src/model/tree.js';
import { entriesOf, State } from './state.js';
import {
  asList,
  distinct,
  type Finding,
  functions,
  has,
  isEvent,
  isThing,
  listed,
  type M,
  MOST,
  same,
  U,
  type V,
} from './values.js';

export type Env = (name: string) => M;
type Lets = { readonly [name: string]: Expression };
type Outcome = 'applies' | 'does not' | 'open';
interface Tried {
  readonly entry: Entry;
  readonly env: Env;
  readonly outcome: Outcome;
  readonly value: M | undefined;
}
interface Asked {
  readonly value: M;
  readonly because: readonly string[];
}

export const nameless: Env = (name) => {
  throw new Error(`name out of scope: ${name}`);
};
export const bind =
  (env: Env, name: string, v: M): Env =>
  (asked) =>
    asked === name ? v : env(asked);
const silent: Asked = { value: null, because: [] };

/** Answers questions by reading the entries as they stand: no compiling, no ordering, three truth values throughout. */
export class Interpreter {
  readonly entries: readonly Entry[];
  /** Facts without a value that the last evaluation met. */
  missing: UnknownFact[] = [];
  private readonly answered = new Map<string, { readonly asked: Asked; readonly missing: readonly UnknownFact[] }>();

  constructor(readonly state: State) {
    const layers = state.rulebook.vocabulary.layers;
    const lives = (id: string) => {
      const when = layers[id]?.when;
      return !when || this.value(when.tree, nameless) === true;
    };
    this.entries = entriesOf(state, lives);
    this.assume();
  }

  /** What a table leaves out is worked out where the vocabulary says how, until nothing new comes out. */
  private assume(): void {
    const { lists, singles, rulebook } = this.state;
    for (let news = true; news; ) {
      news = false;
      for (const thing of [...singles.values(), ...[...lists.values()].flat()])
        for (const { name, assumed } of Object.values(rulebook.vocabulary.entities[thing.is]?.facts ?? {})) {
          if (!assumed || thing.facts.get(name) !== undefined) continue;
          const v = this.value(assumed.tree, bind(nameless, 'this', thing));
          if (v === U) continue;
          thing.facts.set(name, v);
          this.changed();
          news = true;
        }
    }
    this.missing = [];
  }

  /** Remembered answers are good for one state of the table. */
  changed(): void {
    this.answered.clear();
  }

  lets(env: Env, lets: Lets): Env {
    const known = new Map<string, M>();
    const inner: Env = (name) => {
      if (!Object.hasOwn(lets, name)) return env(name);
      const v = known.get(name) ?? this.value((lets[name] as Expression).tree, inner);
      // What is not known is worked out again, to say again what is missing.
      if (v !== U) known.set(name, v);
      return v;
    };
    return inner;
  }

  truth(node: Node | undefined, env: Env): boolean | typeof U {
    const v = node === undefined ? true : this.value(node, env);
    return v === U ? U : v === true;
  }

  value(node: Node, env: Env): M {
    const on = (nodes: readonly Node[], f: (...vs: V[]) => M): M => {
      const vs: readonly M[] = nodes.map((part) => this.value(part, env));
      return vs.includes(U) ? U : f(...(vs as readonly V[]));
    };
    switch (node.op) {
      case 'literal':
        return node.value;
      case 'thing':
        return this.state.byId.get(node.id) ?? null;
      case 'name':
        return env(node.name);
      case 'collection':
        return this.state.lists.get(node.name) ?? [];
      case 'single':
        return this.state.singles.get(node.name) ?? null;
      case 'ask':
        return this.ask(
          node.question,
          node.args.map((arg) => this.value(arg, env)),
        ).value;
      case 'list':
        return on(node.items, (...vs) => vs);
      case 'make':
        return this.make(node, env);
      case 'call':
        return on(node.args, (...vs) => this.call(node.fn, vs));
      case 'minus':
        return on([node.of], (a) => (typeof a === 'number' ? -a : null));
      case 'set':
        return on([node.left, node.right], (a, b) =>
          node.sign === 'with' ? distinct([...asList(a), ...asList(b)]) : asList(a).filter((x) => !has(asList(b), x)),
        );
      case 'sum':
        return on([node.left, node.right], (a, b) => {
          if (typeof a !== 'number' || typeof b !== 'number') return null;
          return node.sign === '+'
            ? a + b
            : node.sign === '-'
              ? a - b
              : node.sign === '*'
                ? a * b
                : b === 0
                  ? null
                  : Math.floor(a / b);
        });
      case 'otherwise': {
        const left = this.value(node.left, env);
        return left === null ? this.value(node.right, env) : left;
      }
      case 'if': {
        const branch = (yes: boolean): M =>
          yes ? this.value(node.then, env) : node.else ? this.value(node.else, env) : null;
        const test = this.truth(node.test, env);
        if (test !== U) return branch(test);
        const yes = branch(true);
        const no = branch(false);
        return yes !== U && no !== U && same(yes, no) ? yes : U;
      }
      case 'fact': {
        const of = this.value(node.of, env);
        if (of === U) return U;
        if (isEvent(of)) return node.fact === 'claims' ? of.claims : (of.fields.get(node.fact) ?? null);
        if (!isThing(of) || !of.facts.has(node.fact)) return null;
        const fact = of.facts.get(node.fact);
        if (fact === undefined) this.missing.push({ of: of.id ?? of.is, fact: node.fact });
        return fact === undefined ? U : fact;
      }
      case 'not': {
        const of = this.truth(node.of, env);
        return of === U ? U : !of;
      }
      case 'and':
      case 'or': {
        let open = false;
        for (const part of node.parts) {
          const truth = this.truth(part, env);
          if (truth === (node.op === 'or')) return truth;
          if (truth === U) open = true;
        }
        return open ? U : node.op === 'and';
      }
      case 'is a':
        return on([node.of], (of) => (isThing(of) && of.is === node.entity) !== node.negated);
      case 'compare': {
        if (node.sign === 'in' || node.sign === 'not in') {
          const x = this.value(node.left, env);
          const isIn = x === U ? this.open(node.right, env) : this.member(x, node.right, env);
          return isIn === U ? U : isIn === (node.sign === 'in');
        }
        return on([node.left, node.right], (a, b) => {
          if (node.sign === 'is' || node.sign === 'is not') return same(a, b) === (node.sign === 'is');
          if (node.sign === 'within') return asList(a).every((x) => has(b, x));
          if (typeof a !== 'number' || typeof b !== 'number') return false;
          return node.sign === '<' ? a < b : node.sign === '<=' ? a <= b : node.sign === '>' ? a > b : a >= b;
        });
      }
      case 'any':
      case 'every':
        return this.quantified(node, env);
      default:
        return this.iterated(node, env);
    }
  }

  /** Unknown whatever it gives; looked at for the facts that are missing in it. */
  private open(node: Node, env: Env): typeof U {
    this.value(node, env);
    return U;
  }

  /** Whether x is in a list; of a list that is not wholly known, as far as the way it is written tells. */
  private member(x: V, node: Node, env: Env): boolean | typeof U {
    const list = this.value(node, env);
    if (list !== U) return has(list, x);
    const some = (truths: readonly (boolean | typeof U)[]) =>
      truths.includes(true) ? true : truths.includes(U) ? U : false;
    if (node.op === 'list')
      return some(
        node.items.map((item) => {
          const y = this.value(item, env);
          return y === U ? U : same(x, y);
        }),
      );
    if (node.op === 'set') {
      const left = this.member(x, node.left, env);
      const right = this.member(x, node.right, env);
      if (node.sign === 'with') return some([left, right]);
      return left === false || right === true ? false : left === U || right === U ? U : true;
    }
    if (node.op === 'each' && !node.yield) {
      const inside = this.member(x, node.in, env);
      const meant = inside === false ? false : this.truth(node.where, bind(env, node.name, x));
      return inside === false || meant === false ? false : inside === U || meant === U ? U : true;
    }
    if (node.op === 'if') {
      const test = this.truth(node.test, env);
      const branch = (yes: boolean) =>
        yes ? this.member(x, node.then, env) : node.else ? this.member(x, node.else, env) : false;
      if (test !== U) return branch(test);
      const yes = branch(true);
      return yes === branch(false) ? yes : U;
    }
    if (node.op !== 'ask') return U;
    const args = node.args.map((arg) => this.value(arg, env));
    const sole = this.tried(node.question, args).filter(({ outcome }) => outcome !== 'does not');
    const row = sole.length === 1 && sole[0]?.outcome === 'applies' ? sole[0] : undefined;
    return row?.entry.value ? this.member(x, row.entry.value.tree, row.env) : U;
  }

  private iterated(node: IterationNode, env: Env): M {
    const list = this.value(node.in, env);
    if (list === U) return U;
    const chosen: { readonly x: V; readonly key: number; readonly env: Env }[] = [];
    for (const x of asList(list)) {
      const inner = bind(env, node.name, x);
      const meant = this.truth(node.where, inner);
      const key = meant === true && node.by ? this.value(node.by, inner) : null;
      if (meant === U || key === U) return U;
      if (meant) chosen.push({ x, key: typeof key === 'number' ? key : Infinity, env: inner });
      if (meant && node.op === 'first' && !node.by) break;
    }
    if (node.op === 'count') return chosen.length;
    const ordered = chosen.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    if (node.op === 'first') return ordered[0]?.x ?? null;
    const given = ordered.map((one) => (node.yield ? this.value(node.yield, one.env) : one.x));
    return given.includes(U) ? U : (given as V[]);
  }

  private quantified(node: IterationNode, env: Env): M {
    const list = this.value(node.in, env);
    if (list === U) return U;
    let open = false;
    for (const x of asList(list)) {
      const inner = bind(env, node.name, x);
      const meant = this.truth(node.where, inner);
      if (meant === false) continue;
      const holds = node.op === 'any' ? true : this.truth(node.yield, inner);
      if (node.op === 'every' && holds === true) continue;
      if (meant === true && holds === (node.op === 'any')) return holds;
      open = true;
    }
    return open ? U : node.op === 'every';
  }

  private make(node: MakeNode, env: Env): M {
    const given = new Map<string, V>();
    const args = Object.entries(node.args).map(([name, arg]) => [name, this.value(arg, env)] as const);
    for (const [name, v] of args)
      if (v === U) return U;
      else given.set(name, v);
    if (node.what === 'entity') return this.state.make(node.name, null, Object.fromEntries(given));
    const { fields = [] } = this.state.rulebook.vocabulary.events[node.name] ?? {};
    const whole = new Map(fields.map(({ name }) => [name, given.get(name) ?? null]));
    return { event: node.name, fields: whole, claims: [], past: [], because: undefined };
  }

  /** Functions that need more than their arguments. */
  protected call(fn: string, [a = null, b = null, c = null]: readonly V[]): M {
    if (fn === 'oneOf') return this.state.make('Selection', null, { among: listed(a), by: b });
    if (fn === 'just') return this.state.make('Selection', null, { among: asList(a), by: null });
    const v = (functions[fn] as (typeof functions)[string])(a, b, c);
    if (v === U) this.missing.push({ of: fn, fact: `${MOST}` });
    return v;
  }

  /** A question about values, or about what is not known. */
  ask(name: string, args: readonly M[]): Asked {
    const plain = args.every((arg) => arg === null || typeof arg !== 'object' || (isThing(arg) && arg.id !== null));
    const key = plain ? `${name} ${args.map((arg) => (isThing(arg) ? `#${arg.id}` : String(arg)))}` : undefined;
    let done = key === undefined ? undefined : this.answered.get(key);
    if (done === undefined) {
      const outer = this.missing;
      this.missing = [];
      done = { asked: this.decide(name, this.tried(name, args)), missing: this.missing };
      this.missing = outer;
      if (key !== undefined) this.answered.set(key, done);
    }
    if (done.asked.value === U) this.missing.push(...done.missing);
    return done.asked;
  }

  private tried(name: string, args: readonly M[]): readonly Tried[] {
    const { parameters = [] } = this.state.rulebook.vocabulary.questions[name] ?? {};
    const env = parameters.reduce((outer, { name: parameter }, i) => bind(outer, parameter, args[i] ?? null), nameless);
    const entries = this.entries.filter((entry) => entry.hook === 'answers' && entry.of === name);
    const done = new Map<Entry, readonly Tried[]>();
    const tryEntry = (entry: Entry): readonly Tried[] => {
      const known = done.get(entry);
      if (known) return known;
      const above = entries.filter((other) => displaces(other, entry)).flatMap(tryEntry);
      const inner = this.lets(env, entry.let);
      const things = entry.each ? this.value(entry.each.in.tree, inner) : [null];
      const tried =
        things === U
          ? [{ entry, env: inner, outcome: 'open' as const, value: undefined }]
          : listed(things).map((x) =>
              this.one(entry, entry.each ? this.lets(bind(env, entry.each.name, x), entry.let) : inner, above),
            );
      done.set(entry, tried);
      return tried;
    };
    return entries.flatMap(tryEntry);
  }

  private one(entry: Entry, env: Env, above: readonly Tried[]): Tried {
    const before = [...this.missing];
    const holds = this.truth(entry.when?.tree, env);
    const value = holds === false ? undefined : this.given(entry, env);
    const bare = value === undefined && (entry.value ?? entry.cases) !== undefined;
    const displaced = above.some(({ outcome }) => outcome === 'applies');
    const open = holds === U || above.some(({ outcome }) => outcome === 'open');
    const outcome = holds === false || bare || displaced ? 'does not' : open ? 'open' : 'applies';
    if (outcome === 'does not') this.missing = before;
    return { entry, env, outcome, value };
  }

  /** undefined: none of its cases holds. */
  private given(entry: Entry, env: Env): M | undefined {
    if (entry.value) return this.value(entry.value.tree, env);
    for (const { when, value } of entry.cases ?? []) {
      const truth = this.truth(when.tree, env);
      if (truth === U) return U;
      if (truth) return this.value(value.tree, env);
    }
    return undefined;
  }

  private decide(name: string, tried: readonly Tried[]): Asked {
    const question = this.state.rulebook.vocabulary.questions[name];
    const applied = tried.filter(({ outcome }) => outcome === 'applies');
    const open = tried.filter(({ outcome }) => outcome === 'open');
    const asked = (value: M, by: readonly Tried[]): Asked => ({
      value,
      because: [...new Set(by.map(({ entry }) => entry.id))].toSorted(),
    });
    const unknown = asked(U, []);
    switch (question?.policy) {
      case 'verdict': {
        for (const [verdict, result] of [
          ['deny', 'denied'],
          ['require', 'required'],
          ['allow', 'allowed'],
        ] as const) {
          const of = (among: readonly Tried[]) => among.filter(({ entry }) => entry.verdict === verdict);
          if (of(applied).length > 0) return asked(result, of(applied));
          if (of(open).length > 0 && !(verdict === 'allow' && question.silence === result)) return unknown;
        }
        return asked((question.silence as V | undefined) ?? 'silent', []);
      }
      case 'problems':
        return open.length > 0 ? asked(U, applied) : asked(applied.map((one) => this.problem(one)) as V, applied);
      case 'union': {
        if (open.length > 0 || applied.some(({ value }) => value === U)) return asked(U, applied);
        return asked(distinct(applied.flatMap(({ value }) => asList(value as V))), applied);
      }
      case 'value': {
        const known = applied.filter(({ value }) => value !== U).map(({ value }) => value as V);
        if (known.some((v) => !same(v, known[0]))) throw new Fault('fault.conflict', { question: name, entries: '' });
        // What is open does not matter if it could only give the same value.
        if (
          known.length < applied.length ||
          open.some(({ value }) => known.length === 0 || value === U || !same(value, known[0]))
        )
          return unknown;
        if (known.length > 0) return asked(known[0] as V, applied);
        if (question.silence === undefined) throw new Fault('fault.silence', { question: name });
        return asked(question.silence as V, []);
      }
      default:
        return silent;
    }
  }

  private problem({ entry, env }: Tried): Finding {
    const templates = [entry.reason, entry.remedy].flatMap((words) => (words ? [words.en, words.it] : []));
    const names = new Set([
      ...templates.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)),
      ...(entry.each ? [entry.each.name] : []),
    ]);
    const values = new Map(
      [...names].map((name) => [name, env(name)] as const).map(([name, v]) => [name, v === U ? null : v]),
    );
    return { entry: entry.id, severity: entry.severity ?? 'illegal', values };
  }
}

export const displaces = (one: Entry, other: Entry): boolean =>
  one !== other && (one.overrides === 'all' ? other.overrides !== 'all' : one.overrides.includes(other.id));

export interface ReferenceAnswer {
  readonly value?: Json;
  readonly because: readonly string[];
  readonly unknown: readonly UnknownFact[];
}

/** What the rulebook answers, as plainly as it can be worked out. `value` is a verdict, a value, or a list of problems; missing when unknown. */
export const referenceAsk = (
  rulebook: Rulebook,
  table: TableJson,
  question: string,
  args: { readonly [name: string]: Json },
): ReferenceAnswer => answerOf(new Interpreter(new State(rulebook, table)), question, args);

export const answerOf = (
  interpreter: Interpreter,
  name: string,
  args: { readonly [name: string]: Json },
): ReferenceAnswer => {
  const { state } = interpreter;
  interpreter.missing = [];
  const given = (state.rulebook.vocabulary.questions[name]?.parameters ?? []).map((p) =>
    state.accept(args[p.name], p.type),
  );
  const { value, because } = interpreter.ask(name, given);
  return {
    because,
    unknown: value === U ? interpreter.missing : [],
    ...(value === U ? {} : { value: state.toJson(value) }),
  };
};
