import { type Code, changing, folded, type Runtime } from '../closures/code.js';
import type { Callable, Compiler } from '../closures/compiler.js';
import type { Inlined } from '../closures/indexable.js';
import { compileMember, type Member } from '../closures/member.js';
import { type Cell, Scope } from '../closures/scope.js';
import { memoizedByThing, memoizedByWorld, memoizedLastPair } from '../memo/calls.js';
import type { MemoSpec } from '../memo/memo.js';
import type { EntryNumbers } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import type { Node } from '../model/tree.js';
import type { Question } from '../model/vocabulary.js';
import { HELD } from '../values/budget.js';
import type { ProblemValue, Value } from '../values/values.js';
import {
  addTo,
  agreed,
  type Given,
  idsInOrder,
  problemOf,
  STRONGEST,
  silenceOf,
  strengthOf,
  verdictOf,
} from './combine.js';
import { CompiledEntry } from './compiled-entry.js';
import { overridersOf, sorted } from './order.js';
import { compileVerdict } from './verdict.js';

/** What a question needs to know of the ruleset around it. */
export interface QuestionContext extends MemoSpec {
  readonly runtime: Runtime;
  readonly compiler: Compiler;
  readonly entries: readonly Entry[];
  /** Gives out further numbers under which something is kept. */
  readonly nextNumber: () => number;
  /** Whether an entry may meet two values of equal right on the way. */
  readonly meetsRivals: (entry: Entry) => boolean;
  /** What expressions look at, as in `World.lastWrite`. */
  readonly idsIn: (nodes: readonly Node[]) => readonly number[];
  /** False when the answer follows from the arguments and the setup alone. Finding out takes a while. */
  readonly readsTable: () => boolean;
  /** Rule numbers of its entries by their ids. */
  readonly numbersOfAll: () => EntryNumbers;
}

/** All entries active for one question, compiled and put in order. */
export class CompiledQuestion implements Callable {
  readonly cells: readonly Cell[];
  /** Works the answer out for what lies in the cells; for a verdict, a text; for problems, a list of them. */
  readonly evaluate: () => Value;
  private readonly scope = new Scope();
  private compiled: readonly CompiledEntry[] | undefined;
  private numbered: EntryNumbers | null | undefined;

  constructor(
    readonly question: Question,
    private readonly context: QuestionContext,
  ) {
    this.cells = question.parameters.map((parameter) => this.scope.cell(parameter.name));
    this.evaluate = this.evaluator();
  }

  /** Where its cached answers are kept. */
  get number(): number {
    return this.context.number;
  }

  /** Fact slots and marks of collections that the answer looks at, as in `World.lastWrite`. */
  get dependencies(): readonly number[] {
    return this.context.dependencies();
  }

  /** Rule numbers of all its entries; undefined where it depends on the table which of them are looked at. */
  get numbers(): EntryNumbers | undefined {
    this.numbered ??= this.context.entries.some(({ each }) => each) ? null : this.context.numbersOfAll();
    return this.numbered ?? undefined;
  }

  /** The entries that take part, in order, each compiled. */
  get rows(): readonly CompiledEntry[] {
    this.compiled ??= this.compiledRows();
    return this.compiled;
  }

  private compiledRows(): readonly CompiledEntry[] {
    const { context } = this;
    const overriders = overridersOf(context.entries);
    const ordered = sorted(context.entries, (entry) => overriders.get(entry) ?? [], rank);
    const rows = new Map<Entry, CompiledEntry>();
    for (const entry of ordered) {
      const row = new CompiledEntry(entry, context.compiler, this.scope);
      row.overriders = (overriders.get(entry) ?? [])
        .map((other) => rows.get(other))
        .filter((other) => other !== undefined);
      // An entry that the setup switches off for good takes no part.
      if (!row.when.constant || row.when.run()) rows.set(entry, row);
    }
    return [...rows.values()];
  }

  private evaluator(): () => Value {
    switch (this.question.policy) {
      case 'verdict':
        return compileVerdict(this.rows, {
          runtime: this.context.runtime,
          parameters: this.question.parameters,
          cells: this.cells,
          silence: this.question.silence as Value | undefined,
          nextNumber: this.context.nextNumber,
          meetsRivals: this.context.meetsRivals,
          idsIn: this.context.idsIn,
        });
      case 'problems':
        return () => this.problems();
      case 'union':
        return () => this.union();
      default: {
        const [row, other] = this.rows;
        if (row === undefined || other) return () => this.value();
        return row.single ? row.single.run : () => this.valueOf(row);
      }
    }
  }

  /** True when its only entry always applies: then its value may stand where the question is asked. */
  private get direct(): Code | undefined {
    return this.question.policy === 'value' && this.rows.length === 1 ? this.rows[0]?.single : undefined;
  }

  /** What stands for the question wherever it is asked, when its answer is one expression. */
  get inlined(): Inlined | undefined {
    const tree = this.direct ? this.rows[0]?.entry.value?.tree : undefined;
    return tree && { parameters: this.question.parameters, tree };
  }

  private value(): Value {
    const { rows } = this;
    let found: Given | undefined;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as CompiledEntry;
      row.applied = row.holds() && !row.isOverridden();
      if (!row.applied) continue;
      const value = row.value();
      if (value === undefined) row.applied = false;
      else found = agreed(this.question.name, found, { entry: row.entry, value });
    }
    return found === undefined ? silenceOf(this.question) : found.value;
  }

  /** The value of the only entry. */
  private valueOf(row: CompiledEntry): Value {
    const value = row.holds() ? row.value() : undefined;
    row.applied = value !== undefined;
    return value === undefined ? silenceOf(this.question) : value;
  }

  /** The answer for what lies in the cells, with all entries that decided it. */
  decide(): { readonly value: Value; readonly because: readonly string[] } {
    const { policy } = this.question;
    if (policy === 'problems') {
      const value = this.problems() as readonly ProblemValue[];
      return { value, because: idsInOrder(value.map((problem) => problem.entry)) };
    }
    let because: string[] = [];
    if (policy === 'union') {
      const value = this.union(because);
      return { value, because: idsInOrder(because) };
    }
    if (policy === 'verdict') {
      let strongest = 0;
      this.applying(({ entry, strength }) => {
        if (strength > strongest) {
          strongest = strength;
          because = [entry.id];
        } else if (strength === strongest) because.push(entry.id);
      });
      const { silence } = this.question;
      return { value: verdictOf(strongest, 0, silence as Value | undefined) as Value, because: idsInOrder(because) };
    }
    const value = this.value();
    return { value, because: idsInOrder(this.rows.filter((row) => row.applied).map((row) => row.entry.id)) };
  }

  /** Each applying row, with each of its things; what overrides what is worked out thing by thing. */
  private applying(visit: (row: CompiledEntry) => void): void {
    for (const row of this.rows) {
      row.applied = false;
      if (row.each === null) {
        row.applied = row.holds() && !row.isOverridden();
        if (row.applied) visit(row);
        continue;
      }
      row.begin();
      const things = row.each.things();
      const many = Array.isArray(things) ? (things as readonly Value[]) : [];
      this.context.runtime.budget.spend(many.length);
      for (const thing of many) {
        row.each.cell.v = thing;
        if (!row.holds() || row.isOverridden()) continue;
        row.applied = true;
        visit(row);
      }
    }
  }

  private problems(): Value {
    const found: ProblemValue[] = [];
    const { budget } = this.context.runtime;
    this.applying(({ entry, scope }) => {
      budget.spend(HELD);
      found.push(problemOf(entry, (name) => budget.hold(scope.read(name))));
    });
    return found;
  }

  /** @param because takes the ids of the entries that apply */
  private union(because?: string[]): Value {
    const found: Value[] = [];
    this.applying((row) => {
      because?.push(row.entry.id);
      addTo(found, row.value(), this.context.runtime.budget);
    });
    return found;
  }

  call(args: readonly Code[]): Code {
    const { cells, evaluate } = this;
    if (args.every((arg) => arg.constant) && !this.context.readsTable()) {
      cells.forEach((cell, i) => {
        cell.v = (args[i] as Code).run();
      });
      const known = folded(evaluate, true);
      if (known.constant) return known;
    }
    const runs = args.map((arg) => arg.run);
    const [a, b] = runs as [() => Value, () => Value];
    const [p, q] = cells as [Cell, Cell];
    if (cells.length === 0) return changing(memoizedByWorld(evaluate, this.context));
    if (cells.length === 1) return changing(memoizedByThing(evaluate, this.context, a, p));
    if (cells.length === 2) return changing(memoizedLastPair(evaluate, this.context, [a, p], [b, q]));
    return changing(() => {
      const values = runs.map((run) => run());
      values.forEach((value, i) => {
        (cells[i] as Cell).v = value;
      });
      return evaluate();
    });
  }

  member(args: readonly Code[]): Member | undefined {
    const value = this.direct ? this.rows[0]?.entry.value?.tree : undefined;
    // Cached lists have an index; only what would be worked out anew each time is turned into a test.
    if (value === undefined || this.cells.length < 2) return undefined;
    const inner = compileMember(this.context.compiler, value, (this.rows[0] as CompiledEntry).scope).test;
    const runs = args.map((arg) => arg.run);
    return { test: this.cells.length === 2 ? this.pairTest(runs, inner) : this.anyTest(runs, inner), constant: false };
  }

  private pairTest([a, b]: readonly (() => Value)[], inner: Member['test']): Member['test'] {
    const [p, q] = this.cells as [Cell, Cell];
    const [first, second] = [a, b] as [() => Value, () => Value];
    return (x) => {
      const v = first();
      q.v = second();
      p.v = v;
      return inner(x);
    };
  }

  private anyTest(runs: readonly (() => Value)[], inner: Member['test']): Member['test'] {
    const { cells } = this;
    return (x) => {
      const values = runs.map((run) => run());
      for (let i = 0; i < cells.length; i++) (cells[i] as Cell).v = values[i] as Value;
      return inner(x);
    };
  }
}

/** The strongest first, so that most answers are found early. */
const rank = (entry: Entry): number => STRONGEST - strengthOf(entry);
