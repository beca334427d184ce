import { type Diagnostic, diagnostic } from '../src/frontend/diagnostics/diagnostic.js';
import type { LocatedText } from '../src/frontend/text/located.js';
import { GrammarFault } from './fault.js';
import { mostCharacters, mostNesting } from './limits.js';
import { RuleParser } from './parser.js';
import { type ChangeSyntax, childrenOf, type Syntax } from './syntax.js';
import { type Entrance, faultOf } from './syntax-error.js';
import { tokensOf } from './tokens.js';

export interface Parsed<Tree> {
  /**
   * What could be understood: a missing value is a `missing` node, and a missing name is empty. Undefined only if the
   * text is too long or nested too deeply.
   */
  readonly tree?: Tree;
  /** The same tree; missing if the text cannot be understood. */
  readonly syntax?: Tree;
  /**
   * Exactly one without `syntax`: what follows the first fault is mostly a consequence of it. With `syntax`, one for
   * each condition that needs parentheses.
   */
  readonly diagnostics: readonly Diagnostic[];
}

// Making a parser costs far more than parsing a text: one is made for the first text, reused for all others, and keeps
// no state between them.
let parser: RuleParser | undefined;

/**
 * Parses an expression of the rule language (`docs/language.md`). Never throws, whatever the text.
 * @param text the expression with its place in the file, for the diagnostics; ranges in the tree are ranges of `text.text`
 */
export const parseExpression = (text: LocatedText): Parsed<Syntax> =>
  parsed(text, 'expression', (reader) => reader.expression());

/**
 * As `parseExpression`, for one of the actions from `partsOf`: the messages take into account that others may follow.
 */
export const parseAction = (text: LocatedText): Parsed<Syntax> =>
  parsed(text, 'action', (reader) => reader.expression());

/**
 * Parses a change: `target := value`, `target += value`, `target -= value`, `create Entity(…)` or `delete thing`.
 * Never throws, whatever the text.
 * @param text the change with its place in the file
 */
export const parseChange = (text: LocatedText): Parsed<ChangeSyntax> =>
  parsed(text, 'change', (reader) => reader.change());

function parsed<Tree extends Syntax | ChangeSyntax>(
  text: LocatedText,
  rule: Entrance,
  read: (parser: RuleParser) => Tree,
): Parsed<Tree> {
  const length = text.text.length;
  if (length > mostCharacters) {
    const values = { length, limit: mostCharacters };
    return { diagnostics: [diagnosticOf(new GrammarFault('grammar.too-long', [0, length], { values }), text)] };
  }
  const tokens = tokensOf(text.text);
  parser ??= new RuleParser();
  parser.input = tokens;
  const tree = read(parser);
  parser.finish();
  const { gap, refusal, openConditions } = parser;
  parser.input = [];
  const tooDeep = depthFault(tree);
  const fault =
    tokens.length === 0
      ? new GrammarFault('grammar.empty', [0, length])
      : gap !== undefined
        ? faultOf(gap, tokens, rule)
        : (refusal ?? tooDeep);
  if (fault !== undefined) {
    return { ...(tooDeep === undefined && { tree }), diagnostics: [diagnosticOf(fault, text)] };
  }
  return { tree, syntax: tree, diagnostics: openConditions.map((open) => diagnosticOf(open, text)) };
}

function diagnosticOf(
  { code, at, details: { values, suggestion, also } }: GrammarFault,
  text: LocatedText,
): Diagnostic {
  const second = also && [{ at: text.place(...also.at), label: also.label }];
  return diagnostic(code, { at: text.place(...at), values, suggestion, also: second });
}

/**
 * Long chains (`a + b + c + …`) nest in the tree, though not in the text. Written without recursion, since it guards
 * against deep recursion.
 */
function depthFault(root: Syntax | ChangeSyntax): GrammarFault | undefined {
  const open = rootsOf(root).map((node) => ({ node, depth: 1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > mostNesting) return new GrammarFault('grammar.too-deep', node.at, { values: { limit: mostNesting } });
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 });
  }
  return undefined;
}

function rootsOf(tree: Syntax | ChangeSyntax): readonly Syntax[] {
  switch (tree.op) {
    case 'create':
      return [tree.make];
    case 'delete':
      return [tree.of];
    case ':=':
    case '+=':
    case '-=':
      return [tree.target, tree.value];
    default:
      return [tree];
  }
}
