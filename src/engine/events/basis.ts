import { type AskedQuestion, REASONS } from '../evaluate/notes.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import type { Node } from '../model/tree.js';
import type { Questions } from '../ruleset/question/questions.js';
import type { TracedScope } from '../ruleset/question/traced-scope.js';
import { NeedSignal } from '../values/needs.js';
import { EventValue, Thing, UnknownSignal, type Value } from '../values/values.js';

/**
 * An answer that an entry rests on, as far as entries of a layer higher than its own contributed to it, or found
 * problems.
 */
export interface ReasonBasis {
  /** Things of the table in what was asked and in the answer. */
  readonly about: ReadonlySet<Thing>;
  readonly influences: readonly string[];
  /** Entries of any layer that found a problem, or denied something that a problem's entry asked. */
  readonly objections: readonly string[];
}

/** What expressions of a layer of the given height rest on in the present state. */
export function basesIn(
  questions: Questions,
  height: number,
  trees: readonly Node[],
  names: () => TracedScope,
): readonly ReasonBasis[] {
  return questions.trace((notes) => {
    const noted: AskedQuestion[] = [];
    const scope = names();
    questions.context.runtime.budget.free(() => {
      for (const tree of trees) {
        notes.askedQuestions = noted;
        try {
          scope.value(tree);
        } catch (error) {
          // This is evaluated for the reasons only; the fault is reported where it matters.
          if (!(error instanceof Fault) && !(error instanceof NeedSignal) && !(error instanceof UnknownSignal))
            throw error;
        }
      }
    });
    return noted.flatMap(({ args, value, influences, ...asked }) => {
      const higher = influences.filter((one) => one.height > height).map(({ id }) => id);
      // One denial among many things tried says nothing; a problem found does.
      const objections = Array.isArray(value) ? asked.objections : [];
      if (higher.length === 0 && objections.length === 0) return [];
      return [{ about: thingsIn([...args, value].map((one) => one ?? null)), influences: higher, objections }];
    });
  }, REASONS);
}

/** Things of the table in a value, at any depth. */
export function thingsIn(value: Value, found: Set<Thing> = new Set()): Set<Thing> {
  if (value instanceof EventValue) thingsIn(value.fields, found);
  else if (value instanceof Thing) {
    if (value.id !== null) found.add(value);
    else for (const fact of value.facts) thingsIn(fact ?? null, found);
  } else if (Array.isArray(value)) for (const item of value as readonly Value[]) thingsIn(item, found);
  return found;
}

/** Each id once, in order. */
export const distinctIds = (ids: readonly string[]): readonly string[] => (ids.length < 2 ? ids : [...new Set(ids)]);

/** The entry, after all those of higher layers that it rests on. */
export const withAll = (bases: readonly ReasonBasis[], { id }: Entry): readonly string[] =>
  distinctIds([...bases.flatMap(({ influences }) => influences), id]);

/** The entry, after those of higher layers whose answers concern something in the value. */
export const ownOf = ({ id }: Entry, bases: readonly ReasonBasis[], value: Value): readonly string[] =>
  bases.length === 0 ? [id] : distinctIds([...concerned(bases, value), id]);

/** Those of higher layers whose answers concern a thing in the value, or no thing at all; all of them if it has none. */
export function concerned(bases: readonly ReasonBasis[], value: Value): readonly string[] {
  const things = thingsIn(value);
  const meant = bases.filter(({ about }) => things.size === 0 || about.size === 0 || meet(about, things));
  return distinctIds(meant.flatMap(({ influences }) => influences));
}

const meet = (a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): boolean => [...a].some((thing) => b.has(thing));
