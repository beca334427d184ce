import type { TokenType } from 'chevrotain';
import { ExpressionParser } from './expression-parser.js';
import type { GrammarAlternative, GrammarRule } from './gap-parser.js';
import { faultAt, isOne, meant, opened } from './surroundings.js';
import type * as S from './syntax.js';
import * as t from './tokens.js';

/** The rules of `if`, `let` and `follow`, which take all that follows. */
export abstract class ClauseParser extends ExpressionParser {
  protected readonly openings: readonly GrammarAlternative<S.Syntax>[] = [
    [t.If, () => this.read(this.ifExpression)],
    [t.Let, () => this.read(this.letExpression)],
    [t.Follow, () => this.read(this.followExpression)],
  ];

  private readonly letExpression: GrammarRule = this.rule('letExpression', () => {
    const { at, name, value, body } = this.declaration('let', t.Let, t.Be, [t.Is, t.In]);
    return { op: 'let', at, ...name, value, body };
  });

  private readonly followExpression: GrammarRule = this.rule('followExpression', () => {
    const { at, name, value, body } = this.declaration('follow', t.Follow, t.From, [t.In, t.Be]);
    return { op: 'follow', at, ...name, in: value, yield: body };
  });

  /**
   * A name with a value, and behind a colon all that may mention the name.
   *
   * @param joint stands between the name and the value
   * @param mistaken what is written instead of it
   */
  private declaration(op: 'let' | 'follow', opening: TokenType, joint: TokenType, mistaken: readonly TokenType[]) {
    const { start } = this;
    const word = this.take(opening);
    const name = this.takeName((place) => faultAt(place, `grammar.${op}-form`));
    this.take(joint, (place) => {
      return faultAt(place, `grammar.${op}-form`, isOne(place.found, ...mistaken) ? { suggestion: joint.LABEL! } : {});
    });
    const value = this.below(word, () => this.read(this.expression));
    this.take(t.Colon, (place) => faultAt(place, `grammar.${op}-colon`, opened(word)));
    const body = this.read(this.expression, 1);
    return { at: this.from(start), name, value, body };
  }

  protected readonly ifExpression: GrammarRule = this.rule('ifExpression', () => {
    const { start } = this;
    const word = this.take(t.If);
    const test = this.read(this.expression);
    this.take(t.Then, (place) => faultAt(place, 'grammar.then-missing', { ...opened(word), ...meant('then', place) }));
    const then = this.read(this.expression, 1);
    const other = this.maybe(() => {
      this.take(t.Else);
      return this.read(this.expression, 2);
    });
    return { op: 'if', at: this.from(start), test, then, ...(other !== undefined && { else: other }) };
  });
}
