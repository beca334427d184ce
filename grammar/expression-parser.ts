import type { IToken, TokenType } from 'chevrotain';
import { GrammarFault } from './fault.js';
import { GapParser, type GrammarAlternative, type GrammarRule } from './gap-parser.js';
import { faultAt, isOne, meant, opened } from './surroundings.js';
import type * as S from './syntax.js';
import * as t from './tokens.js';

/** Two operands and the sign between them, as one node. */
type Join = (at: S.Range, left: S.Syntax, right: S.Syntax, sign: string) => S.Syntax;

/** An iteration that is being read. */
interface OpenIteration {
  readonly word: IToken;
  readonly parts: { where?: S.Syntax; by?: S.Syntax; yield?: S.Syntax };
  /** The fault of its last condition, if nothing follows that would end it. */
  open?: GrammarFault | undefined;
}

/** The rules of an expression down to `not` and iterations, the loosest binding first; `docs/language.md` explains every construct. */
export abstract class ExpressionParser extends GapParser {
  /**
   * Conditions of several parts that nothing ends: neither `by` nor a colon nor `satisfies` follows them in their iteration. Such a
   * condition takes all that is to its right, while a reader may take its `and` for one beside the iteration. The tree is clear, so it is
   * there all the same, and `print.ts` writes the parentheses.
   */
  openConditions: GrammarFault[] = [];

  /**
   * Keyword of the `each` or `first` in whose `where` or `by` we are, or of the `let` or `follow` before whose colon, no bracket in between:
   * a further `each` or `first` there would take the `by` or the colon that follows, so it has to stand in parentheses.
   */
  private head: IToken | undefined;
  /** The chain of operands that was read last, and its first sign. */
  private joint: { readonly node: S.Syntax; readonly sign: IToken } | undefined;

  /** Those that begin with a word and take all that follows, among them `if`: `ClauseParser` has them. */
  protected abstract readonly openings: readonly GrammarAlternative<S.Syntax>[];
  protected abstract readonly ifExpression: GrammarRule;
  /** What binds tighter than `and`, `not` and iterations, and the list of an iteration: `OperandParser` has them. */
  protected abstract readonly comparison: GrammarRule;
  protected abstract readonly sets: GrammarRule;

  override reset(): void {
    super.reset();
    this.openConditions = [];
    this.head = undefined;
    this.joint = undefined;
  }

  readonly expression: GrammarRule = this.rule('expression', () =>
    this.nested(() => this.choose(this.openings, () => this.read(this.fallback))),
  );

  private readonly fallback = this.chain(
    'fallback',
    [t.Otherwise],
    () => this.disjunction,
    (at, left, right) => ({ op: 'otherwise', at, left, right }),
  );
  private readonly disjunction = this.chain('disjunction', [t.Or], () => this.conjunction, flat('or'));
  private readonly conjunction = this.chain('conjunction', [t.And], () => this.negation, flat('and'));

  /** Operands of operators that group from the left: `a - b - c` is `(a - b) - c`. */
  protected chain(name: string, signs: readonly TokenType[], operand: () => GrammarRule, join: Join): GrammarRule {
    const alternatives = signs.map((kind) => ({ ALT: () => this.take(kind) }));
    const takeSign = signs.length === 1 ? alternatives[0]!.ALT : () => this.OR(alternatives);
    return this.rule(name, () => {
      const { start } = this;
      let node = this.read(operand());
      let first: IToken | undefined;
      this.MANY(() => {
        const sign = takeSign();
        first ??= sign;
        const right = this.read(operand(), 1);
        node = join(this.from(start), node, right, sign.image);
      });
      if (first !== undefined) this.joint = { node, sign: first };
      return node;
    });
  }

  /** A sign that stands before its only operand; the operand may begin with the sign as well. */
  protected prefix(op: 'not' | 'minus', kind: TokenType, operand: () => GrammarRule): GrammarAlternative<S.Syntax> {
    return [
      kind,
      () => {
        const { start } = this;
        this.take(kind);
        const of = this.nested(() => this.read(operand()));
        return { op, at: this.from(start), of };
      },
    ];
  }

  private readonly negation: GrammarRule = this.rule('negation', () =>
    this.choose(this.negations, () => this.read(this.comparison)),
  );

  private readonly negations: readonly GrammarAlternative<S.Syntax>[] = [
    this.prefix('not', t.Not, () => this.negation),
    [t.Each, () => this.read(this.eachIteration)],
    [t.First, () => this.read(this.firstIteration)],
    [t.Any, () => this.read(this.anyIteration)],
    [t.Count, () => this.read(this.countIteration)],
    [t.Every, () => this.read(this.everyIteration)],
  ];

  private readonly eachIteration = this.iteration('each', t.Each, (loop) => {
    this.key(loop);
    this.OPTION2(() => {
      this.take(t.Colon);
      loop.open = undefined;
      loop.parts.yield = this.below(undefined, () => this.read(this.expression, 2));
    });
  });
  private readonly firstIteration = this.iteration('first', t.First, (loop) => this.key(loop));
  private readonly anyIteration = this.iteration('any', t.Any, () => {});
  private readonly countIteration = this.iteration('count', t.Count, () => {});
  private readonly everyIteration = this.iteration('every', t.Every, (loop) => {
    const word = this.take(t.Satisfies, (place) => {
      const also = opened(loop.word);
      if (isOne(place.found, t.By))
        return faultAt(place, 'grammar.no-by', { values: { found: 'by', kind: 'every' }, ...also });
      const suggested = isOne(place.found, t.Colon) ? { suggestion: 'satisfies' } : meant('satisfies', place);
      return faultAt(place, 'grammar.satisfies-missing', { ...also, ...suggested });
    });
    loop.parts.yield = this.condition(loop, word, 1);
  });

  /** @param rest reads what may stand behind the `where` */
  private iteration(
    op: Exclude<S.SyntaxIterationKind, 'follow'>,
    kind: TokenType,
    rest: (loop: OpenIteration) => void,
  ): GrammarRule {
    const ordered = op === 'each' || op === 'first';
    return this.rule(`${op}Iteration`, () => {
      const { start, head, openConditions } = this;
      const before = openConditions.length;
      const word = this.take(kind);
      if (ordered && head !== undefined) {
        const also = { at: t.tokenRange(head), label: 'outer' };
        this.refuse('grammar.inner-iteration', t.tokenRange(word), { values: { inner: op, outer: head.image }, also });
      }
      const name = this.takeName((place) => faultAt(place, 'grammar.loop-name-missing', { values: { kind: op } }));
      this.take(t.In, (place) => faultAt(place, 'grammar.in-missing', { values: { kind: op, name: name.name } }));
      const list = this.read(this.sets);
      const loop: OpenIteration = { word, parts: {} };
      this.OPTION(() => {
        const where = this.take(t.Where);
        loop.parts.where = this.below(ordered ? word : head, () => this.condition(loop, where, 0));
      });
      rest(loop);
      // Those that were found inside come behind.
      if (loop.open !== undefined) openConditions.splice(before, 0, loop.open);
      return { op, at: this.from(start), ...name, in: list, ...loop.parts };
    });
  }

  /** A condition with which an iteration may end, and the fault that it then is. */
  private condition(loop: OpenIteration, word: IToken, occurrence: number): S.Syntax {
    const { start } = this;
    const node = this.read(this.expression, occurrence);
    const { joint } = this;
    // In parentheses it begins behind them.
    const isOpen = joint?.node === node && node.at[0] === start && isLogic(node);
    loop.open = isOpen
      ? new GrammarFault('grammar.open-condition', t.tokenRange(joint.sign), {
          values: { sign: joint.sign.image, clause: word.image },
          also: { at: t.tokenRange(word), label: 'condition' },
        })
      : undefined;
    return node;
  }

  private key(loop: OpenIteration): void {
    this.OPTION1(() => {
      this.take(t.By);
      loop.open = undefined;
      loop.parts.by = this.below(loop.word, () => this.read(this.orderKey));
    });
  }

  private readonly orderKey: GrammarRule = this.rule('orderKey', () =>
    this.choose([[t.If, () => this.read(this.ifExpression)]], () => this.read(this.sets)),
  );

  /** Reads with another `head`; undefined inside brackets, which end the reach of any. */
  protected below<Tree>(head: IToken | undefined, read: () => Tree): Tree {
    const outer = this.head;
    this.head = head;
    const tree = read();
    this.head = outer;
    return tree;
  }
}

/** `and` and `or` are kept flat, also where brackets group equal ones: the meaning is the same, and traces number the parts. */
const flat =
  (op: 'and' | 'or'): Join =>
  (at, left, right) => {
    return { op, at, parts: [left, right].flatMap((part) => (part.op === op ? part.parts : [part])) };
  };

const isLogic = ({ op }: S.Syntax): boolean => op === 'and' || op === 'or' || op === 'otherwise';
