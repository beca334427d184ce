import type { Need, Pick, UnknownFact } from '../../src/model/answer.js';
import type { Entry, Hook } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Change, Expression, Node } from '../../src/model/tree.js';
import type { EventType } from '../../src/model/vocabulary.js';
import { displaces, Interpreter } from './interpreter.js';
import { bind, type Env, nameless } from './language.js';
import { byId, momentsOf, type Part, type Working } from './moments.js';
import type { State } from './state.js';
import {
  asList,
  type Happening,
  has,
  isEvent,
  isThing,
  listed,
  type M,
  same,
  type Thing,
  U,
  type V,
} from './values.js';

export class Missing extends Error {
  constructor(readonly facts: readonly UnknownFact[]) {
    super('missing facts');
  }
}
export class Needed extends Error {
  constructor(readonly need: Need) {
    super('needs a pick');
  }
}

const anew = (event: Happening, because = event.because): Happening => ({ ...event, past: [], because });
export const eventsOf = (v: V): readonly Happening[] => (isEvent(v) ? [v] : listed(v).flatMap(eventsOf));

/** Carries events through the rules in the documented order of work: instead, never, together, changes, procedures, consequences. */
export class Work extends Interpreter {
  readonly steps: (readonly Happening[])[] = [];
  private over = false;
  private fuel: number;
  private readonly made = new Map<string, V>();
  private readonly picks: Pick[];

  constructor(state: State, picks: readonly Pick[]) {
    super(state);
    this.picks = [...picks];
    this.fuel = 500 + 60 * state.byId.size;
  }

  perform(sent: readonly Happening[]): void {
    if (this.over || sent.length === 0) return;
    if (--this.fuel < 0) throw new Fault('fault.fuel', { entries: '' });
    const single = sent
      .flatMap((event) => this.settle(event))
      .filter((event, i, all) => !this.type(event).merges || !all.slice(0, i).some((other) => same(other, event)));
    const settled = this.gathered(single);
    const before = this.steps.length;
    const procedures = settled.map((event) => this.procedure(event));
    this.apply(settled.filter((event, i) => this.isLeaf(this.type(event), procedures[i]?.length === 0)));
    for (let i = 0; i < Math.max(...procedures.map(({ length }) => length), 0); i++)
      this.perform(procedures.flatMap((moments) => moments[i] ?? []).flatMap((part) => this.play(part)));
    this.consequences(settled);
    if (this.steps.length > before)
      this.perform(settled.filter((event) => this.type(event).repeats).map((event) => anew(event)));
  }

  private type({ event }: Happening): EventType {
    return this.state.rulebook.vocabulary.events[event] as EventType;
  }

  private on(event: Happening, ...hooks: Hook[]): readonly Entry[] {
    return this.entries.filter(({ hook, of }) => of === event.event && hook !== undefined && hooks.includes(hook));
  }

  /** The value of an expression that has to be known. */
  private sure(v: () => M): V {
    this.missing = [];
    const found = v();
    if (found === U) throw new Missing(this.missing);
    return found;
  }

  private holds(when: Expression | undefined, env: Env): boolean {
    return when === undefined || this.sure(() => this.truth(when.tree, env)) === true;
  }

  private envs(entry: Entry, event: Happening): readonly { readonly thing: V; readonly env: Env }[] {
    const env = this.lets(bind(nameless, 'event', event), entry.let);
    const { each } = entry;
    if (each === undefined) return [{ thing: null, env }];
    const things = listed(this.sure(() => this.value(each.in.tree, env)));
    return things.map((thing) => ({
      thing,
      env: this.lets(bind(bind(nameless, 'event', event), each.name, thing), entry.let),
    }));
  }

  /** Its condition holds, and no entry of the same kind that applies displaces it. */
  private applies(entry: Entry, env: Env, event: Happening, among: readonly Entry[]): boolean {
    if (!this.holds(entry.when, env)) return false;
    const above = among.filter((other) => displaces(other, entry));
    return !above.some((other) => this.envs(other, event).some((one) => this.applies(other, one.env, event, among)));
  }

  private actions(actions: readonly Expression[], { entry, env }: Working): readonly Happening[] {
    const values = actions.map(({ tree }) => this.sure(() => this.value(tree, env)));
    return values.flatMap(eventsOf).map((event) => anew(event, entry.id));
  }

  /** Entries in the order that `before` and `after` ask for, each as early as it can be; equals in order of id. */
  private ordered(entries: readonly Entry[]): readonly (readonly Entry[])[] {
    const earlier = (entry: Entry) =>
      entries.filter((other) => entry.after.includes(other.id) || other.before.includes(entry.id));
    const level = (entry: Entry): number => Math.max(-1, ...earlier(entry).map(level)) + 1;
    const levels: Entry[][] = [];
    for (const entry of entries) {
      const group = levels[level(entry)] ?? [];
      levels[level(entry)] = [...group, entry];
    }
    return levels;
  }

  /** Rewrites come one at a time: the first by id among those whose predecessors have had their turn. */
  private inTurn(entries: readonly Entry[], done: readonly Entry[] = []): readonly Entry[] {
    const waits = (entry: Entry) =>
      entries.some(
        (other) => !done.includes(other) && (entry.after.includes(other.id) || other.before.includes(entry.id)),
      );
    const next = entries.find((entry) => !done.includes(entry) && !waits(entry));
    return next === undefined ? done : this.inTurn(entries, [...done, next]);
  }

  private settle(event: Happening): readonly Happening[] {
    const rewrites = this.on(event, 'rewrites');
    for (const entry of this.inTurn(rewrites)) {
      for (const { thing, env } of this.envs(entry, event)) {
        const key = `${entry.id} ${JSON.stringify(this.state.toJson(thing))}`;
        if (event.past.includes(key) || !this.applies(entry, env, event, rewrites)) continue;
        const parts = this.actions(entry.do ?? [], { entry, env });
        return parts.flatMap((part) => this.settle({ ...part, past: [...event.past, key] }));
      }
    }
    const forbids = this.on(event, 'forbids');
    const barred = forbids.some((entry) =>
      this.envs(entry, event).some(({ env }) => this.applies(entry, env, event, forbids)),
    );
    return barred ? [] : [event];
  }

  /** Claims of one moment become one event of the type that gathers them. */
  private gathered(events: readonly Happening[]): readonly Happening[] {
    let left = events;
    for (const { name, gathers, fields } of Object.values(this.state.rulebook.vocabulary.events)) {
      const sources = Object.values(gathers ?? {}).map(({ event }) => event);
      const claims = left.filter(({ event }) => sources.includes(event));
      if (gathers === undefined || claims.length === 0) continue;
      const collected = fields.map((field): [string, V] => {
        const of = gathers[field.name];
        if (of === undefined) return [field.name, null];
        const values = claims
          .filter(({ event }) => event === of.event)
          .map((claim) => claim.fields.get(of.field) ?? null);
        return [field.name, [...new Set(values)]];
      });
      const because = claims.find((claim) => claim.because !== undefined)?.because;
      const one: Happening = { event: name, fields: new Map(collected), claims, past: [], because };
      left = [...left.filter((event) => !claims.includes(event)), ...this.settle(one)];
    }
    return left;
  }

  private isLeaf({ changes, told, gathers }: EventType, hasNoProcedure: boolean): boolean {
    return changes.length > 0 || told || (gathers === undefined && hasNoProcedure);
  }

  /** The moments of an event's procedure; what an entry names is fixed now. */
  private procedure(event: Happening): readonly (readonly Part[])[] {
    const all = this.on(event, 'expands', 'joins');
    const rows = all.flatMap((entry) => {
      const [one] = this.envs(entry, event);
      return one && this.applies(entry, one.env, event, all) ? [{ entry, env: this.fixed(entry, one.env) }] : [];
    });
    const spines = rows.filter(({ entry }) => entry.hook === 'expands');
    if (spines.length > 1) throw new Fault('fault.two-procedures', { event: event.event, entries: '' });
    if (spines.length === 0 && rows.length > 0)
      throw new Fault('fault.no-procedure', { event: event.event, entries: '' });
    return momentsOf(rows, event.event);
  }

  /** Names that can be had now are fixed; another one may never be needed. */
  private fixed(entry: Entry, env: Env): Env {
    return Object.keys(entry.let).reduce((outer, name) => {
      try {
        const v = env(name);
        return v === U ? outer : bind(outer, name, v);
      } catch (error) {
        if (error instanceof Needed) return outer;
        throw error;
      }
    }, env);
  }

  private play({ entry, env, step }: Part): readonly Happening[] {
    const inner = this.lets(env, step.let);
    return this.holds(step.when, inner) ? this.actions(step.do, { entry, env: inner }) : [];
  }

  private consequences(settled: readonly Happening[]): void {
    const levels = settled.map((event) => this.ordered(this.on(event, 'follows')));
    for (let level = 0; level < Math.max(0, ...levels.map(({ length }) => length)) && !this.over; level++) {
      const due = settled.flatMap((event, i) =>
        (levels[i]?.[level] ?? []).flatMap((entry) =>
          this.envs(entry, event)
            .filter(({ env }) => this.applies(entry, env, event, this.on(event, 'follows')))
            .map(({ env }) => ({ entry, events: this.actions(entry.do ?? [], { entry, env }) })),
        ),
      );
      this.perform(due.toSorted(byId).flatMap(({ events }) => events));
    }
  }

  /** All changes of a step are worked out on the state before it, then made. */
  private apply(leaves: readonly Happening[]): void {
    if (leaves.length === 0) return;
    const makes = leaves.flatMap((event) =>
      this.type(event).changes.map((change) => this.change(change, bind(nameless, 'event', event))),
    );
    this.steps.push(leaves);
    for (const make of makes) make();
    this.changed();
    this.over = leaves.some((event) => this.type(event).final);
  }

  private change(change: Change, env: Env): () => void {
    const v = (node: Node): V => this.sure(() => this.value(node, env));
    const { state } = this;
    if (change.op === 'delete') {
      const of = v(change.of);
      return () => (isThing(of) ? state.remove(of) : undefined);
    }
    if (change.op === 'create') {
      const { name, args } = change.make;
      const given = Object.fromEntries(Object.entries(args).map(([key, node]) => [key, v(node)]));
      return () => {
        const id = () => `${name.charAt(0).toLowerCase()}${name.slice(1)}${state.fresh++}`;
        let free = id();
        while (state.byId.has(free)) free = id();
        state.add(name, free, given);
      };
    }
    const [of, by, fact] = [v(change.target.of), v(change.value), change.target.fact];
    if (!isThing(of)) return () => undefined;
    return () => of.facts.set(fact, change.op === ':=' ? by : this.added(of, fact, by, change.op === '+='));
  }

  private added(of: Thing, fact: string, by: V, plus: boolean): V {
    const old = of.facts.get(fact);
    if (old === undefined) throw new Missing([{ of: of.id ?? of.is, fact }]);
    if (typeof old === 'number' && typeof by === 'number') return plus ? old + by : old - by;
    if (!Array.isArray(old)) throw new Fault('fault.plan', { reason: '' });
    const kept = (old as readonly V[]).filter((x) => plus || !has(asList(by), x));
    return plus ? [...kept, ...asList(by).filter((x) => !has(kept, x))] : kept;
  }

  protected override call(fn: string, args: readonly V[]): M {
    if (fn !== 'picked') return super.call(fn, args);
    const [matter, among, by] = [String(args[0]), listed(args[1]), isThing(args[2]) ? args[2].id : null];
    if (among.length < 2) return among[0] ?? null;
    const names = among.map((one) => this.state.toJson(one));
    const key = JSON.stringify([matter, by, names]);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const at = this.picks.findIndex((pick) => pick.matter === matter && (pick.by === undefined || pick.by === by));
    const [pick] = at < 0 ? [] : this.picks.splice(at, 1);
    if (pick === undefined) throw new Needed({ matter, among: names, by });
    const chosen = among[names.findIndex((name) => JSON.stringify(name) === JSON.stringify(pick.pick))];
    if (chosen === undefined) throw new Fault('fault.pick', { pick: '', matter, among: '' });
    this.made.set(key, chosen);
    return chosen;
  }
}
