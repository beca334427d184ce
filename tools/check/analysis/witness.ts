import { ask } from '../../../src/engine/ask/ask.js';
import { Fault } from '../../../src/engine/model/fault.js';
import { walk } from '../../../src/engine/model/nodes.js';
import type { Json, SetupJson, TableJson } from '../../../src/engine/model/table.js';
import { isList, type Type } from '../../../src/engine/model/type.js';
import type { Question } from '../../../src/engine/model/vocabulary.js';
import { Random } from '../../../src/engine/setup/random.js';
import { tryOpenTable } from '../../../src/engine/table/table.js';
import { withoutEmptyFacts } from '../empty-facts.js';
import { writtenValue } from '../wording.js';
import type { Assertion } from './consistent.js';
import type { AnalysisContext } from './context.js';
import type { Formula } from './formula.js';
import { solve } from './solve.js';
import { type TableDraft, WitnessTable } from './tables.js';

export type Args = { [name: string]: Json };

/** The collection of which the form of a table wants at least one. */
const neverEmpty = 'players';

/** Tables tried for one finding. */
const tries = 80;

/** Looks for a table on which something goes wrong, and writes it as a scenario. */
export class Witnesses {
  constructor(private readonly scene: AnalysisContext) {}

  /**
   * @param claims what must be so; the tables are bent so that it is
   * @param fault what must go wrong when the question is asked
   * @param entries ids of entries that must take part in it
   * @returns the scenario as JSON text on one line
   */
  find(
    question: string,
    setup: SetupJson,
    claims: readonly Formula[],
    fault: 'fault.conflict' | 'fault.silence',
    entries: readonly string[],
  ): string | undefined {
    const { vocabulary } = this.scene.rulebook;
    const asked = vocabulary.questions[question];
    const solved = solve(claims, vocabulary);
    if (asked === undefined || solved === undefined) return undefined;
    const said = withOneRange(solved);
    const goesWrong = (table: TableDraft, args: Args): boolean => this.fails(table, question, args, fault, entries);
    const found = this.search(asked, setup, said, goesWrong);
    return found && this.written(asked, found.table, found.args);
  }

  /**
   * Makes up tables, bends them, and takes away from the first on which a test holds whatever the test does not need.
   *
   * @param said what must be so
   */
  search(
    asked: Question,
    setup: SetupJson,
    said: readonly Assertion[],
    goesWrong: (table: TableDraft, args: Args) => boolean,
  ): { readonly table: TableDraft; readonly args: Args } | undefined {
    const { vocabulary } = this.scene.rulebook;
    const random = new Random(1);
    const wanted = this.wanted(asked, said);
    for (let tried = 0; tried < tries; tried++) {
      const made = new WitnessTable(vocabulary, setup, random, wanted);
      const args: Args = Object.fromEntries(asked.parameters.map(({ name, type }) => [name, made.value(type)]));
      for (const one of said) made.bend(one, args);
      const table = withoutEmptyFacts(this.scene.rulebook, made.table as TableJson) as TableDraft;
      if (goesWrong(table, args)) return { table: smallest(table, args, goesWrong), args };
    }
    return undefined;
  }

  private fails(table: TableDraft, question: string, args: Args, fault: string, entries: readonly string[]): boolean {
    try {
      const opened = tryOpenTable(this.scene.rulebook, table as TableJson);
      if ('refusals' in opened) return false;
      ask(opened.table, question, args);
      return false;
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== fault) return false;
      if (fault === 'fault.silence') return error.values['question'] === question;
      return entries.every((id) => error.entries.includes(id));
    }
  }

  /** Kinds of things that arguments and claims speak of, and the collections that the entries look through. */
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
  written(asked: Question, table: TableDraft, args: Args, expected: { readonly [key: string]: Json } = {}): string {
    const question = asked.name;
    const { vocabulary } = this.scene.rulebook;
    const values = asked.parameters.map(({ name, type }) => writtenValue(args[name] ?? null, type, vocabulary));
    const summary = { en: `${question}: which answer?`, it: `${question}: quale risposta?` };
    const steps = [{ ask: `${question}(${values.join(', ')})`, ...expected }];
    return JSON.stringify({ id: `new-${question}`, summary, table, steps });
  }
}

/** The table without what is not needed for the same to go wrong. */
function smallest(table: TableDraft, args: Args, goesWrong: (table: TableDraft, args: Args) => boolean): TableDraft {
  let best = table;
  const attempt = (change: (copy: { [key: string]: Json }) => void): void => {
    const copy = JSON.parse(JSON.stringify(best)) as TableDraft;
    change(copy as { [key: string]: Json });
    if (goesWrong(copy, args)) best = copy;
  };
  for (const key of Object.keys(table).filter((one) => one !== 'setup')) {
    const least = key === neverEmpty ? 1 : 0;
    if (least === 0) attempt((copy) => delete copy[key]);
    const list = best[key];
    for (let index = Array.isArray(list) ? list.length - 1 : -1; index >= least; index--)
      attempt((copy) => (copy[key] as Json[]).splice(index, 1));
    const kept = best[key];
    const things = Array.isArray(kept) ? kept : kept === undefined ? [] : [kept];
    for (const [index, thing] of (things as readonly { readonly [fact: string]: Json }[]).entries()) {
      for (const fact of Object.keys(thing).filter((one) => one !== 'id')) {
        attempt((copy) => {
          const it = (Array.isArray(copy[key]) ? (copy[key] as Json[])[index] : copy[key]) as { [fact: string]: Json };
          delete it[fact];
        });
      }
    }
  }
  return best;
}

/** Several ranges of one term as the one that they have in common. */
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
