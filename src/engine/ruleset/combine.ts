import type { Verdict } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { namesMentioned } from '../model/nodes.js';
import type { Question } from '../model/vocabulary.js';
import { MEMBER, type StepLimit } from '../values/budget.js';
import { ProblemValue, same, type Value } from '../values/values.js';

/*
 * How the entries of one question combine into its answer. The closures, the three-valued interpreter and the matrix find out which
 * entries apply, each in its own way; what then comes out is said here. A prohibition wins by rule 101.2.
 */

/** 0: no entry applies; 1: a permission; 2: a requirement; 3: a prohibition. */
export type Strength = 0 | 1 | 2 | 3;

/** Each id once, in order: most lists of entries are in that order already. */
export function idsInOrder(ids: readonly string[]): readonly string[] {
  for (let i = 1; i < ids.length; i++)
    if ((ids[i - 1] as string) >= (ids[i] as string)) return [...new Set(ids)].sort();
  return ids;
}

/** The strength with which nothing can compete. */
export const STRONGEST = 3;

/** Verdicts by their strength; the last one is that of an answer which needs an unknown fact. */
export const VERDICTS: readonly Verdict[] = ['silent', 'allowed', 'required', 'denied', 'unknown'];

const STRENGTHS: Readonly<Record<NonNullable<Entry['verdict']>, Strength>> = { allow: 1, require: 2, deny: 3 };

/** How strong the verdict of an entry is. */
export const strengthOf = ({ verdict = 'allow' }: Entry): Strength => STRENGTHS[verdict];

/**
 * A prohibition wins over a requirement, a requirement over a permission, and where no entry applies the question's own answer to
 * silence stands.
 *
 * @param certain the strongest of the entries that apply
 * @param open the strongest of those that apply if a fact that is unknown comes out that way
 * @param silence the answer when no entry applies
 * @returns undefined when the unknown fact matters
 */
export function verdictOf(certain: number, open: number, silence: Value | undefined): Verdict | undefined {
  const verdict = certain === 0 ? ((silence ?? 'silent') as Verdict) : (VERDICTS[certain] as Verdict);
  return open <= certain || VERDICTS[open] === verdict ? verdict : undefined;
}

/**
 * Entries that give a value must give the same one.
 *
 * @param before what an entry gave already; undefined: none did
 * @throws Fault `fault.conflict` naming both entries
 */
export function agreed(question: string, before: Given | undefined, given: Given): Given {
  if (before !== undefined && !same(before.value, given.value))
    throw conflictOf(question, [before.entry.id, given.entry.id]);
  return before ?? given;
}

/** Two answers of equal right: an error of the rules, which is reported and not decided. */
const conflictOf = (question: string, entries: readonly string[]): Fault =>
  new Fault('fault.conflict', { question, entries: entries.join(', ') }, entries);

/** A value and the entry that gives it. */
export interface Given {
  readonly entry: Entry;
  readonly value: Value;
}

/** @throws Fault `fault.silence` where the question must be answered and no entry does. */
export function silenceOf({ name, silence }: Question): Value {
  if (silence === undefined) throw new Fault('fault.silence', { question: name });
  return silence as Value;
}

/** Adds what an entry gives to a union, each item once. Looking for equal ones costs steps. */
export function addTo(union: Value[], value: Value | undefined, budget: StepLimit): void {
  if (value === undefined) return;
  for (const item of Array.isArray(value) ? (value as readonly Value[]) : [value]) {
    budget.spend(MEMBER + (union.length >> 3));
    if (!union.some((other) => same(other, item))) union.push(item);
  }
}

/**
 * The problem that an entry finds, with the values that its words mention.
 *
 * @param read the value of a name of the entry
 */
export const problemOf = (entry: Entry, read: (name: string) => Value): ProblemValue =>
  new ProblemValue(
    entry.id,
    entry.severity ?? 'illegal',
    Object.fromEntries(namesMentioned(entry).map((name) => [name, read(name)])),
  );
