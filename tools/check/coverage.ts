import { type Entry, isInForce } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { grouped } from './analysis/grouped.js';
import type { PlayCache } from './cache/play-cache.js';
import { Player, united } from './player.js';
import { type Play, scenariosOf } from './plays.js';
import { editionsOf, sampled } from './scenarios/editions.js';
import { namedIn } from './scenarios/named.js';
import { usersOfWorkingValues } from './working-values.js';

/** Ids of the scenarios to which an entry contributes. */
export interface Covered {
  /**
   * Those in which it decided, or in which something decided that uses it, if only the rules can use it
   * (`working-values.ts`).
   */
  readonly decides: ReadonlySet<string>;
  /** Those in which it was considered, and all but one of its conditions held. */
  readonly nearly: ReadonlySet<string>;
}

/** The result of playing all scenarios. */
export interface Coverage {
  readonly covered: ReadonlyMap<Entry, Covered>;
  readonly plays: readonly Play[];
}

export interface CoverageOptions {
  readonly progress?: (done: number, all: number) => void;
  /** Runs that need not be repeated. */
  readonly memory?: PlayCache;
}

/**
 * Which scenarios show an entry deciding, and which show it nearly deciding. Each object counts by itself, even if
 * several share an id: a meaning of ten years ago needs scenarios of its own.
 */
export function coverageOf(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  { progress, memory }: CoverageOptions = {},
): Coverage {
  const covered = new Map(
    rulebook.entries.map((entry) => [entry, { decides: new Set<string>(), nearly: new Set<string>() }]),
  );
  const byId = grouped(rulebook.entries, ({ id }) => [id]);
  const player = new Player(rulebook, memory);
  const all = scenariosOf(documents);
  const plays = all.map((placed, index): Play => {
    const { scenario } = placed;
    progress?.(index, all.length);
    const editions = editionsOf(rulebook, scenario);
    const playIn = (edition: string) => {
      const result = player.play(scenario, edition);
      const note = (ids: ReadonlySet<string>, part: keyof Covered): void => {
        for (const id of ids) {
          const entry = byId.get(id)?.find((one) => isInForce(one, edition));
          if (entry !== undefined) covered.get(entry)?.[part].add(scenario.id);
        }
      };
      note(result.decided, 'decides');
      note(result.nearly, 'nearly');
      return result;
    };
    const first = sampled(editions);
    const results = first.map(playIn);
    // Entries that contributed or are named are also played in the editions in which they have another meaning.
    const parts = results.flatMap(({ decided, nearly }) => [...decided, ...nearly]);
    const turns = turningPoints(rulebook, byId, new Set([...parts, ...namedIn(scenario)]));
    const further = editions.filter((date) => turns.has(date) && !first.includes(date));
    results.push(...further.map(playIn));
    // Without any edition, that is the only thing to report.
    if (editions.length === 0) results.push(player.playAll(scenario, []));
    return { ...united(scenario, results), placed, id: scenario.id, file: placed.document.source.file };
  });
  // What only other answers can use is shown by those that use it.
  for (const [entry, users] of usersOfWorkingValues(rulebook))
    for (const user of users) for (const id of covered.get(user)?.decides ?? []) covered.get(entry)?.decides.add(id);
  return { covered, plays };
}

/** Editions in which one of some entries begins to have another meaning. */
function turningPoints(
  { editions }: Rulebook,
  byId: ReadonlyMap<string, readonly Entry[]>,
  ids: ReadonlySet<string>,
): ReadonlySet<string> {
  const dates = [...ids].flatMap((id) => {
    const sharing = byId.get(id) ?? [];
    return sharing.length > 1 ? sharing.flatMap(({ since }) => since ?? []) : [];
  });
  // What begins on a day between editions first shows in the next one.
  return new Set(dates.flatMap((date) => editions.find((edition) => edition.date >= date)?.date ?? []));
}

/**
 * The scenarios that an entry lacks: one in which it decides, one in which it nearly does. References decide nothing,
 * and an entry without a condition, or with an `else`, always applies.
 */
export function lacks(entry: Entry, { decides, nearly }: Covered): readonly (keyof Covered)[] {
  if (entry.hook === undefined) return [];
  return [
    ...(decides.size === 0 ? (['decides'] as const) : []),
    ...(entry.when !== undefined && entry.else === undefined && nearly.size === 0 ? (['nearly'] as const) : []),
  ];
}
