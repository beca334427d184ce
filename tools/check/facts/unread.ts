import type { Diagnostic } from 'tavolata/compiler';
import { type Entity, namesIn, type Vocabulary } from 'tavolata/internals';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { FactUses, Uses } from './uses.js';

/** Facts of things and fields of events that nothing reads: neither the rules nor a host that receives them. */
export function unreadFacts(uses: FactUses, file: JsonDocument): readonly Diagnostic[] {
  const { vocabulary } = uses.rulebook;
  const given = givenOut(vocabulary);
  const facts = Object.values(vocabulary.entities).flatMap((entity) =>
    Object.keys(entity.facts).flatMap((fact) => {
      const found = uses.of(`${entity.name}.${fact}`);
      if (found === undefined || isRead(found) || isForHosts(entity, fact, found, given)) return [];
      const at = file.keyAt(pointer('entities', entity.name, 'facts', fact));
      return [diagnostic('check.unread-fact', { at, severity: 'warning', values: { fact, entity: entity.name } })];
    }),
  );
  // An event that no entry is about is reported as a whole.
  const ruled = new Set(uses.rulebook.entries.flatMap(({ hook, of }) => (hook === 'answers' ? [] : (of ?? []))));
  const fields = Object.values(vocabulary.events).flatMap(({ name, fields, changes, reported, final, gathers }) => {
    // These are steps of a plan, with all their fields.
    if (reported || final || changes.length > 0 || !ruled.has(name)) return [];
    return fields.flatMap(({ name: field }) => {
      const found = uses.of(`${name}.${field}`);
      if (found === undefined || isRead(found) || gathers?.[field] !== undefined) return [];
      const at = file.keyAt(pointer('events', name, 'fields', field));
      return [diagnostic('check.unread-field', { at, severity: 'warning', values: { field, event: name } })];
    });
  });
  return [...facts, ...fields];
}

const isRead = ({ direct, assumedBy, elsewhere }: Uses): boolean => direct.size > 0 || assumedBy.size > 0 || elsewhere;

/** What changes write is part of the state after a plan; values given as answers have all their facts in the answer. */
const isForHosts = ({ name, constant }: Entity, fact: string, { written }: Uses, given: ReadonlySet<string>): boolean =>
  written.size > 0 || given.has(name) || (constant && fact === 'edition');

/** Entities whose values answers and events pass to a host. */
function givenOut({ entities, questions, events }: Vocabulary): ReadonlySet<string> {
  const types = [
    ...Object.values(questions).map(({ result }) => result),
    ...Object.values(events).flatMap(({ reported, changes, fields }) =>
      reported || changes.length > 0 ? fields.map(({ type }) => type) : [],
    ),
  ];
  const names = new Set(types.flatMap(namesIn).filter((name) => entities[name]?.collection === undefined));
  // Values contain values.
  for (const name of names)
    for (const { type } of Object.values(entities[name]?.facts ?? {}))
      for (const inner of namesIn(type)) if (entities[inner]?.collection === undefined) names.add(inner);
  return names;
}
