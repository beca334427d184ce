import { nearest } from '../../engine/model/spelling.js';
import { Cursor, type JsonPlace } from './cursor.js';
import type { Token } from './tokens.js';

/** A value with its place. */
export interface JsonNode {
  readonly kind: 'object' | 'list' | 'text' | 'plain';
  readonly start: number;
  readonly end: number;
  /** Key of a member of an object, and its place; set when the member is complete. */
  key: string | undefined;
  keyAt: Token | undefined;
  /** The value of a text or a plain value; null for objects and lists. */
  readonly value: string | number | boolean | null;
  /** Members of an object or items of a list. */
  readonly parts: readonly JsonNode[];
}

// Nothing that tavolata reads is nested half as deep; code that walks the tree may recurse without overflowing the
// stack.
const deepest = 64;

/** Why a group has no part here: see `member` and `item`. */
type NoPart = 'only a comma' | 'end of an unclosed group' | undefined;

/**
 * A recursive-descent parser of strict JSON. It reports a mistake and goes on as if the text were corrected: which
 * bracket is missing is judged from what follows, and from which bracket the whole text has too few of.
 */
export class Parser extends Cursor {
  /** Opening brackets of the groups around the present token, innermost last. */
  private readonly open: Token[] = [];
  private endReported = false;
  /** True after a bracket of the wrong kind: one bracket too many at the end is then not a second mistake. */
  private bracketMissed = false;

  document(): JsonNode {
    if (this.is('end of text')) this.problem('json.empty', { start: 0, end: 0 });
    const { start, end } = this.token;
    const { text } = this.source;
    // Such a text before the value is mostly repeated on many lines: nothing else is reported of the file.
    if (this.is('word', 'number') && /^\s*[{[]/.test(text.slice(end))) {
      this.problem('json.before-the-value', this.token, { found: text.slice(start, end) });
      return node('plain', { start, end }, null);
    }
    const root = this.value();
    const extra = this.is('}', ']');
    if (extra && !this.bracketMissed) this.problem('json.closes-nothing', this.token, { sign: this.token.kind });
    else if (!extra && !this.is('end of text')) this.problem('json.after-the-end', this.token);
    return root;
  }

  private value(): JsonNode {
    const { kind, start, end } = this.token;
    if (kind === '{' || kind === '[') return this.group(this.take());
    if (kind === 'word') this.unknownWord();
    else if (kind === '}' || kind === ']' || kind === ',' || kind === ':' || kind === 'end of text')
      return this.noValue(kind);
    const literal = this.source.text.slice(start, end);
    this.take();
    const value = kind === 'text' ? textOf(literal) : kind === 'word' ? null : plainValue(kind, literal);
    return node(kind === 'text' ? 'text' : 'plain', { start, end }, value);
  }

  private unknownWord() {
    const word = this.source.text.slice(this.token.start, this.token.end);
    this.slip('json.unknown-word', this.token, { word }, nearest(word, ['true', 'false', 'null']));
  }

  private noValue(kind: '}' | ']' | ',' | ':' | 'end of text'): JsonNode {
    const { start } = this.token;
    if ((kind === '}' || kind === ']') && this.lacksOpening(kind)) {
      this.countReported(kind, -1);
      this.problem('json.not-opened', this.take(), { sign: kind === '}' ? '{' : '[' });
    } else if (kind !== 'end of text' && kind !== ':') {
      // A stray colon is reported where a separator is expected, the end of the text at the bracket left open.
      this.slip('json.value-expected', this.token);
    }
    return node('plain', { start, end: start }, null);
  }

  /** An object or a list, after its opening bracket, up to and including its closing one. */
  private group(opener: Token): JsonNode {
    this.open.push(opener);
    if (this.open.length > deepest) this.problem('json.too-deep', opener, { limit: deepest });
    const parts: JsonNode[] = [];
    const closer = opener.kind === '[' ? ']' : '}';
    while (!this.closes(opener, closer)) {
      const part = closer === '}' ? this.member(opener) : this.item(opener);
      if (part === 'end of an unclosed group') break;
      if (part === 'only a comma') continue;
      if (part !== undefined) parts.push(part);
      this.separator(closer);
    }
    this.open.pop();
    return node(closer === '}' ? 'object' : 'list', { start: opener.start, end: this.lastEnd }, null, parts);
  }

  /** A group without its opening bracket, from the first part that shows this. */
  private unopenedGroup(sign: '{' | '['): undefined {
    const { start, end } = this.token;
    this.countReported(sign === '{' ? '}' : ']', -1);
    this.problem('json.not-opened', this.token, { sign });
    this.group({ kind: sign, start, end });
    return undefined;
  }

  /** The present group should have ended before this token. */
  private unclosedGroup(opener: Token): NoPart {
    const expected = opener.kind === '{' ? '}' : ']';
    this.countReported(expected, 1);
    this.problem(
      'json.not-closed',
      opener,
      { sign: opener.kind, expected },
      { also: [{ at: this.token, label: 'before' }] },
    );
    this.commaForgiven = true;
    return 'end of an unclosed group';
  }

  /** Whether a group ends here; a bracket of the wrong kind ends it if it belongs to a group around it. */
  private closes(opener: Token, closer: '}' | ']'): boolean {
    const { kind } = this.token;
    if (kind === closer) {
      this.take();
      return true;
    }
    const values = { sign: kind, opener: opener.kind, expected: closer };
    if (kind === 'end of text') {
      if (!this.endReported) this.problem('json.not-closed', opener, { ...values, sign: opener.kind });
      this.endReported = true;
      return true;
    }
    if (kind !== '}' && kind !== ']') return false;
    const partner = kind === '}' ? '{' : '[';
    if (this.open.some((one) => one.kind === partner)) {
      this.bracketMissed = true;
      this.problem('json.wrong-bracket', this.token, values, { also: [{ at: opener, label: 'opened' }] });
      return true;
    }
    this.problem('json.closes-nothing', this.take(), { sign: kind });
    return this.closes(opener, closer);
  }

  /** Between two parts: a comma, but no comma before the closing bracket. */
  private separator(closer: '}' | ']') {
    if (this.is(':')) {
      this.slip('json.stray-colon', this.token);
      this.take();
      this.value();
    }
    if (this.is(',')) {
      const comma = this.take();
      if (this.is(closer)) this.problem('json.trailing-comma', comma);
    } else if (!this.is('}', ']', 'end of text') && !this.startsNextObject() && !this.commaForgiven) {
      this.missingComma();
    }
    this.commaForgiven = false;
  }

  /** True for a `{` inside an object in a list: the next object begins there, and the present one is unclosed. */
  private startsNextObject(): boolean {
    const isInObjectOfList = this.open.at(-1)?.kind === '{' && this.open.at(-2)?.kind === '[';
    return this.is('{') && isInObjectOfList && this.lacksClosing('}');
  }

  private item(opener: Token): JsonNode | NoPart {
    if (this.atKey()) {
      if (this.lacksOpening('}')) return this.unopenedGroup('{');
      if (this.open.at(-2)?.kind === '{' && this.lacksClosing(']')) return this.unclosedGroup(opener);
    }
    if (!this.is(',')) return this.value();
    this.slip('json.value-expected', this.token);
    this.take();
    return 'only a comma';
  }

  private member(opener: Token): JsonNode | NoPart {
    if (!this.atKey() && this.is('text', 'number', '{', '[') && this.lacksOpening(']')) return this.unopenedGroup('[');
    if (this.startsNextObject()) return this.unclosedGroup(opener);
    const keyAt = this.token;
    const literal = this.source.text.slice(keyAt.start, keyAt.end);
    if (this.is('word')) this.slip('json.bare-key', keyAt, { key: literal });
    if (this.is('word', 'text')) this.take();
    else {
      const isDecimal = this.is('number') && /\d,$/.test(this.source.text.slice(0, keyAt.start));
      this.slip(isDecimal ? 'json.decimal-comma' : 'json.key-expected', keyAt);
      if (!this.is(':', ',')) this.value();
      else if (this.take().kind === ',') return 'only a comma';
    }
    const isKey = keyAt.kind === 'text' || keyAt.kind === 'word';
    const hasColon = this.is(':');
    if (hasColon) this.take();
    else if (isKey) this.slip('json.colon-missing', { start: this.lastEnd, end: this.lastEnd });
    // A key alone lacks its colon and its value, which is one mistake; anything but a key has been reported.
    if (!hasColon && (isKey ? this.is(',', '}', ']', 'end of text') : keyAt.kind !== ':')) return undefined;
    const value = this.value();
    if (keyAt.kind !== 'text') return undefined;
    value.key = textOf(literal);
    value.keyAt = keyAt;
    return value;
  }
}

const none: readonly JsonNode[] = [];

const node = (
  kind: JsonNode['kind'],
  { start, end }: JsonPlace,
  value: JsonNode['value'],
  parts: readonly JsonNode[] = none,
): JsonNode => ({ kind, start, end, key: undefined, keyAt: undefined, value, parts });

/** The value of a text literal; a malformed one, which was reported, stands for itself. */
function textOf(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
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
