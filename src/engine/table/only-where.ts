import { type Cell, Scope } from '../closures/scope.js';
import type { Entity, Fact } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { same, type Thing, UnknownSignal, type Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Acceptor, escaped } from './accept.js';

/** Made once per ruleset. */
const madeFor = new WeakMap<Ruleset, FactConditions>();

/** Facts that say something only under a condition (`onlyWhere`): where a table gives them elsewhere they are refused. */
export class FactConditions {
  private readonly self: Cell;
  private readonly scope = new Scope();
  private readonly compiled = new Map<Fact, () => boolean>();
  private readonly conditional = new Map<Entity, readonly Fact[]>();

  static of(ruleset: Ruleset): FactConditions {
    let found = madeFor.get(ruleset);
    if (found === undefined) {
      found = new FactConditions(ruleset);
      madeFor.set(ruleset, found);
    }
    return found;
  }

  private constructor(private readonly ruleset: Ruleset) {
    this.self = this.scope.cell('this');
  }

  /** Refuses every fact of a thing that says nothing there; a fact with its usual value counts as left out. */
  refuse(acceptor: Acceptor, world: World, thing: Thing, pointer: string): void {
    const entity = this.ruleset.maker.entity(thing.entity);
    for (const fact of this.factsOf(entity)) {
      if (this.saysSomething(world, thing, fact)) continue;
      acceptor.refuse('table.says-nothing', `${pointer}/${escaped(fact.name)}`, whatFails(entity, fact));
    }
  }

  /** Gives facts that say nothing their usual values; others may say nothing without them. */
  leaveOutEmpty(world: World, thing: Thing): void {
    const facts = this.factsOf(this.ruleset.maker.entity(thing.entity));
    const empty = facts.filter((fact) => !this.saysSomething(world, thing, fact));
    for (const fact of empty) world.set(thing, fact.slot, this.usual(thing, fact) as Value);
    if (empty.length > 0) this.leaveOutEmpty(world, thing);
  }

  /** Where the condition needs an unknown fact, nothing is refused. */
  saysSomething(world: World, thing: Thing, fact: Fact): boolean {
    const value = thing.fact(fact.slot);
    const usual = this.usual(thing, fact);
    if (value === undefined || (usual !== undefined && same(value, usual))) return true;
    // A view asks while a question is being answered: whatever that is at work on stays as it was.
    const before = this.self.v;
    this.self.v = thing;
    try {
      return this.ruleset.aside(world, this.condition(fact));
    } catch (error) {
      if (error instanceof UnknownSignal) return true;
      throw error;
    } finally {
      this.self.v = before;
    }
  }

  private usual(thing: Thing, { default: value, defaultFrom }: Fact): Value | undefined {
    const from = defaultFrom === undefined ? undefined : this.ruleset.maker.entity(thing.entity).facts[defaultFrom];
    return from === undefined ? (value as Value | undefined) : thing.fact(from.slot);
  }

  private condition(fact: Fact): () => boolean {
    let run = this.compiled.get(fact);
    if (run === undefined) {
      run = this.ruleset.compiler.truth((fact.onlyWhere as NonNullable<Fact['onlyWhere']>).tree, this.scope).run;
      this.compiled.set(fact, run);
    }
    return run;
  }

  factsOf(entity: Entity): readonly Fact[] {
    let found = this.conditional.get(entity);
    if (found === undefined) {
      found = Object.values(entity.facts).filter(({ onlyWhere }) => onlyWhere !== undefined);
      this.conditional.set(entity, found);
    }
    return found;
  }
}

/** What a message says about a fact that says nothing. */
export const whatFails = (entity: Entity, { name, onlyWhere }: Fact) => ({
  fact: name,
  of: entity.name,
  where: onlyWhere?.text ?? '',
});
