import { never, type Runtime, type Truth } from '../closures/code.js';
import { Compiler } from '../closures/compiler.js';
import { Scope } from '../closures/scope.js';
import type { Notice } from '../model/answer.js';
import type { Entry, Hook } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { need, needOptions } from '../model/given.js';
import { numbersInForce } from '../model/numbers.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import type { EditionDate } from '../model/words.js';
import { StepLimit } from '../values/budget.js';
import { Maker } from '../values/make.js';
import { Thing, type Value } from '../values/values.js';
import { World } from '../values/world.js';
import { activeEntries, checkNarrowed, choicesOf, editionFor, type InactiveEntry } from './active.js';
import { Dependencies } from './dependencies.js';
import { EventRules } from './event-rules.js';
import { halvesOf } from './only-if.js';
import { CompiledQuestion } from './question.js';
import { Rivals } from './rivals.js';

/** A pick supplied with an event; see `Surroundings.pick`. */
export type Picker = (matter: string, among: readonly Value[], by: Thing | null) => Value | undefined;

/**
 * The rules of one setup: entries alive in its edition, layers and choices, grouped by what they are about and compiled
 * when first needed. It looks at one table at a time.
 */
export class Ruleset {
  readonly maker: Maker;
  readonly compiler: Compiler;
  readonly dependencies: Dependencies;
  readonly runtime: Runtime;
  private readonly rivals: Rivals;
  /** What `runtime` reads, writable here alone. */
  private readonly state: { world: World; picker: Picker };
  private readonly byHook = new Map<string, Entry[]>();
  private readonly questions = new Map<string, CompiledQuestion>();
  private readonly eventRules = new Map<string, EventRules>();
  private readonly compiling: string[] = [];
  private whenEnded: Truth | undefined;
  private readonly numbers: ReadonlyMap<string, number>;
  /** Next number for something cached with things; those of the questions come first. */
  private nextNumber: number;

  constructor(
    readonly rulebook: Rulebook,
    readonly setup: SetupJson,
    readonly edition: EditionDate,
    readonly layers: ReadonlySet<string>,
    readonly entries: readonly Entry[],
    /** Entries without a say here, and why. */
    readonly silenced: readonly InactiveEntry[],
    readonly notices: readonly Notice[],
    setupThing: Thing,
  ) {
    const { vocabulary } = rulebook;
    this.maker = new Maker(vocabulary);
    const { maker } = this;
    const runtime = {
      world: new World(vocabulary),
      picker: (() => undefined) as Picker,
      setup: setupThing,
      budget: new StepLimit(),
      make: (entity: string, facts: Readonly<Record<string, Value>>) => maker.thing(entity, null, facts),
      pick(matter: string, among: readonly Value[], by: Thing | null) {
        return this.picker(matter, among, by);
      },
    };
    this.runtime = runtime;
    this.state = runtime;
    this.compiler = new Compiler(maker, this.runtime, this);
    for (const entry of entries) {
      if (entry.hook === undefined) continue;
      const key = `${entry.hook} ${entry.of}`;
      const group = this.byHook.get(key);
      const halves = halvesOf(entry);
      if (group) group.push(...halves);
      else this.byHook.set(key, [...halves]);
    }
    this.nextNumber = Object.keys(vocabulary.questions).length;
    this.numbers = new Map(Object.keys(vocabulary.questions).map((name, i) => [name, i]));
    const answering = (question: string): readonly Entry[] => this.entriesFor('answers', question);
    this.dependencies = new Dependencies(vocabulary, answering);
    this.rivals = new Rivals(vocabulary, this.dependencies, answering);
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
    this.runtime.budget.left = steps;
  }

  /** Looks at another table for a moment, in the middle of a call. */
  aside<T>(world: World, work: () => T): T {
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

  /** Live entries that answer a question, or do something to an event; those with an `else` as two of one id. */
  entriesFor(hook: Hook, of: string): readonly Entry[] {
    return this.byHook.get(`${hook} ${of}`) ?? [];
  }

  /**
   * A question, compiled.
   *
   * @throws Fault when there is no such question, or when answering it would need its own answer.
   */
  question(name: string): CompiledQuestion {
    const done = this.questions.get(name);
    if (done) return done;
    const { questions } = this.rulebook.vocabulary;
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (question === undefined) throw new Fault('fault.unknown-question', { question: name });
    if (this.compiling.includes(name)) {
      const circle = [...this.compiling.slice(this.compiling.indexOf(name)), name];
      throw new Fault('fault.circle', { circle: circle.join(' → ') });
    }
    this.compiling.push(name);
    try {
      const compiled = this.runtime.budget.free(
        () =>
          new CompiledQuestion(question, {
            runtime: this.runtime,
            compiler: this.compiler,
            entries: this.entriesFor('answers', name),
            number: this.numberOf(name),
            nextNumber: () => this.nextNumber++,
            meetsRivals: (entry) => this.rivals.meets(entry),
            marksIn: (nodes) => this.dependencies.marksIn(nodes),
            readsTable: () => this.dependencies.readsTable(name),
            dependencies: () => this.dependencies.marks(name),
          }),
      );
      this.questions.set(name, compiled);
      return compiled;
    } finally {
      this.compiling.pop();
    }
  }

  /** When the vocabulary says that the table no longer plays. */
  get ended(): Truth {
    const { ended } = this.rulebook.vocabulary;
    this.whenEnded ??= ended ? this.runtime.budget.free(() => this.compiler.truth(ended.tree, new Scope())) : never;
    return this.whenEnded;
  }

  /** Rule numbers under which an entry stands, as far as they are in force here. */
  numbersOf(entry: Entry): readonly string[] {
    return numbersInForce(entry, this.edition, this.rulebook.vocabulary, this.layers);
  }

  /** The same for entries named by their ids. */
  numbersOfAll(ids: Iterable<string>): { readonly [entry: string]: readonly string[] } {
    const wanted = new Set(ids);
    const named = this.entries.filter(({ id }) => wanted.has(id));
    return Object.fromEntries(named.map((entry) => [entry.id, this.numbersOf(entry)]));
  }

  /** How high the layer of an entry stands. */
  heightOf({ layer }: Entry): number {
    return this.rulebook.vocabulary.layers[layer]?.height ?? 0;
  }

  /** Under which number answers to a question are kept, in things and worlds. */
  numberOf(question: string): number {
    return this.numbers.get(question) ?? 0;
  }

  /** What the live entries do to an event. */
  rulesFor(event: string): EventRules {
    let rules = this.eventRules.get(event);
    if (rules === undefined) {
      const { events } = this.rulebook.vocabulary;
      const type = Object.hasOwn(events, event) ? events[event] : undefined;
      if (type === undefined) throw new Fault('fault.unknown-event', { event });
      rules = this.runtime.budget.free(() => new EventRules(type, this));
      this.eventRules.set(event, rules);
    }
    return rules;
  }
}

/** How rules are arranged; all of it may be left out. */
export interface ArrangeOptions {
  /** Refuse a day after the last edition that the rulebook was confirmed for, instead of answering with a notice. */
  readonly strict?: boolean;
}

/**
 * Puts the rulebook in order for one setup: which entries are alive in its edition, layers and choices.
 *
 * @param setup what the table agreed; `edition` is any day from the first known edition on.
 * @param options `strict` refuses a day after the last edition that the rulebook was confirmed for.
 * @throws Fault for a day that is no date or too old, an unknown house matter or choice, displacement in a cycle.
 */
export function arrange(rulebook: Rulebook, setup: SetupJson, options: ArrangeOptions = {}): Ruleset {
  need(rulebook, 'rulebook', 'arrange');
  need(setup, 'setup', 'arrange');
  needOptions(options, 'arrange');
  const { edition, newer } = editionFor(rulebook, setup.edition);
  const last = rulebook.editions.at(-1)?.date ?? '';
  if (newer && options.strict) throw new Fault('fault.edition-too-new', { edition: setup.edition, last });
  const notices: Notice[] = newer ? [{ code: 'edition-newer', values: { asked: setup.edition, last } }] : [];
  const thing = setupThing(rulebook, setup);
  const layers = layersAlive(rulebook, thing);
  const choices = choicesOf(rulebook, setup);
  checkNarrowed(rulebook, layers, choices);
  const { entries, silenced } = activeEntries(rulebook, edition, layers, choices);
  return new Ruleset(rulebook, setup, edition, layers, entries, silenced, notices, thing);
}

/**
 * The layers that live in a setup.
 *
 * @param setup its house answers make no difference
 */
export const layersOf = (rulebook: Rulebook, setup: SetupJson): ReadonlySet<string> =>
  layersAlive(rulebook, setupThing(rulebook, setup));

function setupThing(rulebook: Rulebook, setup: SetupJson): Thing {
  const maker = new Maker(rulebook.vocabulary);
  const entity = Object.values(rulebook.vocabulary.entities).find((candidate) => candidate.constant);
  const { house, ...facts } = setup;
  return entity ? maker.thing(entity.name, null, facts as Record<string, Value>) : new Thing('', null, []);
}

function layersAlive(rulebook: Rulebook, setup: Thing): ReadonlySet<string> {
  const { vocabulary } = rulebook;
  const maker = new Maker(vocabulary);
  const runtime: Runtime = {
    world: new World(vocabulary),
    setup,
    budget: new StepLimit(),
    make: (entity, facts) => maker.thing(entity, null, facts),
    pick: () => undefined,
  };
  const compiler = new Compiler(maker, runtime, {
    question(question) {
      throw new Fault('fault.unknown-question', { question });
    },
  });
  const alive = Object.values(vocabulary.layers).filter(
    (layer) => layer.when === undefined || compiler.truth(layer.when.tree, new Scope()).run(),
  );
  return new Set(alive.map((layer) => layer.id));
}
