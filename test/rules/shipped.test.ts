import { describe, expect, it } from 'vitest';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import { expressionsOf, nodesIn } from '../../src/engine/model/nodes.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { EventType } from '../../src/engine/model/vocabulary.js';
import { openTable } from '../../src/engine/table/table.js';
import { analyse } from '../../tools/check/analysis/analyse.js';
import { wantedMutants } from '../../tools/check/mutate/mutate.js';
import { withoutSuppressed } from '../../tools/check/suppressions.js';
import { usersOfWorkingValues, workingEntities } from '../../tools/check/working-values.js';
import { explainedMutants, loaded, shipped } from './rulebook.js';

const { vocabulary, entries } = shipped();
/** One full stop, at the end; those of “vs.” and of numbers are none. */
const isSentence = (text: string) => /^[^.]*(?:\.(?!\s)[^.]*)*\.$/.test(text.replaceAll('vs.', 'vs'));

describe('the vocabulary', () => {
  it('describes every question, event, entity, fact and enumeration in a sentence of each language', () => {
    const { questions, events, entities, enumerations } = vocabulary;
    const facts = Object.values(entities).flatMap(({ name, facts: own }) =>
      Object.values(own).map((fact) => [`${name}.${fact.name}`, fact] as const),
    );
    const all = [
      ...Object.entries(questions),
      ...Object.entries(events),
      ...Object.entries(entities),
      ...facts,
      ...Object.entries(enumerations),
    ];
    expect(all.length).toBeGreaterThan(500);
    const without = all.filter(
      ([, { description }]) => !isSentence(description?.en ?? '') || !isSentence(description?.it ?? ''),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

/** A change ends in a participle (`outcomeRecorded`); `attackersAreDeclared` is present tense. */
const isChangeName = (name: string) =>
  !/(?:Is|Are)[A-Z]\w*$/.test(name) && /(?:ed|Begun|Chosen|Set|Kept|Left|LeftOut|Missed)$/.test(name);

/** Something may still be rewritten, barred or expanded: engines send it, or entries act on it. */
const isAttempt = ({ name, audience, permittedBy, changes }: EventType) =>
  audience === 'hosts' ||
  permittedBy !== undefined ||
  changes.length === 0 ||
  entries.some(({ hook, of }) => of === name && ['rewrites', 'forbids', 'expands', 'joins'].includes(hook ?? ''));

describe('names of events', () => {
  it('are in the present for what may still be changed or barred, and a past participle for a change made', () => {
    const all = Object.values(vocabulary.events);
    expect(all.filter((event) => isAttempt(event) === isChangeName(event.name)).map(({ name }) => name)).toEqual([]);
  });
});

/** Ids of the entries that ask each question. */
function askers(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const { expression } of expressionsOf(entry))
      for (const node of nodesIn(expression.tree))
        if (node.op === 'ask') found.set(node.question, (found.get(node.question) ?? new Set()).add(entry.id));
  return found;
}

describe('questions that the rules ask for themselves', () => {
  it('are a `let` where one entry asks and one answers, unless the answer has a number of its own or is a parameter', () => {
    const asked = askers();
    expect(asked.size).toBeGreaterThan(100);
    const idle = Object.values(vocabulary.questions).filter(({ name, audience }) => {
      const answering = entries.filter(({ hook, of }) => hook === 'answers' && of === name);
      const ids = new Set(answering.map(({ id }) => id));
      if (audience === 'hosts' || ids.size !== 1 || asked.get(name)?.size !== 1) return false;
      return answering.every(({ numbered, kind }) => Object.keys(numbered).length === 0 && kind !== 'parameter');
    });
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});

const table: TableJson = {
  setup: { edition: '2026-09-25' },
  players: ['A', 'B', 'C', 'D'],
  objects: [{ id: 's', owner: 'A', types: ['sorcery'], zone: 'stack' }],
};

const outcome = (event: SentEvent): readonly string[] | undefined =>
  send(openTable(shipped(), table), [event])
    .steps.flat()
    .find((one) => one.event === 'outcomeRecorded')?.because;

describe('the reasons of an event in a plan', () => {
  it('name the rule of a draw by an effect, with a source or without', () => {
    for (const source of [null, 's'])
      expect(outcome({ event: 'draws', fields: { player: 'B', cause: 'effect', source } })).toEqual([
        'ending.draw-by-effect',
        'outcome.settled',
      ]);
  });

  it('keep permissions that are a rule with a number', () => {
    expect(outcome({ event: 'loses', fields: { player: 'B', cause: 'effect', source: 's' } })).toEqual([
      'ending.may-lose',
      'outcome.settled',
    ]);
  });
});

// The longest part of `check`, which the full run has whole; the suppressed findings show that something is found.
it('reasoning finds no conflict, gap, dead entry or duplicate in the shipped rules', () => {
  const { documents } = loaded;
  if (documents === undefined) throw new Error('the rules have errors');
  const found = analyse(shipped(), documents);
  expect(found.length).toBeGreaterThan(0);
  const left = withoutSuppressed(found, documents, 'all').map(({ code, at, values }) => [
    code,
    at?.source.file,
    values,
  ]);
  expect(left).toEqual([]);
});

interface ExplainedMutants {
  readonly equivalent: readonly { readonly mutants: readonly string[] }[];
}

it('mutants.json explains only mutants that there are', () => {
  const { equivalent } = explainedMutants().value as ExplainedMutants;
  expect(equivalent.length).toBeGreaterThan(0);
  const known = new Set(wantedMutants(shipped(), {}).map(({ id }) => id));
  expect(equivalent.flatMap(({ mutants }) => mutants).filter((id) => !known.has(id))).toEqual([]);
});

const rulebook = shipped();
const usersIn = (ids: (id: string) => boolean): ReadonlyMap<string, readonly string[]> => {
  const users = usersOfWorkingValues({ ...rulebook, entries: rulebook.entries.filter(({ id }) => ids(id)) });
  return new Map([...users].map(([{ id }, found]) => [id, found.map((user) => user.id).sort()]));
};

it('finds the kinds of things that no table, question of engines or event has', () =>
  expect([...workingEntities(rulebook.vocabulary)].sort()).toEqual(['Alternative', 'Bound', 'Decision', 'Tally']));

it('finds who uses what nobody else can, through others like it', () => {
  const users = usersIn(() => true);
  expect(users.get('combat.elsewhere-tally')).toEqual(['combat.attack-instead', 'combat.best-attack']);
  expect(users.get('block.alternative')).toEqual(['block.best-blocks', 'block.blocks-instead']);
  expect(users.get('combat.joint-requirement')).toBeUndefined();
});

it('finds nobody where the only users are gone', () => {
  const users = usersIn((id) => id !== 'block.best-blocks' && id !== 'block.blocks-instead');
  expect(users.get('block.decisions')).toEqual([]);
  expect(users.get('combat.attack-decisions')).toEqual(['combat.attack-instead', 'combat.best-attack']);
});
