import type { IToken, TokenType } from 'chevrotain';
import { GrammarFault } from '../../../grammar/fault.js';
import type { TokenReader, WrittenForm } from '../../../grammar/reader.js';
import { faultAt, isOne, keywordSuggestion, openedBy } from '../../../grammar/surroundings.js';
import type { Syntax, SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';

/** The kinds of iterations over a list. */
export type LoopKind = 'each' | 'first' | 'any' | 'count' | 'every';
export type IterationSyntax = SyntaxOf<LoopKind>;

/** An iteration while it is read. */
interface OpenIteration {
  readonly word: IToken;
  readonly parts: { where?: Syntax; by?: Syntax; yield?: Syntax };
  /** The fault of its last condition, unless something follows that ends it. */
  open?: GrammarFault | undefined;
}

/** How each kind goes on after the `where`. */
const endings: { readonly [Kind in LoopKind]?: (reader: TokenReader, loop: OpenIteration) => void } = {
  each(reader, loop) {
    readKey(reader, loop);
    reader.maybe(() => {
      reader.take(t.Colon);
      loop.open = undefined;
      loop.parts.yield = reader.below(undefined, () => reader.read('expression', 2));
    }, 2);
  },
  first: readKey,
  every(reader, loop) {
    const word = reader.take(t.Satisfies, (place) => {
      const also = openedBy(loop.word);
      if (isOne(place.found, t.By))
        return faultAt(place, 'grammar.no-by', { values: { found: 'by', kind: 'every' }, ...also });
      const suggested = isOne(place.found, t.Colon)
        ? { suggestion: 'satisfies' }
        : keywordSuggestion('satisfies', place);
      return faultAt(place, 'grammar.satisfies-missing', { ...also, ...suggested });
    });
    loop.parts.yield = readCondition(reader, loop, word, 1);
  },
};

export const isOrdered = (op: LoopKind): boolean => op === 'each' || op === 'first';

/** How one kind of iteration is written. */
export const iterationForm = (op: LoopKind, begins: TokenType): WrittenForm => ({
  level: 'negation',
  begins,
  rule: `${op}Iteration`,
  read(reader) {
    const { start, head, openConditions } = reader;
    const before = openConditions.length;
    const word = reader.take(begins);
    if (isOrdered(op) && head !== undefined) {
      const also = { at: t.tokenRange(head), label: 'outer' };
      reader.refuse('grammar.inner-iteration', t.tokenRange(word), { values: { inner: op, outer: head.image }, also });
    }
    const name = reader.takeName((place) => faultAt(place, 'grammar.loop-name-missing', { values: { kind: op } }));
    reader.take(t.In, (place) => faultAt(place, 'grammar.in-missing', { values: { kind: op, name: name.name } }));
    const list = reader.read('sets');
    const loop: OpenIteration = { word, parts: {} };
    reader.maybe(() => {
      const where = reader.take(t.Where);
      loop.parts.where = reader.below(isOrdered(op) ? word : head, () => readCondition(reader, loop, where, 0));
    });
    endings[op]?.(reader, loop);
    // Faults of the inner iterations come after it.
    if (loop.open !== undefined) openConditions.splice(before, 0, loop.open);
    return { op, at: reader.from(start), ...name, in: list, ...loop.parts };
  },
});

/** A condition that may be the last part of an iteration, in which case it is a fault. */
function readCondition(reader: TokenReader, loop: OpenIteration, word: IToken, occurrence: number): Syntax {
  const { start } = reader;
  const node = reader.read('expression', occurrence);
  const { joint } = reader;
  // A parenthesis would make it begin later.
  const isOpen = joint?.node === node && node.at[0] === start && hasParts(node);
  loop.open = isOpen
    ? new GrammarFault('grammar.open-condition', t.tokenRange(joint.sign), {
        values: { sign: joint.sign.image, clause: word.image },
        also: { at: t.tokenRange(word), label: 'condition' },
      })
    : undefined;
  return node;
}

/** Conditions that need parentheses at the end of an iteration. */
export const hasParts = ({ op }: Syntax): boolean => op === 'and' || op === 'or' || op === 'otherwise';

function readKey(reader: TokenReader, loop: OpenIteration): void {
  reader.maybe(() => {
    reader.take(t.By);
    loop.open = undefined;
    loop.parts.by = reader.below(loop.word, () =>
      reader.choose([[t.If, () => reader.beginning(t.If)]], () => reader.read('sets', 1)),
    );
  }, 1);
}
