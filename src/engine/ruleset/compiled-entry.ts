import type { Code, Truth } from '../closures/code.js';
import { always } from '../closures/code.js';
import type { Compiler } from '../closures/compiler.js';
import type { Cell } from '../closures/scope.js';
import { type LetCell, Scope } from '../closures/scope.js';
import type { Entry } from '../model/entry.js';
import type { Expression } from '../model/tree.js';
import type { Value } from '../values/values.js';
import { type Strength, strengthOf } from './combine.js';

/** Fills a scope with lets that are worked out when read. Their order means nothing. */
export function compileLets(
  compiler: Compiler,
  lets: { readonly [name: string]: Expression },
  scope: Scope,
): readonly (readonly [string, LetCell])[] {
  const cells = Object.keys(lets)
    .sort()
    .map((name) => [name, scope.letCell(name)] as const);
  for (const [name, cell] of cells) {
    const expression = lets[name] as Expression;
    // Compiled at the first reading: a let may use another one that comes later.
    cell.compute = () => {
      cell.compute = compiler.runtime.budget.free(() => compiler.code(expression.tree, scope)).run;
      return cell.compute();
    };
  }
  return cells;
}

/** One entry that answers a question, compiled. */
export class CompiledEntry {
  /** Set during each evaluation of its question, after its overriders. */
  applied = false;
  overriders: readonly CompiledEntry[] = [];
  readonly when: Truth;
  /** How strong its verdict is, where it gives one. */
  readonly strength: Strength;
  private readonly always: boolean;
  readonly scope: Scope;
  readonly each: { readonly cell: Cell; readonly things: () => Value } | null;
  private readonly lets: readonly LetCell[];
  private readonly choices: readonly { readonly when: Truth; readonly value: Code }[];

  constructor(
    readonly entry: Entry,
    compiler: Compiler,
    outer: Scope,
  ) {
    this.scope = new Scope(outer);
    this.strength = strengthOf(entry);
    const cell = entry.each ? this.scope.cell(entry.each.name) : null;
    this.lets = compileLets(compiler, entry.let, this.scope).map(([, cell]) => cell);
    this.each = entry.each && cell ? { things: compiler.code(entry.each.in.tree, this.scope).run, cell } : null;
    this.when = entry.when ? compiler.truth(entry.when.tree, this.scope) : always;
    this.always = this.when.constant && this.when.run();
    const cases = entry.cases ?? (entry.value ? [{ when: undefined, value: entry.value }] : []);
    this.choices = cases
      .map((choice) => ({
        when: choice.when ? compiler.truth(choice.when.tree, this.scope) : always,
        value: compiler.code(choice.value.tree, this.scope),
      }))
      .filter((choice) => !choice.when.constant || choice.when.run());
  }

  /** True when its condition holds whatever the table is. */
  get unconditional(): boolean {
    return this.always && (this.choices.length === 0 || this.choices[0]?.when.constant === true);
  }

  /** Its one value, when it has only one and no lets; such rows can be called directly. */
  get single(): Code | undefined {
    return this.unconditional && this.choices.length === 1 && this.lets.length === 0
      ? this.choices[0]?.value
      : undefined;
  }

  begin(): void {
    const { lets } = this;
    for (let i = 0; i < lets.length; i++) (lets[i] as LetCell).known = false;
  }

  holds(): boolean {
    this.begin();
    return this.always || this.when.run();
  }

  /** undefined: none of its cases holds, so the entry has nothing to say. */
  value(): Value | undefined {
    const { choices } = this;
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[i] as { when: Truth; value: Code };
      if (choice.when.run()) return choice.value.run();
    }
    return undefined;
  }

  isOverridden(): boolean {
    const { overriders } = this;
    for (let i = 0; i < overriders.length; i++) if ((overriders[i] as CompiledEntry).applied) return true;
    return false;
  }
}
