import type { CaseToken, CaseTokenKind } from '../../../../grammar/cases/tokens.js';
import * as T from '../../../../grammar/cases/tokens.js';
import type { Gap } from '../../../../grammar/gap-parser.js';
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

/** The meaning of the first gap in a statement. */
export function syntaxFault(
  tokens: readonly CaseToken[],
  { found, wanted, isRest = false }: Gap,
  isThing: boolean,
): StatementFault {
  const [first] = tokens;
  const last = tokens.at(-1)!;
  const isAtEnd = found.image === '';
  const where: Where = isAtEnd ? last.startOffset + last.image.trimEnd().length : found;
  const word = first?.image ?? '';
  if (wanted === T.Equals) return { code: 'cases.no-answer', where };
  if (wanted === T.Expression || wanted === T.Prose)
    return { code: 'cases.empty', where, details: { values: { word } } };
  const opened = count(tokens, T.Open, T.OpenList) - count(tokens, T.Close, T.CloseList);
  if (opened !== 0) return { code: opened > 0 ? 'cases.bracket-open' : 'cases.bracket-closed', where };
  if (isRest && isThing) {
    const hasColon = tokens.some(({ tokenType }) => tokenType === T.Colon);
    return hasColon
      ? { code: 'cases.no-comma', where }
      : { code: 'cases.no-colon', where, details: { values: { word } } };
  }
  if (isAtEnd) return { code: 'cases.cut-short', where };
  return { code: 'cases.unexpected', where, details: { values: { found: found.image.slice(0, 40) } } };
}

const count = (tokens: readonly CaseToken[], ...types: readonly CaseTokenKind[]): number =>
  tokens.filter(({ tokenType }) => types.includes(tokenType)).length;
