import { makeTable, type SetupRequest } from 'tavolata/compiler';
import { choicesFor, type NamedTeam, nearest } from 'tavolata/internals';
import { listed } from 'tavolata/workspace';
import { demand, methodsOf, type Params } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { belongingIn } from '../shapes.js';
import declared from './setup.json' with { type: 'json' };

/** Most players of a table. */
const MOST_PLAYERS = 200;

export const setup = methodsOf(declared, {
  makeTable: (params, service) => {
    const request = requestOf(params, service);
    const { json, problems, seed, byChance } = makeTable(service.rulebook, request);
    const table =
      params['open'] === true ? service.held.open(json, belongingIn(params, service.connection)).handle : undefined;
    return { json, ...(table !== undefined && { table }), problems, seed, byChance };
  },
});

/** @throws Problem for names that the rules do not know, or that a table cannot have */
function requestOf(params: Params, { rulebook }: Service): SetupRequest {
  const players = params['players'] as readonly string[];
  const teams = teamsIn(params['teams'] as Params | undefined);
  const variant = params['variant'] as string | undefined;
  const wishes = ['options', 'without'].flatMap((part) => (params[part] ?? []) as readonly string[]);
  if (variant !== undefined) known('variant', variant, choicesFor(rulebook, 'variants'));
  for (const option of wishes) known('option', option, choicesFor(rulebook, 'options'));
  if (players.length === 0) throw problem(codes.params, 'setup.no-players');
  if (players.length > MOST_PLAYERS)
    throw problem(codes.params, 'setup.too-many-players', { count: players.length, most: MOST_PLAYERS });
  const all = [...players, ...teams.map(({ name }) => name)];
  const inTeams = teams.flatMap((team) => team.players);
  const twice = firstDouble(all) ?? firstDouble(inTeams);
  if (twice !== undefined) throw problem(codes.params, 'setup.name-twice', { name: twice });
  const foreign = inTeams.find((name) => !players.includes(name));
  const { entities } = rulebook.vocabulary;
  if (foreign !== undefined) {
    const expected = Object.values(entities).find(({ collection }) => collection === 'players')?.name ?? '';
    throw problem(
      codes.params,
      'table.unknown-thing',
      { id: foreign, expected },
      { suggestion: nearest(foreign, players) },
    );
  }
  const taken = all.find(
    (name) =>
      name === '' || Object.values(entities).some(({ collection, single }) => collection === name || single === name),
  );
  if (taken !== undefined) throw problem(codes.params, 'setup.name-taken', { name: taken });
  return {
    edition: params['edition'] as string | undefined,
    variant,
    players,
    teams: teams.length > 0 ? (params['teams'] as SetupRequest['teams']) : undefined,
    options: (params['options'] ?? []) as readonly string[],
    without: (params['without'] ?? []) as readonly string[],
    ...('house' in params && { house: houseIn(params['house'] as Params) }),
    range: params['range'] as number | undefined,
    ...('notKept' in params && { notKept: params['notKept'] as readonly string[] }),
    seed: params['seed'] as number | undefined,
    start: params['start'] === true,
  };
}

function known(what: 'variant' | 'option', name: string, choices: readonly string[]): void {
  if (choices.includes(name)) return;
  const values = { [what]: name, [`${what}s`]: listed(choices, 24) };
  throw problem(codes.params, `setup.unknown-${what}`, values, { suggestion: nearest(name, choices) });
}

const teamsIn = (teams: Params = {}): readonly NamedTeam[] =>
  Object.entries(teams).map(([name, players]) => {
    demand('makeTable', `teams/${name}`, 'strings', players);
    return { name, players: players as readonly string[] };
  });

function houseIn(house: Params): { readonly [matter: string]: string } {
  for (const [matter, choice] of Object.entries(house)) demand('makeTable', `house/${matter}`, 'string', choice);
  return house as { readonly [matter: string]: string };
}

const firstDouble = (all: readonly string[]): string | undefined =>
  all.find((name, index) => all.indexOf(name) < index);
