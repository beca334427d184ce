import { makeTable } from 'tavolata/compiler';
import {
  addThing,
  applyPlan,
  openTable,
  type Rulebook,
  send,
  type Table,
  type TableJson,
  tableToJson,
} from 'tavolata/runtime';
import { Game } from './game.js';
import { passingOfTime } from './time.js';

/** The input of the form. */
export interface Wanted {
  readonly edition: string;
  readonly variant?: string | undefined;
  readonly players: readonly string[];
  readonly range?: number | undefined;
  /** Options agreed on besides those of the variant. */
  readonly options?: readonly string[] | undefined;
  /** House answers that differ from the default: matter -> choice. */
  readonly house?: { readonly [matter: string]: string } | undefined;
  /** The name of a creature for each player; missing for no creatures. */
  readonly creature?: ((player: string) => string) | undefined;
}

/** A table, or why the rules refuse it. */
export type Made = { readonly table: TableJson } | Refused;

/** Why the rules refuse a table. */
export interface Refused {
  /** Ids of the entries that refuse it. */
  readonly problems: readonly string[];
  /** Whether the range of influence is missing although the table must choose it. */
  readonly needsRange: boolean;
}

/**
 * A table set up as a variant requires, with the game begun and the first turn under way.
 *
 * @throws Fault for invalid names of players
 */
export function madeTable(rulebook: Rulebook, wanted: Wanted): Made {
  const { players, creature } = wanted;
  const made = makeTable(rulebook, request(wanted));
  const illegal = (made.problems.problems ?? [])
    .filter(({ severity }) => severity === 'illegal')
    .map(({ entry }) => entry);
  const needsRange = made.problems.unknown.length > 0;
  if (illegal.length > 0 || needsRange) return { problems: illegal, needsRange };
  const begun = makeTable(rulebook, { ...request(wanted), seed: made.seed, start: true });
  const table = openTable(rulebook, begun.json);
  if (creature !== undefined)
    for (const id of players) addThing(table, 'objects', { id: creature(id), owner: id, types: ['creature'] });
  return { table: tableToJson(firstTurn(rulebook, table)) };
}

const request = ({ edition, variant, players, range, options = [], house = {} }: Wanted) => ({
  edition,
  players,
  options,
  house,
  ...(variant !== undefined && { variant }),
  ...(range !== undefined && { range }),
});

/** Begins the turn of the starting player if no turn is under way. */
function firstTurn(rulebook: Rulebook, table: Table): Table {
  const game = new Game(rulebook, table);
  const { startingGroup } = (game.json['game'] ?? {}) as { readonly startingGroup?: string };
  const begins = passingOfTime(game).find(
    ({ event, fields }) => event === 'turnBegins' && fields['group'] === startingGroup,
  );
  if (begins === undefined) return table;
  const plan = send(table, begins);
  return plan.needs.length > 0 || plan.unknown.length > 0 ? table : applyPlan(table, plan);
}
