import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';
import { type Token, type TokenKind, tokensOf, unknownWord } from './tokens.js';

/** A value with its place. `key` and `keyAt` are there for members of an object. */
export interface JsonNode {
  readonly kind: 'object' | 'list' | 'text' | 'plain';
  readonly start: number;
  readonly end: number;
  readonly key?: string;
  readonly keyAt?: Token;
  /** Of a text or a plain value. */
  readonly value?: string | number | boolean | null;
  /** Members of an object or items of a list. */
  readonly parts: readonly JsonNode[];
}

// Nothing that tavolata reads is nested half as deep; whoever walks over the tree may recurse without fear for the stack.
const deepest = 64;
// Nobody reads more, and a file that is not JSON at all has a mistake in every token.
const mostProblems = 100;

/** Thrown and caught in this file only: nothing sensible can be said about the rest. */
class Enough extends Error {}

/**
 * Parses strict JSON and goes on after a mistake as a reader would: each mistake is reported once, the first hundred at
 * most. The tree is sound only when nothing was reported.
 */
export function parseJson(source: Source): { readonly root?: JsonNode; readonly problems: readonly Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => {
    problems.push(problem);
    if (problems.length >= mostProblems) throw new Enough();
  };
  try {
    return { root: new Parser(source, report).document(), problems };
  } catch (error) {
    if (error instanceof Enough) return { problems };
    throw error;
  }
}

class Parser {
  private readonly next: () => Token;
  private token: Token;
  /** Where the token before the present one ends: what is missing is missing there. */
  private lastEnd = 0;
  /** Brackets that are open, the innermost last. */
  private readonly open: Token[] = [];
  private endReported = false;
  /** True when the next comma may be missing because of a mistake that was reported. */
  private commaForgiven = false;

  constructor(
    private readonly source: Source,
    private readonly report: (problem: Diagnostic) => void,
  ) {
    this.next = tokensOf(source, report);
    this.token = this.next();
  }

  document(): JsonNode {
    if (this.is('end')) this.problem('json.empty', { start: 0, end: 0 });
    const root = this.value();
    if (this.is('}', ']')) this.problem('json.closes-nothing', this.token, { sign: this.token.kind });
    else if (!this.is('end')) this.problem('json.after-the-end', this.token);
    return root;
  }

  private is(...kinds: readonly TokenKind[]): boolean {
    return kinds.includes(this.token.kind);
  }

  private take(): Token {
    const taken = this.token;
    // A text that is not closed has swallowed the comma behind it.
    this.commaForgiven = taken.kind === 'text' && !/.["']$/.test(this.source.text.slice(taken.start, taken.end));
    this.lastEnd = taken.end;
    this.token = this.next();
    return taken;
  }

  private problem(
    code: string,
    place: { start: number; end: number },
    values = {},
    also: { at: Token; label: string }[] = [],
  ) {
    const span = ({ start, end }: { start: number; end: number }) => ({ source: this.source, start, end });
    this.report(
      diagnostic(code, { at: span(place), values, also: also.map(({ at, label }) => ({ at: span(at), label })) }),
    );
  }

  private missing(code: string) {
    this.problem(code, { start: this.lastEnd, end: this.lastEnd });
  }

  private value(): JsonNode {
    const { kind, start, end } = this.token;
    if (kind === '{' || kind === '[') return this.group();
    if (kind === 'word') this.report(unknownWord({ source: this.source, start, end }));
    else if (kind === '}' || kind === ']' || kind === ',' || kind === ':' || kind === 'end') {
      // A stray colon is reported where a separator should be, the end of the text at the bracket that it leaves open.
      if (kind !== 'end' && kind !== ':') this.problem('json.value-expected', this.token);
      return { kind: 'plain', start, end: start, parts: [] };
    }
    const literal = this.source.text.slice(start, end);
    this.take();
    if (kind === 'text') return { kind, start, end, value: textOf(literal), parts: [] };
    return { kind: 'plain', start, end, value: kind === 'word' ? null : plainValue(kind, literal), parts: [] };
  }

  /** An object or a list, from its opening bracket to its closing one. */
  private group(): JsonNode {
    const opener = this.take();
    const [kind, closer] = opener.kind === '{' ? (['object', '}'] as const) : (['list', ']'] as const);
    this.open.push(opener);
    if (this.open.length > deepest) {
      this.problem('json.too-deep', opener, { limit: deepest });
      throw new Enough();
    }
    const parts: JsonNode[] = [];
    while (!this.closes(opener, closer)) {
      const part = kind === 'object' ? this.member(opener) : this.item();
      if (part === 'not closed') break;
      if (part === 'only a comma') continue;
      if (part !== undefined) parts.push(part);
      this.separator(closer);
    }
    this.open.pop();
    return { kind, start: opener.start, end: this.lastEnd, parts };
  }

  /** Whether a group ends here; a bracket of the wrong kind ends it when it belongs to a group around it. */
  private closes(opener: Token, closer: '}' | ']'): boolean {
    const { kind } = this.token;
    if (kind === closer) {
      this.take();
      return true;
    }
    const expected = { opener: opener.kind, expected: closer };
    if (kind === 'end') {
      if (!this.endReported) this.problem('json.not-closed', opener, { ...expected, sign: opener.kind });
      this.endReported = true;
      return true;
    }
    if (kind !== '}' && kind !== ']') return false;
    const partner = kind === '}' ? '{' : '[';
    if (this.open.some((one) => one.kind === partner)) {
      this.problem('json.wrong-bracket', this.token, { ...expected, sign: kind }, [{ at: opener, label: 'opened' }]);
      return true;
    }
    this.problem('json.closes-nothing', this.take(), { sign: kind });
    return this.closes(opener, closer);
  }

  /** Between two parts: a comma, and no comma before the closing bracket. */
  private separator(closer: '}' | ']') {
    if (this.is(':')) {
      this.problem('json.stray-colon', this.take());
      this.value();
    }
    if (this.is(',')) {
      const comma = this.take();
      if (this.is(closer)) this.problem('json.trailing-comma', comma);
    } else if (this.is('number') && this.token.start === this.lastEnd) {
      const zero = this.lastEnd - 1;
      while (this.is('number') && this.token.start === this.lastEnd) this.take();
      this.problem('json.leading-zero', { start: zero, end: this.lastEnd });
      this.separator(closer);
    } else if (!this.is('}', ']', 'end') && !this.startsObjectOfList() && !this.commaForgiven) {
      this.missing('json.comma-missing');
    }
    this.commaForgiven = false;
  }

  /** True for a `{` inside an object in a list: there the next object begins, and the present one was not closed. */
  private startsObjectOfList(): boolean {
    return this.is('{') && this.open.at(-1)?.kind === '{' && this.open.at(-2)?.kind === '[';
  }

  private item(): JsonNode | 'only a comma' {
    if (!this.is(',')) return this.value();
    this.problem('json.value-expected', this.take());
    return 'only a comma';
  }

  private member(opener: Token): JsonNode | 'not closed' | 'only a comma' | undefined {
    if (this.startsObjectOfList()) {
      this.problem('json.not-closed', opener, { sign: '{', expected: '}' }, [{ at: this.token, label: 'before' }]);
      this.commaForgiven = true;
      return 'not closed';
    }
    const keyAt = this.token;
    const literal = this.source.text.slice(keyAt.start, keyAt.end);
    if (this.is('word')) this.problem('json.bare-key', this.take(), { key: literal });
    else if (this.is('text')) this.take();
    else {
      this.problem('json.key-expected', keyAt);
      if (!this.is(':', ',')) this.value();
      else if (this.take().kind === ',') return 'only a comma';
    }
    if (this.is(':')) this.take();
    else if (keyAt.kind !== ':') {
      // A key that was none has been reported; a key alone lacks its colon and its value, which is one mistake.
      if (keyAt.kind === 'text' || keyAt.kind === 'word') this.missing('json.colon-missing');
      if (this.is(',', '}', ']', 'end')) return undefined;
      if (keyAt.kind !== 'text' && keyAt.kind !== 'word') return undefined;
    }
    const value = this.value();
    return keyAt.kind === 'text' ? { ...value, key: textOf(literal), keyAt } : undefined;
  }
}

/** The value of a text literal; one that is not sound, which was reported, stands for itself. */
function textOf(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

function plainValue(kind: 'number' | 'null' | 'true' | 'false', literal: string): number | boolean | null {
  if (kind === 'number') return Number(literal);
  return kind === 'null' ? null : kind === 'true';
}
