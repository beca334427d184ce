import type { IToken } from 'chevrotain';
import { shortWord, type ThingKind } from './kinds.js';
import { type GivenFact, type Located, locatedAt, locatedList } from './located.js';
import * as T from './tokens.js';
import { ValueParser } from './value-parser.js';

/** The facts of a thing, after the colon of its line. The kind of thing decides which words are short for facts. */
export class FactParser extends ValueParser {
  protected kind: ThingKind | undefined;

  private isShort(): boolean {
    return this.isNext(T.Word) && shortWord(this.kind, this.LA(1).image) !== undefined;
  }

  /**
   * `a creature of Ann in graveyard`: short words, then, between commas, `name value`, `name` for true or `not name`
   * for false.
   */
  protected readonly facts = this.RULE('facts', (): readonly GivenFact[] => {
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
}
