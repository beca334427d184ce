import { isList, type OneType, type Type } from '../../../engine/model/type.js';

/** The type that was read, or the place where something else was expected. */
export type ParsedType = { readonly type: Type } | { readonly fault: TypeFault };

export interface TypeFault {
  readonly start: number;
  readonly end: number;
  /**
   * `name`: a name was expected; `rest`: the text goes on; `bracket`: a bracket is missing; `list`: a list is part of a
   * union or marked as optional.
   */
  readonly expected: 'name' | 'rest' | 'bracket' | 'list';
}

/** A name in a type, with its place, so that an unknown one can be underlined. */
export interface TypeName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Names in the text of a type, in order; if the text cannot be read, the names before the fault. */
export const typeNames = (text: string): readonly TypeName[] =>
  [...text.matchAll(/[A-Za-z]\w*/g)].map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/**
 * Reads the notation of types: `Player`, `Player?`, `Player|Object`, `(Player|Object)?`, `[Player]`, `[[Player]]`.
 * Lists may not be part of a union or be marked `?`: a missing list is the empty list.
 * Names are not looked up here.
 */
export function parseType(text: string): ParsedType {
  const reader = new TypeReader(text);
  return reader.whole();
}

/** Thrown and caught in this file only. */
class TypeTextFault extends Error {
  constructor(readonly fault: TypeFault) {
    super('type');
  }
}

class TypeReader {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): ParsedType {
    try {
      const type = this.type();
      if (this.peek() !== '') throw this.fault('rest');
      return { type };
    } catch (error) {
      if (error instanceof TypeTextFault) return { fault: error.fault };
      throw error;
    }
  }

  private type(): Type {
    if (this.take('[')) {
      const item = this.type();
      if (!this.take(']')) throw this.fault('bracket');
      if (this.peek() === '?' || this.peek() === '|') throw this.fault('list');
      return { list: item };
    }
    return this.union();
  }

  private union(): OneType {
    const names: string[] = [];
    let none = false;
    do {
      const part = this.part();
      names.push(...part.one);
      none ||= part.none;
    } while (this.take('|'));
    return one(names, none);
  }

  private part(): OneType {
    let inner: OneType;
    if (this.take('(')) {
      inner = this.union();
      if (!this.take(')')) throw this.fault('bracket');
    } else {
      if (this.peek() === '[') throw this.fault('list');
      const found = /^[A-Za-z]\w*/.exec(this.text.slice(this.at));
      if (found === null) throw this.fault('name');
      this.at += found[0].length;
      inner = found[0] === 'None' ? one([], true) : one([found[0]], false);
    }
    return this.take('?') ? one(inner.one, true) : inner;
  }

  private peek(): string {
    while (this.text[this.at] === ' ') this.at++;
    return this.text[this.at] ?? '';
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at++;
    this.peek();
    return true;
  }

  private fault(expected: TypeFault['expected']): TypeTextFault {
    return new TypeTextFault({ start: this.at, end: Math.min(this.at + 1, this.text.length), expected });
  }
}

/** A type of single values; duplicate names are dropped, the order stays. */
export const one = (names: readonly string[], none = false): OneType => ({ one: [...new Set(names)], none });

/**
 * Prints a type in the notation that `parseType` reads; the type of nothing at all (the item of an empty list) is
 * `Nothing`.
 */
export function printType(type: Type): string {
  if (isList(type)) return `[${printType(type.list)}]`;
  if (type.one.length === 0) return type.none ? 'None' : 'Nothing';
  const names = type.one.join('|');
  if (!type.none) return names;
  return type.one.length > 1 ? `(${names})?` : `${names}?`;
}
