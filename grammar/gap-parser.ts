// Chevrotain is pinned to 11.2.0 in package.json: later majors need Node 22, this is the last one that runs on Node 20.
import { EmbeddedActionsParser, EOF, type IToken, type ParserMethod, type TokenType, tokenMatcher } from 'chevrotain';
import { type FaultDetails, type GrammarCode, GrammarFault } from './fault.js';
import { mostNesting } from './limits.js';
import { operandMissing } from './operand-missing.js';
import type { WrittenName } from './reader.js';
import { type Complaint, faultAt, isOne } from './surroundings.js';
import type { Range, Syntax } from './syntax.js';
import * as t from './tokens.js';

/** A rule of the grammar, by the type of its trees. */
export type GrammarRule<Tree = Syntax> = ParserMethod<[], Tree>;

/** A place where something required is missing. */
export interface Gap {
  /** The token found there instead. */
  readonly found: IToken;
  readonly complaint?: Complaint | undefined;
}

/** An alternative: the token with which it begins, and how it is read. */
export type GrammarAlternative<Tree> = readonly [first: TokenType, read: () => Tree];

// Chevrotain runs each rule once to record the grammar; these runs give no trees.
const recorded: Syntax = { op: 'missing', at: [0, 0] };
const recordedToken: IToken = { image: '', startOffset: 0, tokenType: EOF, tokenTypeIdx: EOF.tokenTypeIdx! };

/**
 * A parser that builds the tree itself and never stops: where a token or a value is missing it leaves a gap and goes
 * on. The first gap is the mistake; gaps further right are mostly consequences of it. Expressions nested too deeply
 * leave a gap, too, so that neither this parser nor anything that walks its trees runs out of stack.
 */
export abstract class GapParser extends EmbeddedActionsParser {
  /** The first gap, or a finished fault if expressions are nested too deeply. */
  gap: Gap | GrammarFault | undefined;
  /** The first part that can be read but is refused; reported only if the text has no gaps. */
  refusal: GrammarFault | undefined;
  /** How many expressions, `not` and `-` are currently open inside each other. */
  private nesting = 0;

  constructor(validated: boolean) {
    super(t.allTokens, { skipValidations: !validated });
  }

  /** Chevrotain calls it for each new input, so that no text affects the next. */
  override reset(): void {
    super.reset();
    this.gap = undefined;
    this.refusal = undefined;
    this.nesting = 0;
  }

  /** To be called after the outermost rule: anything left over is a gap. */
  finish(): void {
    if (!this.sees(EOF)) this.leaveGap();
  }

  /** Defines a rule of the grammar. */
  protected rule<Tree>(name: string, read: () => Tree): GrammarRule<Tree> {
    return this.RULE(name, read);
  }

  /** Takes a token of a kind; if there is none, leaves a gap and returns an empty token. */
  take(kind: TokenType, complaint?: Complaint, occurrence = 0): IToken {
    if (this.RECORDING_PHASE || this.sees(kind)) return this.consume(occurrence, kind);
    this.leaveGap(complaint);
    return { image: '', startOffset: this.end, tokenType: kind, tokenTypeIdx: kind.tokenTypeIdx! };
  }

  /** Reads with another rule. */
  protected readRule<Tree>(rule: GrammarRule<Tree>, occurrence = 0): Tree {
    const tree = this.subrule(occurrence, rule);
    return this.RECORDING_PHASE ? (recorded as Tree) : tree;
  }

  /** Reads an optional part; undefined if it is absent. */
  maybe<Tree>(read: () => Tree, occurrence = 0): Tree | undefined {
    const tree = this.option(occurrence, read);
    return this.RECORDING_PHASE ? undefined : tree;
  }

  /** Reads the alternative that begins with the next token, or `last` if none does. */
  choose<Tree>(alternatives: readonly GrammarAlternative<Tree>[], last: () => Tree, occurrence = 0): Tree {
    if (this.RECORDING_PHASE)
      return this.or(occurrence, [...alternatives.map(([, ALT]) => ({ ALT })), { ALT: last }]) as Tree;
    return this.alternativeHere(alternatives)?.() ?? last();
  }

  /** Takes a token of one of several kinds. */
  oneOf(kinds: readonly TokenType[], occurrence = 0): IToken {
    const take = (kind: TokenType) => this.take(kind, undefined, occurrence);
    if (this.RECORDING_PHASE) {
      this.or(
        occurrence,
        kinds.map((kind) => ({ ALT: () => take(kind) })),
      );
      return recordedToken;
    }
    return take(kinds.find((kind) => this.sees(kind)) ?? kinds[0]!);
  }

  /** Reads nothing, or several parts with commas between them. */
  series(read: () => void): void {
    this.MANY_SEP({ SEP: t.Comma, DEF: read });
  }

  /**
   * As `choose`, but one of the alternatives is required; without one there is a gap, and the tree is what `absent`
   * returns.
   */
  protected demand<Tree>(
    alternatives: readonly GrammarAlternative<Tree>[],
    complaint: Complaint,
    absent: () => Tree,
  ): Tree {
    if (this.RECORDING_PHASE) return this.OR(alternatives.map(([, ALT]) => ({ ALT })));
    const read = this.alternativeHere(alternatives);
    if (read === undefined) this.leaveGap(complaint);
    return read?.() ?? absent();
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

  private get end(): number {
    const { startOffset, image } = this.LA(0);
    return Number.isNaN(startOffset) ? 0 : startOffset + image.length;
  }

  private readonly absent = (): Syntax => ({ op: 'missing', at: [this.end, this.end] });

  private leaveGap(complaint?: Complaint): void {
    this.gap ??= { found: this.LA(1), complaint };
  }

  private alternativeHere<Tree>(alternatives: readonly GrammarAlternative<Tree>[]): (() => Tree) | undefined {
    for (const [first, read] of alternatives) if (this.sees(first)) return read;
    return undefined;
  }

  protected sees(kind: TokenType): boolean {
    return tokenMatcher(this.LA(1), kind);
  }
}
