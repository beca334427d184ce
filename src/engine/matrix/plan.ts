import type { Entry } from '../model/entry.js';
import type { Node } from '../model/tree.js';
import type { Question } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { AxisParameters, LoopLevel } from './loop-levels.js';
import { Planner } from './planner.js';

/**
 * Something to be computed once per call, row, column or cell. Its tree reads the two parameters, fixed parameters, and
 * names of other parts (`part0`, `part1`, …) that are computed less often.
 */
export interface MatrixPart {
  readonly name: string;
  readonly level: LoopLevel;
  /** Whether it is a condition, which may be true, false or unknown; otherwise a value. */
  readonly isTruth: boolean;
  readonly tree: Node;
  /** The tree before parts were taken out of it: its dependencies. */
  readonly whole: Node;
  /** Other parts that the tree names, as indexes into `parts`. */
  readonly uses: readonly number[];
  /**
   * Rows for which all these expressions (indexes into `keys`) have equal values share one result; null: each row has
   * its own. Empty for what does not depend on rows.
   */
  readonly keys: readonly number[] | null;
}

export interface PlannedEntry {
  readonly entry: Entry;
  /** Entries, by index in the plan and earlier there, that override this one where they apply. */
  readonly overriders: readonly number[];
  /** The parts that must all hold. */
  readonly when: readonly number[];
  /** For values: the first whose condition holds. */
  readonly choices: readonly { readonly when: readonly number[]; readonly value: number }[];
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
 * Plans a question over one or two of its parameters: every part of every condition moves to the level at which its
 * dependencies change.
 *
 * @returns undefined for questions that collect the answers of all entries, and for conditions too large to expand:
 * those are asked cell by cell.
 */
export function planMatrix(ruleset: Ruleset, name: string, axes: AxisParameters): MatrixPlan | undefined {
  const { question, rows } = ruleset.question(name);
  if (question.policy !== 'verdict' && question.policy !== 'value') return undefined;
  const planner = new Planner(axes);
  const entries = rows.map(({ entry, overriders }): PlannedEntry => {
    const cases = entry.cases ?? (entry.value ? [{ when: undefined, value: entry.value }] : []);
    return {
      entry,
      overriders: overriders.map((other) => rows.indexOf(other)),
      when: planner.condition(entry.when?.tree, entry.let),
      choices: cases.map((choice) => ({
        when: planner.condition(choice.when?.tree, entry.let),
        value: planner.value(choice.value.tree, entry.let),
      })),
    };
  });
  return planner.tooLarge ? undefined : { question, axes, keys: planner.keys, parts: planner.parts, entries };
}
