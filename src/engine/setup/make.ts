import { applyPlan } from '../events/carry-out.js';
import { send } from '../events/send.js';
import type { Pick, Plan, ProblemsAnswer } from '../model/answer.js';
import { need, needOptions, needTextList } from '../model/given.js';
import { last } from '../model/last.js';
import { isRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, SetupJson, TableJson } from '../model/table.js';
import { keptFacts, withFollowers } from '../table/not-kept.js';
import { openTable, type Table, tableToJson } from '../table/table.js';
import { askRole, choicesFor, enquiry, nameWithRole } from './questions.js';
import { Random } from './random.js';
import { type NamedTeam, splitIntoTeams } from './teams.js';

/** The setups of any vocabulary. */
export interface AnySetup {
  readonly setup: {
    readonly variants?: readonly string[];
    readonly options?: readonly string[];
    readonly house?: { readonly [matter: string]: string };
  };
}

type Of<V extends AnySetup, Fact extends keyof AnySetup['setup']> = NonNullable<V['setup'][Fact]>;

/**
 * The wishes for a table; everything else follows from the rules. `makeTable<Vocabulary>` accepts only the variants,
 * options and house answers of that vocabulary.
 */
export interface SetupRequest<V extends AnySetup = AnySetup> {
  /** Any day; missing: the newest edition. */
  readonly edition?: (V['setup'] extends { readonly edition: infer Day } ? Day : string) | undefined;
  /** Missing: no variant. */
  readonly variant?: Of<V, 'variants'>[number] | undefined;
  /** Names in seating order, unless the rules seat them otherwise. */
  readonly players: readonly string[];
  /** Names of teams with their players; missing: split as the variant requires. */
  readonly teams?: { readonly [team: string]: readonly string[] } | undefined;
  /** Options agreed on beyond those of the variant. */
  readonly options?: readonly Of<V, 'options'>[number][];
  /** Options of the variant that are left out. */
  readonly without?: readonly Of<V, 'options'>[number][];
  /** House answers other than the default: matter → choice. */
  readonly house?: Of<V, 'house'>;
  /** Range of influence in seats for everybody, in place of the one given by the rules. */
  readonly range?: number | undefined;
  /** Facts that the host does not keep, whatever the thing: the table gives none of them (`notKept` of a table). */
  readonly notKept?:
    | (V extends { readonly table: { readonly notKept?: infer Facts } } ? Facts : readonly string[])
    | undefined;
  /** Seed of the random generator; missing: a random one, which the result names. */
  readonly seed?: number | undefined;
  /** Begin the game: draw the starting player, and do whatever else starting involves. */
  readonly start?: boolean;
}

/** A new table, with the objections of the rules. */
export interface MadeTable<V extends AnySetup = AnySetup> {
  readonly table: Table;
  readonly json: TableJson & (V extends { readonly table: infer Facts } ? Facts : unknown);
  /**
   * The rules' answer about what is wrong with the setup, as a list `problems`; without a list if a fact is missing.
   */
  readonly problems: ProblemsAnswer;
  /** The same request with this seed gives the same table. */
  readonly seed: number;
  /** Whether chance was used, so that another seed may give another table. */
  readonly byChance: boolean;
}

/**
 * Makes a table by asking the rules what it needs, and finally asks them whether it is in order.
 *
 * @throws Fault for an edition, a choice or a name that a table cannot have
 */
export function makeTable<V extends AnySetup = AnySetup>(rulebook: Rulebook, wanted: SetupRequest<V>): MadeTable<V> {
  const request = wanted as SetupRequest;
  need(rulebook, 'rulebook', 'makeTable');
  needOptions(wanted, 'makeTable');
  refuseUnfit(rulebook, request);
  const { seed = Math.floor(Math.random() * 2 ** 31) } = request;
  const chance = new Random(seed);
  const setup = setupOf(rulebook, request);
  const listed = seatedByChance(rulebook, setup, request, chance);
  const teams = request.teams
    ? Object.entries(request.teams).map(([name, players]): NamedTeam => ({ name, players }))
    : splitIntoTeams(listed, teamNeeds(rulebook, setup, listed));
  const teamOf = new Map(teams.flatMap(({ name, players }) => players.map((player) => [player, name] as const)));
  const draft = (players: readonly string[], facts: (player: string) => SetupFacts): TableJson => ({
    setup,
    game: { status: 'setup' },
    players: players.map((id) => ({ id, ...(teamOf.has(id) && { team: teamOf.get(id) as string }), ...facts(id) })),
    teams: teams.map(({ name }) => name),
  });
  const order = enquiry(
    rulebook,
    draft(listed, () => ({})),
  )('seatOrder') as readonly string[];
  const asked = enquiry(
    rulebook,
    draft(order, () => ({})),
  );
  const range: SetupFacts = request.range === undefined ? {} : { rangeSeats: request.range };
  const roles = new Map(order.map((player) => [player, asked('playerRole', player)] as const));
  const seated = draft(order, (player) => ({ role: roles.get(player) ?? null, ...range }));
  const opened = openTable(rulebook, withLife(rulebook, seated));
  const whole = request.start ? started(opened, chance) : opened;
  const problems = askRole(whole, 'setupProblems');
  const table = request.notKept === undefined ? whole : openTable(rulebook, withoutFacts(whole, request.notKept));
  // What the rules give at the start is intended here, not merely assumed.
  const { assumed: _, ...json } = tableToJson(table);
  return { table, json: json as MadeTable<V>['json'], problems, seed, byChance: chance.used };
}

/** @throws Fault for what openTable would not notice, or would report about a table that nobody wrote */
function refuseUnfit(rulebook: Rulebook, { players, teams = {}, options = [], without = [] }: SetupRequest): void {
  const of = 'makeTable';
  for (const [name, members] of Object.entries(teams)) needTextList(members, `teams/${name}`, of, players);
  const known = choicesFor(rulebook, 'options');
  needTextList(options, 'options', of, known);
  needTextList(without, 'without', of, known);
}

type SetupFacts = { readonly [fact: string]: Json };

/** The setup with the options in use. */
function setupOf(rulebook: Rulebook, request: SetupRequest): SetupJson {
  const { edition = last(rulebook.editions)?.date ?? '', variant, house, options = [], without = [] } = request;
  const bare = { edition, ...(variant !== undefined && { variants: [variant] }), ...(house && { house }) };
  const taken = enquiry(rulebook, { setup: bare })('optionsInUse', options) as readonly string[];
  return { ...bare, options: taken.filter((option) => !without.includes(option)) };
}

function seatedByChance(rulebook: Rulebook, setup: SetupJson, { players }: SetupRequest, chance: Random) {
  const byChance = enquiry(rulebook, { setup, players })('seatsByChance');
  return byChance === true ? chance.shuffled(players) : players;
}

function teamNeeds(rulebook: Rulebook, setup: SetupJson, players: readonly string[]) {
  const asked = enquiry(rulebook, { setup, players });
  return {
    least: asked('fewestTeams') as number,
    most: asked('mostTeams') as number | null,
    usualSize: asked('teamSize') as number | null,
    equal: asked('equalTeams') === true,
  };
}

/** The starting life, given to its holders: each player, or a team for its members. */
function withLife(rulebook: Rulebook, table: TableJson): TableJson {
  const asked = enquiry(rulebook, table);
  const named = (list: Json | SetupJson | undefined) =>
    (list as readonly (string | { readonly id: string })[]).map((one) => (typeof one === 'string' ? { id: one } : one));
  const players = named(table['players']);
  const holders = new Set(players.map(({ id }) => asked('lifeHolder', id)));
  const lively = (list: readonly { readonly id: string }[]) =>
    list.map((one) => (holders.has(one.id) ? { ...one, life: asked('startingLife', one.id) } : one));
  return { ...table, players: lively(players), teams: lively(named(table['teams'])) };
}

/** A table that gives none of some facts, and declares so. */
function withoutFacts(table: Table, names: readonly string[]): TableJson {
  const { assumed: _, setup, ...things } = tableToJson(table);
  const notKept = withFollowers(table.ruleset.rulebook.vocabulary.entities, new Set(names));
  const kept = (thing: Json): Json => (isRecord(thing) ? keptFacts(notKept, thing as SetupFacts) : thing);
  const left = Object.entries(things).map(([key, value]) => {
    const given = value as Json;
    return [key, Array.isArray(given) ? (given as readonly Json[]).map(kept) : kept(given)] as const;
  });
  return { setup, notKept: [...notKept], ...Object.fromEntries(left) };
}

/** Begins the game; every pick is made at random. */
function started(table: Table, chance: Random): Table {
  const event = nameWithRole(table.ruleset.rulebook, 'gameStart');
  const picks: Pick[] = [];
  for (;;) {
    const plan: Plan = send(table, { event }, { picks });
    const [need] = plan.needs;
    if (need === undefined) return applyPlan(table, plan);
    picks.push({ matter: need.matter, by: need.by, pick: chance.pick(need.among as readonly [Json, ...Json[]]) });
  }
}
