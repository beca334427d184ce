import { EmbeddedActionsParser, type IToken, type TokenType } from 'chevrotain';
import { shortWord, type ThingKind } from './kinds.js';
import { unfolded } from './lines.js';
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

/** What a text between quotes says; a quote inside is written twice. */
const plainText = (image: string): string => image.slice(1, -1).replaceAll("''", "'");

/** The head of a case is written with commas as facts are; of its parts only the numbers follow one another. */
const headKind: ThingKind = {
  word: 'case',
  isPerson: false,
  facts: new Set(['rules', 'since', 'until', 'only', 'official', 'engines']),
  lists: new Set(['rules']),
  short: [{ word: 'rules', fact: 'rules' }],
};
export const headParts = headKind.facts;

/** What could not go on, by name: the token that is missing, `rest` for what is left over, `value` for a missing value. */
const errorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }: { readonly expected: TokenType }) => expected.name,
  buildNotAllInputParsedMessage: () => 'rest',
  buildNoViableAltMessage: () => 'value',
  buildEarlyExitMessage: () => 'value',
};

/**
 * One rule for each sort of line. The tokens of a statement are parsed alone, so that a broken line hides no other. Values come with
 * their places; expressions are left to the grammar of the rule language.
 */
export class LineParser extends EmbeddedActionsParser {
  /** The kinds of things by the words at the head of their lines. */
  kinds: ReadonlyMap<string, ThingKind> = new Map();
  private kind: ThingKind | undefined;

  constructor() {
    super(T.allTokens, { maxLookahead: 1, errorMessageProvider });
    this.performSelfAnalysis();
  }

  private isNext(type: TokenType): boolean {
    return this.LA(1).tokenType === type;
  }

  private isShort(): boolean {
    return this.isNext(T.Word) && shortWord(this.kind, this.LA(1).image) !== undefined;
  }

  readonly name = this.RULE(
    'name',
    (): Located<string> =>
      this.OR([
        { ALT: () => this.word(this.CONSUME(T.Word)) },
        { ALT: () => this.word(this.CONSUME(T.Int)) },
        {
          ALT: () => {
            const text = this.CONSUME(T.Text);
            return locatedAt(plainText(text.image), text);
          },
        },
      ]),
  );

  private word(token: IToken): Located<string> {
    return locatedAt(token.image, token);
  }

  private readonly names = this.RULE('names', (): readonly Located<string>[] => {
    const all = [this.SUBRULE(this.name)];
    this.MANY(() => {
      all.push(this.SUBRULE2(this.name));
    });
    return all;
  });

  private readonly several = this.RULE('several', (): readonly Located<string>[] => {
    const all: Located<string>[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: T.Comma, DEF: () => all.push(this.SUBRULE(this.name)) });
    return all;
  });

  private readonly value: () => Located = this.RULE(
    'value',
    (): Located =>
      this.OR([
        {
          ALT: () => {
            const number = this.CONSUME(T.Int);
            return locatedAt(Number(number.image), number);
          },
        },
        {
          ALT: () => {
            const text = this.CONSUME(T.Text);
            return locatedAt(plainText(text.image), text);
          },
        },
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

  /** A word; `Damage(…)`: something made; `concedes(…)`: a move; `illegal setup.two-teams (…)`: a problem. */
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

  /** `a creature of Ann in graveyard`: short words, then, with commas, `name value`, `name` for true and `not name` for false. */
  private readonly facts = this.RULE('facts', (): readonly GivenFact[] => {
    const all: GivenFact[] = [];
    this.MANY({
      GATE: () => this.isShort(),
      DEF: () => {
        const some = this.SUBRULE(this.phrase);
        this.ACTION(() => all.push(...some));
      },
    });
    this.MANY2({
      GATE: () => this.isNext(all.length === 0 ? T.Word : T.Comma),
      DEF: () => {
        this.OPTION({ GATE: () => all.length > 0, DEF: () => this.CONSUME(T.Comma) });
        const one = this.SUBRULE(this.fact);
        this.ACTION(() => all.push(one));
      },
    });
    return all;
  });

  private readonly phrase = this.RULE('phrase', (): readonly GivenFact[] => {
    const word = this.CONSUME(T.Word);
    const short = this.ACTION(() => shortWord(this.kind, word.image));
    const isBareList = this.ACTION(() => this.kind?.lists.has(short?.fact ?? '') === true && !this.isNext(T.OpenList));
    const all = [this.SUBRULE(this.value)];
    this.MANY({ GATE: () => isBareList && !this.isShort(), DEF: () => all.push(this.SUBRULE2(this.value)) });
    return this.ACTION(() => {
      const own = locatedAt(word.image, word);
      const value = isBareList ? locatedList(all, all[0]!, all.at(-1)!) : all[0]!;
      const also = Object.entries(short?.also ?? {}).map(([name, said]) => ({
        name,
        value: locatedAt(said, word),
        word: own,
      }));
      return [{ name: short?.fact ?? '', value, word: own }, ...also];
    });
  });

  private readonly fact = this.RULE('fact', (): GivenFact => {
    let not: IToken | undefined;
    let value: Located | undefined;
    this.OPTION({
      GATE: () => this.LA(1).image === 'not',
      DEF: () => {
        not = this.CONSUME(T.Word);
      },
    });
    const word = this.CONSUME2(T.Word);
    this.OPTION2({
      GATE: () => not === undefined,
      DEF: () => {
        value = this.SUBRULE(this.value);
      },
    });
    return this.ACTION(() => ({
      name: word.image,
      value: value ?? locatedAt(not === undefined, not ?? word, word),
      word: locatedAt(word.image, word),
    }));
  });

  /** `object bear, ox: …` and all other lines that begin with a kind of thing. */
  readonly thing = this.RULE('thing', () => {
    const head = this.CONSUME(T.Word);
    let ids: readonly Located<string>[] = [];
    let facts: readonly GivenFact[] = [];
    this.OPTION(() => {
      ids = this.SUBRULE(this.several);
    });
    this.ACTION(() => {
      this.kind = this.kinds.get(head.image);
    });
    this.OPTION2(() => {
      this.CONSUME(T.Colon);
      facts = this.SUBRULE(this.facts);
    });
    return { head, ids, facts };
  });

  readonly head = this.RULE('head', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Case) }, { ALT: () => this.CONSUME(T.Scene) }]);
    const id = this.SUBRULE(this.name);
    let facts: readonly GivenFact[] = [];
    this.ACTION(() => {
      this.kind = headKind;
    });
    this.OPTION(() => {
      this.CONSUME(T.Colon);
      facts = this.SUBRULE(this.facts);
    });
    return { id, facts };
  });

  readonly sentence = this.RULE('sentence', (): Located<string> => {
    this.OR([{ ALT: () => this.CONSUME(T.En) }, { ALT: () => this.CONSUME(T.It) }]);
    const text = this.CONSUME(T.Prose);
    return this.ACTION(() => ({ ...expressionOf(text), value: unfolded(text.image) }));
  });

  readonly table = this.RULE('table', () => {
    this.CONSUME(T.Table);
    let scene: Located<string> | undefined;
    let others: readonly Located<string>[] = [];
    let persons: readonly Located<string>[] = [];
    this.OPTION(() => {
      scene = this.SUBRULE(this.name);
      this.OPTION2(() => {
        others = this.SUBRULE(this.names);
      });
    });
    this.OPTION3(() => {
      this.CONSUME(T.Colon);
      persons = this.SUBRULE2(this.names);
    });
    return { scene, others, persons };
  });

  readonly ask = this.RULE('ask', () => {
    this.CONSUME(T.Ask);
    const text = this.CONSUME(T.Expression);
    this.CONSUME(T.Equals);
    const answer = this.SUBRULE(this.value);
    return this.ACTION(() => ({ question: expressionOf(text), answer }));
  });

  readonly event = this.RULE('event', (): Located<string> => {
    this.OR([T.Send, T.With, T.And, T.Then, T.Includes, T.Never].map((type) => ({ ALT: () => this.CONSUME(type) })));
    const text = this.CONSUME(T.Expression);
    return this.ACTION(() => expressionOf(text));
  });

  readonly ids = this.RULE('ids', (): readonly Located<string>[] => {
    const words = [T.Because, T.OnlyBecause, T.Nearly, T.Unknown, T.Needs];
    this.OR(words.map((type) => ({ ALT: () => this.CONSUME(type) })));
    return this.SUBRULE(this.several);
  });

  readonly picks = this.RULE('picks', () => {
    this.CONSUME(T.Picks);
    const pick = this.SUBRULE(this.value);
    const joint = this.CONSUME(T.Word);
    const matter = this.SUBRULE(this.name);
    let by: Located<string | null> | undefined;
    let second: IToken | undefined;
    this.OPTION(() => {
      second = this.CONSUME2(T.Word);
      by = this.SUBRULE2(this.name);
    });
    return this.ACTION(() => {
      const wrong = joint.image !== 'for' ? joint : second !== undefined && second.image !== 'by' ? second : undefined;
      return { pick, matter, by: by?.value === 'chance' ? { ...by, value: null } : by, wrong };
    });
  });

  readonly verify = this.RULE('verify', () => this.CONSUME(T.Verify));
}

/** An expression as one line, with its place. */
function expressionOf(text: IToken): Located<string> {
  const end = text.startOffset + text.image.trimEnd().length;
  return { value: unfolded(text.image), start: text.startOffset, end };
}
