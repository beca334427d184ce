import type { Entry } from '../../src/engine/model/entry.js';
import { Fault } from '../../src/engine/model/fault.js';
import { partsOf } from '../../src/engine/model/nodes.js';
import type { Expression, IterationNode, Node } from '../../src/engine/model/tree.js';
import type { Question } from '../../src/engine/model/vocabulary.js';
import { plain } from './plain.js';
import { mentioned, type State } from './state.js';
import {
  all,
  andThen,
  both,
  closure,
  either,
  follows,
  iterations,
  type ListIteration,
  not,
  some,
  type Truth,
  truthOf,
} from './truth.js';
import { distinct, has, list, type M, many, once, same, U, type V, whole } from './values.js';

/** What each name in sight stands for. */
export type Env = { readonly [name: string]: () => M };
export type Asked = { readonly value: M; readonly because: readonly string[] };
/** How an entry fares, for one of its things; without a value where none of its cases holds. */
type Tried = {
  readonly entry: Entry;
  readonly verdict?: Entry['verdict'];
  readonly env: Env;
  readonly applies: Truth;
  readonly v: M | undefined;
};

const literal = (value: boolean | null): Node => ({ op: 'literal', value, at: [0, 0], type: { one: [], none: true } });
const [none, yes] = [literal(null), literal(true)];
const listOf = (item: Node): Node => ({ op: 'list', items: [item], at: item.at, type: { list: item.type } });

export const overrides = (one: Entry, other: Entry): boolean =>
  one !== other && (one.overrides === 'all' ? other.overrides !== 'all' : one.overrides.includes(other.id));

/** What a rulebook answers about a table, read off the entries as they stand: no order, no memory, no index, nothing worked out ahead. */
export class Interpreter {
  readonly entries: readonly Entry[];

  constructor(readonly state: State) {
    const { rulebook, json } = state;
    const edition = rulebook.editions.findLast(({ date }) => date <= json.setup.edition)?.date ?? '';
    const active = rulebook.entries.filter(({ since = '', until = '~', layer, chosen, numbered }) => {
      const choice = chosen && (json.setup.house?.[chosen.matter] ?? rulebook.matters[chosen.matter]?.default);
      const lives = (since || (Object.keys(numbered).sort()[0] ?? '')) <= edition && edition < until;
      return (
        lives && this.truth(rulebook.vocabulary.layers[layer]?.when?.tree, {}) === true && choice === chosen?.choice
      );
    });
    const replaced = (entry: Entry): boolean => active.some((one) => one.replaces.includes(entry.id) && !replaced(one));
    this.entries = active.filter((entry) => !replaced(entry)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    state.assume(({ tree }, id) => this.value(tree, { this: () => id }));
  }

  ask(name: string, args: readonly M[]): Asked {
    const answer = () => this.decide(this.question(name), this.tried(name, args));
    return this.noting(answer, ({ value }) => value === U);
  }

  private question = (name: string): Question => this.state.rulebook.vocabulary.questions[name] as Question;

  /** The entries that answer a question, as far as they apply. */
  private tried(name: string, args: readonly M[]): readonly Tried[] {
    const { parameters } = this.question(name);
    const outer = Object.fromEntries(parameters.map((one, i) => [one.name, () => args[i] ?? null]));
    const asked = this.entries.filter(({ hook, of }) => hook === 'answers' && of === name);
    const fare = (entry: Entry): readonly Tried[] => {
      const above = asked.filter((other) => overrides(other, entry)).flatMap(fare);
      const overridden = some(above, ({ applies }) => applies);
      const envs = this.envs(entry, outer);
      if (envs === U) return [{ entry, env: outer, applies: U, v: U }];
      const fares = (env: Env): readonly Tried[] => {
        const holds = this.truth(entry.when?.tree, env);
        if (entry.else) {
          const half = (verdict: Entry['verdict'], is: Truth): Tried => ({ entry, verdict, env, applies: is, v: null });
          return [
            half(entry.verdict, both(holds, not(overridden))),
            half(entry.else, both(not(holds), not(overridden))),
          ];
        }
        const v = holds === false ? undefined : this.given(entry, env);
        const applies = v === undefined ? false : both(holds, not(overridden));
        return [{ entry, verdict: entry.verdict, env, v, applies }];
      };
      return envs.flatMap((env) =>
        this.noting(
          () => fares(env),
          (found) => found.some(({ applies }) => applies !== false),
        ),
      );
    };
    return asked.flatMap(fare).filter(({ applies }) => applies !== false);
  }

  /** Its value, or that of the first case that holds. */
  private given({ value, cases }: Entry, env: Env): M | undefined {
    if (!cases) return value ? this.value(value.tree, env) : null;
    const one = cases.find(({ when }) => this.truth(when?.tree, env) !== false);
    return one && (this.truth(one.when?.tree, env) === U ? U : this.value(one.value.tree, env));
  }

  /** The names in sight of an entry, for each of its things. */
  protected envs({ each, let: lets }: Entry, outer: Env): readonly Env[] | typeof U {
    if (!each) return [this.lets(outer, lets)];
    const things = this.value(each.in.tree, this.lets(outer, lets));
    return things === U ? U : list(things).map((x) => this.lets({ ...outer, [each.name]: () => x }, lets));
  }

  protected lets(outer: Env, lets: { readonly [name: string]: Expression }): Env {
    const env: { [name: string]: () => M } = { ...outer };
    for (const [name, { tree }] of Object.entries(lets)) env[name] = once(() => this.value(tree, env));
    return env;
  }

  private decide({ name, policy, silence }: Question, live: readonly Tried[]): Asked {
    const asked = (value: M, by = live): Asked => {
      const ids = by.filter(({ applies }) => applies === true).map(({ entry }) => entry.id);
      return { value, because: distinct(ids.sort()) as string[] };
    };
    if (policy === 'verdict') {
      for (const [verdict, answer] of Object.entries({ deny: 'denied', require: 'required', allow: 'allowed' })) {
        const says = live.filter((one) => one.verdict === verdict);
        const applies = some(says, (one) => one.applies);
        if (applies === true) return asked(answer, says);
        if (applies === U && !(answer === 'allowed' && silence === answer)) return asked(U, []);
      }
      return asked((silence ?? 'silent') as V, []);
    }
    const applied = live.filter(({ applies }) => applies === true);
    const known = applied.flatMap(({ v = U }) => (v === U ? [] : [v]));
    if (policy === 'value') {
      const [one = silence as V | undefined] = known;
      if (known.some((v) => !same(v, one))) throw new Fault('fault.conflict', { question: name, entries: '' });
      // What is open does not matter if it could only give the same value.
      if (live.some(({ v }) => !same(v, known[0]))) return asked(U, []);
      if (one === undefined) throw new Fault('fault.silence', { question: name });
      return asked(one);
    }
    if (policy === 'problems') return asked(live.length > applied.length ? U : applied.map((one) => this.problem(one)));
    return asked(live.length > known.length ? U : distinct(known.flatMap(many)));
  }

  private problem({ entry, env }: Tried): V {
    const values = mentioned(entry).map((name) => [name, env[name]?.() ?? null] as const);
    const known = values.map(([name, v]) => [name, v === U ? null : v]);
    return { entry: entry.id, severity: entry.severity ?? 'illegal', values: Object.fromEntries(known) };
  }

  /** Works something out; what was missing for it is forgotten if it does not matter. */
  private noting<T>(work: () => T, matters: (found: T) => boolean): T {
    const before = [...this.state.missing];
    const found = work();
    if (!matters(found)) this.state.missing = before;
    return found;
  }

  protected truth = (of: Node | undefined, env: Env): Truth => (of ? truthOf(this.value(of, env)) : true);

  value(node: Node, env: Env): M {
    const meaning = this.nodes[node.op] as ((node: Node, env: Env) => M) | undefined;
    return meaning ? meaning(node, env) : this.plainly(node, env);
  }

  /** A node that is a function of its parts is unknown with any of them. */
  private plainly(node: Node, env: Env): M {
    const vs = whole(this.values(partsOf(node), env));
    return vs === U ? U : plain(node, vs, this.state);
  }

  private values = (nodes: readonly Node[], env: Env): readonly M[] => nodes.map((node) => this.value(node, env));

  /** What the others mean. */
  private readonly nodes: { readonly [Op in Node['op']]?: (node: Node & { readonly op: Op }, env: Env) => M } = {
    name: ({ name }, env) => (env[name] as () => M)(),
    ask: ({ question, args }, env) => this.ask(question, this.values(args, env)).value,
    otherwise: ({ left, right }, env) => this.value(left, env) ?? this.value(right, env),
    if: ({ test, then, else: other = none }, env) =>
      follows(this.truth(test, env), (yes) => this.value(yes ? then : other, env)),
    let: ({ name, value, body }, env) => this.value(body, { ...env, [name]: once(() => this.value(value, env)) }),
    not: ({ of }, env) => not(this.truth(of, env)),
    and: ({ parts }, env) => all(parts, (part) => this.truth(part, env)),
    or: ({ parts }, env) => some(parts, (part) => this.truth(part, env)),
    compare: ({ sign, left, right, ...node }, env) => {
      if (sign === 'in') return this.isIn(this.value(left, env), right, env);
      if (sign === 'not in') return not(this.truth({ ...node, sign: 'in', left, right }, env));
      return this.plainly({ ...node, sign, left, right }, env);
    },
    any: (node, env) => this.iterate(node, env),
    every: (node, env) => this.iterate(node, env),
    count: (node, env) => this.iterate(node, env),
    first: (node, env) => this.iterate(node, env),
    each: (node, env) => this.iterate(node, env),
    follow: ({ name, in: start, yield: gives = none }, env) =>
      closure(this.value(start, env), (x) => this.value(gives, { ...env, [name]: () => x })),
  };

  private iterate({ op, name, in: of, where = yes, by, yield: gives }: IterationNode & ListIteration, env: Env): M {
    const on = (part: Node) => (x: M) => this.value(part, { ...env, [name]: () => x });
    const meant = (x: M) => truthOf(on(where)(x));
    const xs = this.value(of, env);
    // Of a list that is unknown nobody is meant if the condition fails whoever that may be.
    if (xs === U && meant(U) !== false) return U;
    return iterations[op](xs === U ? [] : many(xs), meant, by && on(by), gives && on(gives));
  }

  /** Whether x is in a list; of one that is not wholly known, as far as the way it is written tells. */
  private isIn(x: M, node: Node, env: Env): Truth {
    const known = this.value(node, env);
    if (x === U || known !== U) return x === U ? U : has(known as V, x);
    const within = (part: Node) => this.isIn(x, part, env);
    if (node.op === 'list') return some(this.values(node.items, env), (y) => (y === U ? U : same(x, y)));
    if (node.op === 'set') {
      // A single value counts as a list of one.
      const side = (part: Node): Truth => ('list' in part.type ? within(part) : this.isIn(x, listOf(part), env));
      return node.sign === 'with'
        ? either(side(node.left), side(node.right))
        : both(side(node.left), not(side(node.right)));
    }
    if (node.op === 'if')
      return follows(this.truth(node.test, env), (yes) => within(yes ? node.then : (node.else ?? none)));
    if (node.op === 'let')
      return this.isIn(x, node.body, { ...env, [node.name]: once(() => this.value(node.value, env)) });
    if (node.op === 'each' && !node.yield)
      return andThen(within(node.in), () => this.truth(node.where, { ...env, [node.name]: () => x }));
    if (node.op !== 'ask') return U;
    const [sole, other] = this.tried(node.question, this.values(node.args, env));
    return sole?.applies === true && !other && sole.entry.value ? this.isIn(x, sole.entry.value.tree, sole.env) : U;
  }
}
