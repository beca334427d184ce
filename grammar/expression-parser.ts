import { BoundedParser } from './bounded-parser.js';
import * as t from './tokens.js';

/** The rules of an expression, from the loosest binding to the tightest; `README.md` explains every construct. */
export abstract class ExpressionParser extends BoundedParser {
  readonly expression = this.RULE('expression', () => {
    this.deeper();
    this.OR([
      { ALT: () => this.SUBRULE(this.ifExpression) },
      { ALT: () => this.SUBRULE(this.letExpression) },
      { ALT: () => this.SUBRULE(this.followExpression) },
      { ALT: () => this.SUBRULE(this.fallback) },
    ]);
    this.back();
  });

  private readonly letExpression = this.RULE('letExpression', () => {
    this.CONSUME(t.Let);
    this.CONSUME(t.Name);
    this.CONSUME(t.Be);
    this.SUBRULE(this.expression, { LABEL: 'value' });
    this.CONSUME(t.Colon);
    this.SUBRULE2(this.expression, { LABEL: 'body' });
  });

  private readonly followExpression = this.RULE('followExpression', () => {
    this.CONSUME(t.Follow);
    this.CONSUME(t.Name);
    this.CONSUME(t.From);
    this.SUBRULE(this.expression, { LABEL: 'start' });
    this.CONSUME(t.Colon);
    this.SUBRULE2(this.expression, { LABEL: 'next' });
  });

  private readonly ifExpression = this.RULE('ifExpression', () => {
    this.CONSUME(t.If);
    this.SUBRULE(this.expression, { LABEL: 'test' });
    this.CONSUME(t.Then);
    this.SUBRULE2(this.expression, { LABEL: 'then' });
    this.OPTION(() => {
      this.CONSUME(t.Else);
      this.SUBRULE3(this.expression, { LABEL: 'else' });
    });
  });

  private readonly fallback = this.RULE('fallback', () => {
    this.SUBRULE(this.disjunction);
    this.MANY(() => {
      this.CONSUME(t.Otherwise);
      this.SUBRULE2(this.disjunction);
    });
  });

  private readonly disjunction = this.RULE('disjunction', () => {
    this.SUBRULE(this.conjunction);
    this.MANY(() => {
      this.CONSUME(t.Or);
      this.SUBRULE2(this.conjunction);
    });
  });

  private readonly conjunction = this.RULE('conjunction', () => {
    this.SUBRULE(this.negation);
    this.MANY(() => {
      this.CONSUME(t.And);
      this.SUBRULE2(this.negation);
    });
  });

  private readonly negation = this.RULE('negation', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Not);
          this.deeper();
          this.SUBRULE(this.negation);
          this.back();
        },
      },
      { ALT: () => this.SUBRULE(this.eachIteration) },
      { ALT: () => this.SUBRULE(this.firstIteration) },
      { ALT: () => this.SUBRULE(this.anyIteration) },
      { ALT: () => this.SUBRULE(this.everyIteration) },
      { ALT: () => this.SUBRULE(this.comparison) },
    ]);
  });

  private readonly eachIteration = this.RULE('eachIteration', () => {
    this.CONSUME(t.Each);
    this.SUBRULE(this.loop);
    this.OPTION(() => {
      this.CONSUME(t.By);
      this.SUBRULE(this.key);
    });
    this.OPTION2(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.expression);
    });
  });

  private readonly firstIteration = this.RULE('firstIteration', () => {
    this.CONSUME(t.First);
    this.SUBRULE(this.loop);
    this.OPTION(() => {
      this.CONSUME(t.By);
      this.SUBRULE(this.key);
    });
  });

  private readonly anyIteration = this.RULE('anyIteration', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Any) }, { ALT: () => this.CONSUME(t.Count) }]);
    this.SUBRULE(this.loop);
  });

  private readonly everyIteration = this.RULE('everyIteration', () => {
    this.CONSUME(t.Every);
    this.SUBRULE(this.loop);
    this.CONSUME(t.Satisfies);
    this.SUBRULE(this.expression);
  });

  private readonly loop = this.RULE('loop', () => {
    this.CONSUME(t.Name);
    this.CONSUME(t.In);
    this.SUBRULE(this.sets);
    this.OPTION(() => {
      this.CONSUME(t.Where);
      this.SUBRULE(this.expression);
    });
  });

  private readonly key = this.RULE('key', () => {
    this.OR([{ ALT: () => this.SUBRULE(this.ifExpression) }, { ALT: () => this.SUBRULE(this.sets) }]);
  });

  private readonly comparison = this.RULE('comparison', () => {
    this.SUBRULE(this.sets);
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.SUBRULE(this.compareSign);
            this.SUBRULE2(this.sets);
          },
        },
        {
          ALT: () => {
            this.OR2([{ ALT: () => this.CONSUME(t.IsA) }, { ALT: () => this.CONSUME(t.IsNotA) }]);
            this.CONSUME(t.Name);
          },
        },
        { ALT: () => this.CONSUME(t.IsPermitted) },
        { ALT: () => this.CONSUME(t.IsNotPermitted) },
      ]);
    });
  });

  private readonly compareSign = this.RULE('compareSign', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Is);
          this.OPTION(() => this.CONSUME(t.Not));
        },
      },
      {
        ALT: () => {
          this.CONSUME2(t.Not);
          this.CONSUME(t.In);
        },
      },
      { ALT: () => this.CONSUME2(t.In) },
      { ALT: () => this.CONSUME(t.Within) },
      { ALT: () => this.CONSUME(t.AtMost) },
      { ALT: () => this.CONSUME(t.AtLeast) },
      { ALT: () => this.CONSUME(t.Less) },
      { ALT: () => this.CONSUME(t.Greater) },
    ]);
  });

  private readonly sets = this.RULE('sets', () => {
    this.SUBRULE(this.sum);
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(t.With, { LABEL: 'sign' }) },
        { ALT: () => this.CONSUME(t.Without, { LABEL: 'sign' }) },
      ]);
      this.SUBRULE2(this.sum);
    });
  });

  private readonly sum = this.RULE('sum', () => {
    this.SUBRULE(this.product);
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(t.Plus, { LABEL: 'sign' }) },
        { ALT: () => this.CONSUME(t.Minus, { LABEL: 'sign' }) },
      ]);
      this.SUBRULE2(this.product);
    });
  });

  private readonly product = this.RULE('product', () => {
    this.SUBRULE(this.unary);
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(t.Star, { LABEL: 'sign' }) },
        { ALT: () => this.CONSUME(t.Div, { LABEL: 'sign' }) },
      ]);
      this.SUBRULE2(this.unary);
    });
  });

  private readonly unary = this.RULE('unary', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Minus);
          this.deeper();
          this.SUBRULE(this.unary);
          this.back();
        },
      },
      { ALT: () => this.SUBRULE(this.postfix) },
    ]);
  });

  protected readonly postfix = this.RULE('postfix', () => {
    this.SUBRULE(this.primary);
    this.MANY(() => {
      this.CONSUME(t.Dot);
      this.CONSUME(t.Word);
    });
  });

  private readonly primary = this.RULE('primary', () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Digits) },
      { ALT: () => this.CONSUME(t.Text) },
      { ALT: () => this.CONSUME(t.True) },
      { ALT: () => this.CONSUME(t.False) },
      { ALT: () => this.CONSUME(t.None) },
      { ALT: () => this.SUBRULE(this.group) },
      { ALT: () => this.SUBRULE(this.list) },
      { ALT: () => this.SUBRULE(this.reference) },
    ]);
  });

  private readonly group = this.RULE('group', () => {
    this.CONSUME(t.LeftParenthesis);
    this.SUBRULE(this.expression);
    this.CONSUME(t.RightParenthesis);
  });

  private readonly list = this.RULE('list', () => {
    this.CONSUME(t.LeftBracket);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.expression) });
    this.CONSUME(t.RightBracket);
  });

  private readonly reference = this.RULE('reference', () => {
    this.CONSUME(t.Name);
    this.OPTION(() => this.SUBRULE(this.argumentList));
  });

  protected readonly argumentList = this.RULE('argumentList', () => {
    this.CONSUME(t.LeftParenthesis);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => this.SUBRULE(this.argument) });
    this.CONSUME(t.RightParenthesis);
  });

  private readonly argument = this.RULE('argument', () => {
    this.OPTION(() => {
      this.CONSUME(t.Word);
      this.CONSUME(t.Colon);
    });
    this.SUBRULE(this.expression);
  });
}
