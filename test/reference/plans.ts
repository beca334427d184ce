import type { Entry, Hook } from '../../src/engine/model/entry.js';
import { Fault } from '../../src/engine/model/fault.js';
import { nodesIn } from '../../src/engine/model/nodes.js';
import type { Change, Expression, Node } from '../../src/engine/model/tree.js';
import type { EventType } from '../../src/engine/model/vocabulary.js';
import { type Env, Interpreter, overrides } from './interpreter.js';
import { byId, inTurn, momentOf, momentsOf, type Part } from './order.js';
import { Stopped } from './picks.js';
import { distinct, type Facts, isRecord, list, type M, same, U, type V } from './values.js';

/** An event on its way; `past`: the rewrites that it, or what it comes from, has been through. */
export type Happening = {
  readonly event: string;
  readonly fields: Facts;
  readonly claims: readonly V[];
  readonly past: readonly string[];
  /** Who made it, last of all. */
  readonly because: string | null;
};
/** Lists of actions flatten, and none among them is no event. */
const eventsIn = (v: V): readonly Happening[] =>
  isRecord(v) && 'fields' in v ? [v as Happening] : list(v).flatMap(eventsIn);

/** Carries events through the rules in the documented order of work. */
export class Plan extends Interpreter {
  readonly steps: (readonly Happening[])[] = [];
  private over = this.hasEnded();
  private rounds = 500 + 60 * Object.values(this.state.lists).flat().length;

  private hasEnded(): boolean {
    const { ended } = this.state.rulebook.vocabulary;
    return ended !== undefined && this.sure(() => this.truth(ended.tree, {})) === true;
  }
  perform(given: readonly Happening[]): void {
    if (this.over || given.length === 0) return;
    const sent = this.united(given);
    if (--this.rounds < 0) throw new Fault('fault.rounds', { entries: '' });
    const once = (event: Happening, i: number, all: readonly Happening[]) =>
      !this.merges(this.type(event)) || all.findIndex((other) => same(other, event)) === i;
    const others = sent.flatMap((event) => (this.waits(event) ? [event] : this.settle(event)));
    const stands = (event: Happening) => this.waits(event) && !others.some((other) => this.isCompany(event, other));
    const all = others.flatMap((event) => (stands(event) ? this.settle(event) : [event])).filter(once);
    let early = all.filter((event) => all.some((other) => this.claimsLike(event, other)));
    const settled = this.gathered(all.filter((event) => !early.includes(event)));
    const before = this.steps.length;
    const procedures = settled.map((event) => this.procedure(event));
    this.apply(settled.filter((event, i) => this.isLeaf(this.type(event), procedures[i]?.length === 0)));
    for (let i = 0; i < Math.max(...procedures.map(({ length }) => length)) && !this.over; i++) {
      this.perform([...early, ...procedures.flatMap((moments) => moments[i] ?? []).flatMap((part) => this.play(part))]);
      early = [];
    }
    this.perform(early);
    this.consequences(settled);
    const again = settled.filter((event) => this.type(event).repeats);
    if (this.steps.length > before) this.perform(again.map((event) => ({ ...event, past: [] })));
  }

  /** Several of one moment are one whose lists hold what any of theirs does; it stands where the first one stood. */
  private united(sent: readonly Happening[]): readonly Happening[] {
    const of = ({ event }: Happening) => sent.filter((other) => other.event === event);
    return sent
      .filter((event) => !this.type(event).unites || of(event)[0] === event)
      .map((event) => {
        if (!this.type(event).unites || of(event).length === 1) return event;
        const names = Object.keys(event.fields);
        const joined = names.map((name) => [
          name,
          distinct(of(event).flatMap(({ fields }) => list(fields[name] ?? null))),
        ]);
        return { ...event, past: [], fields: Object.fromEntries(joined) };
      });
  }

  /** One that unites and that others gather happens as it is unless something else of its moment is gathered with it. */
  private waits(event: Happening): boolean {
    return this.type(event).unites === true && this.kin(event).length > 0;
  }

  private isCompany(event: Happening, other: Happening): boolean {
    return !this.waits(other) && (this.kin(event).includes(other.event) || this.claimsLike(event, other));
  }

  /** The types that are gathered together with this one. */
  private kin({ event }: Happening): readonly string[] {
    const gatherings = Object.values(this.state.rulebook.vocabulary.events).map(({ gathers = {} }) =>
      Object.values(gathers).map((source) => source.event),
    );
    return gatherings.find((names) => names.includes(event)) ?? [];
  }

  private type({ event }: Happening): EventType {
    return this.state.rulebook.vocabulary.events[event] as EventType;
  }

  /** Setting facts or deleting things twice at one moment is the same as once. */
  private merges({ merges, reported, changes }: EventType): boolean {
    return merges || (changes.length > 0 && !reported && changes.every(({ op }) => op === ':=' || op === 'delete'));
  }

  /** Whether a procedure of `other` makes claims that are gathered together with `claim`. */
  private claimsLike(claim: Happening, other: Happening): boolean {
    const { events } = this.state.rulebook.vocabulary;
    const kin = this.kin(claim).filter((name) => !events[name]?.unites);
    const trees = this.acting(other, 'expands', 'joins').flatMap(({ steps = [] }) => steps.flatMap((step) => step.do));
    return trees.some(({ tree }) => [...nodesIn(tree)].some((node) => node.op === 'make' && kin.includes(node.name)));
  }

  private acting(event: Happening, ...hooks: Hook[]): readonly Entry[] {
    return this.entries.filter(({ hook, of }) => of === event.event && hook !== undefined && hooks.includes(hook));
  }

  /** The names in sight of an entry, for each of its things for which it applies: it holds, and nothing overrides it. */
  private applying(entry: Entry, event: Happening, among: readonly Entry[]): readonly Env[] {
    const envs = this.envs(entry, { event: () => event });
    if (envs === U) throw new Stopped({ unknown: this.state.missing });
    return envs.filter((env) => {
      if (this.sure(() => this.truth(entry.when?.tree, env)) !== true) return false;
      return !among.some((other) => overrides(other, entry) && this.applying(other, event, among).length > 0);
    });
  }

  /** Instead: the first rewrite that applies and has not been there yet, to the end. Then never. */
  private settle(event: Happening): readonly Happening[] {
    const rewrites = this.acting(event, 'rewrites');
    for (const entry of inTurn(rewrites))
      for (const env of this.applying(entry, event, rewrites)) {
        const key = `${entry.id} ${JSON.stringify(entry.each && env[entry.each.name]?.())}`;
        if (event.past.includes(key)) continue;
        const past = [...event.past, key];
        const claimsOf = (part: Happening) => (part.event === event.event ? event.claims : part.claims);
        const madeBy = (part: Happening) => (same(part, event) ? event.because : part.because);
        return this.actions(entry.do ?? [], entry.id, env).flatMap((part) =>
          this.settle({ ...part, past, claims: claimsOf(part), because: madeBy(part) }),
        );
      }
    const asked = this.type(event).permittedBy;
    const answer = asked === undefined ? null : this.sure(() => this.value(asked.tree, { event: () => event }));
    if (answer === 'denied' || list(answer).length > 0) return [];
    const forbids = this.acting(event, 'forbids');
    return forbids.some((entry) => this.applying(entry, event, forbids).length > 0) ? [] : [event];
  }

  /** Claims of one moment become one event of the type that gathers them. */
  private gathered(events: readonly Happening[]): readonly Happening[] {
    let left = events;
    for (const { name, gathers = {}, fields } of Object.values(this.state.rulebook.vocabulary.events)) {
      const claims = left.filter(({ event }) => Object.values(gathers).some((source) => source.event === event));
      if (claims.every((claim) => this.waits(claim))) continue;
      const values = fields.map(({ name: field }) => {
        const of = gathers[field];
        const found = claims
          .filter(({ event }) => event === of?.event)
          .flatMap((claim) => {
            const v = claim.fields[of?.field ?? ''] ?? null;
            return this.type(claim).unites ? list(v) : [v];
          });
        return [field, of === undefined ? null : distinct(found)] as const;
      });
      const because = claims.find((claim) => claim.because !== null)?.because ?? null;
      const one = { event: name, fields: Object.fromEntries(values), claims, past: [], because };
      left = [...left.filter((event) => !claims.includes(event)), ...this.settle(one)];
    }
    return left;
  }

  private isLeaf({ changes, reported, gathers }: EventType, hasNoProcedure: boolean): boolean {
    return changes.length > 0 || reported || (gathers === undefined && hasNoProcedure);
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
    const holds = this.sure(() => this.truth(step.when?.tree, inner)) === true;
    return holds ? this.actions(step.do, entry.id, inner) : [];
  }

  /** Each consequence as early as `before` and `after` let it; those of one moment are performed together. */
  private consequences(settled: readonly Happening[]): void {
    const due = settled.flatMap((event) => {
      const all = this.acting(event, 'follows');
      return all.map((entry) => ({ entry, event, all, at: momentOf(entry, all) }));
    });
    for (let now = 0; due.some(({ at }) => at >= now) && !this.over; now++) {
      const moment = due
        .filter(({ at }) => at === now)
        .map(({ entry, event, all }) => {
          const envs = this.applying(entry, event, all);
          return { entry, events: envs.flatMap((env) => this.actions(entry.do ?? [], entry.id, env)) };
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
    this.over = leaves.some((event) => this.type(event).final);
  }

  private change(change: Change, env: Env): () => void {
    const { state } = this;
    const v = (node: Node): V => this.sure(() => this.value(node, env));
    if (change.op === 'delete') {
      const gone = v(change.of);
      return () => state.remove(gone);
    }
    if (change.op === 'create') {
      const given = Object.entries(change.make.args).map(([fact, node]) => [fact, v(node)]);
      return () => state.create(change.make.name, Object.fromEntries(given));
    }
    const [of, by] = [v(change.target.of), v(change.value)];
    return () => this.sure(() => state.set(of, change.target.fact, change.op, by));
  }

  actions(actions: readonly Expression[], because: string | null, env: Env): readonly Happening[] {
    const made = actions.flatMap(({ tree }) => eventsIn(this.sure(() => this.value(tree, env))));
    return made.map((event) => ({ ...event, past: [], because }));
  }

  /** The value of what has to be known. */
  private sure(work: () => M): V {
    this.state.missing = [];
    const v = work();
    if (v === U) throw new Stopped({ unknown: this.state.missing });
    return v;
  }
}
