import type { NodeOf, Op } from '../model/tree.js';
import type { Code, Member, Truth } from './code.js';
import type { Compiler } from './compiler.js';
import type { Scope } from './scope.js';

type Compile<Kind extends Op, Result> = (node: NodeOf<Kind>, compiler: Compiler, scope: Scope) => Result;

/** How the nodes of some kinds are compiled. */
export interface Construct<Kind extends Op> {
  readonly code: Compile<Kind, Code>;
  /** For conditions; missing: true if the value is. */
  readonly truth?: Compile<Kind, Truth>;
  /** Membership, derived from how the list is written; missing or undefined: the list has to be computed. */
  readonly member?: Compile<Kind, Member | undefined>;
}

/** One construct for each kind. */
export type Constructs<Kind extends Op> = { readonly [One in Kind]: Construct<One> };

/** A construct that is a condition. */
export const condition = <Kind extends Op>(truth: Compile<Kind, Truth>): Construct<Kind> => ({ code: truth, truth });
