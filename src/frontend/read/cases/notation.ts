import type { ShortWord, ThingKind } from '../../../../grammar/cases/kinds.js';
import { onceFor } from '../../../engine/model/once.js';
import { furtherWordsIn } from '../../language/vocabulary/further-words.js';
import type { RawEntity } from '../../language/vocabulary/raw-vocabulary.js';
import type { JsonDocument } from '../../text/document.js';

/** A table with a name, for many cases: who sits there and what was agreed. */
export interface Seating {
  readonly name: string;
  readonly table: DraftTable;
  /** Ids in the order in which a case may rename them: those who sit there, and everything else with an id. */
  readonly persons: readonly string[];
  readonly others: readonly string[];
  /** For things from a table above in the file, the name of that table. */
  readonly owners?: { readonly [id: string]: string };
}

/** A thing of a table with its facts. */
export interface DraftThing {
  id: string;
  [fact: string]: unknown;
}

/** A table while its lines are read. */
export interface DraftTable {
  setup: { [name: string]: unknown };
  unknown?: { [fact: string]: string[] };
  [name: string]: unknown;
}

/**
 * What reading and writing cases depends on: it comes from the vocabulary, the editions and the seatings of a rulebook.
 */
export interface Notation {
  /** By the word at the start of their lines. */
  readonly kinds: ReadonlyMap<string, ThingKind>;
  /** The kind of those who sit at the table. */
  readonly persons: ThingKind | undefined;
  readonly seatings: ReadonlyMap<string, Seating>;
  /** The editions by date: the first, from which a case holds by default, the last, and all. */
  readonly editions: { readonly first: string; readonly last: string; readonly all: readonly string[] };
  /** False if a file that may bring words could not be read: an unknown word may be one of those. */
  readonly isWhole: boolean;
}

/**
 * The notation of a rulebook; without what is in files that could not be read.
 *
 * @param further files of entries, which may bring facts and short words along
 * @param isWhole false if one of all these files could not be read
 */
export function notationOf(
  vocabulary: JsonDocument | undefined,
  editions: JsonDocument | undefined,
  further: readonly JsonDocument[],
  isWhole: boolean,
): Notation {
  const { entities = {} } = Object(vocabulary?.value) as { readonly entities?: Readonly<Record<string, RawEntity>> };
  const kinds = withFacts(new Map(Object.entries(entities).flatMap(([name, entity]) => kindOf(name, entity))), further);
  const { editions: dates = [] } = Object(editions?.value) as { readonly editions?: readonly { date: string }[] };
  return {
    ...kindsAndPersons(kinds),
    seatings: new Map(),
    editions: { first: dates[0]?.date ?? '', last: dates.at(-1)?.date ?? '', all: dates.map(({ date }) => date) },
    isWhole,
  };
}

/** The notation with the facts and short words that files of entries bring along. */
export function withFurtherFacts(notation: Notation, further: readonly JsonDocument[]): Notation {
  const kinds = withFacts(notation.kinds, further);
  return kinds === notation.kinds ? notation : { ...notation, ...kindsAndPersons(kinds) };
}

function withFacts(
  kinds: ReadonlyMap<string, ThingKind>,
  further: readonly JsonDocument[],
): ReadonlyMap<string, ThingKind> {
  const all = further.flatMap((document) => Object.entries(furtherWordsIn(document)?.entities ?? {}));
  if (all.length === 0) return kinds;
  const more = new Map(kinds);
  for (const [name, { facts, short }] of all) {
    const kind = more.get(headWord(name));
    if (kind === undefined) continue;
    more.set(kind.word, {
      ...kind,
      facts: new Set([...kind.facts, ...Object.keys(facts)]),
      lists: new Set([...kind.lists, ...listsIn(facts)]),
      short: [...kind.short, ...shortWordsOf(short)],
    });
  }
  return more;
}

const kindsAndPersons = (kinds: ReadonlyMap<string, ThingKind>) => ({
  kinds,
  persons: [...kinds.values()].find(({ isPerson }) => isPerson),
});

export const withSeatings = (notation: Notation, seatings: Iterable<Seating>): Notation => ({
  ...notation,
  seatings: new Map([...notation.seatings, ...[...seatings].map((one) => [one.name, one] as const)]),
});

/**
 * Everything in a notation that the meaning of cases depends on, as one text; whether all words are known affects only
 * the reports.
 */
export const fingerprintOf = onceFor(({ kinds, seatings, editions }: Notation): string => {
  const plain = [...kinds.values()].map(({ facts, lists, ...kind }) => [kind, [...facts], [...lists]]);
  return JSON.stringify([plain, [...seatings.values()], editions]);
});

/** Only things in a list of the table have lines. */
function kindOf(name: string, entity: RawEntity): readonly (readonly [string, ThingKind])[] {
  const { collection, single, person = false, facts, short } = entity;
  if (collection === undefined && single === undefined) return [];
  const word = headWord(name);
  const kind: ThingKind = {
    word,
    ...(collection !== undefined && { collection }),
    ...(single !== undefined && { single }),
    isPerson: person && collection !== undefined,
    facts: new Set(Object.keys(facts)),
    lists: new Set(listsIn(facts)),
    short: shortWordsOf(short),
  };
  return [[word, kind]];
}

/** The word at the start of lines about things of a kind. */
const headWord = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const listsIn = (facts: RawEntity['facts']): readonly string[] =>
  Object.keys(facts).filter((fact) => facts[fact]!.type.startsWith('['));

const shortWordsOf = (short: RawEntity['short'] = {}): readonly ShortWord[] =>
  Object.entries(short).map(([word, said]) => ({ word, ...(typeof said === 'string' ? { fact: said } : said) }));
