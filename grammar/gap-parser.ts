// Chevrotain is pinned to 11.2.0 in package.json: later majors need Node 22, this is the last one that runs on Node 20.
import { EmbeddedActionsParser, EOF, type IToken, type ParserMethod, type TokenType, tokenMatcher } from 'chevrotain';
import { type FaultDetails, type GrammarCode, GrammarFault } from './fault.js';
import { mostNesting } from './limits.js';
import { operandMissing } from './operand-missing.js';
import type { WrittenName } from './reader.js';
import { type Complaint, faultAt, isOne } from './surroundings.js';
import type { Range, Syntax } from './syntax.js';
import * as t from './tokens.js';

/** A rule of the grammar, with what it reads. */
export type GrammarRule<Tree = Syntax> = ParserMethod<[], Tree>;

/** A place where something has to stand and does not. */
export interface Gap {
  /** The token that stands there instead. */
  readonly found: IToken;
  readonly complaint?: Complaint | undefined;
}

/** An alternative, and the token with which it begins. */
export type GrammarAlternative<Tree> = readonly [first: TokenType, read: () => Tree];

// Chevrotain runs each rule once to record the grammar, and then gives no trees.
const recorded: Syntax = { op: 'missing', at: [0, 0] };
const recordedToken: IToken = { image: '', startOffset: 0, tokenType: EOF, tokenTypeIdx: EOF.tokenTypeIdx! };

/**
 * A parser that makes the tree itself and never stops: where a token or a value is missing it leaves a gap and goes on. The first gap is the
 * mistake; what is missing further right is mostly a consequence of it. Expressions nested too deeply are a gap as well, so that neither its
 * own recursion nor anybody else's runs out of stack.
 */
export abstract class GapParser extends EmbeddedActionsParser {
  /** The first gap; a fault that is certain already where the nesting is too deep. */
  gap: Gap | GrammarFault | undefined;
  /** The first thing that can be read but is refused; reported only of a text without gaps. */
  refusal: GrammarFault | undefined;
  /** How many expressions, `not` and `-` are open inside each other right now. */
  private nesting = 0;

  constructor(validated: boolean) {
    super(t.allTokens, { skipValidations: !validated });
  }

  /** Chevrotain calls it whenever it is given new input, so that no text leaves anything behind. */
  override reset(): void {
    super.reset();
    this.gap = undefined;
    this.refusal = undefined;
    this.nesting = 0;
  }

  /** To be called behind the outermost rule: whatever follows there is a gap. */
  finish(): void {
    if (!this.sees(EOF)) this.leaveGap();
  }

  /** A rule of the grammar; its trees are typed by where it stands. */
  protected rule<Tree>(name: string, read: () => Tree): GrammarRule<Tree> {
    return this.RULE(name, read);
  }

  /** A token of a kind; where there is none, an empty one, and a gap. */
  take(kind: TokenType, complaint?: Complaint, occurrence = 0): IToken {
    if (this.RECORDING_PHASE || this.sees(kind)) return this.consume(occurrence, kind);
    this.leaveGap(complaint);
    return { image: '', startOffset: this.end, tokenType: kind, tokenTypeIdx: kind.tokenTypeIdx! };
  }

  /** What another rule reads. */
  protected readRule<Tree>(rule: GrammarRule<Tree>, occurrence = 0): Tree {
    const tree = this.subrule(occurrence, rule);
    return this.RECORDING_PHASE ? (recorded as Tree) : tree;
  }

  /** What may stand here; undefined where it does not. */
  maybe<Tree>(read: () => Tree, occurrence = 0): Tree | undefined {
    const tree = this.option(occurrence, read);
    return this.RECORDING_PHASE ? undefined : tree;
  }

  /** Takes the alternative that begins with the next token; `last` where none does. */
  choose<Tree>(alternatives: readonly GrammarAlternative<Tree>[], last: () => Tree, occurrence = 0): Tree {
    if (this.RECORDING_PHASE)
      return this.or(occurrence, [...alternatives.map(([, ALT]) => ({ ALT })), { ALT: last }]) as Tree;
    return this.alternativeHere(alternatives)?.() ?? last();
  }

  /** One of some tokens. */
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

  /** Nothing, or several with commas between them. */
  series(read: () => void): void {
    this.MANY_SEP({ SEP: t.Comma, DEF: read });
  }

  /** As `choose`, where one of the alternatives has to be taken; else there is a gap, in whose place stands what `absent` gives. */
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

  /** Reads what can stand inside itself. */
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

  /** The name that a construct declares; a keyword in its place is reported as one. */
  takeName(complaint: Complaint): WrittenName {
    const name = this.take(t.Name, (place) => {
      if (!isOne(place.found, t.Word)) return complaint(place);
      return faultAt(place, 'grammar.keyword-as-name', { values: { found: place.found.image } });
    });
    return this.named(name);
  }

  /** A name with its place. Names that differ from a keyword by their case alone are surely meant as the keyword. */
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

  /** From an offset to the end of the last token that was read. */
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
