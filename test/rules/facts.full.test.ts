import { describe, expect, it } from 'vitest';
import type { RawVocabulary } from '../../src/frontend/language/vocabulary/raw-vocabulary.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { sampleOf } from '../amount.js';
import { allScenarios, loaded, shipped } from './rulebook.js';
import { WitnessSearch } from './witnesses.js';

// That an entry reads a fact does not yet mean that anything turns on it. For each fact some scenario is played again with another
// value of it, until something that depends on it comes out otherwise.

const rulebook = shipped();
const scenarios = allScenarios().flatMap(
  ({ value }) => (JSON.parse(JSON.stringify(value)) as { readonly scenarios: readonly Scenario[] }).scenarios,
);
const search = new WitnessSearch(rulebook, scenarios);

/** Facts with which nothing changes, and why that is right. */
const withoutWitness: { readonly [fact: string]: string } = {
  'Game.winners': 'what the rules tell hosts when the game ends',
  'Setup.edition': 'scenarios name theirs, and are played in all editions of their span elsewhere',
  'Team.outcome': 'what the rules tell hosts when a team is out',
  'Effect.amount': 'meant for people, see findings.json',
  'Choice.matter': 'meant for people, see findings.json',
  'CommanderDamage.commander': 'meant for people, see findings.json',
  'Damage.amount': 'meant for people, see findings.json',
  'Selection.among': 'only rules make selections, and hosts read them',
  'Selection.by': 'only rules make selections, and hosts read them',
  'Decision.among': 'only rules make these, and functions of the language read them',
  'Decision.atMost': 'only rules make these, and functions of the language read them',
  'Decision.ifNone': 'only rules make these, and functions of the language read them',
  'Decision.keeps': 'only rules make these, and functions of the language read them',
  'Decision.kept': 'only rules make these, and functions of the language read them',
  'Alternative.creature': 'only rules make these, and functions of the language read them',
  'Alternative.defender': 'only rules make these, and functions of the language read them',
  'Alternative.attacker': 'only rules make these, and functions of the language read them',
  'Alternative.merits': 'only rules make these, and functions of the language read them',
  'Alternative.tallies': 'only rules make these, and functions of the language read them',
  'Alternative.asks': 'only rules make these, and functions of the language read them',
  'Bound.tally': 'only rules make these, and functions of the language read them',
  'Bound.least': 'only rules make these, and functions of the language read them',
  'Bound.most': 'only rules make these, and functions of the language read them',
  'Tally.role': 'only rules make these, and functions of the language read them',
  'Tally.of': 'only rules make these, and functions of the language read them',
  'Tally.player': 'only rules make these, and functions of the language read them',
};

/** Where there is nothing to be found the search is long. */
const searched = sampleOf(Object.keys(withoutWitness), { full: 4 });

describe('each fact', () => {
  const things = Object.values(rulebook.vocabulary.entities).map(
    ({ name, facts }) => [name, Object.keys(facts)] as const,
  );
  it.each(sampleOf(things, { full: 8 }))('of %s changes something on some table', (name, facts) => {
    const idle = facts
      .map((fact) => `${name}.${fact}`)
      .filter((fact) => !Object.hasOwn(withoutWitness, fact) || searched.includes(fact))
      .filter((fact) => search.for(name, fact.slice(name.length + 1)) === undefined);
    expect(new Set(idle)).toEqual(new Set(searched.filter((fact) => fact.startsWith(`${name}.`))));
  });

  const { entities } = (loaded.documents ?? { vocabulary: { value: { entities: {} } } }).vocabulary
    .value as RawVocabulary;
  const needed = Object.entries(entities).flatMap(([entity, { facts }]) =>
    Object.entries(facts).flatMap(([fact, { neededBy = [] }]) => neededBy.map((name) => [name, entity, fact] as const)),
  );
  it.each(sampleOf(needed, { full: 8 }))('that it needs changes %s: %s.%s', (name, entity, fact) => {
    const kind = Object.hasOwn(rulebook.vocabulary.questions, name) ? 'question' : 'event';
    expect(search.for(entity, fact, `${kind} ${name}`)).toBeDefined();
  });
});
