import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import { departs } from '../departures.js';
import { prevails } from './conflicts.js';
import type { AnalysisContext } from './context.js';
import { negated } from './formula.js';
import { activeSomewhere } from './gaps.js';
import { grouped } from './grouped.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';

/**
 * Entries without an effect: their condition contradicts itself, no legal setup activates them, or others always
 * override them.
 */
export function idle(
  scene: AnalysisContext,
  group: readonly Entry[],
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const { vocabulary } = scene.rulebook;
  const overriders = overridersIn(group);
  return group.flatMap((entry): readonly Diagnostic[] => {
    const values = { entry: entry.id };
    const severity = 'warning';
    if (scene.editions(entry).length === 0)
      return [diagnostic('check.dead-edition', { at: places.at(entry, 'id'), severity, values })];
    if (solve([scene.active(entry), scene.ownCondition(entry)], vocabulary) === undefined)
      return [diagnostic('check.dead-condition', { at: places.condition(entry), severity, values })];
    if (
      entry.when !== undefined &&
      solve([scene.active(entry), negated(scene.ownCondition(entry))], vocabulary) === undefined
    )
      return [diagnostic('check.always-holds', { at: places.condition(entry), severity, values })];
    // An entry that finds a setup illegal applies in no legal setup.
    if (entry.severity !== undefined) return [];
    const replaced = situations.find(({ before }) => before.has(entry));
    if (replaced === undefined)
      return [
        diagnostic('check.dead-setup', { at: places.at(entry, entry.chosen ? 'chosen' : 'layer'), severity, values }),
      ];
    if (activeSomewhere(entry, situations) === undefined) {
      const by = [...replaced.before].filter((other) => other.replaces.includes(entry.id));
      if (by.length === 0) return [diagnostic('check.dead-setup', { at: places.condition(entry), severity, values })];
      if (isDeparture(scene, entry, by)) return [];
      return [shadow('check.always-replaced', entry, by, places)];
    }
    return [...deadCases(scene, entry, places), ...shadowed(scene, entry, { situations, overriders }, places)];
  });
}

const shadow = (code: string, entry: Entry, by: readonly Entry[], places: Places): Diagnostic =>
  diagnostic(code, {
    at: places.at(entry, 'id'),
    severity: 'warning',
    values: { entry: entry.id, by: by.map(({ id }) => id).join(', ') },
    also: by.flatMap((other) => places.also(other, 'with')),
  });

function deadCases(scene: AnalysisContext, entry: Entry, places: Places): readonly Diagnostic[] {
  const active = new Set<number | undefined>();
  for (const { choice, when } of scene.branches(entry))
    if (solve([when], scene.rulebook.vocabulary) !== undefined) active.add(choice);
  return (entry.cases ?? []).flatMap((_, index) => {
    if (active.has(index)) return [];
    const values = { entry: entry.id, number: index + 1 };
    return [diagnostic('check.dead-case', { at: places.condition(entry, index), severity: 'warning', values })];
  });
}

/** For each entry of a group, those that prevail over it, in the order of the group. */
function overridersIn(group: readonly Entry[]): (entry: Entry) => readonly Entry[] {
  const byId = grouped(group, ({ overrides, replaces }) => [...(overrides === 'all' ? [] : overrides), ...replaces]);
  const overAll = group.some(({ overrides }) => overrides === 'all');
  return (entry) =>
    overAll && entry.overrides !== 'all'
      ? group.filter((other) => prevails(other, entry))
      : (byId.get(entry.id) ?? []).filter((other) => prevails(other, entry));
}

/** Whether, wherever the entry is active, another one that overrides it applies whenever it does. */
function shadowed(
  scene: AnalysisContext,
  entry: Entry,
  {
    situations,
    overriders,
  }: { readonly situations: readonly Situation[]; readonly overriders: ReturnType<typeof overridersIn> },
  places: Places,
): readonly Diagnostic[] {
  const condition = scene.condition(entry);
  const by = new Set<Entry>();
  for (const { active, facts } of situations) {
    if (!active.has(entry)) continue;
    const over = overriders(entry).find(
      (other) =>
        other !== entry &&
        active.has(other) &&
        other.cases === undefined &&
        !overriders(other).some((third) => third !== other && active.has(third)) &&
        solve([facts, condition, negated(scene.condition(other))], scene.rulebook.vocabulary) === undefined,
    );
    if (over === undefined) return [];
    by.add(over);
  }
  return by.size === 0 || isDeparture(scene, entry, [...by])
    ? []
    : [shadow('check.always-overridden', entry, [...by], places)];
}

/** A house rule that always prevails over a printed rule does what it was written for. */
const isDeparture = ({ rulebook: { vocabulary } }: AnalysisContext, entry: Entry, by: readonly Entry[]): boolean =>
  !departs(entry, vocabulary) && by.some((other) => departs(other, vocabulary));
