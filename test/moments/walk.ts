import { applyPlan } from '../../src/engine/events/carry-out.js';
import { verify } from '../../src/engine/events/send.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { SetupJson, TableJson } from '../../src/engine/model/table.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import type { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { doubled, leftBehind, outOfBounds, strayInCombat, strayMarkers, undone } from './bounds.js';
import { fought } from './combat.js';
import { likely } from './draw.js';
import { type Happening, momentOf } from './happenings.js';
import { alike, faceOf, sent } from './sending.js';
import { type Sitting, sittingOf } from './setups.js';
import { listOf, tableOf } from './tables.js';

/** A moment after which something is wrong. */
export interface Wrong {
  readonly kind: string;
  readonly what: string;
  readonly table: TableJson;
  readonly moment: readonly Happening[];
}

export interface Walked {
  readonly moments: number;
  readonly orders: number;
  /** The first thing that is wrong; the walk ends there. */
  readonly wrong?: Wrong;
}

/** A sitting with the rules that are in force there, which many tables share. */
export interface Seated {
  readonly sitting: Sitting;
  readonly ruleset: Ruleset;
}
export const seated = (
  chance: Random,
  rulebook: Rulebook,
  variant?: string,
  fits: (sitting: Sitting) => boolean = () => true,
): Seated => {
  let sitting = sittingOf(chance, rulebook, variant);
  while (!fits(sitting)) sitting = sittingOf(chance, rulebook, variant);
  return { sitting, ruleset: arrange(rulebook, sitting.setup as unknown as SetupJson) };
};

/** A table in the midst of a game: in Grand Melee its first turns have begun; often somebody has left; creatures fight. */
export const begun = (chance: Random, rulebook: Rulebook, { sitting, ruleset }: Seated): Table | undefined => {
  let json = tableOf(chance, sitting);
  let open = openTable(rulebook, json, ruleset);
  const carry = (events: Parameters<typeof sent>[1]): boolean => {
    const done = sent(open, events);
    if (!done || 'fault' in done) return false;
    open = done.after;
    return true;
  };
  if (json.setup['variants'] !== undefined && (json.setup['variants'] as readonly string[]).includes('grand-melee')) {
    if (!carry([{ event: 'gameStarts', fields: { drawn: 'P1' } }])) return undefined;
    json = tableToJson(open);
    const turns = listOf(json, 'turns').map((turn) => ({
      ...turn,
      step: likely(chance, 40) ? 'declare-blockers' : 'second-main',
      ...(likely(chance, 60) && { priority: turn['group'] as string }),
    }));
    open = openTable(rulebook, { ...json, turns } as unknown as TableJson, ruleset);
    for (let i = chance.below(4); i > 0; i--) {
      const turn = listOf(tableToJson(open), 'turns').at(chance.below(3));
      if (turn) carry([{ event: 'turnEnds', fields: { turn: turn['id'] as string } }]);
    }
  }
  if (likely(chance, 30)) {
    const players = listOf(json, 'players').map(({ id }) => id as string);
    carry([{ event: 'playersLeave', fields: { players: chance.some(players, 1) } }]);
  }
  const left = verify(open);
  if (left.unknown.length === 0 && left.needs.length === 0) open = applyPlan(open, left);
  json = fought(chance, tableToJson(open), open);
  return openTable(rulebook, json, ruleset);
};

/** Other orders of a list: the reverse, and for three and more also a turned one. */
const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] => {
  if (list.length < 2) return [];
  const reverse = list.toReversed();
  return list.length === 2 ? [reverse] : [reverse, [...list.slice(1), list[0] as T]];
};

/** What is wrong with one moment on a table: nothing, or the first that was found. */
export const judged = (
  table: Table,
  moment: readonly Happening[],
): { readonly after?: Table; readonly orders: number; readonly wrong?: readonly [kind: string, what: string] } => {
  const first = sent(table, moment);
  if (!first) return { orders: 0 };
  if ('fault' in first) return { orders: 0, wrong: ['fault', `${first.fault.code} ${first.fault.entries.join(', ')}`] };
  const before = tableToJson(table);
  let face: ReturnType<typeof faceOf> | undefined;
  let orders = 0;
  for (const order of ordersOf(moment)) {
    const other = sent(table, order);
    if (!other) return { orders, wrong: ['order', 'a fact is missing in another order'] };
    if ('fault' in other) return { orders, wrong: ['order', other.fault.code] };
    orders++;
    if (alike(first, other)) continue;
    face ??= faceOf(before, first);
    const theirs = faceOf(before, other);
    for (const [part, text] of Object.entries(face))
      if (theirs[part] !== text) return { orders, wrong: ['order', `${part}:\n${text}\n--\n${theirs[part]}`] };
  }
  const { plan, after } = first;
  const now = tableToJson(after);
  const ended = plan.steps.flat().some(({ event }) => event === 'gameEnded' || event === 'gameRestarted');
  const found: readonly (readonly [string, readonly string[]])[] = [
    ['twice', doubled(plan)],
    ['bounds', outOfBounds(now)],
    ...(ended
      ? []
      : ([
          ['combat', strayInCombat(table, after)],
          ['markers', strayMarkers(now)],
          ['departed', leftBehind(after)],
          ['verify', undone(after)],
        ] as const)),
  ];
  for (const [kind, [what]] of found) if (what !== undefined) return { orders, wrong: [kind, what] };
  return { orders, ...(!ended && { after }) };
};

/** Plays a few moments on a table, one after the other. */
export const walked = (chance: Random, rulebook: Rulebook, at: Seated, moments: number): Walked => {
  let table = begun(chance, rulebook, at);
  let [count, orders] = [0, 0];
  for (let i = 0; i < moments && table !== undefined; i++) {
    const json = tableToJson(table);
    const moment = momentOf(chance, json, rulebook.vocabulary.events);
    if (moment.length === 0) continue;
    const result = judged(table, moment);
    count++;
    orders += result.orders;
    if (result.wrong) {
      const [kind, what] = result.wrong;
      return { moments: count, orders, wrong: { kind, what, table: json, moment } };
    }
    table = result.after;
  }
  return { moments: count, orders };
};
