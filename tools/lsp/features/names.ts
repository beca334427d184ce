import {
  expressionAt,
  mentionsIn,
  type NamedSymbol,
  namesInFile,
  type Occurrence,
  printType,
  type Span,
} from 'tavolata/workspace';
import type { RequestPlace, View } from '../view.js';
import { termAt } from './terms.js';

/** A name that stands at a place. */
export interface NameAt {
  readonly symbols: readonly NamedSymbol[];
  readonly span: Span;
  /** Of the value, in an expression. */
  readonly type?: string;
}

const holds = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;

/** The name at a place, in an expression or as a member of a file; undefined if there is none. */
export function nameAt({ workspace }: View, { path, offset }: RequestPlace): NameAt | undefined {
  const found = namesInFile(workspace, path).filter(({ span }) => holds(span, offset));
  const first = found.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
  if (first === undefined) return termAt(workspace, path, offset);
  const symbols = found.filter(({ span }) => span.start === first.span.start && span.end === first.span.end);
  const expression = expressionAt(workspace, path, offset);
  const mention =
    expression &&
    mentionsIn(expression).find(({ at: [start, end] }) => start <= expression.index && expression.index <= end);
  const type = mention?.type;
  return {
    symbols: symbols.map(({ symbol }) => symbol),
    span: first.span,
    ...(type !== undefined && { type: printType(type) }),
  };
}

const sizeOf = ({ span: { start, end } }: Occurrence): number => end - start;
