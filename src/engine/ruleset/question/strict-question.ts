import {
  type Code,
  folded,
  type KnownCode,
  knownCode,
  type Member,
  memberTest,
  strictly,
} from '../../evaluate/code.js';
import type { Callable } from '../../evaluate/compiler.js';
import type { Inlined } from '../../evaluate/indexable.js';
import { type Cell, Scope } from '../../evaluate/scope.js';
import { memoizedByThing, memoizedByWorld } from '../../memo/calls.js';
import type { MemoSpec } from '../../memo/memo.js';
import type { Entry } from '../../model/entry.js';
import type { Question } from '../../model/vocabulary.js';
import type { StepLimit } from '../../values/budget.js';
import type { Value } from '../../values/values.js';
import {
  type Applying,
  agreed,
  type Combined,
  combined,
  type Given,
  idsInOrder,
  problemOf,
  STRONGEST,
  silenceOf,
  strengthOf,
} from '../combine.js';
import { inOverridingOrder } from './entry-code.js';
import type { Questions } from './questions.js';
import { StrictEntry } from './strict-entry.js';
import { compileVerdict } from './strict-verdict.js';

/** All active entries of one question, as strict code and in order. */
export class StrictQuestion implements Callable {
  readonly cells: readonly Cell[];
  /** Computes the answer for the arguments in the cells; a text for a verdict, a list for problems. */
  readonly evaluate: () => Value;
  private readonly scope = new Scope();
  /** Where its answers are cached, and what they depend on. */
  readonly memo: MemoSpec;
  private compiled: readonly StrictEntry[] | undefined;

  constructor(
    readonly question: Question,
    private readonly questions: Questions,
  ) {
    const { runtime, dependencies } = questions.context;
    const { name } = question;
    this.memo = { runtime, number: questions.numberOf(name), dependencies: () => dependencies.idsOf(name) };
    this.cells = question.parameters.map((parameter) => this.scope.cell(parameter.name));
    this.evaluate = this.evaluator();
  }

  /** Loads arguments into the cells, as all outside callers do; a missing one is none. */
  filled(args: readonly Value[]): this {
    for (let i = 0; i < this.cells.length; i++) (this.cells[i] as Cell).v = args[i] ?? null;
    return this;
  }

  /** The entries that take part, in order, compiled. */
  get rows(): readonly StrictEntry[] {
    this.compiled ??= this.compiledRows();
    return this.compiled;
  }

  private compiledRows(): readonly StrictEntry[] {
    const { context, strict } = this.questions;
    // An entry that can never apply in the setup takes no part.
    const compiled = (entry: Entry): StrictEntry | undefined => {
      const row = new StrictEntry(entry, strict, this.scope);
      return !row.when.constant || row.when.run() ? row : undefined;
    };
    return inOverridingOrder(context.entriesFor('answers', this.question.name), compiled, rank);
  }

  private evaluator(): () => Value {
    const { policy, parameters, silence } = this.question;
    if (policy === 'verdict') {
      const { questions, cells } = this;
      return compileVerdict(this.rows, { questions, parameters, cells, silence: silence as Value | undefined });
    }
    if (policy !== 'value') return () => this.combined().value as Value;
    const [row, other] = this.rows;
    if (row === undefined || other) return () => this.value();
    return row.single ? row.single.run : () => this.valueOf(row);
  }

  /** Set if its only entry always applies: then its value can replace the question wherever it is asked. */
  private get direct(): KnownCode | undefined {
    return this.question.policy === 'value' && this.rows.length === 1 ? this.rows[0]?.single : undefined;
  }

  /** What replaces the question wherever it is asked, if its answer is one expression. */
  get inlined(): Inlined | undefined {
    const tree = this.direct ? this.rows[0]?.entry.value?.tree : undefined;
    return tree && { parameters: this.question.parameters, tree };
  }

  private value(): Value {
    const { rows } = this;
    let found: Given | undefined;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as StrictEntry;
      row.applied = row.holds() && !row.isOverridden();
      if (!row.applied) continue;
      const value = row.answer();
      if (value === undefined) row.applied = false;
      else found = agreed(this.question.name, found, { entry: row.entry, value });
    }
    return found === undefined ? silenceOf(this.question) : found.value;
  }

  /** The value of the only entry. */
  private valueOf(row: StrictEntry): Value {
    const value = row.holds() ? row.answer() : undefined;
    row.applied = value !== undefined;
    return value === undefined ? silenceOf(this.question) : value;
  }

  /** The answer for the arguments in the cells, with all deciding entries. */
  decide(): { readonly value: Value; readonly because: readonly string[] } {
    if (this.question.policy !== 'value') {
      const { value, deciding } = this.combined();
      return { value: value as Value, because: idsInOrder(deciding.map(({ entry }) => entry.id)) };
    }
    const value = this.value();
    return { value, because: idsInOrder(this.rows.filter((row) => row.applied).map(({ entry }) => entry.id)) };
  }

  private combined(): Combined<Applying> {
    return combined(this.question, this.applying(), NONE, this.budget);
  }

  private get budget(): StepLimit {
    return this.questions.context.runtime.budget;
  }

  /** The entries that apply, with what each gives for each of its things; overriding is decided thing by thing. */
  private applying(): readonly Applying[] {
    const found: Applying[] = [];
    const { budget } = this;
    for (const row of this.rows) {
      row.applied = false;
      if (row.each === null) {
        row.applied = this.tryRow(row, found);
        continue;
      }
      row.begin();
      const things = row.each.things();
      const many = Array.isArray(things) ? (things as readonly Value[]) : [];
      budget.spend(many.length);
      for (const thing of many) {
        row.each.cell.v = thing;
        if (this.tryRow(row, found)) row.applied = true;
      }
    }
    return found;
  }

  /** Whether an entry applies; if so, records what it gives. */
  private tryRow(row: StrictEntry, found: Applying[]): boolean {
    if (!row.holds() || row.isOverridden()) return false;
    if (this.question.policy === 'verdict') {
      found.push(row);
      return true;
    }
    const { entry, scope } = row;
    const isProblem = this.question.policy === 'problems';
    const value = isProblem ? problemOf(entry, (name) => scope.read(name), this.budget) : row.answer();
    if (value === undefined) return false;
    found.push({ entry, value });
    return true;
  }

  call(args: readonly Code[]): Code {
    const { cells, evaluate, memo } = this;
    const { dependencies } = this.questions.context;
    if (args.every((arg) => arg.constant) && !dependencies.readsTable(this.question.name)) {
      cells.forEach((cell, i) => {
        cell.v = strictly(args[i] as Code).run();
      });
      const constantAnswer = folded(evaluate, true);
      if (constantAnswer.constant) return constantAnswer;
    }
    const runs = args.map((arg) => strictly(arg).run);
    const [a, b] = runs as [() => Value, () => Value];
    const [p, q] = cells as [Cell, Cell];
    if (cells.length === 0) return knownCode(memoizedByWorld(evaluate, memo));
    if (cells.length === 1) return knownCode(memoizedByThing(evaluate, memo, a, p));
    if (cells.length === 2)
      return knownCode(() => {
        // An argument may ask the same question about other arguments.
        const first = a();
        q.v = b();
        p.v = first;
        return evaluate();
      });
    return knownCode(() => {
      const values = runs.map((run) => run());
      values.forEach((value, i) => {
        (cells[i] as Cell).v = value;
      });
      return evaluate();
    });
  }

  member(args: readonly Code[]): Member | undefined {
    const value = this.direct ? this.rows[0]?.entry.value?.tree : undefined;
    // Cached lists have an index; only lists that would be recomputed each time become a test.
    if (value === undefined || this.cells.length < 2) return undefined;
    const inner = this.questions.strict.member(value, (this.rows[0] as StrictEntry).scope);
    if (!inner.known) return undefined;
    const { test } = inner;
    const { cells } = this;
    const runs = args.map((arg) => strictly(arg).run);
    if (cells.length === 2) {
      const [p, q] = cells as [Cell, Cell];
      const [a, b] = runs as [() => Value, () => Value];
      return memberTest((x) => {
        const first = a();
        q.v = b();
        p.v = first;
        return test(x);
      }, true);
    }
    const values: Value[] = runs.map(() => null);
    return memberTest((x) => {
      // An argument may ask the same question about another argument.
      for (let i = 0; i < runs.length; i++) values[i] = (runs[i] as () => Value)();
      for (let i = 0; i < runs.length; i++) (cells[i] as Cell).v = values[i] as Value;
      return test(x);
    }, true);
  }
}

const NONE: readonly never[] = [];

/** Strongest first, so that most answers are found early. */
const rank = (entry: Entry): number => STRONGEST - strengthOf(entry);
