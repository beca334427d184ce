import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import * as T from '../../../../grammar/cases/tokens.js';
import type { CaseFaultDetails, Where } from './faults.js';

/** A fault of a statement, and its place. */
export interface StatementFault {
  readonly code: string;
  readonly where: Where;
  readonly details?: CaseFaultDetails;
}

/** Faults that are visible before parsing: quotation marks of the wrong kind, and unclosed texts. */
export function textFault(tokens: readonly CaseToken[]): StatementFault | undefined {
  const where = tokens.find(({ tokenType }) => tokenType === T.Quote || tokenType === T.OpenText);
  return where && { code: where.tokenType === T.Quote ? 'cases.quote' : 'cases.open-text', where };
}

/** The meaning of the parser's first error, which says which token is missing (`value-parser.ts`). */
export function syntaxFault(
  tokens: readonly CaseToken[],
  { token, message }: { readonly token: CaseToken; readonly message: string },
  isThing: boolean,
): StatementFault {
  const [first] = tokens;
  const last = tokens.at(-1)!;
  const isAtEnd = Number.isNaN(token.startOffset) || token.image === '';
  const where: Where = isAtEnd ? last.startOffset + last.image.trimEnd().length : token;
  const word = first?.image ?? '';
  if (message === T.Equals.name) return { code: 'cases.no-answer', where };
  if (message === T.Expression.name || message === T.Prose.name)
    return { code: 'cases.empty', where, details: { values: { word } } };
  const opened = count(tokens, T.Open, T.OpenList) - count(tokens, T.Close, T.CloseList);
  if (opened !== 0) return { code: opened > 0 ? 'cases.bracket-open' : 'cases.bracket-closed', where };
  if (message === 'rest' && isThing) {
    const hasColon = tokens.some(({ tokenType }) => tokenType === T.Colon);
    return hasColon
      ? { code: 'cases.no-comma', where }
      : { code: 'cases.no-colon', where, details: { values: { word } } };
  }
  if (isAtEnd) return { code: 'cases.cut-short', where };
  return { code: 'cases.unexpected', where, details: { values: { found: token.image.slice(0, 40) } } };
}

const count = (tokens: readonly CaseToken[], ...types: readonly (typeof T.Open)[]): number =>
  tokens.filter(({ tokenType }) => types.includes(tokenType)).length;
