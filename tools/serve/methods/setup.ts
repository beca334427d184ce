import { makeTable, type SetupRequest } from 'tavolata/compiler';
import type { Json } from 'tavolata/runtime';
import { methodsOf, type Params } from '../method.js';
import { codes, problem } from '../problem.js';
import { belongingIn } from '../shapes.js';
import { shortEnough } from '../values.js';
import declared from './setup.json' with { type: 'json' };

export const setup = methodsOf(declared, {
  makeTable: (params, service) => {
    const { open, owner: _, whileConnected: __, ...request } = params;
    shortEnough(request as Json, service.limits);
    refuseUnfit(request);
    const { json, problems, seed, byChance } = makeTable(service.rulebook, request as unknown as SetupRequest);
    const table = open === true ? service.held.open(json, belongingIn(params, service.connection)).handle : undefined;
    return { json, ...(table !== undefined && { table }), problems, seed, byChance };
  },
});

/** @throws Problem for players and teams of which `makeTable` would make a table that nobody meant */
function refuseUnfit({ players, teams }: Params): void {
  if ((players as readonly string[]).length === 0) throw problem(codes.params, 'setup.no-players');
  const inTeams = Object.values((teams ?? {}) as object).flat() as readonly string[];
  const twice = inTeams.find((name, index) => inTeams.indexOf(name) < index);
  if (twice !== undefined) throw problem(codes.params, 'setup.name-twice', { name: twice });
}
