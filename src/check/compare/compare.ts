import { livesIn } from '../../arrange/alive.js';
import type { SetupJson, TableJson } from '../../model/table.js';
import type { Scenario } from '../scenarios/model.js';
import { Chance } from '../simulate/random.js';
import { causesOf } from './causes.js';
import { Draw, poolsOf } from './draw.js';
import { difference, type Hit } from './find.js';
import { type Difference, differencesOf } from './meaning.js';
import type { Outcome, Trial } from './outcome.js';
import { outcomeOf } from './outcome.js';
import { stationsOf } from './played.js';
import { shrunk, sizeOf } from './shrink.js';
import type { SetupPair, Side } from './sides.js';
import { Sides } from './sides.js';
import { houses, madeTables } from './tables.js';

export interface CompareOptions {
  /** Only these questions and events. */
  readonly questions?: readonly string[];
  readonly variant?: string | undefined;
  /** Where chance begins; 1 if left out. */
  readonly seed?: number;
  /** How many tables are drawn from each made one; 8 if left out. */
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
  /** Ids of the differing entries that together make the change, or decide on one of the sides. */
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
const reasons = { direct: 12, derived: 4 };
/** Smaller cases looked at for each witness. */
const tries = { direct: 500, derived: 160 };
/** Trials at one table: of what the differing entries are about, and of the rest in turn. */
const atOnce = { direct: 16, derived: 8, most: 5 };

/** Finds out which answers and plans change from one side to the other. The same call always finds the same. */
export function compare(
  before: Side,
  after: Side,
  scenarios: readonly Scenario[],
  options: CompareOptions = {},
): Comparison {
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
    const { variant, draws = 8, progress } = this.options;
    const wanted = scenarios.filter(
      ({ table }) => variant === undefined || JSON.stringify(table.setup).includes(`"${variant}"`),
    );
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
      for (const setup of this.setups(scenario.table.setup, differences)) {
        for (const { table, trials } of stationsOf(this.sides, { ...scenario, table: { ...scenario.table, setup } })) {
          const pair = this.sides.pair(table.setup);
          if (pair !== null) this.at(table, pair, trials);
        }
      }
    }
  }

  /** The setup of a scenario as it is, and with each differing house answer that other entries come alive with. */
  private setups(setup: SetupJson, differences: readonly Difference[]): readonly SetupJson[] {
    const living = (one: SetupJson) =>
      this.sides
        .pair(one)
        ?.differences.map(({ id }) => id)
        .join() ?? '';
    const seen = new Set([living(setup)]);
    const others = houses(differences).map(({ house }) => ({ ...setup, house: { ...setup.house, ...house } }));
    return [setup, ...others.filter((one) => !seen.has(living(one)) && seen.add(living(one)))];
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
    for (const { node, times } of this.turns(reach)) {
      const own = given.filter(({ kind, name }) => `${kind} ${name}` === node);
      const drawn = Array.from({ length: times }, () => this.drawn(node, draw, pools)).filter(
        (one) => one !== undefined,
      );
      for (const [index, trial] of [...own, ...drawn].entries()) attempt(trial, index === 0);
    }
    // What a scenario puts to its own table is always worth trying.
    const rest = given.filter(({ kind, name }) => (kind === 'ask' ? reach.questions : reach.events).includes(name));
    const turned = new Set(this.lastTurns);
    for (const trial of rest)
      if (!turned.has(`${trial.kind} ${trial.name}`) && this.wants(trial.name)) attempt(trial, true);
  }

  private lastTurns: readonly string[] = [];

  /** What is tried at the next table, and how often: there may be very many that change through others. */
  private turns({ questions, events, direct }: SetupPair['reach']): readonly { node: string; times: number }[] {
    const nodes = [...questions.map((name) => `ask ${name}`), ...events.map((name) => `send ${name}`)];
    const wanted = nodes.filter((node) => this.wants(node.slice(node.indexOf(' ') + 1)));
    const first = wanted.filter((node) => direct.has(node));
    const others = wanted.filter((node) => !direct.has(node));
    const times = Math.max(1, Math.min(atOnce.most, Math.floor(atOnce.direct / Math.max(first.length, 1))));
    const from = (this.tables * atOnce.derived) % Math.max(others.length, 1);
    const some = [...others, ...others].slice(from, from + Math.min(atOnce.derived, others.length));
    const turns = [...first.map((node) => ({ node, times })), ...some.map((node) => ({ node, times: 1 }))];
    this.lastTurns = turns.map(({ node }) => node);
    return turns;
  }

  private drawn(node: string, draw: Draw, pools: ReturnType<typeof poolsOf>): Trial | undefined {
    const { vocabulary } = this.sides.before.rulebook;
    const [kind, name = ''] = node.split(' ');
    const parameters = kind === 'ask' ? vocabulary.questions[name]?.parameters : vocabulary.events[name]?.fields;
    const args = parameters && draw.args(parameters, pools);
    if (args === undefined) return undefined;
    return kind === 'ask'
      ? { kind, name, args }
      : { kind: 'send', name, events: [{ event: name, fields: args }], picks: [] };
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
    const key = Object.values(reasonsOf(hit, reach)).join(' of ');
    const best = tally.hits.get(key);
    if (best === undefined || plainer(hit, best)) tally.hits.set(key, hit);
  }

  /** The smallest witnesses of a question, one for each combination of causes. */
  private settled({ hits, kind, name, tables, trials, changed }: Tally): Changed {
    const direct = [...this.directNodes()].includes(`${kind} ${name}`);
    const chosen = [...hits.values()]
      .sort((a, b) => (plainer(a, b) ? -1 : 1))
      .slice(0, direct ? reasons.direct : reasons.derived);
    const byCause = new Map<string, { readonly hit: Hit; readonly witness: Witness }>();
    for (const hit of chosen) {
      const small = this.smaller(hit, direct ? tries.direct : tries.derived);
      const behind = this.sides.pair(small.table.setup)?.reach.behind(`${kind} ${name}`) ?? [];
      const needed = [...causesOf(this.sides, small.table, small.trial), ...involved(small, behind)];
      const causes = [...new Set(needed)].sort();
      const key = causes.join();
      const best = byCause.get(key);
      if (best !== undefined && !plainer(small, best.hit)) continue;
      const opened = this.sides.open(small.table);
      if (opened === null) continue;
      const [before, after] = [outcomeOf(opened.before, small.trial, true), outcomeOf(opened.after, small.trial, true)];
      byCause.set(key, { hit: small, witness: { table: small.table, trial: small.trial, before, after, causes } });
    }
    const witnesses = [...byCause.values()]
      .sort((a, b) => (plainer(a.hit, b.hit) ? -1 : 1))
      .map(({ witness }) => witness);
    return { kind, name, direct, tables, trials, changed, witnesses };
  }

  private smaller(hit: Hit, tries: number): Hit {
    let last = hit;
    const wanted = this.reasons(hit);
    shrunk(
      hit,
      ({ table, trial }) => {
        const opened = this.sides.open(table);
        const found = opened && difference(this.sides, opened, table, trial);
        if (!found || found.doubt > hit.doubt) return false;
        // Something else may change at a smaller table; it has a witness of its own.
        const reasons = this.reasons(found);
        if (reasons.deciding !== wanted.deciding || (wanted.deciding === '' && reasons.behind !== wanted.behind))
          return false;
        last = found;
        return true;
      },
      tries,
    );
    return last;
  }

  private reasons(hit: Hit): ReturnType<typeof reasonsOf> {
    const pair = this.sides.pair(hit.table.setup);
    return pair === null ? { deciding: '', behind: '' } : reasonsOf(hit, pair.reach);
  }

  private directNodes(): ReadonlySet<string> {
    const { before, after } = this.sides;
    const nodes = (side: Side) => side.rulebook.entries.filter((entry) => livesIn(entry, side.edition));
    const differing = differencesOf(nodes(before), nodes(after)).flatMap((one) => [one.before, one.after]);
    return new Set(differing.flatMap((one) => (one ? [`${one.hook === 'answers' ? 'ask' : 'send'} ${one.of}`] : [])));
  }
}

/** Ids of differing entries that decided on one side. */
const involved = ({ before, after }: Pick<Hit, 'before' | 'after'>, behind: readonly string[]): readonly string[] =>
  behind.filter((id) => before.because.includes(id) || after.because.includes(id));

/** The differing entries that decided a case, and all that could have. */
const reasonsOf = (hit: Hit, reach: SetupPair['reach']) => {
  const behind = reach.behind(`${hit.trial.kind} ${hit.trial.name}`);
  return { deciding: involved(hit, behind).join(), behind: behind.join() };
};

const plainer = (a: Hit, b: Hit): boolean => a.doubt < b.doubt || (a.doubt === b.doubt && sizeOf(a) < sizeOf(b));
