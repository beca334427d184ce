import { EmbeddedActionsParser, type IToken, type TokenType } from 'chevrotain';
import { type Located, locatedAt, locatedList, locatedRecord, unknownValue } from './located.js';
import * as T from './tokens.js';

/** Words that are values of their own. */
const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['none', null],
  ['unknown', unknownValue],
]);

const severities = ['illegal', 'advice'];

/** What went wrong, by name: the missing token, `rest` for what is left over, `value` for a missing value. */
const errorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }: { readonly expected: TokenType }) => expected.name,
  buildNotAllInputParsedMessage: () => 'rest',
  buildNoViableAltMessage: () => 'value',
  buildEarlyExitMessage: () => 'value',
};

/** Names and values with their places, as all lines of cases have them. */
export class ValueParser extends EmbeddedActionsParser {
  constructor() {
    super(T.allTokens, { maxLookahead: 1, errorMessageProvider });
  }

  protected isNext(type: TokenType): boolean {
    return this.LA(1).tokenType === type;
  }

  readonly name = this.RULE(
    'name',
    (): Located<string> =>
      this.OR([
        { ALT: () => this.word(this.CONSUME(T.Word)) },
        { ALT: () => this.word(this.CONSUME(T.Int)) },
        { ALT: () => this.text(this.CONSUME(T.Text)) },
      ]),
  );

  private word(token: IToken): Located<string> {
    return locatedAt(token.image, token);
  }

  /** The content of a quoted text; a quote inside it is written twice. */
  private text(token: IToken): Located<string> {
    return locatedAt(token.image.slice(1, -1).replaceAll("''", "'"), token);
  }

  protected readonly names = this.RULE('names', (): readonly Located<string>[] => {
    const all = [this.SUBRULE(this.name)];
    this.MANY(() => {
      all.push(this.SUBRULE2(this.name));
    });
    return all;
  });

  protected readonly several = this.RULE('several', (): readonly Located<string>[] => {
    const all: Located<string>[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: T.Comma, DEF: () => all.push(this.SUBRULE(this.name)) });
    return all;
  });

  protected readonly value: () => Located = this.RULE(
    'value',
    (): Located =>
      this.OR([
        {
          ALT: () => {
            const number = this.CONSUME(T.Int);
            return locatedAt(Number(number.image), number);
          },
        },
        { ALT: () => this.text(this.CONSUME(T.Text)) },
        { ALT: () => this.SUBRULE(this.items) },
        { ALT: () => this.SUBRULE(this.pairs) },
        { ALT: () => this.SUBRULE(this.worded) },
      ]),
  );

  private readonly items = this.RULE('items', (): Located => {
    const from = this.CONSUME(T.OpenList);
    const all: Located[] = [];
    this.MANY_SEP({ SEP: T.Comma, DEF: () => all.push(this.SUBRULE(this.value)) });
    const to = this.CONSUME(T.CloseList);
    return this.ACTION(() => locatedList(all, from, to));
  });

  private readonly pairs = this.RULE('pairs', (): Located => {
    const from = this.CONSUME(T.Open);
    const all: [string, Located][] = [];
    this.MANY_SEP({
      SEP: T.Comma,
      DEF: () => {
        const key = this.CONSUME(T.Word).image;
        this.CONSUME(T.Colon);
        all.push([key, this.SUBRULE(this.value)]);
      },
    });
    const to = this.CONSUME(T.Close);
    return this.ACTION(() => locatedRecord(all, from, to));
  });

  /** A word, something made (`Damage(…)`), a move (`concedes(…)`) or a problem (`illegal setup.two-teams (…)`). */
  private readonly worded = this.RULE('worded', (): Located => {
    const word = this.CONSUME(T.Word);
    let entry: Located | undefined;
    let facts: Located | undefined;
    this.OPTION({
      GATE: () => severities.includes(word.image) && this.LA(1).image.includes('.'),
      DEF: () => {
        entry = this.SUBRULE(this.name);
      },
    });
    this.OPTION2({
      GATE: () => entry !== undefined || this.LA(1).startOffset === word.startOffset + word.image.length,
      DEF: () => {
        facts = this.SUBRULE(this.pairs);
      },
    });
    return this.ACTION(() => {
      const own = locatedAt<unknown>(word.image, word);
      if (entry !== undefined) {
        const values: [string, Located][] = facts === undefined ? [] : [['values', facts]];
        return locatedRecord([['entry', entry], ['severity', own], ...values], own, facts ?? entry);
      }
      if (facts === undefined) return constants.has(word.image) ? { ...own, value: constants.get(word.image) } : own;
      const isMove = /^[a-z]/.test(word.image);
      if (isMove) {
        const parts: [string, Located][] = [
          ['event', own],
          ['fields', facts],
        ];
        return locatedRecord(parts, own, facts);
      }
      return { ...facts, start: own.start, value: { is: word.image, ...Object(facts.value) } };
    });
  });
}
