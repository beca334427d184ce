import { isList, type Question, Random, type Type, walk } from 'tavolata/internals';
import { ask, Fault, type SetupJson, type TableJson, tryOpenTable } from 'tavolata/runtime';
import { Draw, poolsOf } from '../compare/draw.js';
import { trialText } from '../compare/outcome.js';
import { type ComparedCase, shrunk } from '../compare/shrink.js';
import { withoutEmptyFacts } from '../empty-facts.js';
import type { Assertion } from './consistent.js';
import type { AnalysisContext } from './context.js';
import type { Formula } from './formula.js';
import { solve } from './solve.js';
import { WitnessTable } from './tables.js';

/** The collection that must not be empty in a table. */
const neverEmpty = 'players';

/** Tables tried for one finding. */
const tries = 80;

/** Smaller tables tried for one finding. */
const shrinkings = 400;

/** Searches for a table on which something goes wrong, and writes it as a scenario. */
export class Witnesses {
  constructor(private readonly scene: AnalysisContext) {}

  /**
   * @param claims what must hold; the tables are changed so that it does
   * @param wrong the fault that the question must end with, and ids of entries that must be involved
   * @returns the scenario as JSON text on one line
   */
  find(
    question: string,
    setup: SetupJson,
    claims: readonly Formula[],
    wrong: { readonly fault: 'fault.conflict' | 'fault.silence'; readonly entries?: readonly string[] },
  ): string | undefined {
    const { fault, entries = [] } = wrong;
    const { vocabulary } = this.scene.rulebook;
    const asked = vocabulary.questions[question];
    const solved = solve(claims, vocabulary);
    if (asked === undefined || solved === undefined) return undefined;
    const said = withOneRange(solved);
    const random = new Random(1);
    const draw = new Draw(vocabulary, this.reach(asked, said), random, 1);
    const goesWrong = (one: ComparedCase): boolean => this.fails(one, fault, entries);
    for (let tried = 0; tried < tries; tried++) {
      const drawn = draw.table({ setup });
      const pools = poolsOf(vocabulary, drawn);
      const args = draw.args(asked.parameters, pools);
      if (args === undefined) continue;
      const made = new WitnessTable(drawn, { draw, pools, random });
      for (const one of said) made.bend(one, args);
      const table = withoutEmptyFacts(this.scene.rulebook, made.table as unknown as TableJson);
      const found: ComparedCase = { table, trial: { kind: 'ask', name: question, args } };
      if (goesWrong(found)) return this.written(shrunk(found, goesWrong, shrinkings));
    }
    return undefined;
  }

  private fails({ table, trial }: ComparedCase, fault: string, entries: readonly string[]): boolean {
    try {
      if (trial.kind !== 'ask' || table[neverEmpty] === undefined) return false;
      const opened = tryOpenTable(this.scene.rulebook, table);
      if ('refusals' in opened) return false;
      ask(opened.table, trial.name, trial.args);
      return false;
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== fault) return false;
      if (fault === 'fault.silence') return error.values['question'] === trial.name;
      return entries.every((id) => error.entries.includes(id));
    }
  }

  /** What is drawn: entities that arguments, claims and entries mention, with all their facts. */
  private reach(asked: Question, said: readonly Assertion[]): ConstructorParameters<typeof Draw>[1] {
    const all = Object.values(this.scene.rulebook.vocabulary.entities);
    const facts = all.flatMap((entity) => Object.keys(entity.facts).map((fact) => `${entity.name}.${fact}`));
    const made = new Set(all.map(({ name }) => name));
    return { entities: this.wanted(asked, said), facts: new Set(facts), texts: new Set(), numbers: new Set(), made };
  }

  private wanted({ parameters, name }: Question, said: readonly Assertion[]): ReadonlySet<string> {
    const { vocabulary } = this.scene.rulebook;
    const wanted = new Set<string>();
    const add = (type: Type): void => {
      if (isList(type)) add(type.list);
      else for (const one of type.one) wanted.add(one);
    };
    for (const { type } of parameters) add(type);
    for (const entity of Object.values(vocabulary.entities))
      if (entity.collection === neverEmpty) wanted.add(entity.name);
    const note = (tree: Assertion['atom']['node']) =>
      walk(tree, (node) => {
        add(node.type);
        const single = node.op === 'single' ? node.name : undefined;
        for (const entity of Object.values(vocabulary.entities)) {
          if (single !== undefined && entity.single === single) wanted.add(entity.name);
        }
      });
    for (const { atom } of said) note(atom.node);
    for (const entry of this.scene.about('answers', name)) {
      for (const one of [entry.when, entry.value, ...Object.values(entry.let)]) if (one !== undefined) note(one.tree);
    }
    return wanted;
  }

  /** A scenario that asks a question about a table, as JSON text on one line. */
  private written({ table, trial }: ComparedCase): string {
    const summary = { en: `${trial.name}: which answer?`, it: `${trial.name}: quale risposta?` };
    const steps = [{ ask: trialText(trial, this.scene.rulebook.vocabulary) }];
    return JSON.stringify({ id: `new-${trial.name}`, summary, table, steps });
  }
}

/** Several ranges of one term combined to their intersection. */
function withOneRange(said: readonly Assertion[]): readonly Assertion[] {
  const ranges = new Map<string, Assertion>();
  for (const one of said) {
    const { claim, term } = one.atom;
    if (claim.kind !== 'range' || !one.holds) continue;
    const before = ranges.get(term)?.atom.claim;
    const [low, high] = before?.kind === 'range' ? [before.low, before.high] : [claim.low, claim.high];
    const common = { kind: 'range', low: Math.max(low, claim.low), high: Math.min(high, claim.high) } as const;
    ranges.set(term, { holds: true, atom: { ...one.atom, claim: common } });
  }
  const others = said.filter(({ atom, holds }) => !holds || atom.claim.kind !== 'range');
  return [...others, ...ranges.values()];
}
