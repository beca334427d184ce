import type { Runtime } from '../../evaluate/code.js';
import { Compiler, type StrictCompiler, strictCompiler } from '../../evaluate/compiler.js';
import { TraceNotes } from '../../evaluate/notes.js';
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

/** The rules that questions are answered by. */
export interface RulesContext {
  readonly maker: Maker;
  readonly runtime: Runtime;
  readonly dependencies: Dependencies;
  entriesFor(hook: Hook, of: string): readonly Entry[];
  numbersOf(entry: Entry): readonly string[];
  numbersOfAll(ids: Iterable<string>): EntryNumbers;
  heightOf(entry: Entry): number;
}

/** How traced code is run. */
export interface TracingOptions {
  /** Write down how entries fared. */
  readonly detailed?: boolean;
  /** Note every fact in `factsRead`. */
  readonly everyFact?: boolean;
}

/** The questions of a ruleset, each compiled when it is first asked: as strict code, and as traced code where that is wanted. */
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
  /** Next number for something cached with things; those of the questions come first. */
  private next: number;
  private readonly answersOf = new WeakMap<World, SubAnswers>();
  private currentAnswers: SubAnswers | undefined;
  private noNames: TracedScope | undefined;

  /** @param hidden nodes of which nothing is known to traced code: for analyses that see less than a table */
  constructor(
    readonly context: RulesContext,
    hidden?: (node: Node) => boolean,
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
   * @throws Fault when there is no such question, or when answering it would need its own answer.
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

  /** The same question as traced code, to be run within `trace`. @throws Fault when there is no such question */
  traced(name: string): TracedQuestion {
    let traced = this.tracedQuestions.get(name);
    if (traced === undefined) {
      traced = new TracedQuestion(questionNamed(this.context.maker.vocabulary, name), this);
      this.tracedQuestions.set(name, traced);
    }
    return traced;
  }

  /** Traced code that sees no names. */
  get nameless(): TracedScope {
    this.noNames ??= new TracedScope(this);
    return this.noNames;
  }

  /** Runs traced code with empty notes; those from before are there again afterwards. */
  trace<Result>(
    work: (notes: TraceNotes) => Result,
    { detailed = false, everyFact = false }: TracingOptions = {},
  ): Result {
    const before = this.currentAnswers;
    // What was cached names only the facts that may be assumed.
    this.currentAnswers = everyFact ? this.newAnswers() : undefined;
    try {
      return this.notes.afresh(() => work(this.notes), detailed, everyFact);
    } finally {
      this.currentAnswers = before;
    }
  }

  /** The answer where facts are missing. */
  ask(name: string, args: readonly Value[]): Asked {
    return this.trace(() => this.traced(name).ask(args));
  }

  /** What is cached of questions asked on the way: that of the table lasts from one call to the next. */
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

  /** Gives out a number under which something else is kept. */
  nextNumber(): number {
    return this.next++;
  }

  /** Under which number answers to a question are kept, in things and worlds. */
  numberOf(question: string): number {
    return this.numbers.get(question) ?? 0;
  }
}
