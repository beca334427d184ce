import { type Code, constant, type Truth } from '../../evaluate/code.js';
import type { Compiler } from '../../evaluate/compiler.js';
import { type Cell, type LetCell, Scope } from '../../evaluate/scope.js';
import type { Entry } from '../../model/entry.js';
import type { Value } from '../../values/values.js';
import { overridersOf, sorted } from '../order.js';

/** One of the answers of an entry, and its condition. */
export interface EntryChoice {
  readonly when: Truth;
  readonly value: Code;
}

/** The names and the answer of an entry, compiled. */
export class EntryCode {
  readonly scope: Scope;
  readonly each: { readonly cell: Cell; readonly things: () => Value | undefined } | null;
  protected readonly lets: readonly LetCell[];
  protected readonly choices: readonly EntryChoice[];

  constructor(
    readonly entry: Entry,
    compiler: Compiler,
    outer: Scope,
  ) {
    const scope = new Scope(outer);
    this.scope = scope;
    const cell = entry.each ? scope.cell(entry.each.name) : null;
    this.lets = compiler.lets(entry.let, scope).map(([, named]) => named);
    this.each = entry.each && cell ? { things: compiler.code(entry.each.in.tree, scope).run, cell } : null;
    const cases = entry.cases ?? (entry.value ? [{ when: undefined, value: entry.value }] : []);
    this.choices = cases.map(({ when, value }) => ({
      when: when ? compiler.truth(when.tree, scope) : constant(true),
      value: compiler.code(value.tree, scope),
    }));
  }

  /** Resets its names, so that they are evaluated anew when next read. */
  begin(): void {
    const { lets } = this;
    for (let i = 0; i < lets.length; i++) (lets[i] as LetCell).reset();
  }
}

/**
 * The entries of a question as code, each after those that override it and with references to them.
 *
 * @param compiled undefined: the entry takes no part
 * @param rank breaks ties: among independent entries the lower rank comes first
 */
export function inOverridingOrder<Row extends EntryCode & { overriders: readonly Row[] }>(
  entries: readonly Entry[],
  compiled: (entry: Entry) => Row | undefined,
  rank?: (entry: Entry) => number,
): readonly Row[] {
  const overriders = overridersOf(entries);
  const above = (entry: Entry): readonly Entry[] => overriders.get(entry) ?? [];
  const rows = new Map<Entry, Row>();
  for (const entry of sorted(entries, above, rank)) {
    const row = compiled(entry);
    if (row === undefined) continue;
    row.overriders = above(entry).flatMap((other) => rows.get(other) ?? []);
    rows.set(entry, row);
  }
  return [...rows.values()];
}
