import type { Notation } from '../read/cases/notation.js';
import { type JsonDocument, pointer } from '../text/document.js';
import type { Source } from '../text/source.js';
import { type CaseWord, caseWords, nameOf } from './case-words.js';
import type { NamedSymbol } from './mentions.js';
import type { Occurrence } from './occurrences.js';

/** A case, or a named table, with the things that its lines can name. */
export interface CaseBlock {
  readonly kind: 'case' | 'scene';
  readonly name: string;
  /** Where its name begins; it extends to the next one. */
  readonly start: number;
  /** By their ids. A thing that comes with another table belongs to that table. */
  readonly things: ReadonlyMap<string, NamedSymbol>;
  /** Ids of those who sit at the table. */
  readonly persons: ReadonlySet<string>;
  /** The offsets of the words that introduce a thing. */
  readonly declared: ReadonlySet<number>;
}

/** The cases or named tables of a file in order, even if their lines have faults. */
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

/** The case or named table that a place belongs to. */
export const blockAt = (blocks: readonly CaseBlock[], offset: number): CaseBlock | undefined =>
  blocks.findLast(({ start }) => start <= offset);

/** The names that follow the name of a table on its line: those before the colon, and those after it. */
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

  /** A named table; as in its own lines, the given names replace those that it has. */
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

  /** A name after `table`; unless the table itself is a named one, it is that of somebody who sits there. */
  names(word: CaseWord): void {
    if (!this.hasScene) this.persons.add(nameOf(word));
    this.takes(word, true);
  }

  /** A name at the start of a line: that of an existing thing or, if new ones may come, of a new one. */
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
/** Words of one of the languages, which begin a sentence more often than names do. */
const wordsToo = /^[AEIO]$/;

/** The names of those who sit at the tables of cases, as words in the sentences of these cases. */
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
        // A word that begins both sentences can only be a name.
        const isName = start === 0 && sentences.every((one) => one.startsWith(`${name} `));
        const isFirst = text[end] === ' ' && /(?:^|[.:!?]\s)\W*$/.test(text.slice(0, start));
        if (wordsToo.test(name) && isFirst && !isName) continue;
        all.push({ symbol, span: place(start, end), isDefinition: false, as: 'prose' });
      }
    }
  }
  return all;
}
