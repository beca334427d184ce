import { type Parsed, parseAction, parseChange, parseExpression } from '../../../../grammar/parse.js';
import { partsOf } from '../../../../grammar/parts.js';
import type { Syntax } from '../../../../grammar/syntax.js';
import { constructOf, leansOnSurroundings } from '../../../constructs/language.js';
import type { Change, Expression, Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LocatedText } from '../../text/located.js';
import { condition, demand, type ExpectedAt } from '../types/expect.js';
import { printType } from '../types/type-text.js';
import { isAction, isNoneOnly, isNothing } from '../types/types.js';
import { resolveChange } from './changes.js';
import { broken, type Certain, type Local, NameScope, type ResolveContext } from './scope.js';

/** The surroundings of expressions. The text is separate, so that one context serves all expressions of an entry. */
export interface ExpressionContext extends Omit<ResolveContext, 'located' | 'resolve' | 'leansOnSurroundings'> {
  readonly locals: ReadonlyMap<string, Local>;
  /** What separate conditions (`when`) guarantee. */
  readonly certain?: Certain | undefined;
}

/** What a place expects of its expression. */
export type ExpectedType =
  | { readonly be: 'condition' }
  | { readonly be: 'action' }
  | { readonly be: 'anything' }
  | { readonly be: 'permission' }
  | { readonly be: 'value'; readonly type: Type; readonly place: ExpectedAt };

/** Parses an expression and reports its faults. */
export const parsed = (located: LocatedText, report: (found: Diagnostic) => void): Parsed<Syntax> =>
  reported(parseExpression(located), report);

function reported<Tree>(parse: Parsed<Tree>, report: (found: Diagnostic) => void): Parsed<Tree> {
  for (const found of parse.diagnostics) report(found);
  return parse;
}

/** Parses and resolves one expression, and reports all its faults. */
export const readExpression = (located: LocatedText, around: ExpressionContext, wanted: ExpectedType): Expression =>
  resolveParsed(parsed(located, around.report), located, around, wanted);

/** Parses and resolves the actions of one text, and reports all their faults. */
export const readActions = (located: LocatedText, around: ExpressionContext): readonly Expression[] =>
  partsOf(located).map((part) => {
    return resolveParsed(reported(parseAction(part), around.report), part, around, { be: 'action' });
  });

/**
 * As `readExpression`, for an expression that is already parsed. Of a text with a syntax error, what could be
 * understood is resolved, so that its mentions are known; it fits everywhere, and only its first fault is reported.
 */
export function resolveParsed(
  { tree, syntax }: Parsed<Syntax>,
  located: LocatedText,
  around: ExpressionContext,
  wanted: ExpectedType,
): Expression {
  if (syntax !== undefined) return resolveExpression(syntax, located, around, wanted);
  const whole = broken([0, located.text.length]);
  if (tree === undefined) return { text: located.text, tree: whole };
  const understood = resolveExpression(tree, located, { ...around, report: () => {} }, wanted);
  return { ...understood, tree: { ...understood.tree, type: whole.type } };
}

/** The outermost scope of an expression; resolving in it reports every fault of the expression. */
const scopeFor = ({ locals, certain, ...around }: ExpressionContext, located: LocatedText): NameScope =>
  new NameScope({ ...around, located, resolve, leansOnSurroundings }, locals, certain);

/** Resolves a part of an expression, and shows it to the observer. */
function resolve(syntax: Syntax, scope: NameScope, expected?: Type): Node {
  const node = constructOf(syntax).resolve(syntax, scope, expected);
  scope.site.observe?.({ syntax, node, scope, expected });
  return node;
}

/** Resolves an expression that has no syntax error. */
const resolveExpression = (
  syntax: Syntax,
  located: LocatedText,
  around: ExpressionContext,
  wanted: ExpectedType,
): Expression => ({ text: located.text, tree: root(syntax, scopeFor(around, located), wanted) });

function root(syntax: Syntax, scope: NameScope, wanted: ExpectedType): Node {
  switch (wanted.be) {
    case 'condition':
      return condition(syntax, scope);
    case 'action':
      return action(syntax, scope);
    case 'permission':
      return permission(syntax, scope);
    case 'value': {
      const node = scope.resolve(syntax, wanted.type);
      demand(node, wanted.type, scope, wanted.place);
      return node;
    }
    default:
      return scope.resolve(syntax);
  }
}

/** An event or a list of events; `none` for nothing at all. */
function action(syntax: Syntax, scope: NameScope): Node {
  if (syntax.op === 'and' || syntax.op === 'or') {
    const isEvent = (part: Syntax) => part.op === 'call' && scope.site.known.event(part.name) !== undefined;
    if (syntax.parts.every(isEvent))
      return scope.broken('type.events-joined', syntax.at, {
        values: { word: syntax.op },
        ...(syntax.op === 'and' && { suggestion: ';' }),
      });
  }
  const node = scope.resolve(syntax);
  const innermost = (type: Type): Type => (isList(type) ? innermost(type.list) : type);
  const inside = innermost(node.type);
  const fine = isNothing(inside) || isNoneOnly(inside) || isAction(node.type, scope.site.known);
  if (!fine) scope.fault('type.action', node.at, { values: { found: printType(node.type) } });
  return node;
}

/** A verdict, or problems; `none` if no question is asked. */
function permission(syntax: Syntax, scope: NameScope): Node {
  const node = scope.resolve(syntax);
  const type = isList(node.type) ? node.type.list : node.type;
  const fine = !isList(type) && type.one.length === 1 && type.one[0] === (isList(node.type) ? 'Problem' : 'Verdict');
  if (!fine && !isNothing(type)) scope.fault('type.permission', node.at, { values: { found: printType(node.type) } });
  return node;
}

/** Parses and resolves the changes of one text; impossible ones are reported and left out. */
export const readChanges = (located: LocatedText, around: ExpressionContext): readonly Change[] =>
  partsOf(located).flatMap((part) => {
    const { syntax, diagnostics } = parseChange(part);
    for (const found of diagnostics) around.report(found);
    return (syntax && resolveChange(syntax, scopeFor(around, part))) ?? [];
  });
