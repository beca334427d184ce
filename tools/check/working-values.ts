import { closure, type Entry, entryReadsIn, namesIn, type Type, type Vocabulary } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { grouped } from './analysis/grouped.js';

/**
 * Entities whose values never leave the rules: no table contains one, no engine asks with one or receives one, no event
 * has one, and no fact of these leads to one. For example the decisions among which the best declaration is searched
 * for.
 */
export function workingEntities({ entities, questions, events }: Vocabulary): ReadonlySet<string> {
  const asked = Object.values(questions).filter(({ audience }) => audience === 'hosts');
  const named = [
    ...asked.flatMap(({ parameters, result }) => [...parameters.map(({ type }) => type), result]),
    ...Object.values(events).flatMap(({ fields }) => fields.map(({ type }) => type)),
  ];
  const held = Object.values(entities).filter(({ collection, single }) => (collection ?? single) !== undefined);
  const seen = closure([...held.map(({ name }) => name), ...named.flatMap(namesIn)], (name) =>
    Object.values(entities[name]?.facts ?? {}).flatMap(({ type }) => namesIn(type)),
  );
  return new Set(Object.keys(entities).filter((name) => !seen.has(name)));
}

/**
 * For each entry that gives only values of such entities: the entries that use it, directly or through others like it,
 * and whose own answers can be asked for.
 */
export function usersOfWorkingValues(rulebook: Rulebook): ReadonlyMap<Entry, readonly Entry[]> {
  const { vocabulary, entries } = rulebook;
  const working = workingEntities(vocabulary);
  const givesOnly = (type: Type): boolean => namesIn(type).every((name) => working.has(name));
  const isWorking = ({ hook, of = '' }: Entry): boolean => {
    const question = hook === 'answers' ? vocabulary.questions[of] : undefined;
    return question !== undefined && givesOnly(question.result);
  };
  const readsOf = entryReadsIn(vocabulary);
  const asking = grouped(entries, (entry) => readsOf(entry).questions);
  const usersOf = ({ of = '' }: Entry): readonly Entry[] => asking.get(of) ?? [];
  return new Map(
    entries.filter(isWorking).map((entry) => {
      const users = closure(usersOf(entry), (user) => (isWorking(user) ? usersOf(user) : []));
      return [entry, [...users].filter((user) => !isWorking(user))];
    }),
  );
}
