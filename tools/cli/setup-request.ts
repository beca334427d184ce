import { randomInt } from 'node:crypto';
import type { Diagnostic, SetupRequest } from 'tavolata/compiler';
import { choicesFor, type NamedTeam, nearest } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { listed, type Span } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { Call } from './command.js';
import { refuse } from './refusing.js';

/** Most players of a table. */
const most = 200;

/** Stands for no variant. */
const noVariant = 'none';

/**
 * What a call of `setup` requests.
 *
 * @throws DiagnosticError with everything that is wrong with it
 */
export function requestOf(call: Call, rulebook: Rulebook, edition: string): SetupRequest {
  const faults: Diagnostic[] = [];
  const fault = (code: string, at: Span, values: Diagnostic['values'], suggestion?: string) =>
    faults.push(diagnostic(code, { at, values, suggestion }));
  const known = (code: string, name: string, at: Span, choices: readonly string[]) => {
    if (choices.includes(name)) return;
    const [what = ''] = code.split('-').slice(-1);
    fault(code, at, { [what]: name, [`${what}s`]: listed(choices, 24) }, nearest(name, choices));
  };

  const [variant = ''] = call.positionals;
  known('setup.unknown-variant', variant, call.at(0), [...choicesFor(rulebook, 'variants'), noVariant]);
  for (const list of ['with', 'without']) {
    for (const [nth, option] of call.values(list).entries())
      known('setup.unknown-option', option, call.atOption(list, nth), choicesFor(rulebook, 'options'));
  }
  const number = (name: string): number | undefined => {
    const value = call.value(name);
    if (value === undefined || /^\d{1,10}$/.test(value)) return value === undefined ? undefined : Number(value);
    fault('setup.not-a-number', call.atOption(name), { value });
    return undefined;
  };
  const seed = number('seed') ?? randomInt(2 ** 31);
  const range = number('range');

  const teams = call.values('teams').flatMap((team, nth) => {
    const read = teamIn(team);
    if (read === undefined) fault('setup.team-form', call.atOption('teams', nth), { team });
    return read === undefined ? [] : [read];
  });
  const inTeams = teams.flatMap(({ players }) => players);
  const named = playersIn(call.positionals.slice(1));
  const players = [...named, ...inTeams.filter((player) => !named.includes(player))];
  if (players.length === 0 && faults.length === 0) fault('setup.no-players', call.at(-1), {});
  if (players.length > most) fault('setup.too-many-players', call.at(1), { count: players.length, most });
  const names = [...named, ...teams.map(({ name }) => name)];
  for (const name of [...doubles(names), ...doubles(inTeams)]) fault('setup.name-twice', call.at(0), { name });
  for (const name of new Set([...players, ...names].filter((one) => isReserved(rulebook, one))))
    fault('setup.name-taken', call.at(0), { name });

  const house = Object.fromEntries(
    call.values('pick').flatMap((choice, nth) => {
      const [, matter, value] = /^([^=]+)=(.+)$/.exec(choice) ?? [];
      if (matter === undefined || value === undefined) {
        fault('setup.choice-form', call.atOption('pick', nth), { choice });
        return [];
      }
      return [[matter, value] as const];
    }),
  );
  refuse(faults);
  return {
    edition,
    variant: variant === noVariant ? undefined : variant,
    players,
    teams: teams.length > 0 ? Object.fromEntries(teams.map(({ name, players }) => [name, players])) : undefined,
    options: call.values('with'),
    without: call.values('without'),
    ...(Object.keys(house).length > 0 && { house }),
    range,
    seed,
    start: call.flag('start'),
  };
}

/** “A=Anna,Bruno”. */
function teamIn(text: string): NamedTeam | undefined {
  const [, name = '', players = ''] = /^([^=,]+)=([^=]+)$/.exec(text) ?? [];
  const members = players.split(',').map((player) => player.trim());
  return name === '' || members.includes('') ? undefined : { name: name.trim(), players: members };
}

/** Names; a number alone stands for that many players. */
function playersIn(names: readonly string[]): readonly string[] {
  const [first = ''] = names;
  if (names.length !== 1 || !/^\d{1,4}$/.test(first)) return names;
  return Array.from({ length: Math.min(Number(first), most + 1) }, (_, index) => `P${index + 1}`);
}

const doubles = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
];

/** Names of the lists and single things of a table are not allowed as ids. */
const isReserved = ({ vocabulary }: Rulebook, name: string): boolean =>
  Object.values(vocabulary.entities).some(({ collection, single }) => collection === name || single === name);
