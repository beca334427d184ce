import type { Influence } from '../../evaluate/notes.js';
import type { Considered } from '../../model/answer.js';
import type { Value } from '../../values/values.js';
import { idsInOrder } from '../combine.js';
import type { EntryOutcome } from './outcome.js';

/** A question's answer with the entries that decided it and how every active entry fared. */
export interface Asked {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  /** What a union surely holds, where the whole of it is unknown. */
  readonly sure?: readonly Value[];
  readonly because: readonly string[];
  /** Entries of higher layers on whose answers those rest that decided. */
  readonly restsOn: readonly string[];
  /** What an entry that asks rests on: those that decided, if they stand above the base, else what they rest on. */
  readonly influences: readonly Influence[];
  /** Of a denial those that deny it; of problems those that found them, with those that deny what they asked for. */
  readonly objections: readonly string[];
  readonly considered: readonly Considered[];
}

const NO_IDS: readonly string[] = /* @__PURE__ */ Object.freeze([]);

/** The reasons of an answer, from the entries that decided it. */
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
