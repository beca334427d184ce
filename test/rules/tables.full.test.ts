import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { openTable } from '../../src/engine/table/table.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { editionsOf } from '../../tools/check/scenarios/editions.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { allScenarios, shipped } from './rulebook.js';

const rulebook = shipped();

/** Questions about what is still to be agreed, or is agreed wrongly. */
const ABOUT_SETUPS = /\b(?:setupProblems|seatsProposed|attackDefault)\(/;

/** Scenarios of illegal tables, by why a rule has something to say of them. */
const ILLEGAL: Readonly<Record<string, readonly string[]>> = {
  'two players: the rule says that it is for multiplayer games': ['800.4i-seen-by-two', '801.18-two-players'],
  'two players with a variant: the rule says that it is for games without one': [
    'edge-tournament.five-turns-1',
    'edge-tournament.two-wins-1',
  ],
  'somebody is on no team: the rule says that it is for members of one': [
    'edge-giant.no-life-left-1',
    'edge-giant.no-life-left-2',
    'edge-giant.no-exchange-inside-1',
    'edge-outcome.fate-spreads-2',
    'edge-teamturns.extra-parts-2',
    'edge-teamturns.no-turn-alone-teamless',
    'edge-teamturns.nobody-passes-alone-1',
    'mutation-archenemy.life-of-3',
    'mutation-archenemy.shared-life-1',
    'mutation-giant.poison-of-opponents-1',
    'mutation-giant.starting-life-1',
    'mutation-teamturns.team-looks-along-1',
    '810-without-a-team',
    '810.1-alone-plays',
    '904.13b-archenemy-without-team',
  ],
  'nobody has the role, or is on the team, that the rule looks for': [
    'edge-archenemy.starts-1',
    'edge-emperor.emperors-drawn-1',
    'mutation-archenemy.sixty-life-1',
  ],
  'three teams of Two-Headed Giant: the rule says what holds for three': [
    'edge-giant.any-defender-blocks-1',
    'edge-combat.all-teams-defend-2',
    'edge-combat.no-team-chosen-2',
    'edge-combat.team-is-chosen-1',
    'edge-combat.teams-defend-by-option-2',
    'restart-two-heads-penalty',
  ],
  'two combats near one player, which a range of one keeps apart: the rule says which of them is meant': [
    '807.4-blocked-in-one-already',
    '807.4-two-combats-on-one',
    'edge-block.turn-of-blocks-1',
    'edge-combat.attacking-player-meant-1',
    'edge-combat.which-combat-1',
  ],
  'an emperor with a range of one, as the official example has it': ['801.5c-1', '801.5c-d2', '801.3-d3'],
  'Emperor without its range: with one, a win by an effect is no win (104.3h)': ['104.3f-general-of-a-winning-team'],
  'Archenemy beside Emperor: the rule says that it is for Emperor without it': ['809.4-archenemy'],
  'Grand Melee without a range: the rule says that it is for tables with one': ['edge-melee.range-with-own-marker-3'],
};

/** Problems of a scenario's table that make it illegal, in the first or the last edition of its span. */
function problemsOf(scenario: Scenario): readonly string[] {
  const all = editionsOf(rulebook, scenario);
  return [...new Set([all[0], all.at(-1)])].flatMap((edition) => {
    if (edition === undefined) return [];
    const table = openTable(rulebook, { ...scenario.table, setup: { ...scenario.table.setup, edition } });
    const { problems = [] } = ask(table, 'setupProblems', {});
    return problems.flatMap(({ severity, entry }) => (severity === 'illegal' ? [entry] : []));
  });
}

describe('scenarios', () => {
  it('are set at tables that people could sit at, wherever no rule speaks of the illegal one', () => {
    const excused = new Set(Object.values(ILLEGAL).flat());
    const illegal = scenariosOf(allScenarios())
      .map(({ scenario }) => scenario)
      .filter(({ steps }) => !ABOUT_SETUPS.test(JSON.stringify(steps)))
      .flatMap((scenario) => {
        const problems = problemsOf(scenario);
        return problems.length > 0 ? [{ id: scenario.id, problems }] : [];
      });
    expect(illegal.filter(({ id }) => !excused.has(id))).toEqual([]);
    expect([...excused].filter((id) => !illegal.some((one) => one.id === id))).toEqual([]);
  });

  it('that a search made stand under test/mutation', () => {
    const made = scenariosOf(allScenarios()).filter(({ scenario }) => /^(?:edge|mutation)-/.test(scenario.id));
    expect(made.length).toBeGreaterThan(300);
    expect(made.filter(({ document }) => !document.source.file.includes('test/mutation'))).toEqual([]);
  });
});
