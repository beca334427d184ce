import type { UnknownFact } from '../../src/model/answer.js';
import type { Entry } from '../../src/model/entry.js';
import type { Expression, IterationNode, MakeNode, Node } from '../../src/model/tree.js';
import type { State } from './state.js';
import { asList, distinct, functions, has, isEvent, isThing, listed, type M, MOST, same, U, type V } from './values.js';

export type Env = (name: string) => M;
type Lets = { readonly [name: string]: Expression };
export interface Tried {
  readonly entry: Entry;
  readonly env: Env;
  readonly outcome: 'applies' | 'does not' | 'open';
  readonly value: M | undefined;
}
export interface Asked {
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

/** The rule language, tree by tree, with three truth values throughout. */
export abstract class Language {
  /** Facts without a value that the last evaluation met. */
  missing: UnknownFact[] = [];

  constructor(readonly state: State) {}

  abstract ask(name: string, args: readonly M[]): Asked;
  /** How every entry fares that answers a question. */
  protected abstract tried(name: string, args: readonly M[]): readonly Tried[];

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
  protected open(node: Node, env: Env): typeof U {
    this.value(node, env);
    return U;
  }

  /** Whether x is in a list; of a list that is not wholly known, as far as the way it is written tells. */
  protected member(x: V, node: Node, env: Env): boolean | typeof U {
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

  protected iterated(node: IterationNode, env: Env): M {
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

  protected quantified(node: IterationNode, env: Env): M {
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

  protected make(node: MakeNode, env: Env): M {
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
}
