import type { Random } from 'tavolata/internals';
import type { TableJson } from 'tavolata/runtime';
import { withoutEmptyFacts } from '../empty-facts.js';
import { Draw, type Pools, poolsOf } from './draw.js';
import { difference, type Hit } from './find.js';
import type { Trial } from './outcome.js';
import type { Reach } from './reach.js';
import { plainer, reasonsOf } from './reasons.js';
import type { SetupPair, Sides } from './sides.js';

/** What has been found so far for one question, or for the plans of one event. */
export interface Tally {
  readonly kind: 'ask' | 'send';
  readonly name: string;
  tables: number;
  trials: number;
  changed: number;
  /** By reasons, the most promising case. */
  readonly hits: Map<string, Hit>;
}

/** Trials at one table: of what the differing entries are about, and of the rest in turn. */
const atOnce = { direct: 12, derived: 6, most: 4 };

/**
 * What has changed this often is tried only at every nth table: it is known to change, and scenarios still ask for it.
 */
const plenty = { changed: 200, every: 4 };

/** Tries questions and events at tables, and notes different results. */
export class TrialRunner {
  readonly tallies = new Map<string, Tally>();
  tables = 0;

  /** @param only questions and events to try; none: all */
  constructor(
    private readonly sides: Sides,
    private readonly chance: Random,
    private readonly only: readonly string[],
  ) {}

  /** A table drawn from another; see `Draw`. */
  drawnFrom(base: TableJson, { reach }: SetupPair): TableJson {
    const { rulebook } = this.sides.before;
    return withoutEmptyFacts(rulebook, new Draw(rulebook.vocabulary, reach, this.chance).table(base));
  }

  /**
   * Tries everything that may differ at one table.
   *
   * @param given what a scenario tries there: always worth trying
   */
  at(json: TableJson, { reach }: SetupPair, given: readonly Trial[]): void {
    const tables = this.sides.open(json);
    if (tables === null) return;
    this.tables++;
    const { vocabulary } = this.sides.before.rulebook;
    const draw = new Draw(vocabulary, reach, this.chance);
    const pools = poolsOf(vocabulary, json);
    const attempt = (trial: Trial, first: boolean): void => {
      const tally = this.tally(trial);
      if (first) tally.tables++;
      tally.trials++;
      const hit = difference(this.sides, tables, json, trial);
      if (hit !== null) keep(tally, hit, reach);
    };
    const waiting = new Map<string, Trial[]>();
    for (const trial of given) {
      const names = trial.kind === 'ask' ? reach.questions : reach.events;
      if (names.includes(trial.name) && this.wants(trial.name))
        waiting.set(nodeOf(trial), [...(waiting.get(nodeOf(trial)) ?? []), trial]);
    }
    for (const { node, times } of this.turns(reach)) {
      const drawn = Array.from({ length: times }, () => this.drawn(node, draw, pools)).filter(
        (one) => one !== undefined,
      );
      for (const [index, trial] of [...(waiting.get(node) ?? []), ...drawn].entries()) attempt(trial, index === 0);
      waiting.delete(node);
    }
    for (const trials of waiting.values()) for (const [index, trial] of trials.entries()) attempt(trial, index === 0);
  }

  /** What is tried at the next table, and how often: very many may change through others. */
  private turns({ questions, events, direct }: Reach): readonly { readonly node: string; readonly times: number }[] {
    const wanted = [
      ...questions.filter((name) => this.wants(name)).map((name) => `ask ${name}`),
      ...events.filter((name) => this.wants(name)).map((name) => `send ${name}`),
    ].filter((node) => this.tables % plenty.every === 0 || (this.tallies.get(node)?.changed ?? 0) < plenty.changed);
    const first = wanted.filter((node) => direct.has(node));
    const others = wanted.filter((node) => !direct.has(node));
    const times = Math.max(1, Math.min(atOnce.most, Math.floor(atOnce.direct / Math.max(first.length, 1))));
    const from = (this.tables * atOnce.derived) % Math.max(others.length, 1);
    const some = [...others, ...others].slice(from, from + Math.min(atOnce.derived, others.length));
    return [...first.map((node) => ({ node, times })), ...some.map((node) => ({ node, times: 1 }))];
  }

  private drawn(node: string, draw: Draw, pools: Pools): Trial | undefined {
    const { vocabulary } = this.sides.before.rulebook;
    const [kind, name = ''] = node.split(' ');
    const parameters = kind === 'ask' ? vocabulary.questions[name]?.parameters : vocabulary.events[name]?.fields;
    const args = parameters && draw.args(parameters, pools);
    if (args === undefined) return undefined;
    if (kind === 'ask') return { kind, name, args };
    return { kind: 'send', name, events: [{ event: name, fields: args }], picks: [] };
  }

  private wants(name: string): boolean {
    return this.only.length === 0 || this.only.includes(name);
  }

  private tally(trial: Trial): Tally {
    const known = this.tallies.get(nodeOf(trial));
    if (known) return known;
    const tally: Tally = { kind: trial.kind, name: trial.name, tables: 0, trials: 0, changed: 0, hits: new Map() };
    this.tallies.set(nodeOf(trial), tally);
    return tally;
  }
}

const nodeOf = ({ kind, name }: Trial): string => `${kind} ${name}`;

/** Keeps the case if it is the plainest so far of those with its reasons. */
function keep(tally: Tally, hit: Hit, reach: Reach): void {
  tally.changed++;
  const { deciding, behind } = reasonsOf(hit, reach);
  const key = `${deciding} of ${behind}`;
  const best = tally.hits.get(key);
  if (best === undefined || plainer(hit, best)) tally.hits.set(key, hit);
}
