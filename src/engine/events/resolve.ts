import { abbreviated } from '../model/abbreviated.js';
import type { Need, Pick, Plan } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault, needOptions } from '../model/given.js';
import { own } from '../model/own.js';
import { nearest } from '../model/spelling.js';
import type { Json } from '../model/table.js';
import { matterNames } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { needTable, type Table } from '../table/table.js';
import { madeIn } from './carry-out.js';
import { mattersIn } from './matters.js';
import { type SendOptions, type SentEvent, send } from './send.js';

/** Picks one of the candidates (`among`) of a need; `by` is who chooses, null for chance. */
export type Choose = (need: Need) => Json;

/** A plan, with the picks that led to it: sent again with these, the events give the same plan. */
export interface Resolved extends Plan {
  readonly picks: readonly Pick[];
}

/**
 * As `send`, repeated until every pick is made.
 *
 * @param choose called once for each need; needs of one moment one after the other, before anything else. Or all picks,
 * made in advance.
 * @param options picks in it are used first
 * @returns a plan without needs, unless a list of picks was too short; with `unknown` if a fact is missing.
 * @throws Fault as `send`; `fault.pick` if a pick is not among the candidates; `fault.unused-pick` for one that nothing
 * requested, even if other picks are missing
 */
export function resolve(
  table: Table,
  events: SentEvent | readonly SentEvent[],
  choose: Choose | readonly Pick[],
  options: SendOptions = {},
): Resolved {
  needTable(table, 'resolve');
  needOptions(options, 'resolve');
  if (typeof choose !== 'function' && !Array.isArray(choose))
    throw argumentFault('choose', 'resolve', '() => … | [ … ]', choose);
  const { ruleset, state } = table;
  let picks = [...(options.picks ?? []), ...(typeof choose === 'function' ? [] : choose)];
  // Nothing is carried out before it is certain that all picks were requested.
  const tried = { ...options, carryOut: false };
  for (;;) {
    const plan = send(table, events, { ...tried, picks });
    const [unused] = plan.unusedPicks ?? [];
    if (plan.needs.length === 0 || typeof choose !== 'function') {
      if (unused !== undefined) throw unusedPick(ruleset, unused);
      if (plan.needs.length === 0 && options.carryOut) send(table, events, { ...options, picks, trace: false });
      return madeIn(state, { ...plan, picks });
    }
    picks = [...picks, ...plan.needs.map((one) => ({ matter: one.matter, by: one.by, pick: picked(choose, one) }))];
  }
}

function picked(choose: Choose, need: Need): Json {
  const pick: unknown = choose(need);
  if (pick instanceof Promise)
    throw new Fault('fault.argument', { problem: 'argument.promise', argument: 'choose', of: 'resolve' });
  return pick as Json;
}

function unusedPick(ruleset: Ruleset, pick: Pick): Fault {
  const values = { ...mattersIn(ruleset, [pick]), by: abbreviated(pick.by ?? null), pick: abbreviated(pick.pick) };
  const names = ruleset.rulebook.vocabulary.enumerations[matterNames]?.values ?? {};
  const meant = own(names, pick.matter) ? undefined : nearest(String(pick.matter), Object.keys(names));
  return new Fault('fault.unused-pick', values, [], meant);
}
