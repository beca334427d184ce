import type { TraceNotes } from '../evaluate/notes.js';
import type { Cell, LetCell } from '../evaluate/scope.js';
import type { ConjunctTrace } from '../model/answer.js';
import type { Node } from '../model/tree.js';
import type { Value } from '../values/values.js';
import type { CompiledEventEntry, CompiledStep } from './event-rules.js';
import { type Conjunct, compileConjuncts, traced } from './question/conjuncts.js';
import type { Questions } from './question/questions.js';
import { TracedScope } from './question/traced-scope.js';

/** A trace reports what a condition itself reads, not what its names were computed from. */
function withoutReads<Result>(work: () => Result, notes: TraceNotes): Result {
  const { reads } = notes;
  notes.reads = null;
  try {
    return work();
  } finally {
    notes.reads = reads;
  }
}

/** Names of an entry or a step. */
type NamedCells = readonly (readonly [string, LetCell])[];

/** The expressions of an entry that does something to an event, as traced code. To be run within `Questions.trace`. */
export class TracedEventEntry {
  private readonly names: TracedScope;
  private readonly event: Cell;
  private readonly thing: Cell | null;
  private readonly lets: NamedCells;
  private readonly steps = new Map<CompiledStep, { readonly names: TracedScope; readonly lets: NamedCells }>();
  private conjuncts: readonly Conjunct[] | undefined;

  constructor(
    private readonly row: CompiledEventEntry,
    private readonly questions: Questions,
  ) {
    this.names = new TracedScope(questions);
    this.event = this.names.cell('event');
    const { each, let: lets } = row.entry;
    this.thing = each ? this.names.cell(each.name) : null;
    this.lets = questions.tracing.lets(lets, this.names.scope);
    for (const [, cell] of this.lets) {
      const { compute } = cell;
      cell.compute = () => withoutReads(compute, questions.notes);
    }
  }

  /** Loads the present values from the strict code of the entry. */
  private load(): void {
    const { row, lets } = this;
    this.event.v = row.event.v;
    if (this.thing !== null) this.thing.v = row.thing ?? null;
    for (let i = 0; i < lets.length; i++) {
      const [, cell] = lets[i] as NamedCells[number];
      const fixed = row.fixed?.[i];
      cell.reset();
      if (fixed !== undefined) cell.set(fixed);
    }
  }

  /** The names in scope, as loaded at present. */
  scope(step?: CompiledStep): TracedScope {
    this.load();
    if (step === undefined) return this.names;
    let inner = this.steps.get(step);
    if (inner === undefined) {
      const names = new TracedScope(this.questions, this.names.scope);
      inner = { names, lets: this.questions.tracing.lets(step.step.let, names.scope) };
      this.steps.set(step, inner);
    }
    for (const [, cell] of inner.lets) cell.reset();
    return inner.names;
  }

  value(tree: Node, step: CompiledStep | undefined): Value | undefined {
    return this.scope(step).value(tree);
  }

  truth(tree: Node, step: CompiledStep | undefined): boolean | undefined {
    return this.scope(step).truth(tree);
  }

  /** The parts of the entry's condition, each with its truth and what it read. */
  tracedConjuncts(): readonly ConjunctTrace[] {
    const { tracing, context } = this.questions;
    const { scope } = this.scope();
    this.conjuncts ??= context.runtime.budget.free(() => compileConjuncts(tracing, this.row.entry.when, scope));
    return traced(this.conjuncts, this.questions.notes);
  }
}
