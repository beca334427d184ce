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
import { splitAtElse } from './only-if.js';
import { Questions } from './question/questions.js';
import type { StrictQuestion } from './question/strict-question.js';

/** A pick supplied with an event; see `EvaluationContext.pick`. */
export type Picker = (matter: string, among: readonly Value[], by: Thing | null) => Value | undefined;

/** The part of a rulebook that is active in a setup. */
interface ActiveRules {
  readonly edition: EditionDate;
  readonly layers: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  /** Inactive entries, with reasons. */
  readonly inactive: readonly InactiveEntry[];
  /** What a host should know about the requested day. */
  readonly ofEdition: readonly Notice[];
}

/**
 * The rules of one setup: the entries active in its edition, layers and choices, grouped by what they are about and
 * compiled on demand. It works on one table at a time.
 */
export class Ruleset implements Omit<ActiveRules, 'ofEdition'> {
  readonly edition: EditionDate;
  readonly layers: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  readonly inactive: readonly InactiveEntry[];
  private readonly ofEdition: readonly Notice[];
  /** @internal */
  readonly maker: Maker;
  /** @internal */
  readonly compiler: StrictCompiler;
  /** @internal */
  readonly questions: Questions;
  /** @internal */
  readonly dependencies: Dependencies;
  /** @internal */
  readonly runtime: Runtime;
  /** What `runtime` reads; writable only here. */
  private readonly state: { world: World; picker: Picker };
  private readonly byHook = new Map<string, Entry[]>();
  private readonly eventRules = new Map<string, EventRules>();
  /** Highest layer among the entries that an expression can ask, directly or through others. */
  private readonly heights = new WeakMap<Node, number>();
  private gathering: readonly Gathering[] | undefined;
  /** Derived from the entries alone: their indexes by id, and their numbers. */
  private readonly places: ReadonlyMap<string, number>;
  private whenEnded: KnownTruth | undefined;
  private allNotices: readonly Notice[] | undefined;

  /** @internal */
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
      const halves = splitAtElse(entry);
      if (group) group.push(...halves);
      else this.byHook.set(key, [...halves]);
    }
    this.dependencies = new Dependencies(vocabulary, (question) => this.entriesFor('answers', question));
    this.questions = new Questions(this);
    this.compiler = this.questions.compiler;
  }

  /**
   * @internal
   * Enters a table for one call of a host: every way into the engine begins here.
   *
   * @param doing a question, an event or an entry: what `fault.budget` names
   * @param steps of work that the call may take; missing: a hundred million
   * @throws Fault `fault.argument` if `steps` is not a valid number of steps
   */
  enter(world: World, doing: string, steps?: number): void {
    if (world.overdue !== null) world.catchUp();
    this.state.world = world;
    this.runtime.budget.begin(doing, steps);
  }

  /** @internal The same for a prepared question, whose name and steps were checked when it was prepared. */
  resume(world: World, steps: number): void {
    if (world.overdue !== null) world.catchUp();
    this.state.world = world;
    this.runtime.budget.grant(steps);
  }

  /** @internal Switches to another table temporarily, in the middle of a call. */
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

  /** @internal Runs work with a given way of deciding picks. */
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

  /** Active entries that answer a question, or do something to an event; one with an `else` is two with one id. */
  entriesFor(hook: Hook, of: string): readonly Entry[] {
    return this.byHook.get(`${hook} ${of}`) ?? [];
  }

  /**
   * @internal
   * A compiled question.
   *
   * @throws Fault if there is no such question, or if its answer depends on itself.
   */
  question(name: string): StrictQuestion {
    return this.questions.question(name);
  }

  /** Events that gather others, with the names of those: hosts that only ask need not read the events. */
  get gatherings(): readonly Gathering[] {
    this.gathering ??= gatheringsIn(this.rulebook.vocabulary);
    return this.gathering;
  }

  /** What a host should know regardless of the question; the setup is examined on demand. */
  get notices(): readonly Notice[] {
    this.allNotices ??= [...this.ofEdition, ...leftOut(this)];
    return this.allNotices;
  }

  /** @internal When, according to the vocabulary, the table is no longer played. */
  get ended(): KnownTruth {
    const { ended } = this.rulebook.vocabulary;
    this.whenEnded ??= ended ? this.runtime.budget.free(() => this.compiler.truth(ended.tree, new Scope())) : never;
    return this.whenEnded;
  }

  /** Rule numbers of an entry, as far as they are in force here. */
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

  /** The active entry with that id. */
  entryOf(id: string): Entry | undefined {
    return this.entries[this.places.get(id) ?? -1];
  }

  /** The height of an entry's layer. */
  heightOf({ layer }: Entry): number {
    return this.rulebook.vocabulary.layers[layer]?.height ?? 0;
  }

  /**
   * @internal
   * Whether an entry of a higher layer can contribute to an expression of an entry, through the questions that the
   * expression and its names ask. Like everything that is derived from the entries alone, it is computed once.
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

  /** @internal What the active entries do to an event. */
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
