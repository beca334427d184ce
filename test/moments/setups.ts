import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick, thinned } from './draw.js';

export interface Facts {
  readonly [fact: string]: Json;
}

/** Who plays what: a setup that a group could agree on, players in their seats, teams. */
export interface Sitting {
  readonly setup: Facts & { readonly edition: string; readonly options: readonly string[] };
  readonly variant: string;
  readonly players: readonly Facts[];
  readonly teams: readonly Facts[];
}

const OPTIONS_OF_ATTACK = ['attack-multiple', 'attack-left', 'attack-right'];
export const VARIANTS = [
  ...['none', 'two', 'free-for-all', 'grand-melee', 'team-vs-team'],
  ...['emperor', 'two-headed-giant', 'alternating-teams', 'shared-turns'],
];

/** Number of seats, teams, and how the members of teams sit. */
const shapeOf = (chance: Random, variant: string): readonly [seats: number, teams: number, alternating: boolean] => {
  const [teams, size] = [likely(chance, 80) ? 2 : 3, chance.between(2, 3)];
  switch (variant) {
    case 'two':
      return [2, 0, false];
    case 'grand-melee':
      return [chance.between(8, 13), 0, false];
    case 'team-vs-team':
      return [teams * size, teams, false];
    case 'emperor':
      return [6, 2, false];
    case 'two-headed-giant':
      return [4, 2, false];
    case 'shared-turns':
      return [4, 2, false];
    case 'alternating-teams':
      return [teams * 2, teams, true];
    default:
      return [chance.between(3, 6), 0, false];
  }
};

const optionsOf = (chance: Random, variant: string): readonly string[] => {
  const attack = (percent: number) => (likely(chance, percent) ? [pick(chance, OPTIONS_OF_ATTACK)] : []);
  const range = thinned(chance, ['limited-range'], 40);
  switch (variant) {
    case 'two':
      return [];
    case 'grand-melee':
      return ['limited-range', 'attack-left'];
    case 'emperor':
      return ['limited-range', 'attack-multiple', 'deploy-creatures'];
    case 'two-headed-giant':
    case 'shared-turns':
      return ['shared-team-turns'];
    case 'team-vs-team':
    case 'alternating-teams':
      return [...thinned(chance, ['deploy-creatures'], 25), 'attack-multiple'];
    default:
      return [...range, ...attack(80)];
  }
};

/** A sitting of the variant, or of any variant. */
export const sittingOf = (chance: Random, rulebook: Rulebook, variant = pick(chance, VARIANTS)): Sitting => {
  // Teams outside Two-Headed Giant fight as one only since 805.10 says so.
  const since = variant === 'shared-turns' ? '2017-06-05' : '';
  const dates = rulebook.editions.map(({ date }) => date).filter((date) => date >= since);
  const edition = likely(chance, 50) ? (dates.at(-1) as string) : pick(chance, dates);
  const [seats, count, alternating] = shapeOf(chance, variant);
  const options = optionsOf(chance, variant);
  const shared = options.includes('shared-team-turns');
  const named = ['none', 'two', 'shared-turns'].includes(variant) ? [] : [variant];
  const size = count === 0 ? seats : seats / count;
  const teams = Array.from({ length: count }, (_, i) => ({
    id: `T${i + 1}`,
    life: chance.between(1, 30),
    ...(shared && { poison: chance.below(6) }),
  }));
  const players = Array.from({ length: seats }, (_, seat) => {
    const team = alternating ? seat % Math.max(count, 1) : Math.floor(seat / size);
    return {
      id: `P${seat + 1}`,
      life: chance.between(1, 20),
      ...(likely(chance, 20) && { poison: chance.below(6) }),
      ...(count > 0 && { team: `T${team + 1}` }),
      ...(variant === 'emperor' && { role: seat % 3 === 1 ? 'emperor' : 'general' }),
      ...(options.includes('limited-range') &&
        !['emperor', 'grand-melee'].includes(variant) && { rangeSeats: chance.between(1, 2) }),
    };
  });
  const house = likely(chance, 30) ? houseOf(chance, rulebook) : {};
  const overlays = likely(chance, 10) ? ['planechase'] : [];
  return { setup: { edition, variants: named, options, overlays, house }, variant, players, teams };
};

const houseOf = (chance: Random, { matters }: Rulebook): Facts =>
  Object.fromEntries(
    chance.some(Object.values(matters), 2).map(({ id, choices }) => [id, pick(chance, Object.keys(choices))]),
  );
