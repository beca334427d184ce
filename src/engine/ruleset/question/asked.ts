import type { Influence } from '../../evaluate/notes.js';
import type { Considered } from '../../model/answer.js';
import type { Value } from '../../values/values.js';
import { idsInOrder } from '../combine.js';
import type { EntryOutcome } from './outcome.js';

/** The answer to a question, with the deciding entries and the outcome of every active entry. */
export interface Asked {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  /** The certain members of a union that is unknown as a whole. */
  readonly sure?: readonly Value[];
  readonly because: readonly string[];
  /** Entries of higher layers on whose answers the deciding entries rest. */
  readonly restsOn: readonly string[];
  /** What an entry that asks rests on: the deciding entries above the base, or else what these rest on. */
  readonly influences: readonly Influence[];
  /**
   * For a denial, the entries that deny; for problems, those that found them, with those that deny what they asked for.
   */
  readonly objections: readonly string[];
  readonly considered: readonly Considered[];
}

const NO_IDS: readonly string[] = /* @__PURE__ */ Object.freeze([]);

/** The reasons of an answer, from its deciding entries. */
export function reasonsOf(
  value: Value | undefined,
  deciding: readonly EntryOutcome[],
): Pick<Asked, 'because' | 'restsOn' | 'influences' | 'objections'> {
  const because = idsInOrder(deciding.map(({ entry }) => entry.id));
  const influences: Influence[] = [];
  const restsOn: string[] = [];
  for (const { entry, row, askedQuestions } of deciding) {
    const { height } = row;
    if (height > 0) influences.push({ id: entry.id, height });
    for (const asking of askedQuestions)
      for (const say of asking.influences) {
        if (say.height <= height) continue;
        if (height === 0) influences.push(say);
        if (!because.includes(say.id) && !restsOn.includes(say.id)) restsOn.push(say.id);
      }
  }
  return { because, restsOn, influences, objections: objectionsOf(value, because, deciding) };
}

function objectionsOf(value: Value | undefined, because: readonly string[], deciding: readonly EntryOutcome[]) {
  if (value === 'denied') return because;
  if (deciding[0]?.entry.severity === undefined) return NO_IDS;
  const denied = deciding.flatMap(({ askedQuestions }) => askedQuestions.filter((asking) => asking.value === 'denied'));
  return [...new Set([...denied.flatMap(({ objections }) => objections), ...because])];
}
