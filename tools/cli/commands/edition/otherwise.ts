import { numbersIn } from 'tavolata/internals';
import { explain } from 'tavolata/runtime';
import { compare } from '../../../check/compare/compare.js';
import { type ComparedOutcome, trialText } from '../../../check/compare/outcome.js';
import type { Witness } from '../../../check/compare/settle.js';
import type { Side } from '../../../check/compare/sides.js';
import { scenariosOf } from '../../../check/plays.js';
import type { EditionStep } from '../../../editions/update/entry-updates.js';
import type { WorkItem } from '../../../editions/update/work.js';
import type { Call } from '../../command.js';
import type { OpenRules } from '../../opening.js';
import { progressOf } from '../../progress.js';

/** An answer or a plan that the new edition changes, at the smallest table that shows it. */
export interface Otherwise {
  readonly kind: 'ask' | 'send';
  /** The question or event, for `compare --question`. */
  readonly name: string;
  readonly trial: string;
  readonly table: Witness['table'];
  /** The result in each edition as far as the other lacks it, in words. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Ids of the entries that cause the change. */
  readonly causes: readonly string[];
}

/**
 * The results that change in the new edition, as far as the entries have been edited.
 *
 * @param since the edition with which the new one was compared: the last one with a text before it
 */
export function otherwiseIn(
  call: Call,
  { rulebook, documents }: OpenRules,
  since: string,
  { date }: EditionStep,
): readonly Otherwise[] {
  const sides = [since, date].map((edition): Side => ({ rulebook, edition })) as [Side, Side];
  const scenarios = scenariosOf(documents.scenarios).map(({ scenario }) => scenario);
  const progress = progressOf(call);
  const { found } = compare(...sides, scenarios, { progress: progress.tick });
  progress.done();
  // What changes only through what it asks or causes is listed by `compare`.
  return found.flatMap(({ kind, name, direct, witnesses }) =>
    (direct ? witnesses : []).map(({ trial, table, before, after, causes }): Otherwise => {
      const text = trialText(trial, rulebook.vocabulary);
      const [was, is] = [said(before), said(after)];
      return { kind, name, trial: text, table, before: without(was, is), after: without(is, was), causes };
    }),
  );

  function said({ answer, plan, fault }: ComparedOutcome): readonly string[] {
    const outcome = answer ?? plan;
    if (outcome === undefined) return [fault?.in(call.lang) ?? ''];
    return explain(outcome, rulebook, call.lang)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
}

/** The lines that only one of two explanations has; the first of each names the question or event, and the edition. */
const without = ([, ...lines]: readonly string[], others: readonly string[]): readonly string[] =>
  lines.filter((line) => !others.includes(line));

/** The changes caused by an entry of an item: one that the item names, or one that now has the number of its rule. */
export function ofItem(
  all: readonly Otherwise[],
  item: WorkItem,
  { rulebook }: OpenRules,
  { date }: EditionStep,
): readonly Otherwise[] {
  const { new: number } = item.fate;
  const named = item.entries.map(({ entry }) => entry.id);
  const standing = rulebook.entries.filter((entry) => number !== undefined && numbersIn(entry, date).includes(number));
  const ids = new Set([...named, ...standing.map(({ id }) => id)]);
  return all.filter(({ causes }) => causes.some((id) => ids.has(id)));
}
