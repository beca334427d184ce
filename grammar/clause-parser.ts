import { ExpressionParser } from './expression-parser.js';
import type { GrammarRule, Way } from './gap-parser.js';
import { faultAt, isOne, meant, opened } from './surroundings.js';
import type * as S from './syntax.js';
import * as t from './tokens.js';

/** The rules of `if`, `let` and `follow`, which take all that follows. */
export abstract class ClauseParser extends ExpressionParser {
  protected readonly openings: readonly Way<S.Syntax>[] = [
    [t.If, () => this.read(this.ifExpression)],
    [t.Let, () => this.read(this.letExpression)],
    [t.Follow, () => this.read(this.followExpression)],
  ];

  private readonly letExpression: GrammarRule = this.rule('letExpression', () => {
    const { start } = this;
    const word = this.take(t.Let);
    const name = this.takeName((place) => faultAt(place, 'grammar.let-form'));
    this.take(t.Be, (place) => {
      return faultAt(place, 'grammar.let-form', isOne(place.found, t.Is, t.In) ? { suggestion: 'be' } : {});
    });
    const value = this.below(word, () => this.read(this.expression));
    this.take(t.Colon, (place) => faultAt(place, 'grammar.let-colon', opened(word)));
    const body = this.read(this.expression, 1);
    return { op: 'let', at: this.from(start), ...name, value, body };
  });

  private readonly followExpression: GrammarRule = this.rule('followExpression', () => {
    const { start } = this;
    const word = this.take(t.Follow);
    const name = this.takeName((place) => faultAt(place, 'grammar.follow-form'));
    this.take(t.From, (place) => {
      return faultAt(place, 'grammar.follow-form', isOne(place.found, t.In, t.Be) ? { suggestion: 'from' } : {});
    });
    const from = this.below(word, () => this.read(this.expression));
    this.take(t.Colon, (place) => faultAt(place, 'grammar.follow-colon', opened(word)));
    const next = this.read(this.expression, 1);
    return { op: 'follow', at: this.from(start), ...name, in: from, yield: next };
  });

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
