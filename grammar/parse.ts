import type { CstNode } from 'chevrotain';
import { type Diagnostic, diagnostic } from '../src/frontend/diagnostics/diagnostic.js';
import type { LocatedText } from '../src/frontend/text/located.js';
import type { ChangeCstNode, ExpressionCstNode } from './cst.generated.js';
import { GrammarFault } from './fault.js';
import { mostCharacters, mostNesting } from './limits.js';
import { openConditions } from './open-conditions.js';
import { RuleParser } from './parser.js';
import { type ChangeSyntax, childrenOf, type Syntax } from './syntax.js';
import { type Entrance, faultOf } from './syntax-error.js';
import { change } from './to-change.js';
import { expression } from './to-syntax.js';
import { tokensOf } from './tokens.js';

export interface Parsed<Tree> {
  /** Missing if the text cannot be understood. */
  readonly syntax?: Tree;
  /**
   * Without a tree just one: what follows the first fault is mostly a consequence of it. With a tree, one for each condition that needs
   * parentheses.
   */
  readonly diagnostics: readonly Diagnostic[];
}

// Making a parser costs far more than a text does: it is made for the first one, given new input each time, and keeps nothing.
let parser: RuleParser | undefined;

/**
 * Parses an expression of the rule language (`README.md` beside this file). Never throws, whatever the text.
 * @param text the expression with its place in the file, for the diagnostics; ranges in the tree are ranges of `text.text`
 */
export const parseExpression = (text: LocatedText): Parsed<Syntax> => parsed(text, 'expression', tree);

/** As `parseExpression`, for one of the actions that `partsOf` gives: what is said of a fault knows that others may follow. */
export const parseAction = (text: LocatedText): Parsed<Syntax> => parsed(text, 'action', tree);

/**
 * Parses a change: `target := value`, `target += value`, `target -= value`, `create Entity(…)` or `delete thing`.
 * Never throws, whatever the text.
 * @param text the change with its place in the file
 */
export const parseChange = (text: LocatedText): Parsed<ChangeSyntax> =>
  parsed(text, 'change', (node) => {
    const tree = change(node as ChangeCstNode);
    checkDepth(tree.op === 'create' ? [tree.make] : tree.op === 'delete' ? [tree.of] : [tree.target, tree.value]);
    return tree;
  });

function tree(node: CstNode): Syntax {
  const syntax = expression(node as ExpressionCstNode);
  checkDepth([syntax]);
  return syntax;
}

function parsed<Tree>(text: LocatedText, rule: Entrance, convert: (node: CstNode) => Tree): Parsed<Tree> {
  try {
    const node = read(text.text, rule);
    const syntax = convert(node);
    return { syntax, diagnostics: openConditions(node).map((fault) => diagnosticOf(fault, text)) };
  } catch (fault) {
    if (!(fault instanceof GrammarFault)) throw fault;
    return { diagnostics: [diagnosticOf(fault, text)] };
  } finally {
    if (parser !== undefined) parser.input = [];
  }
}

function diagnosticOf(
  { code, at, details: { values, suggestion, also } }: GrammarFault,
  text: LocatedText,
): Diagnostic {
  const second = also && [{ at: text.place(...also.at), label: also.label }];
  return diagnostic(code, { at: text.place(...at), values, suggestion, also: second });
}

/** The concrete tree of a text. */
function read(text: string, rule: Entrance): CstNode {
  if (text.trim() === '') throw new GrammarFault('grammar.empty', [0, text.length]);
  if (text.length > mostCharacters) {
    const values = { length: text.length, limit: mostCharacters };
    throw new GrammarFault('grammar.too-long', [0, text.length], { values });
  }
  const tokens = tokensOf(text);
  parser ??= new RuleParser();
  parser.input = tokens;
  const node = rule === 'change' ? parser.change() : parser.expression();
  const error = parser.errors[0];
  if (error !== undefined) throw faultOf(error, tokens, rule);
  return node;
}

/** Long chains (`a + b + c + …`) nest in the tree though not in the text. Written without recursion, since it guards against it. */
function checkDepth(roots: readonly Syntax[]): void {
  const open = roots.map((node) => ({ node, depth: 1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > mostNesting) throw new GrammarFault('grammar.too-deep', node.at, { values: { limit: mostNesting } });
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 });
  }
}
