import type { Entry, EntryTexts } from './entry.js';
import { need, needText } from './given.js';
import { last } from './last.js';
import type { Rulebook } from './rulebook.js';
import type { Vocabulary } from './vocabulary.js';
import type { EditionDate } from './words.js';

/**
 * The rule numbers of an entry in an edition: those of the latest date that is not after it. None before the first
 * date.
 */
export const numbersIn = ({ numbered }: Pick<Entry, 'numbered'>, edition: EditionDate): readonly string[] =>
  latest(numbered, edition) ?? [];

/** The text of an entry in an edition. */
export const textIn = ({ text, texts = {} }: Pick<Entry, 'text' | 'texts'>, edition: EditionDate): EntryTexts =>
  latest(texts, edition) ?? text;

/** The value of the latest date that is not after an edition. */
function latest<Value>(dated: { readonly [date: EditionDate]: Value }, edition: EditionDate): Value | undefined {
  const date = last(
    Object.keys(dated)
      .filter((from) => from <= edition)
      .sort(),
  );
  return date === undefined ? undefined : dated[date];
}

/**
 * Those of an entry's numbers that are in force with some layers: a section that belongs to a layer is cited only if it
 * is active.
 *
 * @param layers the active layers
 */
export const numbersInForce = (
  entry: Pick<Entry, 'numbered'>,
  edition: EditionDate,
  { layers: all }: Pick<Vocabulary, 'layers'>,
  layers: ReadonlySet<string>,
): readonly string[] =>
  numbersIn(entry, edition).filter((number) => {
    const [section] = number.split('.');
    const owners = Object.values(all).filter((layer) => layer.section === section);
    return owners.length === 0 || owners.some(({ id }) => layers.has(id));
  });

/**
 * The entry with an id that is in force in an edition; if none is, the first with that id; undefined if no entry has
 * it.
 *
 * @throws Fault `fault.argument` for an invalid rulebook, id or edition
 */
export function entryIn(rulebook: Rulebook, id: string, edition: EditionDate): Entry | undefined {
  need(rulebook, 'rulebook', 'entryIn');
  needText(id, 'id', 'entryIn');
  needText(edition, 'edition', 'entryIn');
  const sharing = rulebook.entries.filter((entry) => entry.id === id);
  return (
    sharing.find(({ since = '', until }) => since <= edition && (until === undefined || edition < until)) ?? sharing[0]
  );
}
