import type { IToken, TokenType } from 'chevrotain';
import { constructs } from '../src/constructs/language.js';
import { type FaultDetails, type GrammarCode, GrammarFault } from './fault.js';
import { GapParser, type GrammarAlternative } from './gap-parser.js';
import { mostNesting } from './limits.js';
import { operandMissing } from './operand-missing.js';
import { type Level, levels, type WrittenForm, type WrittenName } from './reader.js';
import { type Complaint, faultAt, isOne } from './surroundings.js';
import type { Range, Syntax } from './syntax.js';
import * as t from './tokens.js';

type FormWith<Key extends string> = Extract<WrittenForm, { readonly [One in Key]: unknown }>;

/** The forms of a level that begin, join or follow operands. */
const formsOf = <Key extends 'begins' | 'between' | 'behind'>(level: Level, key: Key): readonly FormWith<Key>[] =>
  Object.values(constructs)
    .flatMap(({ forms }) => forms)
    .filter((reading): reading is FormWith<Key> => reading.level === level && key in reading);

// Chevrotain runs each rule once to record the grammar; these runs give no trees.
const recorded: Syntax = { op: 'missing', at: [0, 0] };

/**
 * The rules of expressions, derived from how the constructs are written: one for each level, loosest binding first, and
 * one for each construct that has its own. `docs/language.md` explains every construct. Expressions nested too deeply
 * leave a gap, too, so that neither this parser nor anything that walks its trees runs out of stack.
 */
export abstract class ExpressionParser extends GapParser<GrammarFault> {
  /**
   * Conditions of several parts that nothing ends: no `by`, colon or `satisfies` follows them in their iteration. Such
   * a condition takes everything to its right, while a reader may take its `and` as standing beside the iteration. The
   * tree is unambiguous, so it is built all the same, and printed with parentheses.
   */
  openConditions: GrammarFault[] = [];
  /**
   * Keyword of the `each` or `first` whose `where` or `by` we are in, or of the `let` or `follow` whose colon is still
   * to come, with no bracket in between: a further `each` or `first` there would take the `by` or the colon that
   * follows, so it must stand in parentheses.
   */
  head: IToken | undefined;
  /** The last chain of operands read, and its first sign. */
  joint: { readonly node: Syntax; readonly sign: IToken } | undefined;

  private readonly beginnings = new Map<TokenType, () => Syntax>();
  private readonly levels = new Map(levels.map((level) => [level, this.rule(level, this.readerOf(level))]));

  readonly expression = this.levels.get('expression')!;

  /** The first part that can be read but is refused; reported only if the text has no gaps. */
  refusal: GrammarFault | undefined;
  /** How many expressions, `not` and `-` are currently open inside each other. */
  private nesting = 0;

  constructor(validated: boolean) {
    super(t.allTokens, recorded, t.Comma, { skipValidations: !validated });
  }

  override reset(): void {
    super.reset();
    this.refusal = undefined;
    this.nesting = 0;
    this.openConditions = [];
    this.head = undefined;
    this.joint = undefined;
  }

  /** Reads what binds at least as tightly as a level. */
  read(level: Level, occurrence = 0): Syntax {
    return this.readRule(this.levels.get(level)!, occurrence);
  }

  /** Reads the construct that begins with a token. */
  beginning(kind: TokenType): Syntax {
    return this.beginnings.get(kind)!();
  }

  /** Reads with another `head`; inside brackets it is undefined. */
  below<Tree>(head: IToken | undefined, read: () => Tree): Tree {
    const outer = this.head;
    this.head = head;
    const tree = read();
    this.head = outer;
    return tree;
  }

  private readerOf(level: Level): () => Syntax {
    const next = levels[levels.indexOf(level) + 1];
    const begins = formsOf(level, 'begins').map((reading) => this.beginningOf(reading));
    // The tightest level.
    if (next === undefined) {
      const group = this.rule('group', () => this.readGroup());
      const all: typeof begins = [...begins, [t.LeftParenthesis, () => this.readRule(group)]];
      return () => this.value(all);
    }
    const operand = () => this.read(next);
    const between = formsOf(level, 'between');
    if (between.length > 0) return this.chainOf(between, next);
    const behind = formsOf(level, 'behind');
    if (behind.length > 0) return this.behind(behind, operand, level === 'postfix');
    const choose = () => this.choose(begins, operand);
    return level === 'expression' ? () => this.nested(choose) : choose;
  }

  private beginningOf({ begins, rule, read }: FormWith<'begins'>): GrammarAlternative<Syntax> {
    const own = rule === undefined ? undefined : this.rule(rule, () => read(this));
    const begin = own === undefined ? () => read(this) : () => this.readRule(own);
    this.beginnings.set(begins, begin);
    return [begins, begin];
  }

  /** Operands separated by signs. */
  private chainOf(forms: readonly FormWith<'between'>[], operand: Level): () => Syntax {
    const joins = new Map(forms.flatMap(({ between, join }) => between.map((sign) => [sign, join])));
    const signs = [...joins.keys()];
    return () => {
      const { start } = this;
      let node = this.read(operand);
      let first: IToken | undefined;
      this.MANY(() => {
        const sign = signs.length === 1 ? this.take(signs[0]!) : this.oneOf(signs);
        first ??= sign;
        const right = this.read(operand, 1);
        // There is none while Chevrotain records the grammar.
        node = joins.get(sign.tokenType)?.(this.from(start), node, right, sign.image) ?? node;
      });
      if (first !== undefined) this.joint = { node, sign: first };
      return node;
    };
  }

  private behind(forms: readonly FormWith<'behind'>[], operand: () => Syntax, isRepeated: boolean): () => Syntax {
    const bySign = new Map(forms.flatMap((form) => form.behind.map((sign) => [sign, form])));
    const here = () => bySign.get(this.LA(1).tokenType);
    return () => {
      const { start } = this;
      let node = operand();
      if (this.RECORDING_PHASE) {
        const alternatives = forms.map(({ follow }) => ({ ALT: () => follow(this, node, start) }));
        const one = () => this.or(0, alternatives);
        if (isRepeated) this.MANY(one);
        else this.OPTION(one);
        return node;
      }
      for (let form = here(); form !== undefined; form = isRepeated ? here() : undefined)
        node = form.follow(this, node, start);
      return node;
    };
  }

  private readGroup(): Syntax {
    this.take(t.LeftParenthesis);
    const inside = this.below(undefined, () => this.read('expression'));
    this.take(t.RightParenthesis);
    return inside;
  }

  /** As `demand`, for a value. */
  protected value(alternatives: readonly GrammarAlternative<Syntax>[]): Syntax {
    return this.demand(alternatives, operandMissing, this.absent);
  }

  /** Reads a part that can contain parts like itself. */
  nested(read: () => Syntax): Syntax {
    if (this.nesting >= mostNesting) {
      const values = { limit: mostNesting };
      this.gap ??= new GrammarFault('grammar.too-deep', t.tokenRange(this.LA(1)), { values });
      return this.absent();
    }
    this.nesting += 1;
    const node = read();
    this.nesting -= 1;
    return node;
  }

  /** Reads the name that a construct declares; a keyword in its place is reported as such. */
  takeName(complaint: Complaint): WrittenName {
    const name = this.take(t.Name, (place) => {
      if (!isOne(place.found, t.Word)) return complaint(place);
      return faultAt(place, 'grammar.keyword-as-name', { values: { found: place.found.image } });
    });
    return this.named(name);
  }

  /** A name with its place. A name that differs from a keyword only by its case is surely meant as the keyword. */
  named(token: IToken): WrittenName {
    const { image } = token;
    const nameAt = t.tokenRange(token);
    const lower = image.toLowerCase();
    if (t.keywords.has(lower))
      this.refuse('grammar.keyword-case', nameAt, { values: { found: image }, suggestion: lower });
    return { name: image, nameAt };
  }

  /** Refuses a part that can be read; reported only if the text has no gaps. */
  refuse(code: GrammarCode, at: Range, details: FaultDetails): void {
    this.ACTION(() => {
      this.refusal ??= new GrammarFault(code, at, details);
    });
  }

  /** Where the next token begins; at the end of the text, where the last one ends. */
  get start(): number {
    const { startOffset } = this.LA(1);
    return Number.isNaN(startOffset) ? this.end : startOffset;
  }

  /** The range from an offset to the end of the last token read. */
  from(start: number): Range {
    return [start, Math.max(this.end, start)];
  }

  private readonly absent = (): Syntax => ({ op: 'missing', at: [this.end, this.end] });
}
