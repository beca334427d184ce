import { onceFor } from 'tavolata/internals';
import { ask, Fault, type Json, type Table, type TableJson } from 'tavolata/runtime';
import { type ComparedOutcome, outcomeOf, type Trial } from './outcome.js';
import type { ComparedCase } from './shrink.js';
import type { Sides, TablePair } from './sides.js';

/** A trial with different results on the two sides. */
export interface Hit extends ComparedCase {
  readonly before: ComparedOutcome;
  readonly after: ComparedOutcome;
  /** Weakness of the evidence: 0 if both sides know a plain answer at a realistic table. */
  readonly doubt: number;
}

/** Most rounds of picks for an event. */
const rounds = 6;

/** Tries both sides; null if they agree. An event that waits for the same pick on both gets one. */
export function difference(sides: Sides, tables: TablePair, json: TableJson, trial: Trial): Hit | null {
  for (let round = 0, tried = trial; ; round++) {
    const [before, after] = [outcomeOf(tables.before, tried), outcomeOf(tables.after, tried)];
    if (before.key !== after.key || (sides.reasons && before.because.join() !== after.because.join())) {
      const doubt = Math.max(before.doubt, after.doubt) * 2 + (isUsual(json, tried) && lawful(tables) ? 0 : 1);
      return { table: json, trial: tried, before, after, doubt };
    }
    const need = before.plan?.needs[0];
    if (tried.kind === 'ask' || need === undefined || round === rounds) return null;
    const pick = need.among[round % need.among.length] as Json;
    tried = { ...tried, picks: [...tried.picks, { matter: need.matter, by: need.by, pick }] };
  }
}

/** Nobody plays alone, or asks about a thing and itself: no reader would meet such a change. */
function isUsual({ players }: TableJson, trial: Trial): boolean {
  const named = trial.kind === 'ask' ? Object.values(trial.args).filter((arg) => typeof arg === 'string') : [];
  return Array.isArray(players) && players.length > 1 && new Set(named).size === named.length;
}

/** Whether neither side calls the setup of the table illegal. */
const lawful = onceFor(({ before, after }: TablePair): boolean => {
  const questions = Object.values(before.ruleset.rulebook.vocabulary.questions).filter(
    ({ policy, parameters }) => policy === 'problems' && parameters.length === 0,
  );
  return [before, after].every((table) => questions.every(({ name }) => !isIllegal(table, name)));
});

function isIllegal(table: Table, question: string): boolean {
  try {
    return ask(table, question, {}).problems?.some(({ severity }) => severity === 'illegal') ?? false;
  } catch (error) {
    if (error instanceof Fault) return true;
    throw error;
  }
}
