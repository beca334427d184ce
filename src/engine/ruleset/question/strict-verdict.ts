import type { Cell } from '../../evaluate/scope.js';
import { memoizedTruthByThing } from '../../memo/calls.js';
import type { Entry } from '../../model/entry.js';
import type { Node } from '../../model/tree.js';
import type { Parameter } from '../../model/vocabulary.js';
import type { Value } from '../../values/values.js';
import { STRONGEST, verdictOf } from '../combine.js';
import { parametersOf } from '../parameters.js';
import type { Questions } from './questions.js';
import type { StrictEntry } from './strict-entry.js';

/** What computing the verdicts of a question needs. */
export interface VerdictContext {
  readonly questions: Questions;
  readonly parameters: readonly Parameter[];
  readonly cells: readonly Cell[];
  readonly silence: Value | undefined;
}

/**
 * A verdict: any prohibition that is not overridden decides; else a requirement, else a permission.
 *
 * Prohibitions that neither override nor are overridden need not be distinguished to know that one of them holds, so
 * those about the same argument are evaluated together and cached for it. Entries that may meet a conflict are evaluated
 * whatever the others give.
 */
export function compileVerdict(rows: readonly StrictEntry[], context: VerdictContext): () => Value {
  const { questions, parameters, cells } = context;
  const { runtime, dependencies: all } = questions.context;
  const overriding = new Set(rows.flatMap((row) => row.overriders));
  const meeting = new Set(rows.filter(({ entry }) => questions.rivals.meets(entry)));
  const alone = new Map<string, StrictEntry[]>();
  const rest: StrictEntry[] = [];
  for (const row of rows) {
    const about =
      row.entry.verdict === 'deny' && row.overriders.length === 0 && !overriding.has(row) && !meeting.has(row)
        ? soleParameter(row.entry)
        : null;
    if (about === null) rest.push(row);
    else alone.set(about, [...(alone.get(about) ?? []), row]);
  }
  const barred = [...alone].map(([about, group]) => {
    const anyHolds = (): boolean => {
      for (let i = 0; i < group.length; i++) if ((group[i] as StrictEntry).holds()) return true;
      return false;
    };
    const cell = cells[parameters.findIndex(({ name }) => name === about)];
    if (cell === undefined) return anyHolds;
    const dependencies = (): readonly number[] => all.idsIn(group.flatMap(expressionsIn));
    return memoizedTruthByThing({ runtime, number: questions.nextNumber(), dependencies }, cell, anyHolds);
  });
  const unlessBarred = (): Value => {
    for (let i = 0; i < barred.length; i++) if ((barred[i] as () => boolean)()) return 'denied';
    let strongest = 0;
    for (let i = 0; i < rest.length; i++) {
      const row = rest[i] as StrictEntry;
      row.applied = (row.when.constant || row.holds()) && !row.isOverridden();
      if (!row.applied) continue;
      if (row.strength > strongest) strongest = row.strength;
      if (strongest === STRONGEST) break;
    }
    return verdictOf(strongest, 0, context.silence) as Value;
  };
  if (meeting.size === 0) return unlessBarred;
  return () => {
    for (const row of meeting) row.holds();
    return unlessBarred();
  };
}

const expressionsIn = ({ entry }: StrictEntry): readonly Node[] => [
  ...(entry.when ? [entry.when.tree] : []),
  ...Object.values(entry.let).map(({ tree }) => tree),
];

/** The only parameter that a condition depends on, '' if there is none, null if there are several. */
function soleParameter(entry: Entry): string | null {
  if (!entry.when) return '';
  const names = [...parametersOf(entry.when.tree, entry.let)];
  return names.length > 1 ? null : (names[0] ?? '');
}
