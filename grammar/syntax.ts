import {
  characters,
  type Filled,
  namedArguments,
  part,
  parts,
  partsIn,
  text,
  truth,
} from '../src/engine/model/shape.js';
import { shapes } from '../src/engine/model/shapes.js';

/*
 * The untyped syntax tree: what was written, with names not yet resolved. Plain JSON, so that it can be stored,
 * compared and printed. Most constructs have the same shape in typed trees; their `resolve` turns one into the other.
 *
 * Brackets leave no trace in the tree: the `at` of a node is the range of its own characters, without brackets around
 * it.
 */

/** Half-open range of characters in the text that was parsed: `text.slice(start, end)`. */
export type Range = readonly [start: number, end: number];

const { thing: _t, collection: _c, single: _s, fact: _f, ask: _a, make: _m, ...alike } = shapes;
const iteration = { ...shapes.each, nameAt: characters } as const;

/**
 * The shape of each node by its `op`: as in typed trees, except for what is not known yet, and with the places of
 * names.
 */
const written = {
  ...alike,
  /** A required value that is missing; only in trees of texts with a mistake. */
  missing: {},
  /** A single word: a parameter, a `let`, a loop name, a collection, `game`, the id of a thing … */
  name: { name: text },
  /**
   * `name(…)`: a question, a function, an entity or an event. Positional arguments come before named ones; no name
   * occurs twice.
   */
  call: { name: text, nameAt: characters, args: parts, named: namedArguments },
  /** `of.field`; the field may be any word, keywords included. */
  field: { of: part, field: text, fieldAt: characters },
  let: { ...shapes.let, nameAt: characters },
  each: iteration,
  first: iteration,
  any: iteration,
  count: iteration,
  every: iteration,
  follow: iteration,
  'is a': { ...shapes['is a'], entityAt: characters },
  /** `verdict is permitted`: it is allowed or required. */
  permitted: { of: part, signAt: characters, negated: truth },
} as const;

export type SyntaxOp = keyof typeof written;

interface WrittenTree {
  readonly tree: Syntax;
}

interface SyntaxBase<Kind extends string> {
  readonly op: Kind;
  readonly at: Range;
}

type SyntaxNodes = { readonly [Kind in SyntaxOp]: SyntaxBase<Kind> & Filled<(typeof written)[Kind], WrittenTree> };

/** The nodes of some kinds. */
export type SyntaxOf<Kind extends SyntaxOp> = { readonly [One in Kind]: SyntaxNodes[One] }[Kind];

export type Syntax = SyntaxOf<SyntaxOp>;
export type CallSyntax = SyntaxOf<'call'>;
export type FieldSyntax = SyntaxOf<'field'>;
export type NamedArgument = CallSyntax['named'][number];

/** `target := value` and its two shorthands; the target is always a fact of something. */
export interface AssignSyntax extends SyntaxBase<':=' | '+=' | '-='> {
  readonly target: FieldSyntax;
  readonly value: Syntax;
}
export interface CreateSyntax extends SyntaxBase<'create'> {
  readonly make: CallSyntax;
}
export interface DeleteSyntax extends SyntaxBase<'delete'> {
  readonly of: Syntax;
}

/** What a primitive event does to the table; occurs only in the vocabulary. */
export type ChangeSyntax = AssignSyntax | CreateSyntax | DeleteSyntax;

/** The direct parts of a node, in the order written. */
export const childrenOf = (node: Syntax): readonly Syntax[] => partsIn(written[node.op], node);
