import { type Cell, Scope } from '../evaluate/scope.js';
import { onceFor } from '../model/once.js';
import type { Entity, Fact } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { same, type Thing, UnknownSignal, type Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Acceptor, escaped } from './accept.js';

/** Facts that have a meaning only under a condition (`onlyWhere`): they are refused if a table gives them elsewhere. */
class FactConditions {
  private readonly self: Cell;
  private readonly scope = new Scope();
  /** By fact: its condition. */
  private readonly condition = onceFor(
    ({ onlyWhere }: Fact) =>
      this.ruleset.compiler.truth((onlyWhere as NonNullable<Fact['onlyWhere']>).tree, this.scope).run,
  );

  constructor(private readonly ruleset: Ruleset) {
    this.self = this.scope.cell('this');
  }

  /** Refuses every fact of a thing that has no meaning there; a fact with its default counts as left out. */
  refuse(acceptor: Acceptor, world: World, thing: Thing, pointer: string): void {
    const entity = this.ruleset.maker.entity(thing.entity);
    for (const fact of this.factsOf(entity)) {
      if (this.saysSomething(world, thing, fact)) continue;
      acceptor.refuse('table.says-nothing', `${pointer}/${escaped(fact.name)}`, whatFails(entity, fact));
    }
  }

  /** Resets facts without a meaning to their defaults; others may lose their meaning without them. */
  leaveOutEmpty(world: World, thing: Thing): void {
    const facts = this.factsOf(this.ruleset.maker.entity(thing.entity));
    const empty = facts.filter((fact) => !this.saysSomething(world, thing, fact));
    for (const fact of empty) world.set(thing, fact.slot, this.usual(thing, fact) as Value);
    if (empty.length > 0) this.leaveOutEmpty(world, thing);
  }

  /** If the condition needs an unknown fact, nothing is refused. */
  saysSomething(world: World, thing: Thing, fact: Fact): boolean {
    const value = thing.fact(fact.slot);
    const usual = this.usual(thing, fact);
    if (value === undefined || (usual !== undefined && same(value, usual))) return true;
    // A view may ask during the evaluation of a question, whose state must not change.
    const before = this.self.v;
    this.self.v = thing;
    try {
      return this.ruleset.lookingAt(world, this.condition(fact));
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

  readonly factsOf = onceFor(({ facts }: Entity): readonly Fact[] =>
    Object.values(facts).filter(({ onlyWhere }) => onlyWhere !== undefined),
  );
}

/** The conditions of a ruleset, made once. A static member would keep the class in every bundle. */
export const factConditionsOf = /* @__PURE__ */ onceFor((ruleset: Ruleset) => new FactConditions(ruleset));

/** What a message says about a fact without a meaning. */
export const whatFails = (entity: Entity, { name, onlyWhere }: Fact) => ({
  fact: name,
  of: entity.name,
  where: onlyWhere?.text ?? '',
});
