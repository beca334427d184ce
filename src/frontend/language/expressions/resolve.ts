import type { ChangeSyntax, Syntax } from '../../../../grammar/syntax.js';
import { constructOf, leansOnSurroundings } from '../../../constructs/language.js';
import type { Change, Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LocatedText } from '../../text/located.js';
import type { Known } from '../types/known.js';
import { resolveChangeSyntax } from './changes.js';
import {
  type AllowedNodes,
  type Certain,
  type Local,
  type NamedThings,
  NameScope,
  type ResolveObserver,
} from './scope.js';

/** The place of an expression, and what it may mention. */
export interface ResolveSurroundings {
  readonly known: Known;
  readonly located: LocatedText;
  readonly allowed: AllowedNodes;
  readonly locals: ReadonlyMap<string, Local>;
  readonly report: (found: Diagnostic) => void;
  readonly things?: NamedThings | undefined;
  /** What separate conditions (`when`) guarantee. */
  readonly certain?: Certain | undefined;
  readonly observe?: ResolveObserver | undefined;
}

/** The outermost scope of an expression; resolving in it reports every fault of the expression. */
export function scopeFor(around: ResolveSurroundings): NameScope {
  const { known, located, allowed, report, things, locals, certain, observe } = around;
  const optional = { ...(things !== undefined && { things }), ...(observe !== undefined && { observe }) };
  const site = { known, located, allowed, report, resolve, leansOnSurroundings, ...optional };
  return new NameScope(site, locals, certain);
}

/** As for expressions; the target must be a fact that can change. */
export const resolveChange = (syntax: ChangeSyntax, around: ResolveSurroundings): Change | undefined =>
  resolveChangeSyntax(syntax, scopeFor(around));

/** Resolves a part of an expression, and shows it to the observer. */
function resolve(syntax: Syntax, scope: NameScope, expected?: Type): Node {
  const node = constructOf(syntax).resolve(syntax, scope, expected);
  scope.site.observe?.({ syntax, node, scope, expected });
  return node;
}
