import type { Need, Pick } from '../../src/model/answer.js';
import type { Entry } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Change, Expression, Node } from '../../src/model/tree.js';
import { list, type M, signs, U } from './functions.js';
import { Interpreter } from './interpreter.js';
import type { Env } from './language.js';
import { type Facts, isRecord, type State, same, type V } from './state.js';

/** What a plan waits for, or misses. */
export class Stopped extends Error {
  constructor(readonly why: { readonly need?: Need; readonly unknown?: readonly string[] }) {
    super('the plan stops here');
  }
}
/** An event on its way; `past`: the rewrites that it, or what it comes from, has been through. */
export type Happening = {
  readonly event: string;
  readonly fields: Facts;
  readonly claims: readonly V[];
  readonly past: readonly string[];
  readonly because: string | null;
};
/** Lists of actions flatten, and none among them is no event. */
export const eventsIn = (v: V): readonly Happening[] =>
  isRecord(v) && 'fields' in v ? [v as Happening] : list(v).flatMap(eventsIn);

/** What entries do, where everything that matters has to be known: actions, picks, changes of the table. */
export class Actions extends Interpreter {
  private readonly picked = new Map<string, V>();
  private readonly picks: Pick[];

  constructor(state: State, picks: readonly Pick[]) {
    super(state);
    this.picks = [...picks];
  }

  /** The value of what has to be known. */
  sure(work: () => M): V {
    this.missing = [];
    const v = work();
    if (v === U) throw new Stopped({ unknown: this.missing });
    return v;
  }

  actions(actions: readonly Expression[], entry: Entry | null, env: Env): readonly Happening[] {
    const made = actions.flatMap(({ tree }) => eventsIn(this.sure(() => this.value(tree, env))));
    return made.map((event) => ({ ...event, past: [], because: entry?.id ?? null }));
  }

  protected change(change: Change, env: Env): () => void {
    const { state } = this;
    const v = (node: Node): V => this.sure(() => this.value(node, env));
    if (change.op === 'delete') {
      const gone = v(change.of);
      return () => state.remove(gone);
    }
    if (change.op === 'create') {
      const { name, args } = change.make;
      const given = Object.fromEntries(Object.entries(args).map(([fact, node]) => [fact, v(node)]));
      return () => state.create(name, given);
    }
    const [of, by, { fact }] = [state.record(v(change.target.of)), v(change.value), change.target];
    return () => {
      if (of) of[fact] = change.op === ':=' ? by : this.added(of, fact, by, change.op);
    };
  }

  private added(of: Facts, fact: string, by: V, op: '+=' | '-='): V {
    const old = of[fact];
    if (old === undefined) throw new Stopped({ unknown: [`${this.state.nameOf(of)}.${fact}`] });
    if (Array.isArray(old)) return signs[op === '+=' ? 'with' : 'without'](old as V, by);
    const v = signs[op === '+=' ? '+' : '-'](old, by);
    if (v === null) throw new Fault('fault.plan', { reason: '' });
    return v;
  }

  protected override call(fn: string, args: readonly V[]): M {
    if (fn !== 'picked') return super.call(fn, args);
    const [matter, among, by] = [String(args[0]), list(args[1]), typeof args[2] === 'string' ? args[2] : null];
    if (among.length < 2) return among[0] ?? null;
    const key = JSON.stringify([matter, by, among]);
    const at = this.picks.findIndex((pick) => pick.matter === matter && (pick.by === undefined || pick.by === by));
    const names = among.map((one) => this.state.written(one));
    if (!this.picked.has(key)) {
      const [pick] = at < 0 ? [] : this.picks.splice(at, 1);
      if (pick === undefined) throw new Stopped({ need: { matter, among: names, by } });
      const chosen = among[names.findIndex((name) => same(name, pick.pick))];
      if (chosen === undefined) throw new Fault('fault.pick', { pick: '', matter, among: '' });
      this.picked.set(key, chosen);
    }
    return this.picked.get(key) as V;
  }
}
