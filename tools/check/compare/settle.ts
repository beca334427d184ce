import type { Entry } from 'tavolata/internals';
import { arrange, Fault, type TableJson, tryOpenTable } from 'tavolata/runtime';
import { difference, type Hit } from './find.js';
import type { Difference } from './meaning.js';
import { type ComparedOutcome, outcomeOf, type Trial } from './outcome.js';
import { involved, plainer, reasonsOf } from './reasons.js';
import { shrunk } from './shrink.js';
import type { Sides } from './sides.js';
import type { Tally } from './trying.js';
import { isUsual } from './usual.js';

/** A smallest table at which an answer changes, and what makes it change. */
export interface Witness {
  readonly table: TableJson;
  readonly trial: Trial;
  /** Traced. */
  readonly before: ComparedOutcome;
  readonly after: ComparedOutcome;
  /** Ids of the differing entries that together cause the change, or decide on one of the sides. */
  readonly causes: readonly string[];
}

/** Most different reasons examined for one question, and most smaller cases tried for each. */
const effort = { direct: { reasons: 12, tries: 500 }, derived: { reasons: 4, tries: 160 } };

/**
 * The smallest witnesses of a question, one for each combination of causes, plainest first.
 *
 * @param direct whether a differing entry is about the question; then more is worth trying
 */
export function witnessesOf(sides: Sides, { hits, kind, name }: Tally, direct: boolean): readonly Witness[] {
  const { reasons, tries } = direct ? effort.direct : effort.derived;
  const chosen = [...hits.values()].sort((a, b) => (plainer(a, b) ? -1 : 1)).slice(0, reasons);
  const byCause = new Map<string, { readonly hit: Hit; readonly witness: Witness }>();
  for (const hit of chosen) {
    const small = smaller(sides, hit, tries);
    const { table, trial } = small;
    const behind = sides.pair(table.setup)?.reach.behind(`${kind} ${name}`) ?? [];
    const causes = [...new Set([...causesOf(sides, table, trial), ...involved(small, behind)])].sort();
    const best = byCause.get(causes.join());
    const opened = sides.open(table);
    if (opened === null || (best !== undefined && !plainer(small, best.hit))) continue;
    const [before, after] = [outcomeOf(opened.before, trial, true), outcomeOf(opened.after, trial, true)];
    // Tables of scenarios may name either edition, or another one.
    const dated = { ...table, setup: { ...table.setup, edition: sides.before.edition } };
    byCause.set(causes.join(), { hit: small, witness: { table: dated, trial, before, after, causes } });
  }
  const sorted = [...byCause.values()].sort((a, b) => (plainer(a.hit, b.hit) ? -1 : 1));
  // A weaker table is not needed for what a stronger one shows.
  const shown = ({ hit, witness }: (typeof sorted)[number]) =>
    witness.causes.every((cause) =>
      sorted.some((other) => other.hit.doubt < hit.doubt && other.witness.causes.includes(cause)),
    );
  return sorted.filter((one) => !shown(one)).map(({ witness }) => witness);
}

/**
 * The smallest case that changes for the same reasons. At a smaller table something else may change, which gets its own
 * witness.
 */
function smaller(sides: Sides, hit: Hit, tries: number): Hit {
  const reasons = (one: Hit) => {
    const pair = sides.pair(one.table.setup);
    return pair === null ? { deciding: '', behind: '', seen: false } : reasonsOf(one, pair.reach);
  };
  const wanted = reasons(hit);
  let last = hit;
  shrunk(
    hit,
    ({ table, trial }) => {
      if (sides.usual !== undefined && !isUsual(table, sides.usual, hit.table)) return false;
      const opened = sides.open(table);
      const found = opened && difference(sides, opened, table, trial);
      if (!found || found.doubt > hit.doubt) return false;
      const { deciding, behind } = reasons(found);
      if (deciding !== wanted.deciding || (!wanted.seen && behind !== wanted.behind)) return false;
      last = found;
      return true;
    },
    tries,
  );
  return last;
}

/**
 * The differences that make a trial come out otherwise: the first side with these entries alone taken from the second gives the
 * answer of the second, and with any of them left out it does not. This is tried out, not read off the reasons.
 *
 * @returns the ids; all that might be behind it where the vocabularies differ too much to mix the sides
 */
function causesOf(sides: Sides, json: TableJson, trial: Trial): readonly string[] {
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
  // In halves first, so that the many that have nothing to do with it go quickly.
  for (let step = Math.ceil(causes.length / 2); step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    for (let at = 0; at < causes.length; ) {
      const fewer = [...causes.slice(0, at), ...causes.slice(at + step)];
      if (fewer.length > 0 && gives(fewer)) causes = fewer;
      else at += step;
    }
  }
  return causes.map(({ id }) => id);
}

/** The outcome on the first side with some differences taken over from the second. */
function mixed({ before }: Sides, json: TableJson, trial: Trial, taken: readonly Difference[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  const living = before.rulebook.entries.filter((entry) => !ids.has(entry.id));
  // Taken over by hand: their own dates no longer count.
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
