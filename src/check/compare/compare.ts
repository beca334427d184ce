import type { TableJson } from '../../model/table.js';
import type { Scenario } from '../scenarios/model.js';
import { Chance } from '../simulate/random.js';
import { causesOf } from './causes.js';
import { Draw, poolsOf } from './draw.js';
import { difference, type Hit } from './find.js';
import { type Difference, differencesOf } from './meaning.js';
import type { Outcome, Trial } from './outcome.js';
import { outcomeOf } from './outcome.js';
import { stationsOf } from './played.js';
import type { SetupPair, Side } from './sides.js';
import { Sides } from './sides.js';
import { shrunk, sizeOf } from './shrink.js';
import { madeTables } from './tables.js';
import { livesIn } from '../../arrange/alive.js';

export interface CompareOptions {
  /** Only these questions and events. */
  readonly questions?: readonly string[];
  readonly variant?: string | undefined;
  /** Where chance begins; 1 if left out. */
  readonly seed?: number;
  /** How many tables are drawn from each made one; 12 if left out. */
  readonly draws?: number;
  readonly progress?: (done: number, all: number) => void;
}

/** A smallest table on which an answer changes, and what makes it change. */
export interface Witness {
  readonly table: TableJson;
  readonly trial: Trial;
  /** Traced. */
  readonly before: Outcome;
  readonly after: Outcome;
  /** Ids of the differing entries that together make the change. */
  readonly causes: readonly string[];
}

/** What was found about one question, or the plans of one event. */
export interface Changed {
  readonly kind: 'ask' | 'send';
  readonly name: string;
  /** Whether a differing entry is about it; otherwise it changes through what it asks or brings about. */
  readonly direct: boolean;
  readonly tables: number;
  readonly trials: number;
  readonly changed: number;
  /** Smallest first; each has other causes. Empty: nothing changed. */
  readonly witnesses: readonly Witness[];
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** Names that the two vocabularies declare differently. */
  readonly vocabulary: readonly string[];
  readonly tables: number;
  readonly trials: number;
  /** Questions and events that were tried, those that changed first. */
  readonly found: readonly Changed[];
}

interface Tally {
  readonly kind: 'ask' | 'send';
  readonly name: string;
  tables: number;
  trials: number;
  changed: number;
  /** By the reasons that came into it, the one that promises most. */
  readonly hits: Map<string, Hit>;
}

/** Different reasons that are looked into for one question. */
const reasons = 6;
/** Smaller cases looked at for each witness. */
const tries = { direct: 500, derived: 160 };
/** Arguments drawn for a question that a differing entry is about, and for others. */
const argumentsFor = { direct: 8, derived: 2 };

/** Finds out which answers and plans change from one side to the other. The same call always finds the same. */
export function compare(before: Side, after: Side, scenarios: readonly Scenario[], options: CompareOptions = {}): Comparison {
  return new Comparing(new Sides(before, after), options).run(scenarios);
}

class Comparing {
  private readonly tallies = new Map<string, Tally>();
  private tables = 0;
  private readonly chance: Chance;

  constructor(
    private readonly sides: Sides,
    private readonly options: CompareOptions,
  ) {
    this.chance = new Chance(options.seed ?? 1, 1);
  }

  run(scenarios: readonly Scenario[]): Comparison {
    const { sides } = this;
    const alive = ({ rulebook, edition }: Side) => rulebook.entries.filter((entry) => livesIn(entry, edition));
    const differences = differencesOf(alive(sides.before), alive(sides.after));
    const { questions, events, others } = sides.vocabulary;
    const vocabulary = [...questions, ...events, ...others];
    if (differences.length + vocabulary.length > 0) this.tryAll(scenarios, differences);
    const found = [...this.tallies.values()].map((tally) => this.settled(tally));
    found.sort((a, b) => Number(b.changed > 0) - Number(a.changed > 0) || Number(b.direct) - Number(a.direct));
    const trials = found.reduce((sum, one) => sum + one.trials, 0);
    return { differences, vocabulary, tables: this.tables, trials, found };
  }

  private tryAll(scenarios: readonly Scenario[], differences: readonly Difference[]): void {
    const { variant, draws = 12, progress } = this.options;
    const wanted = scenarios.filter(({ table }) => variant === undefined || JSON.stringify(table.setup).includes(`"${variant}"`));
    const made = madeTables(this.sides, differences, variant);
    const all = wanted.length + made.length;
    for (const [index, base] of made.entries()) {
      progress?.(index, all);
      const pair = this.sides.pair(base.setup);
      if (pair === null) continue;
      const { vocabulary } = this.sides.before.rulebook;
      this.at(base, pair, []);
      for (let n = 0; n < draws; n++) this.at(new Draw(vocabulary, pair.reach, this.chance).table(base), pair, []);
    }
    for (const [index, scenario] of wanted.entries()) {
      progress?.(made.length + index, all);
      for (const { table, trials } of stationsOf(this.sides, scenario)) {
        const pair = this.sides.pair(table.setup);
        if (pair !== null) this.at(table, pair, trials);
      }
    }
  }

  /** Everything that may differ at one table. */
  private at(json: TableJson, { reach }: SetupPair, given: readonly Trial[]): void {
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
      if (hit !== null) this.keep(tally, hit, reach);
    };
    for (const kind of ['ask', 'send'] as const) {
      for (const name of kind === 'ask' ? reach.questions : reach.events) {
        if (!this.wants(name)) continue;
        const parameters = kind === 'ask' ? vocabulary.questions[name]?.parameters : vocabulary.events[name]?.fields;
        const direct = reach.direct.has(`${kind} ${name}`);
        const times = parameters?.length === 0 ? 1 : argumentsFor[direct ? 'direct' : 'derived'];
        const own = given.filter((trial) => trial.kind === kind && trial.name === name);
        let tried = 0;
        for (const trial of own) attempt(trial, tried++ === 0);
        for (let n = 0; n < times; n++) {
          const args = parameters && draw.args(parameters, pools);
          if (args === undefined) break;
          const trial: Trial = kind === 'ask' ? { kind, name, args } : { kind, name, events: [{ event: name, fields: args }], picks: [] };
          attempt(trial, tried++ === 0);
        }
      }
    }
  }

  private wants(name: string): boolean {
    const { questions = [] } = this.options;
    return questions.length === 0 || questions.includes(name);
  }

  private tally({ kind, name }: Trial): Tally {
    const key = `${kind} ${name}`;
    const known = this.tallies.get(key);
    if (known) return known;
    const tally: Tally = { kind, name, tables: 0, trials: 0, changed: 0, hits: new Map() };
    this.tallies.set(key, tally);
    return tally;
  }

  /** Keeps the case if it is the plainest so far of those with its reasons. */
  private keep(tally: Tally, hit: Hit, reach: SetupPair['reach']): void {
    tally.changed++;
    const behind = new Set(reach.behind(`${hit.trial.kind} ${hit.trial.name}`));
    const involved = [...new Set([...hit.before.because, ...hit.after.because])].filter((id) => behind.has(id)).sort();
    const key = involved.join() || hit.before.because.join();
    const best = tally.hits.get(key);
    if (best === undefined || plainer(hit, best)) tally.hits.set(key, hit);
  }

  /** The smallest witnesses of a question, one for each combination of causes. */
  private settled({ hits, kind, name, tables, trials, changed }: Tally): Changed {
    const direct = [...this.directNodes()].includes(`${kind} ${name}`);
    const chosen = [...hits.values()].sort((a, b) => (plainer(a, b) ? -1 : 1)).slice(0, reasons);
    const byCause = new Map<string, Witness>();
    for (const hit of chosen) {
      const small = this.smaller(hit, direct ? tries.direct : tries.derived);
      const causes = causesOf(this.sides, small.table, small.trial);
      const key = causes.join();
      const best = byCause.get(key);
      if (best !== undefined && sizeOf(best) <= sizeOf(small)) continue;
      const opened = this.sides.open(small.table);
      if (opened === null) continue;
      const [before, after] = [outcomeOf(opened.before, small.trial, true), outcomeOf(opened.after, small.trial, true)];
      byCause.set(key, { table: small.table, trial: small.trial, before, after, causes });
    }
    const witnesses = [...byCause.values()].sort((a, b) => sizeOf(a) - sizeOf(b));
    return { kind, name, direct, tables, trials, changed, witnesses };
  }

  private smaller(hit: Hit, tries: number): Hit {
    let last = hit;
    shrunk(
      hit,
      ({ table, trial }) => {
        const opened = this.sides.open(table);
        const found = opened && difference(this.sides, opened, table, trial);
        if (!found || found.doubt > hit.doubt) return false;
        last = found;
        return true;
      },
      tries,
    );
    return last;
  }

  private directNodes(): ReadonlySet<string> {
    const { before, after } = this.sides;
    const nodes = (side: Side) => side.rulebook.entries.filter((entry) => livesIn(entry, side.edition));
    const differing = differencesOf(nodes(before), nodes(after)).flatMap((one) => [one.before, one.after]);
    return new Set(differing.flatMap((one) => (one ? [`${one.hook === 'answers' ? 'ask' : 'send'} ${one.of}`] : [])));
  }
}

const plainer = (a: Hit, b: Hit): boolean => a.doubt < b.doubt || (a.doubt === b.doubt && sizeOf(a) < sizeOf(b));
