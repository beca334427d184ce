import type { IToken } from 'chevrotain';
import { GapParser, type GrammarRule } from '../gap-parser.js';
import { shortWord, type ThingKind } from './kinds.js';
import { type GivenFact, type Located, locatedAt, locatedList, locatedRecord, unknownValue } from './located.js';
import * as T from './tokens.js';

/** Words that are values of their own. */
const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['none', null],
  ['unknown', unknownValue],
]);

const severities = ['illegal', 'advice'];

/** Stands in place of a value that is missing. */
const missing: Located<null> = { value: null, start: 0, end: 0 };

/** Names, values and facts with their places, as all lines of cases have them. */
export class ValueParser extends GapParser {
  /** The kind of thing that a line is about: it decides which words are short for facts. */
  protected kind: ThingKind | undefined;

  constructor() {
    super(T.allTokens, missing, T.Comma, { maxLookahead: 1 });
  }

  protected readonly name = this.rule('name', (): Located<string> => {
    const token = this.oneOf([T.Word, T.Int, T.Text]);
    return token.tokenType === T.Text ? unquoted(token) : locatedAt(token.image, token);
  });

  /** Names side by side. */
  protected readonly names = this.rule('names', (): readonly Located<string>[] => {
    const all = [this.readRule(this.name)];
    this.MANY(() => void all.push(this.readRule(this.name, 1)));
    return all;
  });

  /** Names with commas between them. */
  protected readonly several = this.rule('several', (): readonly Located<string>[] => {
    const all = [this.readRule(this.name)];
    this.MANY(() => {
      this.take(T.Comma);
      all.push(this.readRule(this.name, 1));
    });
    return all;
  });

  protected readonly value: GrammarRule<Located> = this.rule('value', () =>
    this.demand<Located>(
      [
        [T.Int, () => this.number()],
        [T.Text, () => unquoted(this.take(T.Text))],
        [T.OpenList, () => this.readRule(this.items)],
        [T.Open, () => this.readRule(this.pairs)],
        [T.Word, () => this.readRule(this.worded)],
      ],
      undefined,
      () => missing,
    ),
  );

  private number(): Located<number> {
    const token = this.take(T.Int);
    return locatedAt(Number(token.image), token);
  }

  private readonly items = this.rule('items', (): Located => {
    const from = this.take(T.OpenList);
    const all: Located[] = [];
    this.series(() => void all.push(this.readRule(this.value)));
    return locatedList(all, from, this.take(T.CloseList));
  });

  private readonly pairs = this.rule('pairs', (): Located => {
    const from = this.take(T.Open);
    const all: [string, Located][] = [];
    this.series(() => {
      const key = this.take(T.Word).image;
      this.take(T.Colon);
      all.push([key, this.readRule(this.value)]);
    });
    return locatedRecord(all, from, this.take(T.Close));
  });

  /** A word, something made (`Damage(…)`), a move (`concedes(…)`) or a problem (`illegal setup.two-teams (…)`). */
  private readonly worded = this.rule('worded', (): Located => {
    const word = this.take(T.Word);
    const isProblem = () => severities.includes(word.image) && this.LA(1).image.includes('.');
    const entry = this.maybe(() => this.readRule(this.name), 0, isProblem);
    const touches = () => this.LA(1).startOffset === word.startOffset + word.image.length;
    const facts = this.maybe(
      () => this.readRule(this.pairs),
      1,
      () => entry !== undefined || touches(),
    );
    const own = locatedAt<unknown>(word.image, word);
    if (entry !== undefined) {
      const values: [string, Located][] = facts === undefined ? [] : [['values', facts]];
      return locatedRecord([['entry', entry], ['severity', own], ...values], own, facts ?? entry);
    }
    if (facts === undefined) return constants.has(word.image) ? { ...own, value: constants.get(word.image) } : own;
    const isMove = /^[a-z]/.test(word.image);
    if (!isMove) return { ...facts, start: own.start, value: { is: word.image, ...Object(facts.value) } };
    const parts: [string, Located][] = [
      ['event', own],
      ['fields', facts],
    ];
    return locatedRecord(parts, own, facts);
  });

  private readonly isShort = (): boolean => this.sees(T.Word) && shortWord(this.kind, this.LA(1).image) !== undefined;

  /**
   * `a creature of Ann in graveyard`: short words, then, between commas, `name value`, `name` for true or `not name`
   * for false.
   */
  protected readonly facts = this.rule('facts', (): readonly GivenFact[] => {
    const short: (readonly GivenFact[])[] = [];
    this.MANY({ GATE: this.isShort, DEF: () => void short.push(this.readRule(this.phrase)) });
    const all: GivenFact[] = [];
    this.maybe(
      () => all.push(this.readRule(this.fact)),
      0,
      () => short.length === 0,
    );
    this.MANY1({
      GATE: () => short.length + all.length > 0,
      DEF: () => {
        this.take(T.Comma);
        all.push(this.readRule(this.fact, 1));
      },
    });
    return [...short.flat(), ...all];
  });

  private readonly phrase = this.rule('phrase', (): readonly GivenFact[] => {
    const word = this.take(T.Word);
    const { fact = '', also = {} } = shortWord(this.kind, word.image) ?? {};
    const isBareList = this.kind?.lists.has(fact) === true && !this.sees(T.OpenList);
    const all = [this.readRule(this.value)];
    this.MANY({
      GATE: () => isBareList && !this.isShort(),
      DEF: () => void all.push(this.readRule(this.value, 1)),
    });
    const own = locatedAt(word.image, word);
    const value = isBareList ? locatedList(all, all[0]!, all.at(-1)!) : all[0]!;
    const further = Object.entries(also).map(([name, said]) => ({ name, value: locatedAt(said, word), word: own }));
    return [{ name: fact, value, word: own }, ...further];
  });

  private readonly fact = this.rule('fact', (): GivenFact => {
    const not = this.maybe(
      () => this.take(T.Word),
      0,
      () => this.LA(1).image === 'not',
    );
    const word = this.take(T.Word, undefined, 1);
    const value = this.maybe(
      () => this.readRule(this.value),
      1,
      () => not === undefined,
    );
    return {
      name: word.image,
      value: value ?? locatedAt(not === undefined, not ?? word, word),
      word: locatedAt(word.image, word),
    };
  });
}

/** The content of a quoted text; a quote inside it is written twice. */
const unquoted = (token: IToken): Located<string> => locatedAt(token.image.slice(1, -1).replaceAll("''", "'"), token);
