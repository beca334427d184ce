import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, isList, type Question } from 'tavolata/internals';
import type { EditionDate } from 'tavolata/runtime';
import { diagnostic } from '../../messages/index.js';
import type { AnalysisContext } from './context.js';
import { firstOfEach } from './distinguish.js';
import type { Places } from './places.js';
import type { Setups } from './setups.js';
import { speaksOf } from './situations.js';
import { holdsIn } from './solve.js';

/** Something that members of a group share, and the layers that make it shared. */
interface SharedResource {
  readonly question: Question;
  readonly layers: readonly string[];
}

/**
 * Entries of a layer with a shared resource that lack a counterpart in another layer with the same shared resource: a
 * rule about a shared total in one variant is needed in others with a shared total, or there is a reason why not.
 *
 * Layers share a resource if their answer to the question who has it is the thing itself or its group.
 */
export const withoutSister = (scene: AnalysisContext, setups: Setups, places: Places): readonly Diagnostic[] =>
  resourcesIn(scene).flatMap(({ question, layers }) => {
    const owned = new Map(layers.map((layer) => [layer, belongingTo(layer, scene, setups)]));
    const sharing = (layer: string): ReadonlySet<EditionDate> =>
      new Set(
        scene
          .about('answers', question.name)
          .filter((entry) => entry.layer === layer)
          .flatMap((entry) => scene.editions(entry)),
      );
    return layers.flatMap((layer) =>
      layers
        .filter((other) => other !== layer)
        .flatMap((other) => {
          const dates = sharing(other);
          const due = (owned.get(layer) ?? []).filter((entry) => scene.editions(entry).some((date) => dates.has(date)));
          return unpaired(due, owned.get(other) ?? [], scene).map((entry) =>
            diagnostic('check.no-sister', {
              at: places.at(entry, 'id'),
              severity: 'warning',
              values: { entry: entry.id, layer, other, question: question.name },
            }),
          );
        }),
    );
  });

/** Questions whether a thing or its group has something, if several layers answer them differently from the default. */
function resourcesIn(scene: AnalysisContext): readonly SharedResource[] {
  const { questions, layers } = scene.rulebook.vocabulary;
  return Object.values(questions).flatMap((question) => {
    const [about, ...others] = question.parameters;
    if (about === undefined || others.length > 0 || question.policy !== 'value') return [];
    if (isList(about.type) || isList(question.result)) return [];
    const [one, ...more] = about.type.one;
    const answers = question.result.one;
    if (one === undefined || more.length > 0 || !answers.includes(one) || answers.length < 2) return [];
    const sharing = new Set(scene.about('answers', question.name).map(({ layer }) => layer));
    const conditional = [...sharing].filter((layer) => layers[layer]?.when !== undefined);
    return conditional.length > 1 ? [{ question, layers: conditional }] : [];
  });
}

/** Entries with an effect only in the setups of a layer: those of the layer, and those that only its setups satisfy. */
function belongingTo(layer: string, scene: AnalysisContext, setups: Setups): readonly Entry[] {
  const doing = scene.rulebook.entries.filter(({ hook }) => hook !== undefined);
  const others = doing.filter((entry) => entry.layer !== layer && isConfined(entry, layer, scene, setups));
  return [...doing.filter((entry) => entry.layer === layer), ...others];
}

function isConfined(entry: Entry, layer: string, scene: AnalysisContext, setups: Setups): boolean {
  const condition = scene.ownCondition(entry);
  if (!speaksOf(condition, scene.single)) return false;
  const edition = scene.editions(entry).at(-1);
  if (edition === undefined) return false;
  const where = firstOfEach(setups.in(edition), [entry.layer, layer], [condition], scene.single).filter(
    ({ layers, facts }) => {
      return layers.has(entry.layer) && holdsIn(condition, { edition, ...facts }, scene.single) !== false;
    },
  );
  return where.length > 0 && where.every(({ layers }) => layers.has(layer));
}

/**
 * The entries left when each has been paired with a counterpart: one with the same logic, or else one about the same
 * thing.
 */
function unpaired(entries: readonly Entry[], others: readonly Entry[], scene: AnalysisContext): readonly Entry[] {
  const first = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const free = new Map(others.map((entry) => [entry.id, entry]));
  const take = (are: (entry: Entry, other: Entry) => boolean) => (entry: Entry) => {
    const sister = [...free.values()].find(
      (other) =>
        other.hook === entry.hook &&
        other.of === entry.of &&
        are(entry, other) &&
        scene.editions(other).some((date) => scene.editions(entry).includes(date)),
    );
    if (sister !== undefined) free.delete(sister.id);
    return sister === undefined;
  };
  return first.filter(take((entry, other) => logicOf(entry) === logicOf(other))).filter(take(() => true));
}

const logicOf = ({ id, logicOf: from }: Entry): string => from ?? id;
