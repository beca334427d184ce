import isEqual from 'lodash/isEqual.js';
import {
  type CaseToken,
  continuation,
  faultAt,
  folded,
  hasErrors,
  parseExpression,
  plainText,
  printExpression,
  type Source,
  type StatementFault,
  caseTokens as T,
  textFault,
  unfolded,
} from 'tavolata/workspace';
import type { Formatted } from '../format/format.js';

const atMargin = new Set([T.Case, T.Scene, T.En, T.It, T.Table, T.Ask, T.Send, T.Verify]);

/**
 * Lays out a file of cases: indents, blanks, folded lines, and expressions in their canonical form. Order, comments,
 * the grouping of lines and all wording stay, `table of` included, since the author chose it.
 *
 * @throws Error if the written text would have another meaning, which is a bug
 */
export function formatCases(source: Source): Formatted {
  const given = source.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const before = T.statementsOf(source.text);
  const diagnostics = before.flatMap((tokens) => {
    const fault = textFault(tokens) ?? wordlessFault(tokens[0]!);
    return fault === undefined ? [] : [faultAt(source, fault.code, fault.where, fault.details)];
  });
  if (hasErrors(diagnostics)) return { diagnostics };
  const text = blocksOf(given).map(blockText).join('\n');
  if (!isEqual(T.statementsOf(text).map(meaningOf), before.map(meaningOf)))
    throw new Error(`formatting would change the meaning of ${source.file}`);
  return { text, diagnostics: [] };
}

/** A line that begins with no word would be read differently at another indent. */
const wordlessFault = (first: CaseToken): StatementFault | undefined =>
  first.tokenType === T.Word || T.isLeading(first.tokenType)
    ? undefined
    : { code: 'cases.unexpected', where: first, details: { values: { found: first.image.slice(0, 40) } } };

/** A statement with the comments above it. */
interface CommentedLine {
  readonly comments: readonly string[];
  /** Missing after the last statement of a file. */
  readonly statement: string | undefined;
}

/** The statements of each case, with the comments above them; the first block may come before all cases. */
function blocksOf(text: string): readonly (readonly CommentedLine[])[] {
  const blocks: CommentedLine[][] = [[]];
  let comments: string[] = [];
  let open: string[] | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const statement = open.join('\n');
    if (/^\s*(case|scene)(?![\w.-])/.test(statement) && blocks.at(-1)!.length > 0) blocks.push([]);
    blocks.at(-1)!.push({ comments, statement });
    comments = [];
    open = undefined;
  };
  let held: string[] = [];
  for (const line of text.split('\n')) {
    const said = line.trim();
    const indent = line
      .slice(0, line.length - line.trimStart().length)
      .replaceAll('\t', ' '.repeat(continuation)).length;
    if (said === '') continue;
    if (open !== undefined && indent >= continuation) open.push(line);
    else if (said.startsWith('#') && indent < continuation) held.push(said);
    else {
      close();
      comments = held;
      held = [];
      open = [line];
    }
  }
  close();
  if (held.length > 0) blocks.at(-1)!.push({ comments: held, statement: undefined });
  return blocks.filter((block) => block.length > 0);
}

const blockText = (lines: readonly CommentedLine[]): string =>
  lines
    .map(({ comments, statement }) => {
      const parts = statement === undefined ? [] : T.statementsIn(statement);
      const [first, second] = parts[0]?.tokens ?? [];
      const indent = first === undefined || atMargin.has(first.tokenType) ? '' : '  ';
      const line = parts.map(({ tokens, isImplied }) => lineText(isImplied ? tokens.slice(1) : tokens)).join('; ');
      const own = first === undefined ? [] : [folded(indent + line, second?.tokenType === T.Prose)];
      return [...comments.map((comment) => indent + comment), ...own].map((line) => `${line}\n`).join('');
    })
    .join('');

/** A statement on one line. */
function lineText(tokens: readonly CaseToken[]): string {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    text += (before === undefined || isTight(before, token) ? '' : ' ') + imageOf(token);
  }
  return text;
}

/**
 * Whether two tokens are written without a blank. An opening bracket directly after a word belongs to it: `Damage(…)`.
 */
function isTight(before: CaseToken, token: CaseToken): boolean {
  if (before.tokenType === T.Equals) return false;
  const isBracketBehind = before.tokenType === T.Open || before.tokenType === T.OpenList;
  if (isBracketBehind || [T.Comma, T.Colon, T.Close, T.CloseList].includes(token.tokenType)) return true;
  return token.tokenType === T.Open && before.startOffset + before.image.length === token.startOffset;
}

function imageOf({ tokenType, image }: CaseToken): string {
  if (T.isLeading(tokenType)) return tokenType.LABEL ?? image;
  if (tokenType === T.Prose) return unfolded(image);
  if (tokenType !== T.Expression) return image;
  // An expression may be wrong on purpose: then it stays as it is.
  const text = unfolded(image);
  const { syntax } = parseExpression(plainText({ file: '', text }));
  return syntax === undefined ? text : printExpression(syntax);
}

const meaningOf = (tokens: readonly CaseToken[]): readonly string[] =>
  tokens.map((token, index) => {
    const before = tokens[index - 1];
    return token.tokenType === T.Open && before !== undefined && isTight(before, token) ? '( behind' : imageOf(token);
  });
