import { describe, expect, it } from 'vitest';
import { explainPlan } from '../../src/explain/answers/explain-plan.js';
import type { Plan } from '../../src/model/answer.js';
import type { Lang } from '../../src/model/words.js';
import { openTable } from '../../src/run/table.js';
import { shipped } from '../rules/rulebook.js';
import { sending } from '../run/mini.js';

/** A way in which somebody's game ends, and the first rule that a player who asks why must read. */
interface Way {
  readonly variant: string;
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

const tableOf = ({
  variant,
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
  const setup = { edition: '2026-09-25', variants: [variant], options, overlays };
  return openTable(shipped(), { setup, players, ...(teams.length > 0 && { teams }), ...more });
};

const state = 'stateCheck()';
const everywhere = ['free-for-all', 'grand-melee', 'team-vs-team', 'emperor', 'alternating-teams'];
const P1 = (facts: object) => ({ facts: { P1: facts }, who: 'P1' });
const ways: readonly Way[] = [
  ...everywhere.flatMap((variant): Way[] => [
    { variant, ...P1({ life: 0 }), send: state, rule: '104.3b' },
    { variant, ...P1({ poison: 10 }), send: state, rule: '104.3d' },
    { variant, ...P1({ drewFromEmpty: true }), send: state, rule: '104.3c' },
    { variant, ...P1({}), send: 'concedes(P1)', rule: '104.3a' },
    { variant, ...P1({}), send: "loses(P1, 'effect')", rule: '104.3' },
    {
      variant,
      ...P1({}),
      more: { objects: [{ id: 'c', owner: 'P1' }] },
      send: 'loopFound([c], false)',
      rule: variant === 'emperor' ? '104.4f' : '104.4b',
    },
  ]),
  {
    variant: 'free-for-all',
    overlays: ['commander'],
    facts: { P1: { commanderDamage: [{ is: 'CommanderDamage', commander: 'c', amount: 21 }] } },
    more: { objects: [{ id: 'c', owner: 'P2', types: ['creature'] }] },
    send: state,
    who: 'P1',
    rule: '104.3j',
  },
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
];

/** The lines that a player reads about the own result. */
const reasonsFor = (plan: Plan, who: string, lang: Lang): readonly string[] => {
  const mine = plan.steps.flat().filter(({ event, fields }) => event === 'outcomeRecorded' && fields['player'] === who);
  const lines = explainPlan({ ...plan, steps: mine.length > 0 ? [mine] : [], undone: [] }, shipped(), lang).split('\n');
  return lines.slice(lines.findIndex((line) => /^(Step|Passo) 1/.test(line)) + 1);
};

describe('why did I lose?', () => {
  for (const lang of ['en', 'it'] as const) {
    it(`names the rule in the first line (${lang})`, async () => {
      const wrong: string[] = [];
      const told = ways.map((way) => {
        const { variant, overlays = [], send, who, rule, facts } = way;
        const plan = sending(tableOf(way), send);
        const [what = '', ...lines] = reasonsFor(plan, who, lang);
        if (!` ${(lines[0] ?? '').trim()}`.replaceAll(',', '').includes(` ${rule} `))
          wrong.push(`${variant} ${send} ${who}: ${rule} / ${lines[0]} ${JSON.stringify(plan.unknown)}`);
        const on = JSON.stringify(facts ?? {});
        return [`${[variant, ...overlays].join(' + ')} ${on} ${send}`, what, ...lines].join('\n');
      });
      expect(wrong).toEqual([]);
      await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`golden/why.${lang}.txt`);
    });
  }
});
