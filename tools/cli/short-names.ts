import { Formatter, givenUp, isList, type Type } from 'tavolata/internals';
import type { Answer, EditionDate, EntryNumbers, Json, Lang, Rulebook, UnknownFact } from 'tavolata/runtime';
import { harmless } from 'tavolata/workspace';
import type { Call } from './command.js';
import texts from './words.json' with { type: 'json' };

const { verdictWords, words } = texts.shortNames;

/** Words short texts about answers, in the language of a call and with the numbers of an edition. */
export class ShortNames {
  private readonly formatter: Formatter;

  constructor(
    private readonly call: Call,
    private readonly rulebook: Rulebook,
    private readonly edition: EditionDate,
  ) {
    this.formatter = new Formatter(rulebook, edition, call.lang);
  }

  /** The result of an answer, in a few words. */
  result(answer: Answer): string {
    const { verdict, value, problems } = answer;
    if (verdict !== undefined) return this.call.say(verdictWords[verdict]);
    if (problems !== undefined) {
      if (problems.length === 0) return this.call.say(words.noProblem);
      return problems.map(({ severity }) => this.formatter.words.entry.severities[severity]).join(', ');
    }
    if (value === undefined) return this.call.say(words.unknown);
    return this.value(value, this.rulebook.vocabulary.questions[answer.question]?.result);
  }

  /** A value in words; lists without brackets, since nothing surrounds them. */
  value(value: Json, type: Type = { one: [], none: true }): string {
    if (typeof value === 'boolean') return this.call.say(value ? words.yes : words.no);
    const word = typeof value === 'string' ? this.word(value, type) : undefined;
    if (word !== undefined) return word;
    if (Array.isArray(value) && value.length === 0)
      return this.call.say(this.ofPeople(type) ? words.nobody : words.nothing);
    return harmless(this.formatter.json(value, type));
  }

  /** A value of an enumeration, without the quotes that it has inside sentences. */
  private word(value: string, type: Type): string | undefined {
    if (isList(type)) return undefined;
    const { enumerations } = this.rulebook.vocabulary;
    for (const name of type.one) {
      const values = enumerations[name]?.values ?? {};
      if (Object.hasOwn(values, value)) return values[value]?.[this.call.lang];
    }
    return undefined;
  }

  /**
   * The numbers, the name and the id of an entry.
   *
   * @param numbers those in force on the table, by entry, if known
   */
  entry(id: string, numbers?: EntryNumbers): string {
    const { call, rulebook, edition } = this;
    const formatter = numbers === undefined ? this.formatter : new Formatter(rulebook, edition, call.lang, { numbers });
    return harmless(formatter.head(id));
  }

  /** True for lists of players or teams. */
  private ofPeople(type: Type): boolean {
    if (isList(type)) return this.ofPeople(type.list);
    const { entities } = this.rulebook.vocabulary;
    return type.one.some((name) => ['players', 'teams'].includes(entities[name]?.collection ?? ''));
  }

  /** The facts that an answer lacks, and what was given up. */
  missing(unknown: readonly UnknownFact[]): string {
    const facts = unknown.filter(({ code }) => code === undefined).map(({ of, fact }) => `${of}.${fact}`);
    const rest = unknown.flatMap((one) => (one.code === undefined ? [] : [givenUp(this.formatter, one)]));
    const missing = facts.length === 0 ? [] : [this.call.say(words.missing, { facts: facts.join(', ') })];
    return [...missing, ...rest].join('; ');
  }
}

/** The edition of an answer, as every output names it. */
export const editionLine = (call: Call, { editions }: Rulebook, date: EditionDate): string =>
  call.say(words.edition, { date, name: editionName(editions, date, call.lang) });

const editionName = (editions: Rulebook['editions'], date: EditionDate, lang: Lang): string =>
  editions.find((edition) => edition.date === date)?.names[lang] ?? date;
