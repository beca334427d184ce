import type { IToken, TokenType } from 'chevrotain';
import { ClauseParser } from './clause-parser.js';
import { GrammarFault } from './fault.js';
import type { GrammarAlternative, GrammarRule } from './gap-parser.js';
import { greatestNumber } from './limits.js';
import { faultAt } from './surroundings.js';
import type * as S from './syntax.js';
import * as t from './tokens.js';

/** What a call is given. */
type GivenArguments = Pick<S.CallSyntax, 'args' | 'named'>;

/** The rules of comparisons and of all that binds tighter, again the loosest binding first. */
export abstract class OperandParser extends ClauseParser {
  protected readonly comparison: GrammarRule = this.rule('comparison', () => {
    const { start } = this;
    const left = this.read(this.sets);
    return this.maybe(() => this.compared(left, start)) ?? left;
  });

  private compared(left: S.Syntax, start: number): S.Syntax {
    const isA = (kind: TokenType, occurrence: number): S.Syntax => {
      this.take(kind);
      const name = this.take(t.Name, undefined, occurrence);
      const entityAt = t.tokenRange(name);
      return { op: 'is a', at: this.from(start), of: left, entity: name.image, entityAt, negated: kind === t.IsNotA };
    };
    const permitted = (kind: TokenType): S.Syntax => {
      const signAt = t.tokenRange(this.take(kind));
      return { op: 'permitted', at: this.from(start), of: left, signAt, negated: kind === t.IsNotPermitted };
    };
    return this.choose<S.Syntax>(
      [
        [t.IsA, () => isA(t.IsA, 0)],
        [t.IsNotA, () => isA(t.IsNotA, 1)],
        [t.IsPermitted, () => permitted(t.IsPermitted)],
        [t.IsNotPermitted, () => permitted(t.IsNotPermitted)],
      ],
      () => {
        const sign = this.read(this.compareSign);
        const right = this.read(this.sets, 1);
        return { op: 'compare', at: this.from(start), sign, left, right };
      },
    );
  }

  private readonly compareSign: GrammarRule<S.SyntaxCompareSign> = this.rule('compareSign', () =>
    this.OR<S.SyntaxCompareSign>([
      {
        ALT: () => {
          this.take(t.Is);
          return this.maybe(() => this.take(t.Not)) === undefined ? 'is' : 'is not';
        },
      },
      {
        ALT: () => {
          const not = this.take(t.Not, undefined, 1);
          this.take(t.In, () => new GrammarFault('grammar.not-without-in', t.tokenRange(not)));
          return 'not in';
        },
      },
      ...[t.In, t.Within, t.AtMost, t.AtLeast, t.Less, t.Greater].map((kind) => ({
        ALT: () => this.take(kind, undefined, 1).image as S.SyntaxCompareSign,
      })),
    ]),
  );

  protected readonly sets = this.chain(
    'sets',
    [t.With, t.Without],
    () => this.sum,
    (at, left, right, sign) => ({ op: 'set', at, sign: sign as S.SyntaxSetSign, left, right }),
  );
  private readonly sum = this.chain('sum', [t.Plus, t.Minus], () => this.product, summed);
  private readonly product = this.chain('product', [t.Star, t.Div], () => this.unary, summed);

  private readonly unary: GrammarRule = this.rule('unary', () =>
    this.choose(this.minus, () => this.read(this.postfix)),
  );

  private readonly minus = [this.prefix('minus', t.Minus, () => this.unary)];

  protected readonly postfix: GrammarRule = this.rule('postfix', () => {
    const { start } = this;
    let of = this.read(this.primary);
    this.MANY(() => {
      this.take(t.Dot);
      const word = this.take(t.Word, (place) => faultAt(place, 'grammar.word-after-dot'));
      of = { op: 'field', at: this.from(start), of, field: word.image, fieldAt: t.tokenRange(word) };
    });
    return of;
  });

  private readonly primary: GrammarRule = this.rule('primary', () => this.value(this.primaries));

  private readonly primaries: readonly GrammarAlternative<S.Syntax>[] = [
    [t.Name, () => this.read(this.reference)],
    this.literal(t.Digits, (token) => this.wholeNumber(token)),
    this.literal(t.Text, ({ image }) => image.slice(1, -1).replaceAll("''", "'")),
    this.literal(t.True, () => true),
    this.literal(t.False, () => false),
    this.literal(t.None, () => null),
    [t.LeftParenthesis, () => this.read(this.group)],
    [t.LeftBracket, () => this.read(this.list)],
  ];

  private literal(kind: TokenType, value: (token: IToken) => S.LiteralSyntax['value']): GrammarAlternative<S.Syntax> {
    return [
      kind,
      () => {
        const token = this.take(kind);
        return { op: 'literal', at: t.tokenRange(token), value: value(token) };
      },
    ];
  }

  private wholeNumber(token: IToken): number {
    const value = Number(token.image);
    if (value > greatestNumber)
      this.refuse('grammar.number-too-big', t.tokenRange(token), { values: { limit: greatestNumber } });
    return value;
  }

  private readonly group: GrammarRule = this.rule('group', () => {
    this.take(t.LeftParenthesis);
    const inside = this.below(undefined, () => this.read(this.expression));
    this.take(t.RightParenthesis);
    return inside;
  });

  private readonly list: GrammarRule = this.rule('list', () => {
    const { start } = this;
    const items: S.Syntax[] = [];
    this.take(t.LeftBracket);
    this.below(undefined, () =>
      this.MANY_SEP({ SEP: t.Comma, DEF: () => void items.push(this.read(this.expression)) }),
    );
    this.take(t.RightBracket);
    return { op: 'list', at: this.from(start), items };
  });

  private readonly reference: GrammarRule = this.rule('reference', () => {
    const { start } = this;
    const word = this.named(this.take(t.Name));
    const given = this.maybe(() => this.read(this.argumentList));
    return given === undefined
      ? { op: 'name', at: word.nameAt, name: word.name }
      : { op: 'call', at: this.from(start), ...word, ...given };
  });

  protected readonly argumentList: GrammarRule<GivenArguments> = this.rule('argumentList', () => {
    const args: S.Syntax[] = [];
    const given: S.NamedArgument[] = [];
    this.take(t.LeftParenthesis, (place) => {
      return faultAt(place, 'grammar.create-call', { values: { name: place.before!.image } });
    });
    this.below(undefined, () =>
      this.MANY_SEP({
        SEP: t.Comma,
        DEF: () => {
          const { start } = this;
          const argument = this.read(this.argument);
          if (isNamed(argument)) this.add(argument, given);
          else {
            args.push(argument);
            if (given.length === 0) return;
            const also = { at: given[0]!.nameAt, label: 'named' };
            this.refuse('grammar.positional-after-named', this.from(start), { also });
          }
        },
      }),
    );
    this.take(t.RightParenthesis);
    return { args, named: given };
  });

  private add(argument: S.NamedArgument, given: S.NamedArgument[]): void {
    const before = given.find(({ name }) => name === argument.name);
    if (before !== undefined) {
      const details = { values: { name: before.name }, also: { at: before.nameAt, label: 'first' } };
      this.refuse('grammar.name-twice', argument.nameAt, details);
    }
    given.push(argument);
  }

  private readonly argument: GrammarRule<S.Syntax | S.NamedArgument> = this.rule('argument', () => {
    const word = this.maybe(() => {
      const name = this.take(t.Word);
      this.take(t.Colon);
      return name;
    });
    const value = this.read(this.expression);
    return word === undefined ? value : { name: word.image, nameAt: t.tokenRange(word), value };
  });
}

const summed = (at: S.Range, left: S.Syntax, right: S.Syntax, sign: string): S.Syntax => ({
  op: 'sum',
  at,
  sign: sign as S.SyntaxSumSign,
  left,
  right,
});

const isNamed = (argument: S.Syntax | S.NamedArgument): argument is S.NamedArgument => !('op' in argument);
