/**
 * Types of the rule language.
 *
 * A type is written in the vocabulary as text: `Player`, `Player?` (may be none), `Player|Object` (a union),
 * `[Player]` (a list), `[[Player]]`, `(Player|Team)?`. `parseType` in `src/frontend/language/types/type-text.ts` reads that notation.
 *
 * Names in `one`: `Boolean`, `Number`, `Text`, `Verdict`, `None`, the name of an enumeration, of an entity, or of an event
 * (the type of a call that makes such an event; `Event` stands for any of them).
 */
export interface OneType {
  readonly one: readonly string[];
  /** True when the value may also be none. */
  readonly none: boolean;
}

export interface ListType {
  readonly list: Type;
}

export type Type = OneType | ListType;

export const isList = (type: Type): type is ListType => 'list' in type;

/** Names of the types of single values, through any number of lists. */
export const namesIn = (type: Type): readonly string[] => (isList(type) ? namesIn(type.list) : type.one);
