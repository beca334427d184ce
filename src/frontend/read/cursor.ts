import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';
import { surplusOfClosing, type Token, type TokenKind, tokensOf } from './tokens.js';

export interface JsonPlace {
  readonly start: number;
  readonly end: number;
}

/** The position of a parser in its text, and its reports. */
export class Cursor {
  private readonly next: () => Token;
  protected token: Token;
  /** Where the previous token ends: that is where something missing is missing. */
  protected lastEnd = 0;
  /** True if the next comma may be missing because of a reported mistake. */
  protected commaForgiven = false;
  private taken = 0;
  /** How many tokens had been taken when the parser last lost its way. */
  private lostAt = Number.NEGATIVE_INFINITY;
  private counted: ReturnType<typeof surplusOfClosing> | undefined;

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
    // An unclosed text has swallowed the comma after it.
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
   * Reports a missing or superfluous sign, unless the parser has just lost its way: then this is most likely an echo,
   * and so is what follows directly.
   */
  protected slip(code: string, at: JsonPlace, values = {}, suggestion?: string) {
    const isEcho = this.taken - this.lostAt < 2;
    this.lostAt = this.taken;
    if (!isEcho) this.problem(code, at, values, { suggestion });
  }

  /** True if the text closes more brackets of this kind than it opens: an opening one is missing somewhere. */
  protected lacksOpening(closer: '}' | ']'): boolean {
    return this.surplus[closer] > 0;
  }

  /** True if the text opens more brackets of this kind than it closes. */
  protected lacksClosing(closer: '}' | ']'): boolean {
    return this.surplus[closer] < 0;
  }

  /** Counts a missing bracket as reported: `by` is -1 for an opening bracket, 1 for a closing one. */
  protected countReported(closer: '}' | ']', by: 1 | -1) {
    this.surplus[closer] += by;
  }

  /** How many more closing than opening brackets of each kind the whole text has, less those reported. */
  private get surplus() {
    this.counted ??= surplusOfClosing(this.source);
    return this.counted;
  }

  /** True if the next token is a text that is a key, as its colon shows. */
  protected atKey(): boolean {
    const colon = /\s*:/y;
    colon.lastIndex = this.token.end;
    return this.is('text', 'word') && colon.test(this.source.text);
  }

  protected missingComma() {
    const at = { start: this.lastEnd, end: this.lastEnd };
    // A word that touches a quotation mark belongs to the text that this mark ended too early.
    const mark = /"(?=\p{L})/uy;
    mark.lastIndex = this.lastEnd - 1;
    if (this.is('word') && mark.test(this.source.text))
      this.slip('json.quote-inside', { start: this.lastEnd - 1, end: this.lastEnd });
    // At the ends of lines, commas are easily forgotten line after line.
    else if (this.endsLine() && this.taken > this.lostAt) this.problem('json.comma-missing', at);
    else this.slip('json.comma-missing', at);
  }

  private readonly endsLine = (): boolean => /[\r\n]/.test(this.source.text.slice(this.lastEnd, this.token.start));
}

/** True for a text token that ends with the mark it begins with. */
const isClosed = (text: string, { start, end }: JsonPlace) => end - start > 1 && text[end - 1] === text[start];
