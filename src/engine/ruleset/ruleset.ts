import { type KnownTruth, never, type Runtime } from '../evaluate/code.js';
import type { StrictCompiler } from '../evaluate/compiler.js';
import { Scope } from '../evaluate/scope.js';
import type { EntryNumbers, Notice } from '../model/answer.js';
import type { Entry, Hook } from '../model/entry.js';
import { closure } from '../model/graph.js';
import { eventNamed } from '../model/lookup.js';
import { mentions } from '../model/nodes.js';
import { numbersInForce } from '../model/numbers.js';
import { onceFor } from '../model/once.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import type { Node } from '../model/tree.js';
import type { EditionDate } from '../model/words.js';
import { StepLimit } from '../values/budget.js';
import { Maker } from '../values/make.js';
import type { Thing, Value } from '../values/values.js';
import { World } from '../values/world.js';
import type { InactiveEntry } from './active.js';
import { Dependencies } from './dependencies.js';
import { EventRules, type Gathering, gatheringsIn } from './event-rules.js';
import { leftOut } from './left-out.js';
import { halvesOf } from './only-if.js';
import { Questions } from './question/questions.js';
import type { StrictQuestion } from './question/strict-question.js';

/** A pick supplied with an event; see `Surroundings.pick`. */
export type Picker = (matter: string, among: readonly Value[], by: Thing | null) => Value | undefined;

/** What of a rulebook counts in a setup. */
interface ActiveRules {
  readonly edition: EditionDate;
  readonly layers: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  /** Entries without a say here, and why. */
  readonly inactive: readonly InactiveEntry[];
  /** What a host should know of the day that was asked for. */
  readonly ofEdition: readonly Notice[];
}

/**
 * The rules of one setup: entries active in its edition, layers and choices, grouped by what they are about and compiled
 * when first needed. It looks at one table at a time.
 */
export class Ruleset implements Omit<ActiveRules, 'ofEdition'> {
  readonly edition: EditionDate;
  readonly layers: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  readonly inactive: readonly InactiveEntry[];
  private readonly ofEdition: readonly Notice[];
  readonly maker: Maker;
  readonly compiler: StrictCompiler;
  readonly questions: Questions;
  readonly dependencies: Dependencies;
  readonly runtime: Runtime;
  /** What `runtime` reads, writable here alone. */
  private readonly state: { world: World; picker: Picker };
  private readonly byHook = new Map<string, Entry[]>();
  private readonly eventRules = new Map<string, EventRules>();
  /** Highest layer among the entries that an expression can ask, directly or through others. */
  private readonly heights = new WeakMap<Node, number>();
  private gathering: readonly Gathering[] | undefined;
  /** Follow from the entries alone: their places by id, and their numbers. */
  private readonly places: ReadonlyMap<string, number>;
  private whenEnded: KnownTruth | undefined;
  private allNotices: readonly Notice[] | undefined;

  constructor(
    readonly rulebook: Rulebook,
    readonly setup: SetupJson,
    { edition, layers, entries, inactive, ofEdition }: ActiveRules,
    setupThing: Thing,
  ) {
    this.edition = edition;
    this.layers = layers;
    this.entries = entries;
    this.inactive = inactive;
    this.ofEdition = ofEdition;
    const { vocabulary } = rulebook;
    this.maker = new Maker(vocabulary);
    const { maker } = this;
    const runtime = {
      world: new World(vocabulary),
      picker: (() => undefined) as Picker,
      setup: setupThing,
      budget: new StepLimit(),
      slot: (entity: string, fact: string) => maker.slot(entity, fact),
      make: (entity: string, facts: Readonly<Record<string, Value>>) => maker.thing(entity, null, facts),
      pick(matter: string, among: readonly Value[], by: Thing | null) {
        return this.picker(matter, among, by);
      },
    };
    this.runtime = runtime;
    this.state = runtime;
    this.places = new Map(entries.map(({ id }, place) => [id, place]));
    for (const entry of entries) {
      if (entry.hook === undefined) continue;
      const key = `${entry.hook} ${entry.of}`;
      const group = this.byHook.get(key);
      const halves = halvesOf(entry);
      if (group) group.push(...halves);
      else this.byHook.set(key, [...halves]);
    }
    this.dependencies = new Dependencies(vocabulary, (question) => this.entriesFor('answers', question));
    this.questions = new Questions(this);
    this.compiler = this.questions.compiler;
  }

  /**
   * Looks at a table for one call of a host: every way into the engine begins here.
   *
   * @param doing a question, an event or an entry: what `fault.budget` names
   * @param steps of work that the call may take; missing: a hundred million
   * @throws Fault `fault.argument` when `steps` is no number of steps
   */
  enter(world: World, doing: string, steps?: number): void {
    if (world.overdue !== null) world.catchUp();
    this.state.world = world;
    this.runtime.budget.begin(doing, steps);
  }

  /** The same for a prepared question, whose name and steps were checked when it was prepared. */
  resume(world: World, steps: number): void {
    if (world.overdue !== null) world.catchUp();
    this.state.world = world;
    this.runtime.budget.grant(steps);
  }

  /** Looks at another table for a moment, in the middle of a call. */
  lookingAt<T>(world: World, work: () => T): T {
    const { state } = this;
    const before = state.world;
    state.world = world;
    try {
      return this.runtime.budget.free(work);
    } finally {
      state.world = before;
    }
  }

  /** Lets picks be decided this way while something is worked out. */
  picking<T>(picker: Picker, work: () => T): T {
    const { state } = this;
    const before = state.picker;
    state.picker = picker;
    try {
      return work();
    } finally {
      state.picker = before;
    }
  }

  /** Active entries that answer a question, or do something to an event; those with an `else` as two of one id. */
  entriesFor(hook: Hook, of: string): readonly Entry[] {
    return this.byHook.get(`${hook} ${of}`) ?? [];
  }

  /**
   * A question, compiled.
   *
   * @throws Fault when there is no such question, or when answering it would need its own answer.
   */
  question(name: string): StrictQuestion {
    return this.questions.question(name);
  }

  /** Events that gather others, with the names of those: nobody who only asks needs to read the events. */
  get gatherings(): readonly Gathering[] {
    this.gathering ??= gatheringsIn(this.rulebook.vocabulary);
    return this.gathering;
  }

  /** What a host should know whatever it asks; the setup is looked at once somebody wants to hear of it. */
  get notices(): readonly Notice[] {
    this.allNotices ??= [...this.ofEdition, ...leftOut(this)];
    return this.allNotices;
  }

  /** When the vocabulary says that the table no longer plays. */
  get ended(): KnownTruth {
    const { ended } = this.rulebook.vocabulary;
    this.whenEnded ??= ended ? this.runtime.budget.free(() => this.compiler.truth(ended.tree, new Scope())) : never;
    return this.whenEnded;
  }

  /** Rule numbers under which an entry stands, as far as they are in force here. */
  readonly numbersOf = onceFor((entry: Entry): readonly string[] =>
    Object.freeze(numbersInForce(entry, this.edition, this.rulebook.vocabulary, this.layers)),
  );

  /** The same for entries named by their ids, in the order of the rulebook. */
  numbersOfAll(ids: Iterable<string>): EntryNumbers {
    const places: number[] = [];
    for (const id of ids) {
      const place = this.places.get(id);
      if (place !== undefined) places.push(place);
    }
    const numbers: { [entry: string]: readonly string[] } = {};
    for (const place of places.sort((a, b) => a - b)) {
      const entry = this.entries[place] as Entry;
      numbers[entry.id] = this.numbersOf(entry);
    }
    return numbers;
  }

  /** The active entry of that id. */
  entryOf(id: string): Entry | undefined {
    return this.entries[this.places.get(id) ?? -1];
  }

  /** How high the layer of an entry stands. */
  heightOf({ layer }: Entry): number {
    return this.rulebook.vocabulary.layers[layer]?.height ?? 0;
  }

  /**
   * Whether an entry of a higher layer can have a part in what an expression of an entry comes to, through the questions that it and the names
   * in it ask. As for all that follows from the entries alone, the answer is found once.
   */
  isLayered(entry: Entry, tree: Node): boolean {
    let above = this.heights.get(tree);
    if (above === undefined) {
      const lets = [entry.let, ...(entry.steps ?? []).map((step) => step.let)].flatMap((names) =>
        Object.entries(names),
      );
      const meant = (part: Node) => lets.flatMap(([name, value]) => (mentions(part, name) ? value.tree : []));
      const asked = this.dependencies.asked([...closure([tree], meant)]);
      const answering = [...asked].flatMap((question) => this.entriesFor('answers', question));
      above = answering.reduce((most, one) => Math.max(most, this.heightOf(one)), 0);
      this.heights.set(tree, above);
    }
    return above > this.heightOf(entry);
  }

  /** What the active entries do to an event. */
  rulesFor(event: string): EventRules {
    let rules = this.eventRules.get(event);
    if (rules === undefined) {
      const type = eventNamed(this.rulebook.vocabulary, event);
      rules = this.runtime.budget.free(() => new EventRules(type, this));
      this.eventRules.set(event, rules);
    }
    return rules;
  }
}
