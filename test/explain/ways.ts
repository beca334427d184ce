import { openTable } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

/** A way in which somebody's game ends, and the first rule that a player who asks why must read. */
export interface Way {
  readonly variant: string;
  readonly edition?: string;
  readonly options?: readonly string[];
  readonly overlays?: readonly string[];
  /** What differs from a table on which everybody is well. */
  readonly facts?: Readonly<Record<string, object>>;
  readonly more?: object;
  readonly send: string;
  readonly who: string;
  readonly rule: string;
}

const SEATS: Readonly<Record<string, number>> = { 'grand-melee': 10, emperor: 6, 'free-for-all': 4 };
const TEAMS: Readonly<Record<string, number>> = {
  emperor: 3,
  'two-headed-giant': 2,
  'team-vs-team': 2,
  'alternating-teams': 2,
};

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  emperor: ['limited-range', 'attack-multiple', 'deploy-creatures'],
  'two-headed-giant': ['shared-team-turns'],
};

export const tableOf = ({
  variant,
  edition = '2026-09-25',
  options = OPTIONS[variant] ?? ['attack-multiple'],
  overlays = [],
  facts = {},
  more = {},
}: Way) => {
  const size = TEAMS[variant];
  const players = Array.from({ length: SEATS[variant] ?? 4 }, (_, i) => {
    const id = `P${i + 1}`;
    const alternating = variant === 'alternating-teams';
    const team = size && `T${(alternating ? i % 2 : Math.floor(i / size)) + 1}`;
    const role = variant === 'emperor' && { role: i % 3 === 1 ? 'emperor' : 'general' };
    return { id, ...(variant !== 'two-headed-giant' && { life: 20 }), ...(team && { team }), ...role, ...facts[id] };
  });
  const named = [...new Set(players.flatMap((player) => ('team' in player ? [player.team as string] : [])))];
  const teams = named.map((id) => ({ id, ...(variant === 'two-headed-giant' && { life: 30 }), ...facts[id] }));
  const setup = { edition, variants: [variant], options, overlays };
  return openTable(shipped(), { setup, players, ...(teams.length > 0 && { teams }), ...more });
};

const state = 'stateIsChecked()';
const everywhere = ['free-for-all', 'grand-melee', 'team-vs-team', 'emperor', 'alternating-teams'];
const P1 = (facts: object) => ({ facts: { P1: facts }, who: 'P1' });
const all = [...everywhere, 'two-headed-giant'];
const seatsOf = (variant: string) => Array.from({ length: SEATS[variant] ?? 4 }, (_, i) => `P${i + 1}`);
/** All whom P1 plays against. */
const othersIn = (variant: string) =>
  seatsOf(variant).filter((_, i) => (variant === 'alternating-teams' ? i % 2 === 1 : i >= (TEAMS[variant] ?? 1)));
const agreed = (variant: string) => `gameDrawnByAgreement([${seatsOf(variant).join(', ')}])`;
/** The facts of players who each reach one seat. */
const near = (facts: NonNullable<Way['facts']>): NonNullable<Way['facts']> =>
  Object.fromEntries(seatsOf('free-for-all').map((id) => [id, { rangeSeats: 1, ...facts[id] }]));
/** The facts of an archenemy, P1, and of three others on one team. */
const against = (facts: NonNullable<Way['facts']>): NonNullable<Way['facts']> => ({
  ...Object.fromEntries(['P2', 'P3', 'P4'].map((id) => [id, { team: 'T2', ...facts[id] }])),
  P1: { role: 'archenemy', ...facts['P1'] },
});
export const ways: readonly Way[] = [
  ...everywhere.flatMap((variant): Way[] => [
    { variant, ...P1({ life: 0 }), send: state, rule: '104.3b' },
    { variant, ...P1({ poison: 10 }), send: state, rule: '104.3d' },
    { variant, ...P1({ drewFromEmpty: true }), send: state, rule: '104.3c' },
    { variant, ...P1({}), send: 'concedes(P1)', rule: '104.3a' },
    { variant, ...P1({}), send: "loses(P1, 'effect')", rule: '104.3' },
  ]),
  {
    variant: 'free-for-all',
    options: ['limited-range'],
    facts: { P1: { rangeSeats: 1 }, P2: { rangeSeats: 1 }, P3: { rangeSeats: 1 }, P4: { rangeSeats: 1 } },
    who: 'P1',
    send: "wins(P2, 'effect')",
    rule: '104.3h',
  },
  { variant: 'emperor', facts: { P2: { life: 0 } }, send: state, who: 'P2', rule: '104.3b' },
  { variant: 'emperor', facts: { P2: { life: 0 } }, send: state, who: 'P1', rule: '809.5b' },
  { variant: 'emperor', send: 'concedes(P2)', who: 'P3', rule: '809.5b' },
  { variant: 'two-headed-giant', facts: { T1: { life: 0 } }, send: state, who: 'P1', rule: '810.8c' },
  { variant: 'two-headed-giant', facts: { T1: { poison: 15 } }, send: state, who: 'P2', rule: '810.8d' },
  { variant: 'two-headed-giant', send: 'concedes(P1)', who: 'P2', rule: '810.8b' },
  { variant: 'two-headed-giant', facts: { P1: { drewFromEmpty: true } }, send: state, who: 'P1', rule: '104.3c' },
  { variant: 'two-headed-giant', facts: { P1: { drewFromEmpty: true } }, send: state, who: 'P2', rule: '810.8a' },
  { variant: 'two-headed-giant', send: "loses(P3, 'effect')", who: 'P4', rule: '810.8a' },
  { variant: 'two-headed-giant', send: 'concedes(P1)', who: 'P1', rule: '810.8b' },
  { variant: 'two-headed-giant', send: "loses(P3, 'effect')", who: 'P3', rule: '104.3e' },
  // Until April 2011 each head counted the own poison.
  ...(['P1', 'P2'] as const).map(
    (who): Way => ({
      variant: 'two-headed-giant',
      edition: '2010-06-18',
      facts: { P1: { poison: 10 } },
      send: state,
      who,
      rule: who === 'P1' ? '104.3d' : '810.8a',
    }),
  ),
  { variant: 'emperor', facts: { P2: { poison: 10 } }, send: state, who: 'P3', rule: '809.5b' },
  { variant: 'emperor', facts: { P2: { drewFromEmpty: true } }, send: state, who: 'P1', rule: '809.5b' },
  ...all.flatMap((variant): Way[] => [
    {
      variant,
      overlays: ['tournament'],
      send: agreed(variant),
      who: 'P1',
      rule: '104.4i',
    },
    {
      variant,
      overlays: ['tournament'],
      send: "loses(P1, 'penalty')",
      who: 'P1',
      rule: '104.3k',
    },
    {
      variant,
      ...P1({}),
      more: { objects: [{ id: 'c', owner: 'P1' }] },
      send: 'loopIsFound([c], false)',
      rule: variant === 'emperor' ? '104.4f' : '104.4b',
    },
    {
      variant,
      more: { objects: [{ id: 'c', owner: 'P1' }] },
      send: 'gameDrawnByEffect(c)',
      who: 'P1',
      rule: variant === 'emperor' ? '104.4e' : '104.4c',
    },
    variant === 'emperor'
      ? { variant, send: "wins(P2, 'effect')", who: 'P4', rule: '104.3h' }
      : { variant, send: "wins(P2, 'effect')", who: 'P2', rule: '104.2b' },
    {
      variant,
      send: `[${seatsOf(variant)
        .map((id) => `concedes(${id})`)
        .join(', ')}]`,
      who: 'P1',
      rule: '104.4a',
    },
    {
      variant,
      send: `playersLeave([${othersIn(variant).join(', ')}])`,
      who: 'P1',
      rule: '104.2a',
    },
    {
      variant,
      more: { constraints: [{ id: 'r', action: 'lose', player: 'P1' }] },
      send: "loses(P1, 'effect')",
      who: 'P1',
      rule: '101.2',
    },
    {
      variant,
      overlays: ['commander'],
      facts: { P1: { commanderDamage: [{ is: 'CommanderDamage', commander: 'c', amount: 21 }] } },
      more: { objects: [{ id: 'c', owner: 'P2', types: ['creature'] }] },
      send: state,
      who: 'P1',
      rule: '104.3j',
    },
    {
      variant,
      overlays: ['planechase'],
      facts: variant === 'two-headed-giant' ? { T1: { life: 0 } } : { P1: { life: 0 } },
      send: state,
      who: 'P1',
      rule: variant === 'two-headed-giant' ? '810.8c' : '104.3b',
    },
  ]),
  { variant: 'free-for-all', send: "wins(P2, 'effect')", who: 'P1', rule: '104.2b' },
  // two at one moment, and all at one moment
  ...everywhere.flatMap((variant): Way[] => [
    { variant, facts: { P1: { life: 0 }, P2: { poison: 10 } }, send: state, who: 'P1', rule: '104.3b' },
    {
      variant,
      facts: Object.fromEntries(seatsOf(variant).map((id) => [id, { life: 0 }])),
      send: state,
      who: 'P1',
      rule: '104.4a',
    },
  ]),
  {
    variant: 'two-headed-giant',
    facts: { T1: { life: 0 }, T2: { poison: 15 } },
    send: state,
    who: 'P1',
    rule: '104.4a',
  },
  // a team is gone when its last member goes
  { variant: 'team-vs-team', facts: { P1: { life: 0 }, P2: { life: 0 } }, send: state, who: 'P3', rule: '104.2a' },
  { variant: 'alternating-teams', facts: { P1: { life: 0 }, P3: { life: 0 } }, send: state, who: 'P2', rule: '104.2a' },
  { variant: 'emperor', facts: { P2: { life: 0 } }, send: state, who: 'P5', rule: '104.2a' },
  { variant: 'two-headed-giant', facts: { T1: { life: 0 } }, send: state, who: 'P3', rule: '104.2a' },
  // limited range changes who is hit, not why
  ...[
    { ...P1({ life: 0 }), send: state, rule: '104.3b' },
    { ...P1({ poison: 10 }), send: state, rule: '104.3d' },
    { ...P1({ drewFromEmpty: true }), send: state, rule: '104.3c' },
    { ...P1({}), send: 'concedes(P1)', rule: '104.3a' },
    { ...P1({}), send: "loses(P1, 'effect')", rule: '104.3e' },
    { ...P1({}), more: { objects: [{ id: 'c', owner: 'P1' }] }, send: 'loopIsFound([c], false)', rule: '104.4f' },
    { ...P1({}), more: { objects: [{ id: 'c', owner: 'P1' }] }, send: 'gameDrawnByEffect(c)', rule: '104.4e' },
  ].flatMap((way): Way[] => [
    { ...way, variant: 'free-for-all', options: ['limited-range', 'attack-multiple'], facts: near(way.facts) },
  ]),
  // the archenemy against the rest, who share their turns and nothing else
  ...[
    { ...P1({ life: 0 }), send: state, rule: '104.3b' },
    { ...P1({ poison: 10 }), send: state, rule: '104.3d' },
    { ...P1({ drewFromEmpty: true }), send: state, rule: '104.3c' },
    { ...P1({}), send: 'concedes(P1)', rule: '104.3a' },
    { ...P1({}), send: "loses(P1, 'effect')", rule: '104.3' },
    { facts: { P2: { life: 0 } }, send: state, who: 'P2', rule: '104.3b' },
    { facts: { P2: { life: 0 }, P3: { life: 0 }, P4: { life: 0 } }, send: state, who: 'P1', rule: '104.2a' },
    { ...P1({}), more: { objects: [{ id: 'c', owner: 'P2' }] }, send: 'loopIsFound([c], false)', rule: '104.4b' },
  ].map(
    (way): Way => ({
      ...way,
      variant: 'team-vs-team',
      options: ['attack-multiple', 'shared-team-turns'],
      overlays: ['archenemy'],
      facts: against(way.facts),
    }),
  ),
  { variant: 'team-vs-team', send: "wins(P3, 'effect')", who: 'P1', rule: '104.2b' },
];
