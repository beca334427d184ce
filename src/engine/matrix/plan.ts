import type { Entry } from '../model/entry.js';
import type { Node } from '../model/tree.js';
import type { Question } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { AxisParameters, LoopLevel } from './loop-levels.js';
import { joined, Planner } from './planner.js';

/**
 * Something to be worked out once for each call, row, column or cell. Its tree reads the two parameters, fixed parameters, and names
 * of other parts (`part0`, `part1`, …) that are worked out less often.
 */
export interface MatrixPart {
  readonly name: string;
  readonly level: LoopLevel;
  /** A condition, which may come out true, false or open; or a value. */
  readonly isTruth: boolean;
  readonly tree: Node;
  /** The tree with nothing taken out of it: what the part depends on. */
  readonly whole: Node;
  /** Other parts that the tree names, as places in `parts`. */
  readonly uses: readonly number[];
  /**
   * Rows for which all these expressions (places in `keys`) have the same values share one result; null: each row has its own.
   * Empty for what does not look at rows.
   */
  readonly keys: readonly number[] | null;
}

/** Conditions joined; `level` is that of the part worked out most often. */
export type MatrixFormula =
  | { readonly op: 'part'; readonly part: number; readonly level: LoopLevel }
  | { readonly op: 'and' | 'or'; readonly parts: readonly MatrixFormula[]; readonly level: LoopLevel };

export interface PlannedEntry {
  readonly entry: Entry;
  /** Entries, by place in the plan and earlier there, that override this one where they apply. */
  readonly overriders: readonly number[];
  /** The condition is `row` and `cell`; null: nothing to be met at that level. `row` never looks at columns. */
  readonly row: MatrixFormula | null;
  readonly cell: MatrixFormula | null;
  /** For values: the first of them whose condition holds. */
  readonly choices: readonly { readonly when: MatrixFormula | null; readonly value: number }[];
}

/** How one question is asked about all pairs of two lists: plain data, for closures and for generated code alike. */
export interface MatrixPlan {
  readonly question: Question;
  readonly axes: AxisParameters;
  readonly keys: readonly Node[];
  /** Each after those that it uses. */
  readonly parts: readonly MatrixPart[];
  readonly entries: readonly PlannedEntry[];
}

/**
 * Plans a question over one or two of its parameters: every part of every condition is put where its facts change.
 *
 * @returns undefined for questions that collect what all entries say, and for conditions too large to be written out: those are
 *   asked cell by cell.
 */
export function planMatrix(ruleset: Ruleset, name: string, axes: AxisParameters): MatrixPlan | undefined {
  const { question, rows } = ruleset.question(name);
  if (question.policy !== 'verdict' && question.policy !== 'value') return undefined;
  const planner = new Planner(axes, (asked) => ruleset.question(asked).inlined);
  const entries = rows.map(({ entry, overriders }): PlannedEntry => {
    const when = planner.condition(entry.when?.tree, entry.let);
    const cases = entry.cases ?? (entry.value ? [{ when: undefined, value: entry.value }] : []);
    return {
      entry,
      overriders: overriders.map((other) => rows.indexOf(other)),
      row: among(when, ['call', 'row']),
      cell: among(when, ['column', 'cell']),
      choices: cases.map((choice) => ({
        when: planner.condition(choice.when?.tree, entry.let),
        value: planner.value(choice.value.tree, entry.let),
      })),
    };
  });
  return planner.tooLarge ? undefined : { question, axes, keys: planner.keys, parts: planner.parts, entries };
}

/** The conjuncts of these levels. */
function among(formula: MatrixFormula | null, levels: readonly LoopLevel[]): MatrixFormula | null {
  if (formula === null) return null;
  const conjuncts = (formula.op === 'and' ? formula.parts : [formula]).filter(({ level }) => levels.includes(level));
  return conjuncts.length === 0 ? null : joined('and', conjuncts);
}
