import type { Range, Syntax } from '../../../../grammar/syntax.js';
import type { NameKind, Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { LocatedText } from '../../text/located.js';
import type { Remark } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { nothing } from '../types/types.js';

/** What a name declared around or inside an expression stands for. */
export interface Local {
  readonly kind: NameKind;
  readonly type: Type;
}

/** What an expression may use besides functions, names in scope and structural values. */
export interface AllowedNodes {
  /** Asking questions. */
  readonly questions: boolean;
  /** Collections of the table, and things that change during a game; otherwise constant things alone. */
  readonly table: boolean;
  /** Choices and chances, which only a plan can ask back for. */
  readonly picks: boolean;
}

export const everything: AllowedNodes = { questions: true, table: true, picks: true };
/** For answers: they are given at once, so nobody can be asked to choose. */
export const withoutPicks: AllowedNodes = { ...everything, picks: false };
/** For the conditions of layers, which `arrange` settles. */
export const constantsOnly: AllowedNodes = { questions: false, table: false, picks: false };

/** Things of a table that a user may name by their ids. */
export interface NamedThings {
  /** Entity of the thing with this id. */
  entityOf(id: string): string | undefined;
  /** Ids of all things, for suggestions. */
  readonly all: Iterable<string>;
}

/** A part of an expression with what it was resolved to. */
export interface ResolvedPart {
  readonly syntax: Syntax;
  readonly node: Node;
  /** The names that it can see. */
  readonly scope: NameScope;
  /** What its surroundings want, where they want something. */
  readonly expected?: Type | undefined;
}

/** Is shown every part of an expression once it is resolved, the inner ones first: what editors look at. */
export type ResolveObserver = (part: ResolvedPart) => void;

/** Everything about the place of one expression that stays the same inside it. */
export interface ResolveContext {
  readonly known: Known;
  readonly located: LocatedText;
  readonly allowed: AllowedNodes;
  readonly report: (found: Diagnostic) => void;
  /** Resolves a part of the expression; `expected` is what its surroundings want, where they want something. */
  readonly resolve: (syntax: Syntax, scope: NameScope, expected?: Type) => Node;
  /** True for texts, and for what is made of texts alone: their type comes from where they stand. */
  readonly leansOnSurroundings: (syntax: Syntax) => boolean;
  readonly things?: NamedThings;
  readonly observe?: ResolveObserver;
}

/** What conditions around a part of an expression have made sure of: path (`choice.thing`) -> entities that it can still be. */
export type Certain = ReadonlyMap<string, (entity: string) => boolean>;

/** The names that a part of an expression can see. Never changed: `with` and `narrowed` give new ones. */
export class NameScope {
  constructor(
    readonly site: ResolveContext,
    readonly locals: ReadonlyMap<string, Local>,
    readonly certain: Certain = new Map(),
  ) {}

  with(name: string, local: Local): NameScope {
    return new NameScope(this.site, new Map(this.locals).set(name, local), this.certain);
  }

  /** The same names, knowing more about them. */
  narrowed(more: Certain): NameScope {
    if (more.size === 0) return this;
    const certain = new Map(this.certain);
    for (const [path, may] of more) {
      const before = certain.get(path);
      certain.set(path, before === undefined ? may : (entity) => before(entity) && may(entity));
    }
    return new NameScope(this.site, this.locals, certain);
  }

  resolve(syntax: Syntax, expected?: Type): Node {
    return this.site.resolve(syntax, this, expected);
  }

  fault(code: string, at: Range, options: Remark = {}): void {
    this.site.report(diagnostic(code, { ...options, at: this.site.located.place(at[0], at[1]) }));
  }

  /** Reports, and gives the node that stands for what could not be resolved. */
  broken(code: string, at: Range, options: Remark = {}): Node {
    this.fault(code, at, options);
    return broken(at);
  }
}

/** Stands for what could not be resolved; it fits everywhere. No rulebook with one in it is ever handed out. */
export const broken = (at: Range): Node => ({ op: 'literal', value: null, at, type: nothing });
