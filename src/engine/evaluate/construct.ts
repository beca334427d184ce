import type { Node } from '../model/tree.js';
import type { Code, Member, Truth } from './code.js';
import type { Compiler } from './compiler.js';
import type { Scope } from './scope.js';

/** The kinds of nodes. */
export type Op = Node['op'];

type WithOp<Kind extends Op, Some = Node> = Some extends { readonly op: infer Ops }
  ? Kind extends Ops
    ? Some
    : never
  : never;

/** The nodes of some kinds. */
export type NodeOf<Kind extends Op> = { [One in Kind]: WithOp<One> & { readonly op: One } }[Kind];

type Compile<Of extends Node, Result> = (node: Of, compiler: Compiler, scope: Scope) => Result;

/** How the nodes of one kind are compiled. */
export interface Construct<Of extends Node> {
  readonly code: Compile<Of, Code>;
  /** For conditions; missing: true where the value is. */
  readonly truth?: Compile<Of, Truth>;
  /** Membership of the list from how it is written; missing or undefined: the list has to be worked out. */
  readonly member?: Compile<Of, Member | undefined>;
}

/** A construct that is a condition. */
export const condition = <Of extends Node>(truth: Compile<Of, Truth>): Construct<Of> => ({ code: truth, truth });
