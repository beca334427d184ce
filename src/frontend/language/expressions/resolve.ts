import type { ChangeSyntax, Syntax } from '../../../../grammar/syntax.js';
import type { Change, Node } from '../../../engine/model/tree.js';
import type { Type } from '../../../engine/model/type.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LocatedText } from '../../text/located.js';
import type { Known } from '../types/known.js';
import { resolveIf, resolveLogic, resolveNot, resolveOtherwise } from './branches.js';
import { resolveCall } from './calls.js';
import { resolveChangeSyntax } from './changes.js';
import { resolveCompare, resolveIsA } from './comparisons.js';
import { resolveFollow, resolveIteration } from './iterations.js';
import { resolveList, resolveLiteral } from './literals.js';
import { resolveField, resolveName } from './names.js';
import { resolveLet } from './naming.js';
import { resolvePermitted } from './permitted.js';
import {
  type AllowedNodes,
  broken,
  type Certain,
  type Local,
  type NamedThings,
  NameScope,
  type ResolveObserver,
} from './scope.js';
import { resolveMinus, resolveSet, resolveSum } from './sums.js';

/** Where an expression stands, and what it may mention there. */
export interface ResolveSurroundings {
  readonly known: Known;
  readonly located: LocatedText;
  readonly allowed: AllowedNodes;
  readonly locals: ReadonlyMap<string, Local>;
  readonly report: (found: Diagnostic) => void;
  readonly things?: NamedThings | undefined;
  /** What conditions that stand apart (`when`) have made sure of. */
  readonly certain?: Certain | undefined;
  readonly observe?: ResolveObserver | undefined;
}

/** The outermost scope of an expression; resolving in it reports every fault of the expression. */
export function scopeFor(around: ResolveSurroundings): NameScope {
  const { known, located, allowed, report, things, locals, certain, observe } = around;
  const optional = { ...(things !== undefined && { things }), ...(observe !== undefined && { observe }) };
  const site = { known, located, allowed, report, resolve, ...optional };
  return new NameScope(site, locals, certain);
}

/** As for expressions; the target must be a fact that can change. */
export const resolveChange = (syntax: ChangeSyntax, around: ResolveSurroundings): Change | undefined =>
  resolveChangeSyntax(syntax, scopeFor(around));

/** Resolves a part of an expression, and shows it to who observes. */
function resolve(syntax: Syntax, scope: NameScope, expected?: Type): Node {
  const node = resolved(syntax, scope, expected);
  scope.site.observe?.({ syntax, node, scope, expected });
  return node;
}

/** Goes by the kind of expression; kinds that are related share a file. A new kind is a new `case` here. */
function resolved(syntax: Syntax, scope: NameScope, expected?: Type): Node {
  switch (syntax.op) {
    case 'missing':
      return { ...broken(syntax.at), ...(expected !== undefined && { type: expected }) };
    case 'literal':
      return resolveLiteral(syntax, scope, expected);
    case 'name':
      return resolveName(syntax, scope, expected);
    case 'field':
      return resolveField(syntax, scope);
    case 'call':
      return resolveCall(syntax, scope, expected);
    case 'list':
      return resolveList(syntax, scope, expected);
    case 'if':
      return resolveIf(syntax, scope, expected);
    case 'let':
      return resolveLet(syntax, scope, expected);
    case 'follow':
      return resolveFollow(syntax, scope);
    case 'otherwise':
      return resolveOtherwise(syntax, scope, expected);
    case 'and':
    case 'or':
      return resolveLogic(syntax, scope);
    case 'not':
      return resolveNot(syntax, scope);
    case 'compare':
      return resolveCompare(syntax, scope);
    case 'is a':
      return resolveIsA(syntax, scope);
    case 'permitted':
      return resolvePermitted(syntax, scope);
    case 'set':
      return resolveSet(syntax, scope, expected);
    case 'sum':
      return resolveSum(syntax, scope);
    case 'minus':
      return resolveMinus(syntax, scope);
    default:
      return resolveIteration(syntax, scope, expected);
  }
}
