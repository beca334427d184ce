import { constructs } from '../../constructs/engine.js';
import type { Expression, Node, NodeOf, Op } from '../model/tree.js';
import type { Vocabulary } from '../model/vocabulary.js';
import type { Maker } from '../values/make.js';
import type { Thing } from '../values/values.js';
import {
  type Code,
  constant,
  fromOne,
  type KnownCode,
  type KnownTruth,
  knownCode,
  type Member,
  openCode,
  type Runtime,
  strictly,
  type Truth,
} from './code.js';
import type { Inlined } from './indexable.js';
import { memberOfWhole, tracedMember } from './member.js';
import type { TraceNotes } from './notes.js';
import { LetCell, type Scope } from './scope.js';

/** What the compiler must know about a question in order to call it. */
export interface Callable {
  /** Code that asks with these arguments. */
  call(args: readonly Code[]): Code;
  /** A membership test for the answer, or undefined if the answer has to be computed as a list. */
  member(args: readonly Code[]): Member | undefined;
  readonly inlined?: Inlined | undefined;
}

/**
 * Compiles typed trees to closures for one setup, in one of two ways. Strict code is tried first: what depends on the
 * setup alone is constant-folded, and a missing fact throws `UnknownSignal`. Traced code continues with unknown values
 * (Kleene's three truth values) and notes what it reads, in the order in which the tree is written: nothing in it is
 * folded or indexed.
 */
export class Compiler {
  /** What traced code notes; null for strict code. */
  readonly notes: TraceNotes | null;
  private readonly hidden: (node: Node) => boolean;

  /**
   * @param rules questions compiled in the same way
   * @param tracing for traced code: its notes, and the nodes whose values are unknown
   */
  constructor(
    readonly maker: Maker,
    readonly runtime: Runtime,
    readonly rules: { question(name: string): Callable },
    tracing?: { readonly notes: TraceNotes; readonly hidden?: ((node: Node) => boolean) | undefined },
  ) {
    this.notes = tracing?.notes ?? null;
    this.hidden = tracing?.hidden ?? (() => false);
  }

  get vocabulary(): Vocabulary {
    return this.maker.vocabulary;
  }

  /** A constant: strict code is folded over it. */
  fixed<Result>(value: Result): KnownCode<Result> {
    return this.notes ? knownCode(() => value) : constant(value);
  }

  code<Kind extends Op>(node: NodeOf<Kind>, scope: Scope): Code {
    return this.hidden(node) ? openCode(() => undefined) : constructs[node.op].code(node, this, scope);
  }

  /** Code for a condition: none counts as false. */
  truth<Kind extends Op>(node: NodeOf<Kind>, scope: Scope): Truth {
    const { truth } = constructs[node.op];
    return truth ? truth(node, this, scope) : truthOf(this.code(node, scope));
  }

  /** Adds the names of an entry or a step to a scope; they are evaluated when read. Their order has no meaning. */
  lets(lets: { readonly [name: string]: Expression }, scope: Scope): readonly (readonly [string, LetCell])[] {
    // Strict code is known to have a value without compiling it.
    const isStrict = this.notes === null;
    const names = Object.keys(lets).sort();
    const cells = names.map((name) => [name, scope.put(name, new LetCell(isStrict))] as const);
    for (const [name, cell] of cells) {
      const { tree } = lets[name] as Expression;
      let run: Code['run'] | undefined;
      cell.compute = () => {
        // Compiled when first read: a let may use another one that comes later.
        run ??= this.runtime.budget.free(() => this.code(tree, scope)).run;
        return run();
      };
    }
    return cells;
  }

  /** A membership test for the list that an expression gives. */
  member<Kind extends Op>(node: NodeOf<Kind>, scope: Scope): Member {
    const parts = () => (this.hidden(node) ? undefined : constructs[node.op].member?.(node, this, scope));
    if (this.notes) return tracedMember(this, this.code(node, scope), parts);
    return parts() ?? memberOfWhole(this, this.code(node, scope));
  }
}

function truthOf(value: Code): Truth {
  const { fact } = value;
  if (fact === undefined) return fromOne(value, (x) => x === true);
  const { of, slot } = fact;
  return knownCode(() => of.v !== null && (of.v as Thing).fact(slot) === true);
}

/** A compiler of strict code, whose results are never unknown. */
export interface StrictCompiler {
  code(node: Node, scope: Scope): KnownCode;
  truth(node: Node, scope: Scope): KnownTruth;
  lets: Compiler['lets'];
}

/** The same compiler, restricted to that. */
export const strictCompiler = (compiler: Compiler): StrictCompiler => ({
  code: (node, scope) => strictly(compiler.code(node, scope)),
  truth: (node, scope) => strictly(compiler.truth(node, scope)),
  lets: (lets, scope) => compiler.lets(lets, scope),
});
