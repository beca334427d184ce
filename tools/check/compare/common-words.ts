import mapValues from 'lodash/mapValues.js';
import xor from 'lodash/xor.js';
import type { Entity, Vocabulary } from 'tavolata/internals';
import type { Side } from './sides.js';

/**
 * Both sides with the facts, values, questions, events and house choices that only the other has: no entry of theirs
 * reads these, but a table that gives or chooses them can be opened on both. What both declare stays as each declares
 * it.
 */
export function withCommonWords(before: Side, after: Side): readonly [Side, Side] {
  if (before.rulebook === after.rulebook) return [before, after];
  return [extended(before, after), extended(after, before)];
}

/** Whether one side has facts that the other does not declare: no scenario of the other gives them. */
export function haveOwnFacts(before: Side, after: Side): boolean {
  const [left, right] = [before, after].map(({ rulebook: { vocabulary } }) =>
    Object.values(vocabulary.entities).flatMap(({ name, facts }) =>
      Object.keys(facts).map((fact) => `${name}.${fact}`),
    ),
  );
  return xor(left, right).length > 0;
}

function extended({ rulebook, edition }: Side, { rulebook: other }: Side): Side {
  const matters = {
    ...other.matters,
    ...mapValues(rulebook.matters, (matter, id) => {
      const { choices } = other.matters[id] ?? {};
      return { ...matter, choices: { ...choices, ...matter.choices } };
    }),
  };
  return {
    rulebook: { ...rulebook, vocabulary: extendedVocabulary(rulebook.vocabulary, other.vocabulary), matters },
    edition,
  };
}

function extendedVocabulary(own: Vocabulary, other: Vocabulary): Vocabulary {
  // A thing stores its facts in one array, with one slot for each name.
  const slots = new Map(
    Object.values(own.entities).flatMap(({ facts }) =>
      Object.values(facts).map(({ name, slot }) => [name, slot] as const),
    ),
  );
  let next = own.slots;
  const slotOf = (name: string): number => {
    const slot = slots.get(name) ?? next++;
    slots.set(name, slot);
    return slot;
  };
  const entities = mapValues({ ...other.entities, ...own.entities }, (entity, name): Entity => {
    const { facts = {} } = other.entities[name] ?? {};
    const ownFacts = own.entities[name]?.facts ?? {};
    const added = Object.values(facts).filter((fact) => !Object.hasOwn(ownFacts, fact.name));
    const renumbered = Object.fromEntries(added.map((fact) => [fact.name, { ...fact, slot: slotOf(fact.name) }]));
    return { ...entity, facts: { ...renumbered, ...ownFacts } };
  });
  return {
    ...own,
    entities,
    layers: { ...other.layers, ...own.layers },
    enumerations: mapValues({ ...other.enumerations, ...own.enumerations }, (one, name) => ({
      ...one,
      values: { ...other.enumerations[name]?.values, ...one.values },
    })),
    questions: { ...other.questions, ...own.questions },
    events: { ...other.events, ...own.events },
    slots: next,
  };
}
