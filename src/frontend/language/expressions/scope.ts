import type { Range, Syntax } from '../../../../grammar/syntax.js';
import type { NameKind, Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { LocatedText } from '../../text/located.js';
import type { Remark } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { nothing } from '../types/types.js';

/** The meaning of a name declared around or inside an expression. */
export interface Local {
  readonly kind: NameKind;
  readonly type: Type;
}

/** What an expression may use besides functions, names in scope and structural values. */
export interface AllowedNodes {
  /** Asking questions. */
  readonly questions: boolean;
  /** Collections of the table, and things that change during a game; otherwise only constant things. */
  readonly table: boolean;
  /** Picks and chance, which only a plan can request. */
  readonly picks: boolean;
}

export const everything: AllowedNodes = { questions: true, table: true, picks: true };
/** For answers: they are given at once, so nobody can be asked to choose. */
export const withoutPicks: AllowedNodes = { ...everything, picks: false };
/** For the conditions of layers, which `arrange` evaluates. */
export const constantsOnly: AllowedNodes = { questions: false, table: false, picks: false };

/** Things of a table that a user may name by their ids. */
export interface NamedThings {
  /** Entity of the thing with this id. */
  entityOf(id: string): string | undefined;
  /** Ids of all things, for suggestions. */
  readonly all: Iterable<string>;
}

/** A part of an expression, and the node it was resolved to. */
export interface ResolvedPart {
  readonly syntax: Syntax;
  readonly node: Node;
  /** The names it can see. */
  readonly scope: NameScope;
  /** The type its surroundings expect, if any. */
  readonly expected?: Type | undefined;
}

/** Called with every part of an expression once it is resolved, inner parts first; editors use it. */
export type ResolveObserver = (part: ResolvedPart) => void;

/** Everything about the place of an expression that is the same throughout it. */
export interface ResolveContext {
  readonly known: Known;
  readonly located: LocatedText;
  readonly allowed: AllowedNodes;
  readonly report: (found: Diagnostic) => void;
  /** Resolves a part of the expression; `expected` is the type that its surroundings expect, if any. */
  readonly resolve: (syntax: Syntax, scope: NameScope, expected?: Type) => Node;
  /** True for texts, and for what consists of texts alone: their type comes from their place. */
  readonly leansOnSurroundings: (syntax: Syntax) => boolean;
  readonly things?: NamedThings | undefined;
  readonly observe?: ResolveObserver | undefined;
}

/** What conditions around a part of an expression guarantee: path (`choice.thing`) → entities that it can still be. */
export type Certain = ReadonlyMap<string, (entity: string) => boolean>;

/** What two conditions that hold together guarantee. */
export function certainOfBoth(one: Certain, other: Certain): Certain {
  const certain = new Map(one);
  for (const [path, may] of other) {
    const before = certain.get(path);
    certain.set(path, before === undefined ? may : (entity) => before(entity) && may(entity));
  }
  return certain;
}

/** The names that a part of an expression can see. Immutable: `with` and `narrowed` return new scopes. */
export class NameScope {
  constructor(
    readonly site: ResolveContext,
    readonly locals: ReadonlyMap<string, Local>,
    readonly certain: Certain = new Map(),
  ) {}

  with(name: string, local: Local): NameScope {
    return new NameScope(this.site, new Map(this.locals).set(name, local), this.certain);
  }

  /** The same names with more guarantees. */
  narrowed(more: Certain): NameScope {
    return more.size === 0 ? this : new NameScope(this.site, this.locals, certainOfBoth(this.certain, more));
  }

  resolve(syntax: Syntax, expected?: Type): Node {
    return this.site.resolve(syntax, this, expected);
  }

  fault(code: string, at: Range, options: Remark = {}): void {
    this.site.report(diagnostic(code, { ...options, at: this.site.located.place(at[0], at[1]) }));
  }

  /** Reports a fault, and returns the node that stands for what could not be resolved. */
  broken(code: string, at: Range, options: Remark = {}): Node {
    this.fault(code, at, options);
    return broken(at);
  }
}

/** Stands for what could not be resolved; it fits everywhere. No rulebook that contains one is ever handed out. */
export const broken = (at: Range): Node => ({ op: 'literal', value: null, at, type: nothing });
