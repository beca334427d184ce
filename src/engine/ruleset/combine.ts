import type { Verdict } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { namesMentioned } from '../model/nodes.js';
import type { Question } from '../model/vocabulary.js';
import { HELD, type StepLimit } from '../values/budget.js';
import { distinct } from '../values/distinct.js';
import { ProblemValue, same, type Value } from '../values/values.js';

/*
 * How the entries of one question combine into its answer. Strict code, traced code and the matrix each find out in
 * their own way which entries apply; `combined` says what they come to. Three places come to the same without a
 * list of them: `question/strict-verdict.ts` for a bare verdict, `question/strict-question.ts` for a bare value, and
 * `matrix/fill.ts` for many pairs. A prohibition wins by rule 101.2.
 */

/** 0: no entry applies; 1: a permission; 2: a requirement; 3: a prohibition. */
export type Strength = 0 | 1 | 2 | 3;

/** Each id once, in order; most lists of entries already are. */
export function idsInOrder(ids: readonly string[]): readonly string[] {
  for (let i = 1; i < ids.length; i++)
    if ((ids[i - 1] as string) >= (ids[i] as string)) return [...new Set(ids)].sort();
  return ids;
}

/** The strength that nothing can outrank. */
export const STRONGEST = 3;

/** Verdicts by strength; the last one is that of an answer which needs an unknown fact. */
export const VERDICTS: readonly Verdict[] = ['silent', 'allowed', 'required', 'denied', 'unknown'];

const STRENGTHS: Readonly<Record<NonNullable<Entry['verdict']>, Strength>> = { allow: 1, require: 2, deny: 3 };

/** The strength of an entry's verdict. */
export const strengthOf = ({ verdict = 'allow' }: Entry): Strength => STRENGTHS[verdict];

/**
 * A prohibition outranks a requirement, a requirement a permission; if no entry applies, the answer is the question's
 * own for silence.
 *
 * @param certain the strongest of the entries that apply
 * @param open the strongest of those that apply depending on an unknown fact
 * @param silence the answer if no entry applies
 * @returns undefined if the unknown fact matters
 */
export function verdictOf(certain: number, open: number, silence: Value | undefined): Verdict | undefined {
  const verdict = certain === 0 ? ((silence ?? 'silent') as Verdict) : (VERDICTS[certain] as Verdict);
  return open <= certain || VERDICTS[open] === verdict ? verdict : undefined;
}

/**
 * Entries that give a value must give the same one.
 *
 * @param before what an entry has already given; undefined: none has
 * @throws Fault `fault.conflict` naming both entries
 */
export function agreed(question: string, before: Given | undefined, given: Given): Given {
  if (before !== undefined && !same(before.value, given.value))
    throw conflictOf(question, [before.entry.id, given.entry.id]);
  return before ?? given;
}

/** Two answers of equal right: an error in the rules, which is reported and not decided. */
const conflictOf = (question: string, entries: readonly string[]): Fault =>
  new Fault('fault.conflict', { question, entries: entries.join(', ') }, entries);

/**
 * An entry that applies, and what it gives: a value, or the problem that it finds; undefined: unknown, or only a
 * verdict.
 */
export interface Applying {
  readonly entry: Entry;
  readonly value?: Value | undefined;
}

/** The combined answer of the entries of a question. */
export interface Combined<Some> {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  readonly deciding: readonly Some[];
  /** The certain members of a union that is unknown as a whole. */
  readonly sure?: readonly Value[];
}

/**
 * The answer to a question.
 *
 * @param applying the entries that apply
 * @param open those that apply depending on an unknown fact
 * @throws Fault `fault.conflict` for two answers of equal right, `fault.silence` if the question must be answered and
 * no entry does
 */
export function combined<Some extends Applying>(
  question: Question,
  applying: readonly Some[],
  open: readonly Some[],
  budget: StepLimit,
): Combined<Some> {
  switch (question.policy) {
    case 'verdict':
      return verdict(applying, open, question.silence as Value | undefined);
    case 'problems':
      return {
        value: open.length > 0 ? undefined : applying.flatMap(({ value }) => value ?? []),
        deciding: applying,
      };
    case 'union': {
      const items = distinct(
        applying.flatMap(({ value }) => (value === undefined ? [] : value)),
        budget,
      );
      const isKnown = open.length === 0 && applying.every(({ value }) => value !== undefined);
      return isKnown ? { value: items, deciding: applying } : { value: undefined, deciding: applying, sure: items };
    }
    case 'value':
      return agreedValue(question, applying, open);
  }
}

function verdict<Some extends Applying>(
  applying: readonly Some[],
  open: readonly Some[],
  silence: Value | undefined,
): Combined<Some> {
  let certain = 0;
  let deciding: Some[] = [];
  for (const one of applying) {
    const strength = strengthOf(one.entry);
    if (strength > certain) {
      certain = strength;
      deciding = [one];
    } else if (strength === certain) deciding.push(one);
  }
  let possible = 0;
  for (const { entry } of open) possible = Math.max(possible, strengthOf(entry));
  const value = verdictOf(certain, possible, silence);
  return { value, deciding: value === undefined ? [] : deciding };
}

function agreedValue<Some extends Applying>(
  question: Question,
  applying: readonly Some[],
  open: readonly Some[],
): Combined<Some> {
  let found: Given | undefined;
  for (const { entry, value } of applying)
    if (value !== undefined) found = agreed(question.name, found, { entry, value });
  // An unknown entry does not matter if it could only give the same value.
  const matters = ({ value }: Some): boolean => found === undefined || value === undefined || !same(value, found.value);
  if (applying.some(({ value }) => value === undefined) || open.some(matters))
    return { value: undefined, deciding: [] };
  return found === undefined
    ? { value: silenceOf(question), deciding: [] }
    : { value: found.value, deciding: applying };
}

/** A value and the entry that gives it. */
export interface Given {
  readonly entry: Entry;
  readonly value: Value;
}

/** @throws Fault `fault.silence` if the question must be answered and no entry does. */
export function silenceOf({ name, silence }: Question): Value {
  if (silence === undefined) throw new Fault('fault.silence', { question: name });
  return silence as Value;
}

/**
 * The problem that an entry finds, with the values that its words mention.
 *
 * @param read the value of a name of the entry; unknown ones are left out
 */
export function problemOf(entry: Entry, read: (name: string) => Value | undefined, budget: StepLimit): ProblemValue {
  budget.spend(HELD);
  const values = namesMentioned(entry).map((name) => [name, budget.hold(read(name) ?? null)]);
  return new ProblemValue(entry.id, entry.severity ?? 'illegal', Object.fromEntries(values));
}
