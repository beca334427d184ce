import { areKnown, type Code, type Member, memberTest, openCode } from '../../evaluate/code.js';
import type { Callable } from '../../evaluate/compiler.js';
import { type AskedQuestion, VALUES } from '../../evaluate/notes.js';
import { OpenCell, Scope } from '../../evaluate/scope.js';
import type { EntryNumbers, Read } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import { Fault } from '../../model/fault.js';
import type { Question } from '../../model/vocabulary.js';
import { MEMBER } from '../../values/budget.js';
import { toJson } from '../../values/json.js';
import { indexed, Thing, UnknownSignal, type Value } from '../../values/values.js';
import { combined } from '../combine.js';
import { type Asked, reasonsOf } from './asked.js';
import { inOverridingOrder } from './entry-code.js';
import { consideredIn, type EntryOutcome, idsOf } from './outcome.js';
import type { Questions } from './questions.js';
import type { SubAnswer } from './sub-answers.js';
import { TracedEntry } from './traced-entry.js';
import { tryEntries } from './try-entries.js';

/** All active entries of one question, as traced code: tried one by one, with the outcome of each. */
export class TracedQuestion implements Callable {
  private readonly cells: readonly OpenCell[];
  private readonly scope = new Scope();
  private compiled: readonly TracedEntry[] | undefined;
  private numbered: EntryNumbers | null | undefined;
  private isAsked = false;

  constructor(
    private readonly question: Question,
    private readonly questions: Questions,
  ) {
    this.cells = question.parameters.map(({ name }) => this.scope.put(name, new OpenCell()));
  }

  /** Rule numbers of all its entries; undefined if the table decides which of them are tried. */
  get numbers(): EntryNumbers | undefined {
    if (this.numbered === undefined) this.numbered = this.numbersOfEntries();
    return this.numbered ?? undefined;
  }

  private numbersOfEntries(): EntryNumbers | null {
    const { context } = this.questions;
    const entries = context.entriesFor('answers', this.question.name);
    return entries.some(({ each }) => each) ? null : Object.freeze(context.numbersOfAll(entries.map(({ id }) => id)));
  }

  /** Entries, each after those that override it. */
  private get rows(): readonly TracedEntry[] {
    this.compiled ??= this.questions.context.runtime.budget.free(() => this.compiledRows());
    return this.compiled;
  }

  private compiledRows(): readonly TracedEntry[] {
    const { context, tracing } = this.questions;
    const compiled = (entry: Entry) => new TracedEntry(entry, tracing, this.scope, context);
    return inOverridingOrder(context.entriesFor('answers', this.question.name), compiled);
  }

  call(args: readonly Code[]): Code {
    const runs = args.map((arg) => arg.run);
    return openCode(() => this.nested(runs.map((run) => run())));
  }

  /** If an answer is unknown as a whole, and only one entry can apply: membership by that entry's expression. */
  member(args: readonly Code[]): Member {
    const runs = args.map((arg) => arg.run);
    const tests = new Map<TracedEntry, Member['test']>();
    const isIn = (x: Value, tried: readonly EntryOutcome[]): boolean | undefined => {
      const [one, other] = tried.filter(({ outcome }) => outcome === 'applied' || outcome === 'unknown');
      if (one?.outcome !== 'applied' || other || !one.entry.value) return undefined;
      let test = tests.get(one.row);
      if (test === undefined) {
        ({ test } = this.questions.tracing.member(one.entry.value.tree, one.row.scope));
        tests.set(one.row, test);
      }
      return test(x);
    };
    return memberTest(
      (x) =>
        this.about(
          runs.map((run) => run()),
          (tried) => isIn(x, tried),
        ),
      false,
    );
  }

  /** Asks, noting the outcome of each entry. */
  ask(args: readonly (Value | undefined)[]): Asked {
    const { notes, context } = this.questions;
    const before = notes.missing.length;
    return this.about(args, (tried) => {
      const applying = tried.filter(({ outcome }) => outcome === 'applied');
      const open = tried.filter(({ outcome }) => outcome === 'unknown');
      const { value, deciding, sure } = combined(this.question, applying, open, context.runtime.budget);
      if (this.question.policy === 'verdict') outrank(applying, deciding);
      const considered = notes.detailed ? consideredIn(tried, context.maker.vocabulary) : [];
      if (value !== undefined) notes.dropMissingSince(before);
      return { value, ...(sure && { sure }), ...reasonsOf(value, deciding), considered };
    });
  }

  /**
   * Tries all entries for some arguments, and processes their outcomes while the arguments are in the cells.
   *
   * @throws Fault `fault.cycle` if the answer to the question depends on itself
   */
  private about<Result>(
    args: readonly (Value | undefined)[],
    work: (tried: readonly EntryOutcome[]) => Result,
  ): Result {
    const { name } = this.question;
    if (this.isAsked) throw new Fault('fault.cycle', { cycle: `${name} → ${name}` });
    const { cells } = this;
    for (let i = 0; i < cells.length; i++) (cells[i] as OpenCell).v = i < args.length ? args[i] : null;
    this.isAsked = true;
    try {
      return work(tryEntries(this.rows, this.question, this.questions));
    } finally {
      this.isAsked = false;
    }
  }

  /** A nested question: its answer stays valid for as long as the table is the same. */
  private nested(args: readonly (Value | undefined)[]): Value | undefined {
    const { notes, answers } = this.questions;
    const known = answers.get(this.question.name, args);
    if (known === undefined || known.level < notes.level) return this.again(args);
    for (const fact of known.factsRead) notes.factsRead?.add(fact);
    this.noteRest(args, known);
    const { value } = known;
    if (value === undefined) notes.missing.push(...known.missing);
    else if (notes.reads !== null && areKnown(args)) {
      this.questions.context.runtime.budget.spend(MEMBER);
      notes.reads.push(this.readOf(args, value, known));
    }
    return value;
  }

  /** The answer by strict code, if nothing needs to be noted; undefined also if it lacks a fact, which may not matter. */
  private strictly(args: readonly (Value | undefined)[]): Omit<Asked, 'restsOn' | 'considered'> | undefined {
    const { questions, question } = this;
    if (questions.notes.level > VALUES || !areKnown(args)) return undefined;
    try {
      const value = questions.question(question.name).filled(args).evaluate();
      return { value, because: NONE, influences: NONE, objections: NONE };
    } catch (error) {
      if (error instanceof UnknownSignal) return undefined;
      throw error;
    }
  }

  private noteRest(args: readonly (Value | undefined)[], answer: Omit<AskedQuestion, 'args'>): void {
    const { value, influences, objections } = answer;
    if (influences.length > 0 || objections.length > 0)
      this.questions.notes.askedQuestions?.push({ args, value, influences, objections });
  }

  private again(args: readonly (Value | undefined)[]): Value | undefined {
    const { notes, answers, context } = this.questions;
    const { reads, detailed, factsRead } = notes;
    notes.reads = null;
    notes.detailed = false;
    notes.factsRead = factsRead && new Set();
    const before = notes.missing.length;
    try {
      const { version } = context.runtime.world;
      const asked = this.strictly(args) ?? this.ask(args);
      this.noteRest(args, asked);
      const { because, influences, objections } = asked;
      const value = asked.value === undefined ? undefined : indexed(asked.value);
      const missing = value === undefined ? notes.missing.slice(before) : NONE;
      const answer: SubAnswer = {
        value,
        missing,
        because,
        read: undefined,
        influences,
        objections,
        factsRead: [...(notes.factsRead ?? NONE)],
        level: notes.level,
        version,
      };
      if (reads !== null && value !== undefined && areKnown(args)) reads.push(this.readOf(args, value, answer));
      answers.set(this.question.name, args, answer);
      return value;
    } finally {
      notes.reads = reads;
      notes.detailed = detailed;
      for (const fact of notes.factsRead ?? []) factsRead?.add(fact);
      notes.factsRead = factsRead;
    }
  }

  /** How a trace reports the answer. It may be shared by several answers, so it must not be modified. */
  private readOf(args: readonly Value[], value: Value, answer: SubAnswer): Read {
    const { vocabulary } = this.questions.context.maker;
    answer.read ??= Object.freeze({
      question: this.question.name,
      arguments: Object.freeze(args.map((arg) => frozen(toJson(vocabulary, arg)))),
      entities: Object.freeze(args.map((arg) => (arg instanceof Thing ? arg.entity : null))),
      value: frozen(toJson(vocabulary, value)),
      because: Object.freeze(answer.because),
    });
    return answer.read;
  }
}

const NONE: readonly never[] = [];

/** Entries that apply and do not decide name those that outrank them. */
function outrank(applying: readonly EntryOutcome[], deciding: readonly EntryOutcome[]): void {
  for (const one of applying) {
    if (deciding.includes(one)) continue;
    one.outcome = 'outranked';
    one.by = idsOf(deciding);
  }
}

function frozen<T>(json: T): T {
  if (typeof json === 'object' && json !== null && !Object.isFrozen(json)) {
    Object.freeze(json);
    Object.values(json).forEach(frozen);
  }
  return json;
}
