import type { Entity, Fact, FurtherWords, Vocabulary } from './vocabulary.js';

/** A vocabulary with further words, whose facts get slots after the existing ones; facts of one name share a slot. */
export function joinWords(base: Vocabulary, further: FurtherWords): Vocabulary {
  const all = Object.values(base.entities).flatMap((entity) => Object.values(entity.facts));
  const slots = new Map(all.map(({ name, slot }) => [name, slot]));
  const slotOf = (name: string): number => {
    const slot = slots.get(name) ?? slots.size;
    slots.set(name, slot);
    return slot;
  };
  const entities: { [kind: string]: Entity } = { ...base.entities };
  for (const [kind, { facts }] of Object.entries(further.entities)) {
    const known = entities[kind];
    if (known === undefined) continue;
    const own: { [name: string]: Fact } = { ...known.facts };
    for (const fact of Object.values(facts)) own[fact.name] = { ...fact, slot: slotOf(fact.name) };
    entities[kind] = { ...known, facts: own };
  }
  return {
    ...base,
    enumerations: { ...base.enumerations, ...further.enumerations },
    entities,
    questions: { ...base.questions, ...further.questions },
    events: { ...base.events, ...further.events },
    slots: slots.size,
  };
}
