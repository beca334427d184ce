import type { ResolvedPart, ResolveObserver } from '../language/expressions/scope.js';
import type { JsonDocument } from '../text/document.js';
import { indexAt, joinedText, type LocatedText, partOf, plainText } from '../text/located.js';
import type { Source, Span } from '../text/source.js';

/** An expression with all its parts, inner ones first. */
export interface ObservedText {
  readonly text: LocatedText;
  readonly parts: readonly ResolvedPart[];
}

/** The expressions that a function resolves. */
export function observed(resolveAll: (observe: ResolveObserver) => void): readonly ObservedText[] {
  const parts = new Map<LocatedText, ResolvedPart[]>();
  resolveAll((part) => {
    const { located } = part.scope.site;
    const others = parts.get(located);
    if (others === undefined) parts.set(located, [part]);
    else others.push(part);
  });
  return [...parts].map(([text, all]) => ({ text, parts: all }));
}

const isAround = ({ source, start, end }: Span, { of, offset }: CursorPlace): boolean =>
  source === of && start <= offset && offset <= end;

/** A place in a source. */
export interface CursorPlace {
  readonly of: Source;
  readonly offset: number;
}

/** The innermost of some expressions at a place. */
export const observedAt = (texts: readonly ObservedText[], cursor: CursorPlace): ObservedText | undefined =>
  texts
    .filter(({ text }) => isAround(text.span, cursor))
    .reduce<ObservedText | undefined>(
      (inner, one) => (inner === undefined || sizeOf(one) < sizeOf(inner) ? one : inner),
      undefined,
    );

const sizeOf = ({ text: { span } }: ObservedText): number => span.end - span.start;

/** Stands for the word being written; no name of the language looks like it. */
export const placeholder = 'zz__written__here';

/** An unfinished word in an expression. */
export interface WrittenWord {
  /** The expression up to the word, with the placeholder in place of the word. */
  readonly text: LocatedText;
  readonly before: string;
  /** The word as far as it is written. */
  readonly word: string;
  readonly isQuoted: boolean;
  /** The place of the word up to the cursor, and on to its end. */
  readonly span: Span;
}

/**
 * The word at a place in an expression, and the expression as if it ended there: what follows may belong to something
 * else.
 */
export function wordWritten(text: LocatedText, { offset }: CursorPlace): WrittenWord {
  const index = indexAt(text, offset);
  const until = text.text.slice(0, index);
  const quotes = [...until.matchAll(/'/g)];
  const isQuoted = quotes.length % 2 === 1;
  const start = isQuoted ? quotes.at(-1)!.index + 1 : index - /\w*$/.exec(until)![0].length;
  const rest = /^[\w-]*/.exec(text.text.slice(index))![0];
  const end = index + (isQuoted ? rest : /^\w*/.exec(rest)![0]).length;
  const before = until.slice(0, isQuoted ? start - 1 : start);
  const inserted = plainText({ file: '', text: placeholder });
  // Parts of a text separated by `;` have nothing to do with each other.
  const from = /;\s*$/.test(before) ? before.length : 0;
  return {
    text: joinedText(text.span, [partOf(text, from, before.length), inserted]),
    before,
    word: until.slice(start),
    isQuoted,
    span: text.place(start, end),
  };
}

/** The same document with an unfinished word at a place; the word itself is reported. */
export function withWordWritten(
  document: JsonDocument,
  cursor: CursorPlace,
  onWord: (word: WrittenWord) => void,
): JsonDocument {
  return {
    ...document,
    // A document of cases reads its value only on demand.
    get value() {
      return document.value;
    },
    text(pointer) {
      const text = document.text(pointer);
      if (!isAround(text.span, cursor)) return text;
      const word = wordWritten(text, cursor);
      onWord(word);
      return word.text;
    },
  };
}
