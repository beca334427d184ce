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
  const { vocabulary } = scene.rulebook;
  const settled = new Map<string, boolean>();
  const open = new Map<string, { first: Branch; second: Branch; at: Situation[] }>();
  for (const situation of situations) {
    const branches = [...situation.active].flatMap((entry) => scene.branches(entry));
    const after = compatible(branches.map(({ when }) => when));
    for (const [index, first] of branches.entries()) {
      for (const second of after(index).map((other) => branches[other] as Branch)) {
        if (first.says === second.says || first.entry === second.entry) continue;
        const two = [first.entry, second.entry];
        if (
          first.entry !== second.entry &&
          (prevails(first.entry, second.entry) || prevails(second.entry, first.entry))
        )
          continue;
        const key = `${name(first)} ${name(second)}`;
        let meet = settled.get(key);
        if (meet === undefined) {
          meet = solve([first.when, second.when], vocabulary) !== undefined;
          settled.set(key, meet);
        }
        if (!meet) continue;
        const whole = [situation.facts, first.when, second.when, ...prevailing(scene, situation.active, two)];
        if (solve(whole, vocabulary) === undefined) continue;
        const found = open.get(key);
        if (found === undefined) open.set(key, { first, second, at: [situation] });
        else found.at.push(situation);
      }
    }
  }
  return [...open.values()].map(({ first, second, at }) => {
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
