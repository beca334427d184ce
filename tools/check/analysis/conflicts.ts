import memoize from 'lodash/memoize.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import { compatible } from './comparable.js';
import type { AnalysisContext, Branch } from './context.js';
import { type Formula, negated } from './formula.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';
import type { Witnesses } from './witness.js';

/** True if one entry prevails over the other: overrides it while it applies, or replaces it while it is active. */
export const prevails = (one: Entry, other: Entry): boolean =>
  one.overrides === 'all'
    ? other.overrides !== 'all'
    : one.overrides.includes(other.id) || one.replaces.includes(other.id);

/**
 * Conditions of entries that certainly override one of two while they apply: if one of them holds, the two do not meet.
 */
export const prevailing = (
  scene: AnalysisContext,
  active: ReadonlySet<Entry>,
  two: readonly Entry[],
): readonly Formula[] =>
  [...active]
    .filter((third) => !two.includes(third) && two.some((entry) => prevails(third, entry)))
    .filter(
      (third) =>
        third.cases === undefined && ![...active].some((fourth) => fourth !== third && prevails(fourth, third)),
    )
    .map((third) => negated(scene.condition(third)));

/** Something that an entry gives or does, and its condition. */
interface Conditional {
  readonly entry: Entry;
  readonly when: Formula;
}

interface MeetingOptions<One> {
  /** What is compared in a situation. */
  readonly among: (situation: Situation) => readonly One[];
  readonly nameOf: (one: One) => string;
  /** Whether two do the same, so that it does not matter if they meet. */
  readonly areAlike: (first: One, second: One) => boolean;
}

/** Pairs of different entries of which both can apply and none prevails, with the situations in which they meet. */
export function meeting<One extends Conditional>(
  scene: AnalysisContext,
  situations: readonly Situation[],
  { among, nameOf, areAlike }: MeetingOptions<One>,
) {
  const { vocabulary } = scene.rulebook;
  const keyOf = (first: One, second: One): string => `${nameOf(first)} ${nameOf(second)}`;
  const mayMeet = memoize(
    (first: One, second: One) => solve([first.when, second.when], vocabulary) !== undefined,
    keyOf,
  );
  const found = new Map<string, { readonly first: One; readonly second: One; readonly at: Situation[] }>();
  for (const situation of situations) {
    const all = among(situation);
    const after = compatible(all.map(({ when }) => when));
    for (const [index, first] of all.entries()) {
      for (const second of after(index).map((other) => all[other] as One)) {
        const two = [first.entry, second.entry] as const;
        const [one, other] = two;
        if (one === other || areAlike(first, second) || prevails(one, other) || prevails(other, one)) continue;
        if (!mayMeet(first, second)) continue;
        const whole = [situation.facts, first.when, second.when, ...prevailing(scene, situation.active, two)];
        if (solve(whole, vocabulary) === undefined) continue;
        const known = found.get(keyOf(first, second));
        if (known === undefined) found.set(keyOf(first, second), { first, second, at: [situation] });
        else known.at.push(situation);
      }
    }
  }
  return [...found.values()];
}

/**
 * Pairs of answers to one question that can both apply, give different results, and do not override each other: an
 * error with a table that shows it, or a warning if none was found.
 */
export function conflicts(
  scene: AnalysisContext,
  question: string,
  situations: readonly Situation[],
  { places, witnesses }: { readonly places: Places; readonly witnesses: Witnesses },
): readonly Diagnostic[] {
  const open = meeting<Branch>(scene, situations, {
    among: ({ active }) => [...active].flatMap((entry) => scene.branches(entry)),
    nameOf: name,
    areAlike: (first, second) => first.says === second.says,
  });
  return open.map(({ first, second, at }) => {
    const witness = firstOf(at, (situation) => {
      const whole = [
        situation.facts,
        first.when,
        second.when,
        ...prevailing(scene, situation.active, [first.entry, second.entry]),
      ];
      return witnesses.find(question, situation.setup, whole, {
        fault: 'fault.conflict',
        entries: [first.entry.id, second.entry.id],
      });
    });
    const code = `check.answers-${witness === undefined ? 'may-' : ''}overlap`;
    const also = places.also(second.entry, 'also', second.choice);
    const values = {
      question,
      entry: first.entry.id,
      other: second.entry.id,
      edition: at[0]?.setup.edition ?? '',
      ...(witness !== undefined && { scenario: witness }),
    };
    const severity = witness === undefined ? 'warning' : 'error';
    return diagnostic(code, { at: places.condition(first.entry, first.choice), severity, values, also });
  });
}

const name = ({ entry, choice, when }: Branch): string =>
  `${entry.source.file}${entry.source.pointer}#${choice ?? ''}${when.op === 'never'}`;

const triedSituations = 4;

function firstOf<T, R>(items: readonly T[], of: (item: T) => R | undefined): R | undefined {
  for (const item of items.slice(0, triedSituations)) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
