import { createToken, Lexer } from 'chevrotain';
import { lineEnd } from './lines.js';

/**
 * A kind of token. It is not Chevrotain's own type: the typings that hosts get may name no package that hosts would
 * have to install.
 */
export interface CaseTokenKind {
  readonly name: string;
  readonly LABEL?: string;
}

/** A token of a line of cases; not Chevrotain's own type, for the same reason. */
export interface CaseToken {
  readonly image: string;
  /** Offset in the text of the file. */
  startOffset: number;
  readonly tokenType: CaseTokenKind;
  readonly tokenTypeIdx: number;
}

/** Finds a token at an offset, given the tokens before it. */
type Match = (text: string, offset: number, before: readonly CaseToken[]) => RegExpExecArray | null;

/** What a custom pattern has to return: the text between two offsets, or null if it is empty. */
const between = (text: string, start: number, end: number): RegExpExecArray | null =>
  end > start ? (Object.assign([text.slice(start, end)], { index: start, input: text }) as never) : null;

const matched = (name: string, exec: Match, more: { label?: string; group?: string } = {}): CaseTokenKind =>
  createToken({ name, pattern: { exec } as never, line_breaks: true, ...more });

const plain = (name: string, pattern: RegExp): CaseTokenKind => createToken({ name, pattern });

/** The end of a statement: of a line that the next one does not continue. */
export const Break = matched('Break', (text, offset) => {
  if (text[offset] !== '\n') return null;
  const { next, goesOn } = lineEnd(text, offset);
  return goesOn ? null : between(text, offset, next);
});

const skipped = { group: Lexer.SKIPPED };
const Blank: CaseTokenKind = createToken({ name: 'Blank', pattern: /[ \t\r\ufeff]+/, ...skipped });
const foldAt: Match = (text, offset) =>
  text[offset] === '\n' ? between(text, offset, lineEnd(text, offset).next) : null;
/** The end of a line that the next one continues. */
const Fold = matched('Fold', foldAt, skipped);

const word = /[\p{L}\p{N}_][\p{L}\p{N}_.-]*/uy;
/** Words, and names of people in any alphabet. */
export const Word = matched('Word', (text, offset) => {
  word.lastIndex = offset;
  return word.exec(text);
});
export const Int = plain('Int', /-?[0-9]+(?![\w.\u00c0-\uffff-])/);
export const Text = plain('Text', /'(?:[^'\n]|'')*'(?!')/);

/** Separates two statements on one line. */
export const Semicolon = plain('Semicolon', /;/);

/**
 * Whether a statement begins here. On a line about things, what follows a semicolon is always the id of a further
 * thing.
 */
function isFirst(before: readonly CaseToken[]): boolean {
  const last = before.at(-1)?.tokenType ?? Break;
  if (last !== Semicolon) return last === Break;
  const head = before[before.findLastIndex(({ tokenType }) => tokenType === Break) + 1];
  return head?.tokenType !== Word;
}

/** A word with a meaning of its own at the start of a line; elsewhere it is a word like any other. */
function leading(name: string, word: string): CaseTokenKind {
  const pattern = new RegExp(`${word.replace(' ', '[ \\t]+')}(?![\\w.-])`, 'y');
  const exec: Match = (text, offset, before) => {
    if (!isFirst(before)) return null;
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  return matched(name, exec, { label: word });
}

export const Case = leading('Case', 'case');
export const Scene = leading('Scene', 'scene');
export const En = leading('En', 'en');
export const It = leading('It', 'it');
export const Table = leading('Table', 'table');
export const Ask = leading('Ask', 'ask');
export const Send = leading('Send', 'send');
export const With = leading('With', 'with');
export const And = leading('And', 'and');
export const Then = leading('Then', 'then');
export const Includes = leading('Includes', 'includes');
export const Never = leading('Never', 'never');
export const OnlyBecause = leading('OnlyBecause', 'only because');
export const Because = leading('Because', 'because');
export const Nearly = leading('Nearly', 'nearly');
export const Unknown = leading('Unknown', 'unknown');
export const Needs = leading('Needs', 'needs');
export const Picks = leading('Picks', 'picks');
export const Verify = leading('Verify', 'verify');

const beforeExpression = new Set([Ask, Send, With, And, Then, Includes, Never]);
const leadingTokens = [
  ...[OnlyBecause, Case, Scene, En, It, Table, ...beforeExpression],
  ...[Because, Nearly, Unknown, Needs, Picks, Verify],
];

/** Whether a word has a meaning of its own at the start of a line. */
export const isLeading = (type: CaseTokenKind): boolean => leadingTokens.includes(type);

/** The words that begin lines in every vocabulary. */
export const leadingWords: readonly string[] = leadingTokens.map(({ LABEL }) => LABEL!);

/** A sentence: the rest of the line. */
export const Prose = matched('Prose', (text, offset, before) => {
  const last = before.at(-1)?.tokenType;
  if (last !== En && last !== It) return null;
  let line = lineEnd(text, offset);
  while (line.goesOn) line = lineEnd(text, line.next);
  return between(text, offset, line.end);
});

const quoted = /'(?:[^'\n]|'')*'/y;

/** Whether a sign is neither part of a longer one nor attached to a word. */
const standsAlone = (text: string, start: number, at: number): boolean =>
  (at === start || /\s/.test(text[at - 1]!)) && /[\s;]|^$/.test(text[at + 1] ?? '');

/**
 * An expression of the rule language, as it is: after `ask` up to a ` = ` outside brackets and quotes, otherwise up to
 * a semicolon or the end of the line.
 */
export const Expression = matched('Expression', (text, offset, before) => {
  const last = before.at(-1)?.tokenType;
  if (last === undefined || !beforeExpression.has(last)) return null;
  let depth = 0;
  for (let at = offset; at < text.length; at++) {
    const sign = text[at]!;
    quoted.lastIndex = at;
    if (sign === "'" && quoted.test(text)) at = quoted.lastIndex - 1;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if ((sign === '\n' && !lineEnd(text, at).goesOn) || (sign === ';' && depth <= 0))
      return between(text, offset, at);
    else if (sign === '=' && depth <= 0 && last === Ask && standsAlone(text, offset, at))
      return between(text, offset, offset + text.slice(offset, at).trimEnd().length);
  }
  return between(text, offset, text.length);
});

export const Equals = plain('Equals', /=/);
export const Colon = plain('Colon', /:/);
export const Comma = plain('Comma', /,/);
export const Open = plain('Open', /\(/);
export const Close = plain('Close', /\)/);
export const OpenList = plain('OpenList', /\[/);
export const CloseList = plain('CloseList', /\]/);
/** A quotation mark that does not begin a text. */
export const Quote = plain('Quote', /[‘’“”«»"]/);
/** A text without its end. */
export const OpenText = plain('OpenText', /'[^\n]*/);
const Other = plain('Other', /[\s\S]/);

export const allTokens: CaseTokenKind[] = [
  ...[Break, Fold, Blank, Prose, Expression, ...leadingTokens, Int, Word, Text],
  ...[Semicolon, Equals, Colon, Comma, Open, Close, OpenList, CloseList, Quote, OpenText, Other],
];

const lexer = new Lexer(allTokens, {
  positionTracking: 'onlyOffset',
  ensureOptimizations: false,
  skipValidations: true,
});

/** A statement with its tokens. */
export interface Statement {
  readonly tokens: readonly CaseToken[];
  /** Whether it stands on the same line as the statement before it. */
  readonly isJoined: boolean;
  /** Whether its first word is taken from the statement before it, and not written again. */
  readonly isImplied: boolean;
}

/** The statements of a text. Never fails: any text can be cut into tokens. */
export function statementsIn(text: string): readonly Statement[] {
  const statements: { readonly tokens: CaseToken[]; readonly isJoined: boolean }[] = [];
  // With a line end in front, every line follows one; a byte order mark counts as a blank.
  for (const token of lexer.tokenize(`\n${text.replace(/^\ufeff/, ' ')}`).tokens) {
    token.startOffset--;
    const isEnd = token.tokenType === Break || token.tokenType === Semicolon;
    // An indented first line has none above it to continue.
    if (isEnd || statements.length === 0) {
      const before = statements.at(-1);
      const isJoined =
        token.tokenType === Semicolon && before !== undefined && (before.isJoined || before.tokens.length > 0);
      statements.push({ tokens: [], isJoined });
    }
    if (!isEnd) statements.at(-1)?.tokens.push(token);
  }
  const all: Statement[] = [];
  for (const { tokens, isJoined } of statements) {
    if (tokens.length === 0) continue;
    const head = isJoined ? impliedHead(all.at(-1)?.tokens, tokens) : undefined;
    all.push({ tokens: head === undefined ? tokens : [head, ...tokens], isJoined, isImplied: head !== undefined });
  }
  return all;
}

/** `object bear: …; ox: …` is two lines about objects; a word followed by another word begins a line of its own. */
function impliedHead(
  before: readonly CaseToken[] | undefined,
  [first, second]: readonly CaseToken[],
): CaseToken | undefined {
  const [head] = before ?? [];
  if (head?.tokenType !== Word || first === undefined || isLeading(first.tokenType)) return undefined;
  return first.tokenType === Word && second?.tokenType === Word ? undefined : head;
}

/** The tokens of each statement of a text. */
export const statementsOf = (text: string): readonly (readonly CaseToken[])[] =>
  statementsIn(text).map(({ tokens }) => tokens);
