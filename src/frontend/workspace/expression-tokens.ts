import { keywords, tokensOf } from '../../../grammar/tokens.js';

/** A word or a sign of an expression. */
export interface ExpressionToken {
  readonly image: string;
  /** Offset in the text of the expression. */
  readonly start: number;
  readonly isKeyword: boolean;
}

/** The words and signs of an expression, even if it has faults. */
export const expressionTokens = (text: string): readonly ExpressionToken[] =>
  tokensOf(text).map(({ image, startOffset }) => ({
    image,
    start: startOffset,
    // Such as "is not a", which consists of several words.
    isKeyword: keywords.has(image) || /^is\b/.test(image),
  }));
