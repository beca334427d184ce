import { factNode, isList, namesIn, type Type } from 'tavolata/internals';
import { type Json, membersOf, type UnknownFact } from 'tavolata/runtime';
import type { Game } from './game.js';
import type { Lang } from './language.js';

/** A fact of a thing on the table, by the ids that the library uses. */
export type FactOf = Pick<UnknownFact, 'of' | 'fact'>;

/** A fact that the user has supplied because the table lacked it. */
export interface Given extends FactOf {
  readonly value: Json;
}

/** The possible values of a fact. */
export interface Possible {
  readonly among: readonly Json[];
  /** Whether any number is possible besides those values. */
  readonly takesNumber: boolean;
}

/** The possible values of a fact that can be offered as choices; lists and free texts cannot. */
export function possibleFor(game: Game, { of, fact }: FactOf): Possible {
  const { entities, enumerations } = game.rulebook.vocabulary;
  const type = typeOf(game, { of, fact });
  if (type === undefined || isList(type)) return { among: [], takesNumber: false };
  const among = type.one.flatMap((name): readonly Json[] => {
    if (name === 'Boolean') return [true, false];
    const { collection } = entities[name] ?? {};
    return collection === undefined ? Object.keys(enumerations[name]?.values ?? {}) : membersOf(game.table, collection);
  });
  return { among: type.none ? [...among, null] : among, takesNumber: type.one.includes('Number') };
}

/** A fact in words: “the step of T1”. */
export const factInWords = (game: Game, { of, fact }: FactOf, lang: Lang): string =>
  game.formatter(lang).value(factNode(of, fact, game.rulebook.vocabulary, kindOf(game, of)));

/** A value of a fact in words. */
export function valueOfFact(game: Game, of: FactOf, value: Json, lang: Lang): string {
  const { enumerations } = game.rulebook.vocabulary;
  const type = typeOf(game, of);
  const word = typeof value === 'string' && type && namesIn(type).find((name) => enumerations[name]?.values[value]);
  return word
    ? game.nameOf(word, String(value), lang)
    : game.formatter(lang).json(value, type ?? { one: [], none: true });
}

const typeOf = (game: Game, { of, fact }: FactOf): Type | undefined =>
  game.rulebook.vocabulary.entities[kindOf(game, of)]?.facts[fact]?.type;

/** The entity of a thing on the table; empty if there is no such thing. */
function kindOf(game: Game, of: string): string {
  const isIt = (collection: string | undefined) =>
    collection !== undefined && membersOf(game.table, collection).includes(of);
  const all = Object.values(game.rulebook.vocabulary.entities);
  return all.find(({ single, collection }) => single === of || isIt(collection))?.name ?? '';
}
