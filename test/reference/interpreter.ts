import type { Entry } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Question } from '../../src/model/vocabulary.js';
import { distinct, list, type M, many, U } from './functions.js';
import { type Asked, type Env, Language, type Tried } from './language.js';
import { type Facts, type State, same, type V } from './state.js';

export const displaces = (one: Entry, other: Entry): boolean =>
  one !== other && (one.overrides === 'all' ? other.overrides !== 'all' : one.overrides.includes(other.id));

/** What a rulebook answers about a table, read off the entries as they stand: no order, no memory, no index, nothing worked out ahead. */
export class Interpreter extends Language {
  readonly entries: readonly Entry[];

  constructor(state: State) {
    super(state);
    const { rulebook, json } = state;
    const { layers, entities } = rulebook.vocabulary;
    const edition = rulebook.editions.findLast(({ date }) => date <= json.setup.edition)?.date ?? '';
    const alive = rulebook.entries.filter(({ since = '', until = '~', layer, chosen, numbered }) => {
      const choice = chosen && (json.setup.house?.[chosen.matter] ?? rulebook.matters[chosen.matter]?.default);
      const lives = (since || (Object.keys(numbered).sort()[0] ?? '')) <= edition && edition < until;
      return lives && this.truth(layers[layer]?.when, {}) === true && choice === chosen?.choice;
    });
    const replaced = (entry: Entry): boolean => alive.some((one) => one.replaces.includes(entry.id) && !replaced(one));
    this.entries = alive.filter((entry) => !replaced(entry)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // What a table leaves out is worked out where the vocabulary says how, until nothing new comes out.
    for (let before = -1, known = 0; known > before; ) {
      before = known;
      for (const [id, thing] of state.things)
        for (const { name, assumed } of Object.values(entities[thing['is'] as string]?.facts ?? {})) {
          const v = assumed && thing[name] === undefined ? this.value(assumed.tree, { this: () => id }) : U;
          if (v !== U) [thing[name], known] = [v, known + 1];
        }
    }
  }

  ask(name: string, args: readonly M[]): Asked {
    const before = this.missing;
    this.missing = [];
    const asked = this.decide(this.question(name), this.tried(name, args));
    this.missing = asked.value === U ? [...before, ...this.missing] : before;
    return asked;
  }

  private question(name: string): Question {
    return this.state.rulebook.vocabulary.questions[name] as Question;
  }

  private decide({ name, policy, silence }: Question, tried: readonly Tried[]): Asked {
    const applied = tried.filter(({ how }) => how === 'applies');
    const open = tried.filter(({ how }) => how === 'open');
    const asked = (value: M, by = applied): Asked => ({
      value,
      because: distinct(by.map((t) => t.entry.id).sort()) as string[],
    });
    if (policy === 'verdict') {
      for (const [verdict, answer] of Object.entries({ deny: 'denied', require: 'required', allow: 'allowed' })) {
        const says = ({ entry }: Tried) => entry.verdict === verdict;
        if (applied.some(says)) return asked(answer, applied.filter(says));
        if (open.some(says) && !(answer === 'allowed' && silence === answer)) return asked(U, []);
      }
      return asked((silence ?? 'silent') as V, []);
    }
    const values = applied.map(({ v = U }) => v);
    if (policy === 'value') {
      const known = values.filter((v) => v !== U);
      if (known.some((v) => !same(v, known[0]))) throw new Fault('fault.conflict', { question: name, entries: '' });
      // What is open does not matter if it could only give the same value.
      if ([...applied, ...open].some(({ v = U }) => known.length === 0 || v === U || !same(v, known[0])))
        return asked(U, []);
      if (known.length === 0 && silence === undefined) throw new Fault('fault.silence', { question: name });
      return asked((known.length > 0 ? known[0] : silence) as V);
    }
    if (open.length > 0 || (policy === 'union' && values.includes(U))) return asked(U);
    return asked(
      policy === 'union' ? distinct((values as V[]).flatMap(many)) : applied.map((one) => this.problem(one)),
    );
  }

  private problem({ entry, env }: Tried): V {
    const texts = [entry.reason, entry.remedy].flatMap((words) => (words ? [words.en, words.it] : []));
    const names = [...texts.join().matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const values = [...names, ...(entry.each ? [entry.each.name] : [])].map((name) => [name, env[name]?.() ?? null]);
    const known = Object.fromEntries(values.map(([name, v]) => [name, v === U ? null : v])) as Facts;
    return { entry: entry.id, severity: entry.severity ?? 'illegal', values: known };
  }

  /** How every entry fares that answers a question; what overrides an entry comes before it. */
  protected tried(name: string, args: readonly M[]): readonly Tried[] {
    const { parameters } = this.question(name);
    const env = Object.fromEntries(parameters.map((parameter, i) => [parameter.name, () => args[i] ?? null]));
    const asked = this.entries.filter(({ hook, of }) => hook === 'answers' && of === name);
    const fare = (entry: Entry): readonly Tried[] => {
      const above = asked.filter((other) => displaces(other, entry)).flatMap(fare);
      const envs = this.envs(entry, env);
      return envs === U ? [{ entry, env, how: 'open', v: U }] : envs.map((inner) => this.fares(entry, inner, above));
    };
    return asked.flatMap(fare);
  }

  private fares(entry: Entry, env: Env, above: readonly Tried[]): Tried {
    const before = [...this.missing];
    const holds = this.truth(entry.when, env);
    const v = holds === false ? undefined : this.given(entry, env);
    const says = holds !== false && (v !== undefined || !(entry.value ?? entry.cases));
    if (!says || above.some(({ how }) => how === 'applies')) {
      this.missing = before;
      return { entry, env, how: 'does not', v };
    }
    return { entry, env, how: holds === U || above.some(({ how }) => how === 'open') ? 'open' : 'applies', v };
  }

  /** The value of the first case that holds; undefined: none does, so the entry has nothing to say. */
  private given({ value, cases = [] }: Entry, env: Env): M | undefined {
    if (value) return this.value(value.tree, env);
    const one = cases.find(({ when }) => this.truth(when, env) !== false);
    return one && (this.truth(one.when, env) === U ? U : this.value(one.value.tree, env));
  }

  /** The names in sight of an entry, for each of its things. */
  protected envs({ each, let: lets }: Entry, outer: Env): readonly Env[] | typeof U {
    const env = this.lets(outer, lets);
    const things = each ? this.value(each.in.tree, env) : [null];
    if (things === U || !each) return things === U ? U : [env];
    return list(things).map((x) => this.lets({ ...outer, [each.name]: () => x }, lets));
  }
}
