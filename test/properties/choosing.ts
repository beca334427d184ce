import type { Random } from '../../src/engine/setup/random.js';
import { heaviest } from '../../src/engine/values/choice/heaviest.js';
import type { Alternative, Ask, ChoiceProblem, Decision } from '../../src/engine/values/choice/problem.js';
import { likely, pick } from '../moments/draw.js';

type Choice = readonly (readonly number[])[];

const below = (chance: Random, count: number): number => pick(chance, [...Array(count).keys()]);
const some = <T>(chance: Random, most: number, one: () => T): readonly T[] =>
  Array.from({ length: below(chance, most + 1) }, one);

/** A problem small enough that everything can be tried. */
export function problemOf(chance: Random): ChoiceProblem {
  const groups = 1 + below(chance, 4);
  const group = () => below(chance, groups);
  const ask = (): Ask => [group(), below(chance, 4)];
  const alternative = (): Alternative => ({
    merits: some(chance, 2, () => below(chance, 3)),
    counts: some(chance, 2, group),
    least: likely(chance, 30) ? some(chance, 1, ask) : [],
    most: likely(chance, 15) ? some(chance, 1, ask) : [],
  });
  const alike = some(chance, 3, alternative);
  const decision = (): Decision => {
    const alternatives = likely(chance, 40) ? alike : some(chance, 4, alternative);
    const atMost = likely(chance, 60) ? 1 : pick(chance, [2, Number.POSITIVE_INFINITY]);
    return {
      alternatives,
      atMost,
      ifNone: likely(chance, 10) ? some(chance, 2, alternative) : [],
      kept: likely(chance, 30) ? alternatives.flatMap((_, i) => (likely(chance, 30) ? [i] : [])).slice(0, 1) : null,
    };
  };
  const decisions = Array.from({ length: 1 + below(chance, 3) }, decision);
  return {
    decisions: likely(chance, 30) ? [...decisions, decisions[0] as Decision] : decisions,
    least: likely(chance, 5) ? [ask()] : [],
    most: some(chance, 2, ask),
    groups,
  };
}

const chosenIn = ({ decisions }: ChoiceProblem, choice: Choice): readonly (readonly Alternative[])[] =>
  decisions.map(({ alternatives, ifNone }, i) => {
    const places = choice[i] ?? [];
    return places.length === 0 ? ifNone : places.map((place) => alternatives[place] as Alternative);
  });

/** Whether a choice keeps all limits: the definition and nothing else. */
export function isLegal(problem: ChoiceProblem, choice: Choice): boolean {
  const chosen = chosenIn(problem, choice);
  const size = (group: number) => chosen.filter((all) => all.some(({ counts }) => counts.includes(group))).length;
  const all = chosen.flat();
  const [least, most] = [all.flatMap((one) => one.least), all.flatMap((one) => one.most)];
  return (
    choice.every((places, i) => places.length <= (problem.decisions[i]?.atMost ?? 0)) &&
    [...problem.least, ...least].every(([group, bound]) => size(group) >= bound) &&
    [...problem.most, ...most].every(([group, bound]) => size(group) <= bound)
  );
}

export const meritsIn = (problem: ChoiceProblem, choice: Choice): number =>
  choice.reduce((sum, places, i) => {
    const merits = places.flatMap((place) => problem.decisions[i]?.alternatives[place]?.merits ?? []);
    return sum + new Set(merits).size;
  }, 0);

/** How many decisions keep what they would rather keep. */
export const keptIn = ({ decisions }: ChoiceProblem, choice: Choice): number =>
  decisions.filter(({ kept }, i) => kept !== null && kept.join() === choice[i]?.join()).length;

/** All choices there are. */
function* every({ decisions }: ChoiceProblem, from = 0): Generator<Choice> {
  const decision = decisions[from];
  if (decision === undefined) {
    yield [];
    return;
  }
  const sets: number[][] = [[]];
  for (const place of decision.alternatives.keys()) sets.push(...sets.map((set) => [...set, place]));
  for (const rest of every({ decisions } as ChoiceProblem, from + 1))
    for (const set of sets) if (set.length <= decision.atMost) yield [set, ...rest];
}

/** The greatest number of merits, and of decisions kept with so many; -1 where nothing keeps the limits. */
export function bruteForce(problem: ChoiceProblem): readonly [merits: number, kept: number] {
  let best: readonly [number, number] = [-1, -1];
  for (const choice of every(problem)) {
    const [merits, kept] = [meritsIn(problem, choice), keptIn(problem, choice)];
    const isBetter = merits > best[0] || (merits === best[0] && kept > best[1]);
    if (isBetter && isLegal(problem, choice)) best = [merits, kept];
  }
  return best;
}

/**
 * What is wrong about the heaviest choice of a problem; null: nothing.
 *
 * @param sets as in `SearchLimits`: with few, what is kept is only nearly what can be
 * @param cells as in `SearchLimits`
 */
export function wrongIn(problem: ChoiceProblem, above: number, sets = 200, cells = 375_000): string | null {
  const [merits, kept] = bruteForce(problem);
  const limits = { nodes: 400, work: 60_000_000, sets, cells };
  const { choice, weight, upper } = heaviest(problem, above, () => undefined, limits);
  if (merits <= above) return choice === null && upper === above ? null : `more than ${above} found: ${weight}`;
  if (choice === null) return `${merits} merits not found`;
  if (!isLegal(problem, choice)) return 'a limit is broken';
  if (meritsIn(problem, choice) !== merits || weight !== merits || upper !== merits) return `${weight} of ${merits}`;
  return sets < 200 || keptIn(problem, choice) === kept ? null : `${keptIn(problem, choice)} of ${kept} kept`;
}
