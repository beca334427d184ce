import { createToken, type TokenType } from 'chevrotain';
import type { GrammarCode } from './fault.js';

/**
 * What people write out of habit from other languages. No rule of the parser takes one of these tokens, so the gap is
 * there, and the message can say what to write instead. With a token for every character, the lexer never fails.
 */
export interface Mistake {
  readonly token: TokenType;
  readonly code: GrammarCode;
  /** What to write instead of the token's image; missing if there is no simple replacement. */
  readonly write?: (image: string) => string;
}

const letters = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const foreignLetters = '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';

/** A quotation that is never closed. It extends to the end of the text. */
export const UnclosedText = createToken({ name: 'UnclosedText', pattern: /'(?:[^']|'')*/, line_breaks: true });

/** Separates actions, and changes (`parts.ts`); inside an expression it means nothing. */
export const Semicolon = createToken({ name: 'Semicolon', label: ';', pattern: ';' });

/** `=` means three things elsewhere; the right replacement depends on where it stands. */
export const EqualsSign = createToken({ name: 'EqualsSign', pattern: /=/ });

const mistake = (name: string, pattern: RegExp, code: Mistake['code'], write?: Mistake['write']): Mistake => ({
  token: createToken({ name, pattern, line_breaks: true }),
  code,
  ...(write !== undefined && { write }),
});

const insteadOf = (name: string, pattern: RegExp, right: string): Mistake =>
  mistake(name, pattern, 'grammar.foreign-sign', () => right);

/** The meaning of `5 or more`. */
const atLeast = (image: string): string => `>= ${Number.parseInt(image, 10)}`;

/** The meaning of `5 or less`. */
const atMost = (image: string): string => `<= ${Number.parseInt(image, 10)}`;

/** Tried before the tokens of the language, longer ones first. */
export const mistakesBefore: readonly Mistake[] = [
  mistake('Comment', /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|#[^\n]*/, 'grammar.comment'),
  mistake('Range', /[0-9]+\.{2,3}[0-9]+/, 'grammar.foreign-sign', everyNumber),
  // Otherwise it would be read as a subtraction.
  mistake('Date', /[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])/, 'grammar.date'),
  mistake('GroupedNumber', new RegExp(`[0-9]+(?:_[0-9]+)+(?![0-9_${letters}])`), 'grammar.foreign-sign', (image) =>
    image.replaceAll('_', ''),
  ),
  mistake('NumberOrMore', /[0-9]+\s+or\s+(?:more|greater|higher)(?![0-9A-Za-z_.(])/, 'grammar.foreign-sign', atLeast),
  mistake('NumberOrLess', /[0-9]+\s+or\s+(?:less|fewer|lower)(?![0-9A-Za-z_.(])/, 'grammar.foreign-sign', atMost),
  mistake('Fraction', /[0-9]+\.[0-9]+/, 'grammar.fraction'),
  insteadOf('ItalianIs', new RegExp(`[èÈ](?![0-9_${letters}])`), 'is'),
  mistake(
    'OddWord',
    new RegExp(
      `(?:[0-9]+[${letters}_]|[_${foreignLetters}]|[A-Za-z][A-Za-z0-9_]*[${foreignLetters}])[0-9_${letters}]*`,
    ),
    'grammar.word-form',
  ),
  insteadOf('HyphenatedIs', /is-not(?=\s)/, 'is not'),
  insteadOf('UnequalSign', /!==?|<>|≠/, 'is not'),
  insteadOf('DoubleEqualsSign', /===?/, 'is'),
  insteadOf('TurnedAtLeast', /=>|≥/, '>='),
  insteadOf('TurnedAtMost', /=<|≤/, '<='),
  insteadOf('Ampersands', /&&?|∧/, 'and'),
  insteadOf('Bars', /\|\|?|∨/, 'or'),
  insteadOf('ExclamationMark', /[!¬]/, 'not'),
  insteadOf('DoubleQuestionMark', /\?\?/, 'otherwise'),
  insteadOf('CarefulDot', /\?\.|->|::/, '.'),
  mistake('QuestionMark', /\?/, 'grammar.ternary'),
  insteadOf('Slash', /[/÷]/, 'div'),
  insteadOf('Times', /[×·]/, '*'),
  insteadOf('Dash', /[−–—]/, '-'),
  insteadOf('OpeningBrace', /\{/, '['),
  insteadOf('ClosingBrace', /\}/, ']'),
  mistake('OtherQuotes', /"[^"]*"?|“[^”]*”?|[‘’][^‘’]*[‘’]?|«[^»]*»?|`[^`]*`?/, 'grammar.other-quotes', singleQuoted),
];

/** Tried after the tokens of the language. */
export const mistakesAfter: readonly Mistake[] = [
  { token: UnclosedText, code: 'grammar.unclosed-text' },
  { token: EqualsSign, code: 'grammar.foreign-sign' },
  { token: Semicolon, code: 'grammar.stray-semicolon' },
  // Written as a range: `[^]` would escape the lexer's table of first characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all characters are meant
  mistake('OtherCharacter', /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\u0000-\uFFFF]/, 'grammar.illegal-character'),
];

const byToken = new Map([...mistakesBefore, ...mistakesAfter].map((one) => [one.token, one]));

/** The mistake that a token stands for, if it is one. */
export const mistakeOf = (token: TokenType): Mistake | undefined => byToken.get(token);

/** The list that `1..3` means. */
function everyNumber(image: string): string {
  const [first = 0, last = 0] = image.split(/\.+/).map(Number);
  const all = Array.from({ length: Math.min(Math.max(last - first + 1, 0), 10) }, (_, index) => first + index);
  return all.length > 0 && last - first < all.length ? `[${all.join(', ')}]` : `[${first}, …, ${last}]`;
}

function singleQuoted(image: string): string {
  const content = image.replace(/^["“‘’«`]|["”‘’»`]$/g, '').trim();
  return `'${content.replaceAll("'", "''")}'`;
}

/** What is written here in place of words of Italian and of programming languages. */
const wordsInstead: readonly (readonly [write: string, words: readonly string[]])[] = [
  ['not', ['non', 'neither']],
  ['and', ['e', 'ed', 'but', 'ma']],
  ['or', ['o', 'oppure']],
  ['if', ['se']],
  ['then', ['allora']],
  ['else', ['altrimenti']],
  ['where', ['dove', 'having']],
  ['every', ['ogni', 'all', 'tutti']],
  ['is', ['equals', 'equal', 'uguale']],
  ['<', ['less', 'fewer', 'lower', 'minore', 'inferiore']],
  ['>', ['more', 'greater', 'higher', 'maggiore', 'superiore']],
  ['>=', ['almeno']],
  ['+', ['plus']],
  ['-', ['minus', 'meno']],
  ['*', ['times']],
  ['each', ['for', 'per']],
  ['2', ['two', 'due']],
  ['3', ['three', 'tre']],
  ['4', ['four', 'quattro']],
  ['5', ['five', 'cinque']],
  ['6', ['six', 'sei']],
  ['none', ['null', 'nil', 'nothing', 'nobody', 'nessuno', 'nessuna', 'niente', 'nulla']],
  ['true', ['True', 'vero']],
  ['false', ['False', 'falso']],
  ['and not', ['unless', 'nor']],
  ['.', ['has', 'have']],
  ['by -…', ['descending', 'desc', 'decrescente']],
  ['any', ['exists', 'esiste']],
  ['size(…) is', ['exactly']],
  ['size(…) * 2 > …', ['most']],
  ['2 *', ['twice']],
  ['is a', ['instanceof']],
  ['else if', ['elif', 'elseif']],
  ['not any', ['no', 'nessun']],
  ['n - n div 2 * 2', ['mod', 'modulo']],
  ['nth(…, 2)', ['second']],
  ['nth(…, 3)', ['third']],
  ['nth(reverse(…), 1)', ['last', 'ultimo', 'ultima']],
  ['picked(…, …, none)', ['random']],
  [':', ['do']],
  ['if … then …', ['because', 'when']],
];

/** The same, by the word from elsewhere. */
export const otherWords: { readonly [word: string]: string } = Object.fromEntries(
  wordsInstead.flatMap(([write, words]) => words.map((word) => [word, write])),
);

/** Words that add nothing to a condition or an action: articles, and what other keys of the entry already say. */
export const superfluousWords: readonly (readonly string[])[] = [
  ...['the', 'il', 'lo', 'la', 'gli', 'le', 'un', 'una'].map((article) => [article]),
  ...['only', 'allow', 'deny', 'require'].map((word) => [word, 'if']),
];

/** Methods of lists in programming languages, with what does the same here. */
export const otherMethods: { readonly [word: string]: string } = {
  filter: 'each … in … where …',
  map: 'each … in …: …',
  some: 'any … in … where …',
  find: 'any … in … where …',
  every: 'every … in … satisfies …',
  includes: 'in',
  has: 'in',
};
