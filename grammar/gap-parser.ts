// Chevrotain is pinned to 11.2.0 in package.json: later majors need Node 22, this is the last one that runs on Node 20.
import {
  EmbeddedActionsParser,
  EOF,
  type IParserConfig,
  type IToken,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';
import type { Complaint } from './surroundings.js';

/** A rule of the grammar, by the type of its trees. */
export type GrammarRule<Tree> = ParserMethod<[], Tree>;

/** A place where something required is missing. */
export interface Gap {
  /** The token found there instead. */
  readonly found: IToken;
  /** The kind of token that is missing, if it is one. */
  readonly wanted?: TokenType | undefined;
  /** Whether the text should have ended. */
  readonly isRest?: boolean;
  readonly complaint?: Complaint | undefined;
}

/** An alternative: the token with which it begins, and how it is read. */
export type GrammarAlternative<Tree> = readonly [first: TokenType, read: () => Tree];

// Chevrotain runs each rule once to record the grammar; these runs give no trees.
const recordedToken: IToken = { image: '', startOffset: 0, tokenType: EOF, tokenTypeIdx: EOF.tokenTypeIdx! };

/**
 * A parser that builds what it reads itself and never stops: where a token or a part is missing it leaves a gap and goes
 * on. The first gap is the mistake; gaps further right are mostly consequences of it.
 */
export abstract class GapParser<Fault = never> extends EmbeddedActionsParser {
  /** The first gap, or a finished fault. */
  gap: Gap | Fault | undefined;

  /**
   * @param recorded what rules return while Chevrotain records the grammar
   * @param comma the token between the parts of a series
   */
  constructor(
    tokens: TokenType[],
    private readonly recorded: unknown,
    private readonly comma: TokenType,
    config: IParserConfig,
  ) {
    super(tokens, config);
  }

  /** Chevrotain calls it for each new input, so that no text affects the next. */
  override reset(): void {
    super.reset();
    this.gap = undefined;
  }

  /** To be called after the outermost rule: anything left over is a gap. */
  finish(): void {
    if (!this.sees(EOF)) this.leaveGap({ isRest: true });
  }

  /** Defines a rule of the grammar. */
  protected rule<Tree>(name: string, read: () => Tree): GrammarRule<Tree> {
    return this.RULE(name, read);
  }

  /** Takes a token of a kind; if there is none, leaves a gap and returns an empty token. */
  take(kind: TokenType, complaint?: Complaint, occurrence = 0): IToken {
    if (this.RECORDING_PHASE || this.sees(kind)) return this.consume(occurrence, kind);
    this.leaveGap({ wanted: kind, complaint });
    return { image: '', startOffset: this.end, tokenType: kind, tokenTypeIdx: kind.tokenTypeIdx! };
  }

  /** Reads with another rule. */
  protected readRule<Tree>(rule: GrammarRule<Tree>, occurrence = 0): Tree {
    const tree = this.subrule(occurrence, rule);
    return this.RECORDING_PHASE ? (this.recorded as Tree) : tree;
  }

  /**
   * Reads an optional part; undefined if it is absent.
   *
   * @param isAllowed whether it may stand there at all
   */
  maybe<Tree>(read: () => Tree, occurrence = 0, isAllowed?: () => boolean): Tree | undefined {
    const tree = this.option(occurrence, isAllowed === undefined ? read : { GATE: isAllowed, DEF: read });
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
    this.MANY_SEP({ SEP: this.comma, DEF: read });
  }

  /**
   * As `choose`, but one of the alternatives is required; without one there is a gap, and the tree is what `absent`
   * returns.
   */
  protected demand<Tree>(
    alternatives: readonly GrammarAlternative<Tree>[],
    complaint: Complaint | undefined,
    absent: () => Tree,
  ): Tree {
    if (this.RECORDING_PHASE) return this.OR(alternatives.map(([, ALT]) => ({ ALT })));
    const read = this.alternativeHere(alternatives);
    if (read === undefined) this.leaveGap({ complaint });
    return read?.() ?? absent();
  }

  protected get end(): number {
    const { startOffset, image } = this.LA(0);
    return Number.isNaN(startOffset) ? 0 : startOffset + image.length;
  }

  private leaveGap(gap: Omit<Gap, 'found'>): void {
    this.gap ??= { found: this.LA(1), ...gap };
  }

  private alternativeHere<Tree>(alternatives: readonly GrammarAlternative<Tree>[]): (() => Tree) | undefined {
    for (const [first, read] of alternatives) if (this.sees(first)) return read;
    return undefined;
  }

  protected sees(kind: TokenType): boolean {
    return tokenMatcher(this.LA(1), kind);
  }
}
