import type { Runtime } from '../../evaluate/code.js';
import { Compiler, type StrictCompiler, strictCompiler } from '../../evaluate/compiler.js';
import { EVERY_FACT, REASONS, TraceNotes, VALUES } from '../../evaluate/notes.js';
import type { EntryNumbers } from '../../model/answer.js';
import type { Entry, Hook } from '../../model/entry.js';
import { Fault } from '../../model/fault.js';
import { questionNamed } from '../../model/lookup.js';
import type { Node } from '../../model/tree.js';
import type { Maker } from '../../values/make.js';
import type { Value } from '../../values/values.js';
import type { World } from '../../values/world.js';
import type { Dependencies } from '../dependencies.js';
import { Rivals } from '../rivals.js';
import type { Asked } from './asked.js';
import { StrictQuestion } from './strict-question.js';
import { SubAnswers } from './sub-answers.js';
import { TracedQuestion } from './traced-question.js';
import { TracedScope } from './traced-scope.js';

/** The rules by which questions are answered. */
export interface RulesContext {
  readonly maker: Maker;
  readonly runtime: Runtime;
  readonly dependencies: Dependencies;
  entriesFor(hook: Hook, of: string): readonly Entry[];
  numbersOf(entry: Entry): readonly string[];
  numbersOfAll(ids: Iterable<string>): EntryNumbers;
  heightOf(entry: Entry): number;
}

/** The questions of a ruleset, each compiled when first asked: as strict code, and as traced code if needed. */
export class Questions {
  readonly compiler: StrictCompiler;
  readonly notes = new TraceNotes();
  readonly tracing: Compiler;
  readonly strict: Compiler;
  private readonly strictQuestions = new Map<string, StrictQuestion>();
  private readonly tracedQuestions = new Map<string, TracedQuestion>();
  private readonly compiling: string[] = [];
  readonly rivals: Rivals;
  private readonly numbers: ReadonlyMap<string, number>;
  /** Next number for something else that is cached with things; those of the questions come first. */
  private next: number;
  private readonly answersOf = new WeakMap<World, SubAnswers>();
  private currentAnswers: SubAnswers | undefined;
  private noNames: TracedScope | undefined;

  /** @param hidden nodes whose values are unknown to traced code: for analyses that see less than a table */
  constructor(
    readonly context: RulesContext,
    private readonly hidden?: (node: Node) => boolean,
  ) {
    const { maker, runtime } = context;
    const { vocabulary } = maker;
    this.strict = new Compiler(maker, runtime, this);
    this.compiler = strictCompiler(this.strict);
    this.tracing = new Compiler(
      maker,
      runtime,
      { question: (name) => this.traced(name) },
      { notes: this.notes, hidden },
    );
    const names = Object.keys(vocabulary.questions);
    this.numbers = new Map(names.map((name, i) => [name, i]));
    this.next = names.length;
    this.rivals = new Rivals(
      vocabulary,
      context.dependencies,
      (name) => context.entriesFor('answers', name),
      (name) => this.question(name).rows.map(({ entry }) => entry),
    );
  }

  /**
   * A question as strict code.
   *
   * @throws Fault if there is no such question, or if its answer depends on itself.
   */
  question(name: string): StrictQuestion {
    const done = this.strictQuestions.get(name);
    if (done) return done;
    const question = questionNamed(this.context.maker.vocabulary, name);
    if (this.compiling.includes(name)) {
      const cycle = [...this.compiling.slice(this.compiling.indexOf(name)), name];
      throw new Fault('fault.cycle', { cycle: cycle.join(' → ') });
    }
    this.compiling.push(name);
    try {
      const compiled = this.context.runtime.budget.free(() => new StrictQuestion(question, this));
      this.strictQuestions.set(name, compiled);
      return compiled;
    } finally {
      this.compiling.pop();
    }
  }

  /** The same question as traced code, to be run within `trace`. @throws Fault if there is no such question */
  traced(name: string): TracedQuestion {
    let traced = this.tracedQuestions.get(name);
    if (traced === undefined) {
      traced = new TracedQuestion(questionNamed(this.context.maker.vocabulary, name), this);
      this.tracedQuestions.set(name, traced);
    }
    return traced;
  }

  /** Traced code without names in scope. */
  get nameless(): TracedScope {
    this.noNames ??= new TracedScope(this);
    return this.noNames;
  }

  /**
   * Runs traced code with empty notes, and restores the earlier notes afterwards.
   *
   * @param level what to note, one of the levels of `evaluate/notes.ts`
   */
  trace<Result>(work: (notes: TraceNotes) => Result, level: number = VALUES): Result {
    const before = this.currentAnswers;
    // Cached answers name only the facts that can be assumed.
    this.currentAnswers = level === EVERY_FACT ? this.newAnswers() : undefined;
    try {
      return this.notes.afresh(() => work(this.notes), this.hidden ? Math.max(level, REASONS) : level);
    } finally {
      this.currentAnswers = before;
    }
  }

  /** The answer where facts are missing. */
  ask(name: string, args: readonly Value[]): Asked {
    return this.trace(() => this.traced(name).ask(args));
  }

  /** The cache of nested answers: that of the table persists from one call to the next. */
  get answers(): SubAnswers {
    this.currentAnswers ??= this.answersAbout(this.context.runtime.world);
    return this.currentAnswers;
  }

  private answersAbout(world: World): SubAnswers {
    let answers = this.answersOf.get(world);
    if (answers === undefined) {
      answers = this.newAnswers();
      this.answersOf.set(world, answers);
    }
    return answers;
  }

  private newAnswers(): SubAnswers {
    const { runtime, dependencies } = this.context;
    return new SubAnswers(runtime.world, dependencies, (name) => this.numberOf(name));
  }

  /** Allocates a number under which something else is cached. */
  nextNumber(): number {
    return this.next++;
  }

  /** The number under which answers to a question are cached, in things and worlds. */
  numberOf(question: string): number {
    return this.numbers.get(question) ?? 0;
  }
}
