import type { Entry } from '../../src/model/entry.js';
import type { Expression, IterationNode, Node } from '../../src/model/tree.js';
import {
  all,
  both,
  either,
  functions,
  has,
  list,
  type M,
  many,
  not,
  once,
  seatFunctions,
  signs,
  some,
  type Truth,
  U,
} from './functions.js';
import { type Facts, type State, same, type V } from './state.js';

/** What each name in sight stands for. */
export type Env = { readonly [name: string]: () => M };
export type Asked = { readonly value: M; readonly because: readonly string[] };
/** How an entry fares, for one of its things. */
export interface Tried {
  readonly entry: Entry;
  readonly env: Env;
  readonly how: 'applies' | 'does not' | 'open';
  readonly v: M | undefined;
}

/** The rule language, one line for a kind of node, with three truth values throughout. */
export abstract class Language {
  /** Facts that were not there, as `thing.fact`. */
  missing: string[] = [];

  constructor(readonly state: State) {}

  abstract ask(question: string, args: readonly M[]): Asked;
  protected abstract tried(question: string, args: readonly M[]): readonly Tried[];

  protected lets(outer: Env, lets: { readonly [name: string]: Expression }): Env {
    const env: { [name: string]: () => M } = { ...outer };
    for (const [name, { tree }] of Object.entries(lets)) env[name] = once(() => this.value(tree, env));
    return env;
  }

  protected truth(of: Expression | Node | undefined, env: Env): Truth {
    const v = of === undefined ? true : this.value('tree' in of ? of.tree : of, env);
    return v === U ? U : v === true;
  }

  value(node: Node, env: Env): M {
    return (this.nodes[node.op] as (node: Node, env: Env) => M)(node, env);
  }

  private each(nodes: readonly Node[], env: Env): readonly M[] {
    return nodes.map((node) => this.value(node, env));
  }

  /** Unknown with any part that is. */
  private on(nodes: readonly Node[], env: Env, f: (...vs: V[]) => M): M {
    const vs = this.each(nodes, env);
    return vs.includes(U) ? U : f(...(vs as V[]));
  }

  private readonly nodes: { readonly [Op in Node['op']]: (node: Node & { op: Op }, env: Env) => M } = {
    literal: ({ value }) => value,
    thing: ({ id }) => (this.state.isHere(id) ? id : null),
    name: ({ name }, env) => (env[name] as () => M)(),
    collection: ({ name }) => this.state.lists[name] ?? [],
    single: ({ name }) => this.state.singles[name] ?? null,
    fact: ({ of, fact }, env) => this.on([of], env, (v) => this.fact(v, fact)),
    ask: ({ question, args }, env) => this.ask(question, this.each(args, env)).value,
    call: ({ fn, args }, env) => this.on(args, env, (...vs) => this.call(fn, vs)),
    list: ({ items }, env) => this.on(items, env, (...vs) => vs),
    make: ({ what, name, args }, env) =>
      this.on(Object.values(args), env, (...vs) => this.make(what, name, Object.keys(args), vs)),
    minus: ({ of }, env) => this.on([of], env, (a) => signs['-'](0, a)),
    sum: ({ sign, left, right }, env) => this.on([left, right], env, signs[sign]),
    set: ({ sign, left, right }, env) => this.on([left, right], env, signs[sign]),
    otherwise: ({ left, right }, env) => {
      const v = this.value(left, env);
      return v === null ? this.value(right, env) : v;
    },
    if: ({ test, then, else: other }, env) => {
      const branch = (yes: boolean): M => (yes ? this.value(then, env) : other ? this.value(other, env) : null);
      const truth = this.truth(test, env);
      if (truth !== U) return branch(truth);
      const [yes, no]: M[] = [branch(true), branch(false)];
      return yes !== U && no !== U && same(yes, no) ? (yes as V) : U;
    },
    not: ({ of }, env) => not(this.truth(of, env)),
    and: ({ parts }, env) => all(parts, (part) => this.truth(part, env)),
    or: ({ parts }, env) => some(parts, (part) => this.truth(part, env)),
    'is a': ({ of, entity, negated }, env) =>
      this.on([of], env, (v) => (this.state.record(v)?.['is'] === entity) !== negated),
    compare: ({ sign, left, right }, env) => {
      if (sign !== 'in' && sign !== 'not in') return this.on([left, right], env, signs[sign]);
      const x = this.value(left, env);
      const isIn: Truth = x === U ? (this.on([right], env, () => U) as Truth) : this.member(x, right, env);
      return sign === 'in' ? isIn : not(isIn);
    },
    any: (node, env) => this.over(node, env, (xs, inner) => some(xs, (x) => this.truth(node.where, inner(x)))),
    every: (node, env) => this.over(node, env, (xs, inner) => all(xs, (x) => this.implied(node, inner(x)))),
    count: (node, env) => this.chosen(node, env, (xs) => xs.length),
    first: (node, env) => this.chosen(node, env, ([x = null]) => x),
    each: (node, env) =>
      this.chosen(node, env, (xs, inner) => {
        const given = xs.map((x) => (node.yield ? this.value(node.yield, inner(x)) : x));
        return given.includes(U) ? U : (given as V[]);
      }),
  };

  /** Whether what is asked of a member holds for one that the condition may leave out. */
  private implied({ where, yield: holds }: IterationNode, env: Env): Truth {
    return some([() => not(this.truth(where, env)), () => this.truth(holds, env)], (truth) => truth());
  }

  private over(node: IterationNode, env: Env, f: (xs: readonly V[], inner: (x: V) => Env) => M): M {
    const xs = this.value(node.in, env);
    // Of a list that is unknown nobody is meant if the condition fails whoever that may be.
    const empty = xs === U && node.where && this.truth(node.where, { ...env, [node.name]: () => U }) === false;
    return xs === U && !empty ? U : f(xs === U ? [] : many(xs), (x) => ({ ...env, [node.name]: () => x }));
  }

  /** Those for which the condition holds, in the order of `by`; nobody knows which they are if it is open for one. */
  private chosen(node: IterationNode, env: Env, f: (xs: readonly V[], inner: (x: V) => Env) => M): M {
    return this.over(node, env, (xs, inner) => {
      const kept: { readonly x: V; readonly key: number }[] = [];
      for (const x of xs) {
        const meant = this.truth(node.where, inner(x));
        const key = meant === true && node.by ? this.value(node.by, inner(x)) : null;
        if (meant === U || key === U) return U;
        if (meant) kept.push({ x, key: typeof key === 'number' ? key : Infinity });
        if (meant && node.op === 'first' && !node.by) break;
      }
      const ordered = kept.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
      return f(
        ordered.map(({ x }) => x),
        inner,
      );
    });
  }

  /** Whether x is in a list; of one that is not wholly known, as far as the way it is written tells. */
  private member(x: V, node: Node | undefined, env: Env): Truth {
    const whole = node ? this.value(node, env) : [];
    if (whole !== U || !node) return has(whole as V, x);
    const isIn = (part: Node | undefined) => this.member(x, part, env);
    if (node.op === 'list') return some(node.items, (item) => this.on([item], env, (y) => same(x, y)) as Truth);
    if (node.op === 'set') {
      const left = isIn(node.left);
      const right = isIn(node.right);
      return node.sign === 'with' ? either(left, right) : both(left, not(right));
    }
    if (node.op === 'each' && !node.yield)
      return all([() => isIn(node.in), () => this.truth(node.where, { ...env, [node.name]: () => x })], (t) => t());
    if (node.op === 'if') {
      const test = this.truth(node.test, env);
      if (test !== U) return isIn(test ? node.then : node.else);
      const yes = isIn(node.then);
      return yes === isIn(node.else) ? yes : U;
    }
    if (node.op !== 'ask') return U;
    const [sole, other] = this.tried(node.question, this.each(node.args, env)).filter(({ how }) => how !== 'does not');
    return sole?.how === 'applies' && !other && sole.entry.value ? this.member(x, sole.entry.value.tree, sole.env) : U;
  }

  private fact(v: V, name: string): M {
    const record = this.state.record(v);
    if (record && 'fields' in record)
      return (name === 'claims' ? record['claims'] : (record['fields'] as Facts)[name]) ?? null;
    const known = this.state.factsOf(record?.['is']).some((fact) => fact.name === name);
    if (!known || record?.[name] !== undefined) return record?.[name] ?? null;
    this.missing.push(`${typeof v === 'string' ? v : record?.['is']}.${name}`);
    return U;
  }

  private make(what: 'entity' | 'event', name: string, names: readonly string[], vs: readonly V[]): V {
    const given = Object.fromEntries(names.map((one, i) => [one, vs[i] as V]));
    if (what === 'entity') return this.state.make(name, given);
    const { fields = [] } = this.state.rulebook.vocabulary.events[name] ?? {};
    const values = fields.map((field) => [field.name, given[field.name] ?? null]);
    return { event: name, fields: Object.fromEntries(values), claims: [] };
  }

  protected call(fn: string, args: readonly V[]): M {
    const [a = null, b = null, c = null] = args;
    if (fn === 'oneOf' || fn === 'just')
      return this.state.make('Selection', fn === 'just' ? { among: many(a), by: null } : { among: list(a), by: b });
    const seats = [...this.state.things.keys()];
    const seat = (x: V): number | undefined => (this.state.record(x) ? seats.indexOf(x as string) : undefined);
    const v = fn in seatFunctions ? seatFunctions[fn]?.(seat, a, b, c) : functions[fn]?.(a, b, c);
    if (v === U) this.missing.push(`${fn}.20000`);
    return v ?? null;
  }
}
