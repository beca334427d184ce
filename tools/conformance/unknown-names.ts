import { type Entity, namesIn, nearest, type Vocabulary } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { type NeedKind, needKinds } from './needs.js';
import type { Introduction } from './protocol.js';

/** An unknown name in `hello`, with the one that was probably intended. */
export interface UnknownName {
  /** The list that contains it; empty: it is a key of `hello` itself. */
  readonly list: NeedKind | '';
  readonly name: string;
  readonly suggestion?: string;
}

const keys: readonly string[] = ['name', 'editions', ...needKinds];

/** What an engine declares and nobody asks for: a typing mistake that would leave cases unasked. */
export function unknownNames(rulebook: Rulebook, introduction: Introduction): readonly UnknownName[] {
  const among = (list: UnknownName['list'], names: readonly string[], known: readonly string[]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name): UnknownName => {
        const suggestion = nearest(name, known);
        return { list, name, ...(suggestion !== undefined && { suggestion }) };
      });
  const known = knownNames(rulebook);
  return [
    ...among('', introduction.others, keys),
    ...needKinds.flatMap((kind) => among(kind, introduction[kind], known[kind])),
  ];
}

/** All names that `hello` may contain. */
function knownNames({ vocabulary, matters }: Rulebook): { readonly [kind in NeedKind]: readonly string[] } {
  const { entities, questions, events } = vocabulary;
  const setup = Object.values(entities).find(({ constant }) => constant);
  return {
    variants: wordsOf(vocabulary, setup, 'variants'),
    options: wordsOf(vocabulary, setup, 'options'),
    overlays: wordsOf(vocabulary, setup, 'overlays'),
    features: [
      'choices',
      'simultaneous',
      ...Object.entries(matters).flatMap(([matter, { choices }]) =>
        Object.keys(choices).map((choice) => `${matter}=${choice}`),
      ),
    ],
    questions: Object.keys(questions),
    events: Object.keys(events),
    facts: Object.values(entities).flatMap((entity) =>
      Object.keys(entity.facts).flatMap((fact) => {
        const path = `${entity.single ?? entity.collection}.${fact}`;
        return [path, ...wordsOf(vocabulary, entity, fact).map((word) => `${path}=${word}`)];
      }),
    ),
  };
}

/** The words that a fact may have, if they are those of enumerations. */
function wordsOf({ enumerations }: Vocabulary, entity: Entity | undefined, fact: string): readonly string[] {
  const type = entity?.facts[fact]?.type;
  return type === undefined ? [] : namesIn(type).flatMap((name) => Object.keys(enumerations[name]?.values ?? {}));
}
