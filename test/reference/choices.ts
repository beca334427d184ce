import { heaviest } from '../../src/engine/values/choice/heaviest.js';
import type { Alternative, Ask, ChoiceProblem } from '../../src/engine/values/choice/problem.js';
import { bruteForce, isLegal, meritsIn } from '../properties/choosing.js';
import { isRecord, list, type V } from './values.js';

/** So many choices are tried one by one. */
const TRIED = 20_000;

const factOf = (of: V, fact: string): V => (isRecord(of) ? (of[fact] ?? null) : null);

/** Numbers for values, the same for equal ones, in the order in which they are met. */
const numbering = () => {
  const known = new Map<string, number>();
  const of = (value: V): number => {
    const text = JSON.stringify(value);
    known.set(text, known.get(text) ?? known.size);
    return known.get(text) as number;
  };
  return { known, of };
};

/** Decisions and limits as numbers. */
function problemOf(decisions: V, limits: V): ChoiceProblem {
  const [merits, tallies] = [numbering(), numbering()];
  const asks = (bounds: V, which: string): readonly Ask[] =>
    list(bounds).flatMap((bound): readonly Ask[] => {
      const size = factOf(bound, which);
      return typeof size === 'number' ? [[tallies.of(factOf(bound, 'tally')), size]] : [];
    });
  const alternative = (one: V): Alternative => ({
    merits: list(factOf(one, 'merits')).map(merits.of),
    counts: [...new Set(list(factOf(one, 'tallies')).map(tallies.of))],
    least: asks(factOf(one, 'asks'), 'least'),
    most: asks(factOf(one, 'asks'), 'most'),
  });
  const read = list(decisions).map((decision) => {
    const among = list(factOf(decision, 'among'));
    const most = factOf(decision, 'atMost');
    const kept = list(factOf(decision, 'kept')).map((one) => JSON.stringify(one));
    const places = among.flatMap((one, i) => (kept.includes(JSON.stringify(one)) ? [i] : []));
    return {
      alternatives: among.map(alternative),
      atMost: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
      ifNone: list(factOf(decision, 'ifNone')).map(alternative),
      kept: factOf(decision, 'keeps') === true ? places : null,
    };
  });
  const [least, most] = [asks(limits, 'least'), asks(limits, 'most')];
  return { decisions: read, least, most, groups: tallies.known.size };
}

const setsOf = ({ decisions }: ChoiceProblem): number =>
  decisions.reduce((all, { alternatives, atMost }) => {
    const sets = atMost === 1 ? alternatives.length + 1 : 2 ** alternatives.length;
    return Math.min(all * sets, Number.MAX_SAFE_INTEGER);
  }, 1);

/**
 * Several choices may be the best, and any one will do: the one that is found is held against all that there are, where they can be tried.
 *
 * @param than null: the best is wanted; else any with more merits
 * @returns what was chosen, or what it comes to where nothing could be proven
 */
export function chosen(decisions: V, limits: V, than: V): V | { readonly undecided: string } {
  const problem = problemOf(decisions, limits);
  const above = typeof than === 'number' ? than : -1;
  const { choice, weight, upper } = heaviest(problem, above, () => undefined);
  if (setsOf(problem) <= TRIED) {
    const [most] = bruteForce(problem);
    const isWrong = choice === null ? most > above : !isLegal(problem, choice) || meritsIn(problem, choice) !== weight;
    if (isWrong || (than === null && weight < most))
      throw new Error(`${weight} of ${most} merits: ${JSON.stringify(problem)}`);
  }
  if (than === null ? weight < upper : weight <= above && upper > above)
    return { undecided: `${Math.max(weight, 0)}..${upper}` };
  return (choice ?? []).flatMap((places, i) => {
    const among = list(factOf(list(decisions)[i] as V, 'among'));
    return places.map((place) => among[place] as V);
  });
}
