import type { TableJson } from '../../src/runtime.js';

/*
 * The initial tables of whole games: all players are seated, nothing has been played, and each has some creatures.
 * Players, teams and creatures are numbered; ids are formed from the numbers.
 */

export const GAMES = ['free-for-all', 'emperor', 'two-headed-giant', 'grand-melee'] as const;
export type GameName = (typeof GAMES)[number];

/** The arrangement of seats. */
export interface Seating {
  readonly name: GameName;
  readonly players: number;
  /** The number of adjacent players in a team; 1 if everybody plays alone. */
  readonly team: number;
  /** Whether turns are taken by whole teams or by players. */
  readonly group: 'team' | 'player';
  /** The number of seats in range on each side; missing if everybody is in range. */
  readonly range?: (seat: number) => number;
  readonly options: readonly string[];
  /** The player or team that begins. */
  readonly first: number;
  readonly markers: number;
}

/** The emperor sits in the middle of a team. */
export const isEmperor = (seat: number): boolean => seat % 3 === 1;

const alone = { team: 1, group: 'player', first: 0, markers: 0 } as const;

export const SEATINGS: { readonly [name in GameName]: Seating } = {
  'free-for-all': { ...alone, name: 'free-for-all', players: 5, options: ['attack-multiple'] },
  emperor: {
    ...alone,
    name: 'emperor',
    players: 6,
    team: 3,
    first: 1,
    range: (seat) => (isEmperor(seat) ? 2 : 1),
    options: ['limited-range', 'deploy-creatures', 'attack-multiple'],
  },
  'two-headed-giant': {
    name: 'two-headed-giant',
    players: 4,
    team: 2,
    group: 'team',
    first: 0,
    markers: 0,
    options: ['shared-team-turns'],
  },
  'grand-melee': {
    ...alone,
    name: 'grand-melee',
    players: 12,
    markers: 3,
    range: () => 1,
    options: ['limited-range', 'attack-left'],
  },
};

/** The number of creatures per player. */
export const CREATURES = 3;
export const LIFE = 20;
export const TEAM_LIFE = 30;

export const playerId = (seat: number): string => `P${seat}`;
export const teamId = (team: number): string => `T${team}`;
export const creatureId = (creature: number): string => `c${creature}`;
/** The number in an id. */
export const numberOf = (id: string): number => Number(id.slice(1));
export const groupId = ({ group }: Seating, number: number): string =>
  group === 'team' ? teamId(number) : playerId(number);
export const ownerOf = (creature: number): number => Math.floor(creature / CREATURES);

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Markers at their holders, whose turns have begun. */
const dealt = ({ players, markers }: Seating) => {
  const holder = (marker: number): string => playerId((marker * players) / markers);
  return {
    fresh: 2 * markers + 1,
    markers: upTo(markers).map((i) => {
      return { id: `marker${i + 1}`, number: i + 1, holder: holder(i), inTurn: true, arrived: i + 1 };
    }),
    turns: upTo(markers).map((i) => {
      const id = `turn${markers + i + 1}`;
      return { id, group: holder(i), active: holder(i), number: 1, step: 'untap', marker: `marker${i + 1}` };
    }),
  };
};

/** The table before the first move. */
export const seated = (seating: Seating): TableJson => {
  const { name, players, team, group, range, options, first, markers } = seating;
  const seats = upTo(players);
  const json = {
    setup: { edition: '2026-09-25', variants: [name], options },
    game: { startedWith: players, started: true, startingGroup: groupId(seating, first), turnsBegun: markers },
    ...(team > 1 && {
      teams: upTo(players / team).map((i) => ({ id: teamId(i), ...(group === 'team' && { life: TEAM_LIFE }) })),
    }),
    players: seats.map((seat) => ({
      id: playerId(seat),
      ...(team > 1 && { team: teamId(Math.floor(seat / team)) }),
      ...(name === 'emperor' && { role: isEmperor(seat) ? 'emperor' : 'general' }),
      ...(group === 'player' && { life: LIFE }),
      ...(range && { rangeSeats: range(seat) }),
    })),
    objects: upTo(players * CREATURES).map((creature) => {
      return { id: creatureId(creature), owner: playerId(ownerOf(creature)), types: ['creature'] };
    }),
    ...(markers > 0 && dealt(seating)),
  };
  return json as unknown as TableJson;
};
