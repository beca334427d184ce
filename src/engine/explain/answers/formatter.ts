import type { EntryNumbers } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import { expressionsOf, walk } from '../../model/nodes.js';
import { entryIn, numbersIn, textIn } from '../../model/numbers.js';
import { own } from '../../model/own.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Json } from '../../model/table.js';
import type { Node } from '../../model/tree.js';
import type { Type } from '../../model/type.js';
import { matterNames, type Vocabulary } from '../../model/vocabulary.js';
import type { EditionDate, Lang } from '../../model/words.js';
import type { ExplainedEntry, ExplanationPart, PartKind } from '../explanation-part.js';
import type { ThingNames } from '../read-back/reader.js';
import { letsOf, meantBy, type ReadBackBindings, scopeOf } from '../read-back/scope.js';
import { valueNode } from '../read-back/value-nodes.js';
import { readerOf, type WholeReader } from '../read-back/whole-reader.js';
import { wordsIn } from '../words/index.js';
import { fill, type TemplateParts, withoutMarks } from '../words/template.js';
import type { ExplainWords } from '../words/words.js';

interface FormatterOptions {
  /** Numbers in force on the table, for entries for which they are known. */
  readonly numbers?: EntryNumbers | undefined;
  /** Names of things by id; missing: their ids. */
  readonly names?: ThingNames | undefined;
}

/** Words everything about one answer or plan, in one language. All texts that it returns are finished. */
export class Formatter {
  readonly words: ExplainWords;
  readonly vocabulary: Vocabulary;
  private readonly plain: WholeReader;
  private readonly known: EntryNumbers;
  private readonly names: ThingNames;

  constructor(
    readonly rulebook: Rulebook,
    readonly edition: EditionDate,
    readonly lang: Lang,
    { numbers = {}, names = {} }: FormatterOptions = {},
  ) {
    this.known = numbers;
    this.names = names;
    this.words = wordsIn(lang);
    this.vocabulary = rulebook.vocabulary;
    this.plain = readerOf(this.vocabulary, lang, scopeOf([], this.vocabulary, lang), { names });
  }

  /** One of our templates, filled with texts that may come from the read-back. */
  fill(template: string, parts: TemplateParts): string {
    return withoutMarks(this.plain.grammar.polish(fill(template, parts)));
  }

  /** A condition in words, without capital letter and full stop. */
  clause(node: Node, truth = true): string {
    return withoutMarks(this.plain.grammar.polish(this.plain.say(this.plain.clause(node, truth))));
  }

  /** A value in words. */
  value(node: Node): string {
    return withoutMarks(this.plain.value(node));
  }

  /**
   * A noun phrase for a template with prepositions of its own: not finished, so that these can contract with its
   * article.
   */
  noun(node: Node): string {
    return this.plain.noun(node);
  }

  /** A value of an answer in words. */
  json(value: Json, type: Type): string {
    return this.value(valueNode(value, type, this.vocabulary));
  }

  /** The subject of a pick, by its name in the vocabulary if it has one. */
  matter(matter: string): string {
    return this.vocabulary.enumerations[matterNames]?.values[matter]?.[this.lang] ?? matter;
  }

  /** A part of an entry's expressions in words, with its names replaced by the things they are bound to. */
  part(node: Node, entry: Entry, bindings: ReadBackBindings): string {
    return withoutMarks(this.reader(entry, bindings).whole(node));
  }

  /** The entry with this id in the edition of the answer. */
  entry(id: string): Entry | undefined {
    return entryIn(this.rulebook, id, this.edition);
  }

  /** The name of a thing. */
  called(id: string): string {
    return own(this.names, id) ?? id;
  }

  /** An entry, with what is said about it below. */
  about(id: string, below: readonly ExplanationPart[] = []): ExplanationPart {
    const entry = this.entry(id);
    const said = below.length === 0 ? {} : { below };
    return { is: 'entry', text: this.head(id), ...(entry && { entry: this.described(entry) }), ...said };
  }

  private described(entry: Entry): ExplainedEntry {
    const { id, name, chosen } = entry;
    const { says } = textIn(entry, this.edition)[this.lang];
    const ours = chosen === undefined ? {} : { ours: true as const };
    return { id, numbers: this.numbersOf(entry), name: name[this.lang], says, ...ours };
  }

  /** A text made from some nodes, with the things that these mention. */
  textPart(
    is: PartKind,
    text: string,
    nodes: readonly Node[],
    bindings: ReadBackBindings = new Map(),
  ): ExplanationPart {
    const things = new Set<string>();
    const look = (node: Node): void => {
      const meant = meantBy({ bindings }, node);
      if (meant !== node) walk(meant, look);
      else if (node.op === 'thing') things.add(node.id);
    };
    for (const node of nodes) walk(node, look);
    return { is, text, ...(things.size > 0 && { things: [...things] }) };
  }

  /** Numbers, name and id of an entry: "12.1 Only the captain sails [sail.captain-only]". */
  head(id: string): string {
    const entry = this.entry(id);
    if (entry === undefined) return `[${id}]`;
    return `${this.numbers(entry)} ${entry.name[this.lang]} [${id}]`;
  }

  /** Ids with their numbers, for a line that mentions several entries. */
  ids(ids: readonly string[]): string {
    return ids.map((id) => this.named(id)).join(', ');
  }

  private named(id: string): string {
    const entry = this.entry(id);
    const numbers = entry === undefined ? [] : this.numbersOf(entry);
    return numbers.length === 0 ? id : `${id} (${numbers.join(', ')})`;
  }

  private numbersOf(entry: Entry): readonly string[] {
    return Object.hasOwn(this.known, entry.id) ? (this.known[entry.id] ?? []) : numbersIn(entry, this.edition);
  }

  private numbers(entry: Entry): string {
    const numbers = this.numbersOf(entry);
    return numbers.length === 0 ? `(${this.words.answer.unnumbered})` : numbers.join(', ');
  }

  /** The read-back of an entry, whose names are those of all its expressions. */
  reader(entry: Entry, bindings: ReadBackBindings): WholeReader {
    const trees = expressionsOf(entry).map(({ expression }) => expression.tree);
    const scope = scopeOf(trees, this.vocabulary, this.lang, { bindings, lets: letsOf(entry) });
    return readerOf(this.vocabulary, this.lang, scope, { names: this.names });
  }
}
