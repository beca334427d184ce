import isEqual from 'lodash/isEqual.js';
import uniq from 'lodash/uniq.js';
import { type Entity, isList, namesIn, type Type, type Vocabulary } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { EngineAsk, EngineSend, EngineStep } from './cases.js';

/** What an engine must have for a case; names are those of `hello`. */
export type Needs = { readonly [kind in NeedKind]: readonly string[] };
/** Kinds of features that a case can need. */
export const needKinds = ['variants', 'options', 'overlays', 'features', 'questions', 'events', 'facts'] as const;
export type NeedKind = (typeof needKinds)[number];

/** What a case with this table and these steps needs from an engine. */
export function needsOf(vocabulary: Vocabulary, { setup, ...table }: TableJson, steps: readonly EngineStep[]): Needs {
  const asked = steps.filter((step): step is EngineAsk => step.do === 'ask' && step.further !== true);
  const sent = steps.filter((step): step is EngineSend => step.do === 'send');
  const { variants = [], options = [], overlays = [], house = {}, edition: _, ...agreed } = setup;
  const features = [
    ...(sent.some(({ picks }) => picks.length > 0) ? ['choices'] : []),
    ...(sent.some(({ events }) => events.length > 1) ? ['simultaneous'] : []),
    ...Object.entries(house as object).map(([matter, choice]) => `${matter}=${choice}`),
  ];
  const kinds = Object.values(vocabulary.entities);
  const facts = kinds.flatMap((kind) => {
    const key = kind.single ?? kind.collection ?? '';
    const things = kind.constant ? [agreed] : [(table[key] as Json | undefined) ?? []].flat();
    return things.flatMap((thing) => factsOf(vocabulary, kind, key, Object(thing)));
  });
  return {
    variants: variants as readonly string[],
    options: options as readonly string[],
    overlays: overlays as readonly string[],
    features,
    questions: uniq(asked.map(({ question }) => question)).sort(),
    events: uniq(sent.flatMap(({ events }) => events.map(({ event }) => event))).sort(),
    facts: uniq(facts).sort(),
  };
}

/**
 * The facts that a table gives of a thing; facts that are words of an enumeration with these: `objects.types=creature`.
 */
function factsOf({ enumerations }: Vocabulary, { facts }: Entity, key: string, thing: object): readonly string[] {
  const isWord = (type: Type): boolean => namesIn(type).some((name) => Object.hasOwn(enumerations, name));
  return Object.entries(thing).flatMap(([name, value]: [string, Json]) => {
    const fact = facts[name];
    if (fact === undefined || isEqual(fact.default, value)) return [];
    const words = [value].flat().filter((one) => typeof one === 'string');
    return isWord(fact.type) && (isList(fact.type) || words.length > 0)
      ? words.map((word) => `${key}.${name}=${word}`)
      : [`${key}.${name}`];
  });
}

/** The fact itself, if a need is one of its words: `objects.types` of `objects.types=creature`. */
export const factOfNeed = (need: string): string => need.replace(/=.*/, '');
