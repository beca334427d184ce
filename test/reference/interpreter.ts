import type { UnknownFact } from '../../src/model/answer.js';
import type { Entry } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Json, TableJson } from '../../src/model/table.js';
import { type Asked, bind, type Env, Language, nameless, type Tried } from './language.js';
import { entriesOf, State } from './state.js';
import { asList, distinct, type Finding, isThing, listed, type M, same, U, type V } from './values.js';

const silent: Asked = { value: null, because: [] };

/** Answers questions by reading the entries as they stand: no compiling, no ordering, three truth values throughout. */
export class Interpreter extends Language {
  readonly entries: readonly Entry[];
  private readonly answered = new Map<string, { readonly asked: Asked; readonly missing: readonly UnknownFact[] }>();

  constructor(state: State) {
    super(state);
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

  /** A question about values, or about what is not known. */
  override ask(name: string, args: readonly M[]): Asked {
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

  protected override tried(name: string, args: readonly M[]): readonly Tried[] {
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
