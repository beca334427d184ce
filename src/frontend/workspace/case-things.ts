import type { Notation } from '../read/cases/notation.js';
import { type JsonDocument, pointer } from '../text/document.js';
import type { Source } from '../text/source.js';
import { type CaseWord, caseWords, nameOf } from './case-words.js';
import type { NamedSymbol } from './mentions.js';
import type { Occurrence } from './occurrences.js';

/** A case, or a table with a name, with the things that its lines may name. */
export interface CaseBlock {
  readonly kind: 'case' | 'scene';
  readonly name: string;
  /** Where its name begins; it goes on to the next one. */
  readonly start: number;
  /** By their ids. What comes with another table is a thing of that one. */
  readonly things: ReadonlyMap<string, NamedSymbol>;
  /** Ids of those who sit at the table. */
  readonly persons: ReadonlySet<string>;
  /** The words, by where they begin, with which a thing comes. */
  readonly declared: ReadonlySet<number>;
}

/** The cases, or tables with names, of a file in their order, whatever is wrong with their lines. */
export function caseBlocks(source: Source, notation: Notation): readonly CaseBlock[] {
  const blocks: BlockDraft[] = [];
  let head = '';
  for (const [index, word] of caseWords(source, notation).entries()) {
    const { sort, isDeclaration = false } = word;
    if (isDeclaration && (sort === 'case' || sort === 'scene')) blocks.push(new BlockDraft(sort, word));
    const block = blocks.at(-1);
    if (block === undefined) continue;
    if (sort === 'keyword' || sort === 'kind') head = word.image;
    if (head !== 'table') {
      if (sort === 'thing') block.takes(word, notation.kinds.get(head)?.isPerson === false);
      continue;
    }
    if (sort === 'scene') block.sits(nameOf(word), namesBehind(index, source, notation), notation);
    else if (sort === 'case') block.likens(blocks.find((one) => one !== block && one.name === nameOf(word)));
    else if (sort === 'thing') block.names(word);
  }
  return blocks;
}

/** The case, or table with a name, in whose lines a place is. */
export const blockAt = (blocks: readonly CaseBlock[], offset: number): CaseBlock | undefined =>
  blocks.findLast(({ start }) => start <= offset);

/** The names that follow the name of a table on its line: those before the colon, and those behind it. */
function namesBehind(index: number, source: Source, notation: Notation): readonly [CaseWord[], CaseWord[]] {
  const [scene, ...rest] = caseWords(source, notation).slice(index);
  const end = rest.findIndex(({ sort }) => sort !== 'thing');
  const names = end < 0 ? rest : rest.slice(0, end);
  const colon = names.findIndex(({ start }, number) =>
    source.text.slice((names[number - 1] ?? scene!).end, start).includes(':'),
  );
  return colon < 0 ? [names, []] : [names.slice(0, colon), names.slice(colon)];
}

class BlockDraft implements CaseBlock {
  readonly name: string;
  readonly start: number;
  readonly things = new Map<string, NamedSymbol>();
  readonly persons = new Set<string>();
  readonly declared = new Set<number>();
  private hasScene = false;

  constructor(
    readonly kind: 'case' | 'scene',
    word: CaseWord,
  ) {
    this.name = nameOf(word);
    this.start = word.start;
  }

  /** A table with a name; as in its own lines, the names that are given take the places of those that it has. */
  sits(name: string, [others, persons]: readonly [CaseWord[], CaseWord[]], { seatings }: Notation): void {
    this.hasScene = true;
    const seating = seatings.get(name);
    const seat = (ids: readonly string[] = [], given: readonly CaseWord[], isPerson: boolean): void => {
      if (given.length > 0) return;
      for (const id of ids) {
        this.things.set(id, thingOf('scene', seating?.owners?.[id] ?? name, id));
        if (isPerson) this.persons.add(id);
      }
    };
    seat(seating?.others, others, false);
    seat(seating?.persons, persons, true);
    for (const word of persons) this.persons.add(nameOf(word));
  }

  /** The table of a case above. */
  likens(other: CaseBlock | undefined): void {
    for (const [id, symbol] of other?.things ?? []) this.things.set(id, symbol);
    for (const id of other?.persons ?? []) this.persons.add(id);
  }

  /** A name behind `table`; where the table has none itself, it is that of somebody who sits there. */
  names(word: CaseWord): void {
    if (!this.hasScene) this.persons.add(nameOf(word));
    this.takes(word, true);
  }

  /** A name at the head of a line: that of a thing that is there, or of a new one where such may come. */
  takes(word: CaseWord, mayCome: boolean): void {
    const id = nameOf(word);
    if (!mayCome || this.things.has(id)) return;
    this.things.set(id, thingOf(this.kind, this.name, id));
    this.declared.add(word.start);
  }
}

const thingOf = (kind: CaseBlock['kind'], owner: string, id: string): NamedSymbol => ({
  kind: 'thing',
  name: `${kind} ${owner}\n${id}`,
});

const words = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu;
/** Words of one language or the other, which begin a sentence more often than names do. */
const wordsToo = /^[AEIO]$/;

/** The names of those who sit at the tables of cases, where they stand in the sentences of these as words. */
export function personsInSentences(document: JsonDocument, blocks: readonly CaseBlock[]): readonly Occurrence[] {
  const all: Occurrence[] = [];
  const { scenarios } = document.value as {
    readonly scenarios: readonly { readonly summary: Readonly<Record<string, string>> }[];
  };
  for (const [index, { summary }] of scenarios.entries()) {
    const sentences = Object.values(summary);
    for (const lang of Object.keys(summary)) {
      const { text, span, place } = document.text(pointer('scenarios', index, 'summary', lang));
      const block = blockAt(blocks, span.start);
      for (const { 0: name, index: start } of text.matchAll(words)) {
        const symbol = block?.persons.has(name) === true ? block.things.get(name) : undefined;
        if (symbol === undefined) continue;
        const end = start + name.length;
        // With what both sentences begin can only be a name.
        const isName = start === 0 && sentences.every((one) => one.startsWith(`${name} `));
        const isFirst = text[end] === ' ' && /(?:^|[.:!?]\s)\W*$/.test(text.slice(0, start));
        if (wordsToo.test(name) && isFirst && !isName) continue;
        all.push({ symbol, span: place(start, end), isDefinition: false, as: 'prose' });
      }
    }
  }
  return all;
}
