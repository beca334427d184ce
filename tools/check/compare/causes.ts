import type { Entry } from 'tavolata/internals';
import { arrange, Fault, type TableJson, tryOpenTable } from 'tavolata/runtime';
import type { Difference } from './meaning.js';
import { outcomeOf, type Trial } from './outcome.js';
import type { Sides } from './sides.js';

/**
 * The differences that change the result of a trial: the first side with only these entries taken from the second has
 * the result of the second, and without any one of them it does not. This is tried out, not derived from the reasons.
 *
 * @returns the ids; all possible ones if the vocabularies differ too much to mix the sides
 */
export function causesOf(sides: Sides, json: TableJson, trial: Trial): readonly string[] {
  const pair = sides.pair(json.setup);
  const table = sides.open(json);
  if (pair === null || table === null) return [];
  const wanted = outcomeOf(table.after, trial).key;
  const behind = pair.reach.behind(`${trial.kind} ${trial.name}`);
  let causes = pair.differences.filter(({ id }) => behind.includes(id));
  const gives = (taken: readonly Difference[]): boolean => mixed(sides, json, trial, taken) === wanted;
  if (!gives(causes)) {
    causes = [...pair.differences];
    if (!gives(causes)) return behind;
  }
  // In halves first, so that the many irrelevant ones are ruled out quickly.
  for (let step = Math.ceil(causes.length / 2); step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    for (let at = 0; at < causes.length; ) {
      const fewer = [...causes.slice(0, at), ...causes.slice(at + step)];
      if (fewer.length > 0 && gives(fewer)) causes = fewer;
      else at += step;
    }
  }
  return causes.map(({ id }) => id);
}

/** The result on the first side with some differences taken from the second. */
function mixed({ before }: Sides, json: TableJson, trial: Trial, taken: readonly Difference[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  const living = before.rulebook.entries.filter((entry) => !ids.has(entry.id));
  // Their own dates no longer count.
  const over = taken.flatMap(({ after }) => (after === undefined ? [] : [undated(after)]));
  const rulebook = { ...before.rulebook, entries: [...living, ...over] };
  try {
    const table = { ...json, setup: { ...json.setup, edition: before.edition } };
    const opened = tryOpenTable(rulebook, table, arrange(rulebook, table.setup));
    return 'table' in opened ? outcomeOf(opened.table, trial).key : '';
  } catch (error) {
    if (error instanceof Fault) return `fault ${error.code}`;
    // Entries of another vocabulary may name what this one lacks.
    return '';
  }
}

const undated = ({ until: _, ...entry }: Entry): Entry => ({ ...entry, since: '0000-00-00' });
