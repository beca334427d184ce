import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';
import { surplusOfClosing, type Token, type TokenKind, tokensOf } from './tokens.js';

export interface JsonPlace {
  readonly start: number;
  readonly end: number;
}

/** The place of a parser in its text, and what it says about it. */
export class Cursor {
  private readonly next: () => Token;
  protected token: Token;
  /** Where the token before the present one ends: what is missing is missing there. */
  protected lastEnd = 0;
  /** True when the next comma may be missing because of a mistake that was reported. */
  protected commaForgiven = false;
  private taken = 0;
  /** How many tokens were taken when the parser last lost its way. */
  private lostAt = Number.NEGATIVE_INFINITY;
  /** How many closing brackets of a kind the whole text has too many, less those that were reported. */
  private readonly surplus = new Map<'}' | ']', number>();

  constructor(
    protected readonly source: Source,
    private readonly report: (problem: Diagnostic) => void,
  ) {
    this.next = tokensOf(source, report);
    this.token = this.next();
  }

  protected is(...kinds: readonly TokenKind[]): boolean {
    return kinds.includes(this.token.kind);
  }

  protected take(): Token {
    const taken = this.token;
    // A text that is not closed has swallowed the comma behind it.
    this.commaForgiven = taken.kind === 'text' && !isClosed(this.source.text, taken);
    this.lastEnd = taken.end;
    this.taken++;
    this.token = this.next();
    return taken;
  }

  protected problem(
    code: string,
    at: JsonPlace,
    values = {},
    {
      also = [],
      suggestion,
    }: { also?: readonly { at: JsonPlace; label: string }[]; suggestion?: string | undefined } = {},
  ) {
    this.lostAt = this.taken;
    const { source } = this;
    const places = also.map(({ at: { start, end }, label }) => ({ at: { source, start, end }, label }));
    this.report(diagnostic(code, { at: { source, start: at.start, end: at.end }, values, also: places, suggestion }));
  }

  /**
   * Reports a sign that is missing or too much, unless the parser has just lost its way: then this is most likely an echo,
   * and so is what follows at once.
   */
  protected slip(code: string, at: JsonPlace, values = {}, suggestion?: string) {
    const isEcho = this.taken - this.lostAt < 2;
    this.lostAt = this.taken;
    if (!isEcho) this.problem(code, at, values, { suggestion });
  }

  /** True when the text closes more brackets of this kind than it opens: an opening one is missing somewhere. */
  protected lacksOpening(closer: '}' | ']'): boolean {
    return this.surplusOf(closer) > 0;
  }

  /** True when the text opens more brackets of this kind than it closes. */
  protected lacksClosing(closer: '}' | ']'): boolean {
    return this.surplusOf(closer) < 0;
  }

  /** One missing bracket was reported and is not to be looked for again: `by` is -1 for an opening one, 1 for a closing one. */
  protected countReported(closer: '}' | ']', by: 1 | -1) {
    this.surplus.set(closer, this.surplusOf(closer) + by);
  }

  private surplusOf(closer: '}' | ']'): number {
    const known = this.surplus.get(closer) ?? surplusOfClosing(this.source, closer);
    this.surplus.set(closer, known);
    return known;
  }

  /** True when a text follows that is a key, as its colon shows. */
  protected atKey(): boolean {
    const colon = /\s*:/y;
    colon.lastIndex = this.token.end;
    return this.is('text', 'word') && colon.test(this.source.text);
  }

  protected missingComma() {
    const at = { start: this.lastEnd, end: this.lastEnd };
    // A word that touches a quotation mark belongs to the text that this mark has ended too early.
    const mark = /"(?=\p{L})/uy;
    mark.lastIndex = this.lastEnd - 1;
    if (this.is('word') && mark.test(this.source.text))
      this.slip('json.quote-inside', { start: this.lastEnd - 1, end: this.lastEnd });
    // At the end of a line a comma is easily forgotten line after line.
    else if (this.endsLine() && this.taken > this.lostAt) this.problem('json.comma-missing', at);
    else this.slip('json.comma-missing', at);
  }

  private readonly endsLine = (): boolean => /[\r\n]/.test(this.source.text.slice(this.lastEnd, this.token.start));
}

/** True for a text token that ends with the mark with which it begins. */
const isClosed = (text: string, { start, end }: JsonPlace) => end - start > 1 && text[end - 1] === text[start];
