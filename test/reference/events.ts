import type { Pick } from '../../src/model/answer.js';
import type { Entry, Hook } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { EventType } from '../../src/model/vocabulary.js';
import { Actions, type Happening, Stopped } from './actions.js';
import { distinct, type M, U } from './functions.js';
import { displaces } from './interpreter.js';
import type { Env } from './language.js';
import { byId, momentsOf, type Part } from './moments.js';
import { type State, same } from './state.js';

const waitsFor = (entry: Entry, other: Entry): boolean =>
  entry.after.includes(other.id) || other.before.includes(entry.id);

/** Carries events through the rules in the documented order of work. */
export class Work extends Actions {
  readonly steps: (readonly Happening[])[] = [];
  private ended = false;
  private rounds: number;
  constructor(state: State, picks: readonly Pick[]) {
    super(state, picks);
    this.rounds = 500 + 60 * Object.values(state.lists).flat().length;
  }

  /** Whether the table no longer plays. */
  hasEnded(): boolean {
    const { ended } = this.state.rulebook.vocabulary;
    return ended !== undefined && this.sure(() => this.truth(ended, {})) === true;
  }

  perform(sent: readonly Happening[]): void {
    if (this.ended || sent.length === 0) return;
    if (--this.rounds < 0) throw new Fault('fault.fuel', { entries: '' });
    const once = (event: Happening, i: number, all: readonly Happening[]) =>
      !this.type(event).merges || all.findIndex((other) => same(other, event)) === i;
    const settled = this.gathered(sent.flatMap((event) => this.settle(event)).filter(once));
    const before = this.steps.length;
    const procedures = settled.map((event) => this.procedure(event));
    this.apply(settled.filter((event, i) => this.isLeaf(this.type(event), procedures[i]?.length === 0)));
    for (let i = 0; i < Math.max(...procedures.map(({ length }) => length)) && !this.ended; i++)
      this.perform(procedures.flatMap((moments) => moments[i] ?? []).flatMap((part) => this.play(part)));
    this.consequences(settled);
    const again = settled.filter((event) => this.type(event).repeats);
    if (this.steps.length > before) this.perform(again.map((event) => ({ ...event, past: [] })));
  }

  private type({ event }: Happening): EventType {
    return this.state.rulebook.vocabulary.events[event] as EventType;
  }

  private acting(event: Happening, ...hooks: Hook[]): readonly Entry[] {
    return this.entries.filter(({ hook, of }) => of === event.event && hook !== undefined && hooks.includes(hook));
  }

  /** The names in sight of an entry, for each of its things for which it applies: it holds, and nothing displaces it. */
  private applying(entry: Entry, event: Happening, among: readonly Entry[]): readonly Env[] {
    const envs = this.envs(entry, { event: () => event });
    if (envs === U) throw new Stopped({ unknown: this.missing });
    return envs.filter((env) => {
      if (this.sure(() => this.truth(entry.when, env)) !== true) return false;
      return !among.some((other) => displaces(other, entry) && this.applying(other, event, among).length > 0);
    });
  }

  /** Instead: the first rewrite that applies and has not been there yet, to the end. Then never. */
  private settle(event: Happening): readonly Happening[] {
    const rewrites = this.acting(event, 'rewrites');
    for (const entry of this.inTurn(rewrites))
      for (const env of this.applying(entry, event, rewrites)) {
        const key = `${entry.id} ${JSON.stringify(entry.each && env[entry.each.name]?.())}`;
        if (event.past.includes(key)) continue;
        const past = [...event.past, key];
        return this.actions(entry.do ?? [], entry, env).flatMap((part) => this.settle({ ...part, past }));
      }
    const forbids = this.acting(event, 'forbids');
    return forbids.some((entry) => this.applying(entry, event, forbids).length > 0) ? [] : [event];
  }

  /** Rewrites one by one: the first by id among those whose predecessors have had their turn. */
  private inTurn(left: readonly Entry[]): readonly Entry[] {
    const next = left.find((entry) => !left.some((other) => waitsFor(entry, other)));
    return next === undefined ? [] : [next, ...this.inTurn(left.filter((entry) => entry !== next))];
  }

  /** Claims of one moment become one event of the type that gathers them. */
  private gathered(events: readonly Happening[]): readonly Happening[] {
    let left = events;
    for (const { name, gathers = {}, fields } of Object.values(this.state.rulebook.vocabulary.events)) {
      const claims = left.filter(({ event }) => Object.values(gathers).some((source) => source.event === event));
      if (claims.length === 0) continue;
      const values = fields.map(({ name: field }) => {
        const of = gathers[field];
        const found = claims
          .filter(({ event }) => event === of?.event)
          .map((claim) => claim.fields[of?.field ?? ''] ?? null);
        return [field, of === undefined ? null : distinct(found)] as const;
      });
      const because = claims.find((claim) => claim.because !== null)?.because ?? null;
      const one = { event: name, fields: Object.fromEntries(values), claims, past: [], because };
      left = [...left.filter((event) => !claims.includes(event)), ...this.settle(one)];
    }
    return left;
  }

  private isLeaf({ changes, told, gathers }: EventType, hasNoProcedure: boolean): boolean {
    return changes.length > 0 || told || (gathers === undefined && hasNoProcedure);
  }

  /** The moments of an event's procedure; what its entries name is fixed now, where it can be had. */
  private procedure(event: Happening): readonly (readonly Part[])[] {
    const all = this.acting(event, 'expands', 'joins');
    const rows = all.flatMap((entry) =>
      this.applying(entry, event, all)
        .slice(0, 1)
        .map((env) => ({ entry, env })),
    );
    const spines = rows.filter(({ entry }) => entry.hook === 'expands');
    if (spines.length > 1) throw new Fault('fault.two-procedures', { event: event.event, entries: '' });
    if (rows.length > spines.length && spines.length === 0)
      throw new Fault('fault.no-procedure', { event: event.event, entries: '' });
    for (const { entry, env } of rows) for (const name of Object.keys(entry.let)) this.fixed(() => env[name]?.());
    return momentsOf(rows.flatMap(({ entry, env }) => (entry.steps ?? []).map((step) => ({ entry, env, step }))));
  }

  /** A name is worked out when it is first read: now. What needs a pick, like what is unknown, may never be needed. */
  private fixed(name: () => M | undefined): void {
    try {
      name();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  private play({ entry, env, step }: Part): readonly Happening[] {
    const inner = this.lets(env, step.let);
    const holds = this.sure(() => this.truth(step.when, inner)) === true;
    return holds ? this.actions(step.do, entry, inner) : [];
  }

  /** Each consequence as early as `before` and `after` let it; those of one moment are performed together. */
  private consequences(settled: readonly Happening[]): void {
    const level = (entry: Entry, all: readonly Entry[]): number =>
      Math.max(-1, ...all.filter((other) => waitsFor(entry, other)).map((other) => level(other, all))) + 1;
    const due = settled.flatMap((event) => {
      const all = this.acting(event, 'follows');
      return all.map((entry) => ({ entry, event, all, at: level(entry, all) }));
    });
    for (let now = 0; due.some(({ at }) => at >= now) && !this.ended; now++) {
      const moment = due
        .filter(({ at }) => at === now)
        .map(({ entry, event, all }) => {
          const envs = this.applying(entry, event, all);
          return { entry, events: envs.flatMap((env) => this.actions(entry.do ?? [], entry, env)) };
        });
      this.perform(moment.toSorted(byId).flatMap(({ events }) => events));
    }
  }

  /** All changes of a step are worked out on the state before it, then made. */
  private apply(leaves: readonly Happening[]): void {
    if (leaves.length === 0) return;
    const make = leaves.flatMap((event) =>
      this.type(event).changes.map((change) => this.change(change, { event: () => event })),
    );
    this.steps.push(leaves);
    for (const change of make) change();
    this.ended = leaves.some((event) => this.type(event).final);
  }
}
