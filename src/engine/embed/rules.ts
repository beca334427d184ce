import { defined } from '../model/defined.js';
import type { Entry, EntryKind, Matter } from '../model/entry.js';
import { need, needOptions } from '../model/given.js';
import { last } from '../model/last.js';
import { numbersIn, textIn } from '../model/numbers.js';
import type { Edition, Rulebook } from '../model/rulebook.js';
import type { EditionDate, Words } from '../model/words.js';
import { editionFor, isInForce } from '../ruleset/active.js';

/** The contents of a rulebook, as people read it in one edition. */
export interface DescribedRules {
  readonly edition: EditionDate;
  /** All editions, ascending by date. */
  readonly editions: readonly Edition[];
  /** Layers in ascending order: later ones may override earlier ones. */
  readonly layers: readonly DescribedLayer[];
  readonly matters: { readonly [id: string]: Matter };
  /** Those in force in the edition, in order of id. */
  readonly entries: readonly EntryDescription[];
}

/** A layer of rules: an option, a variant, an overlay, the house. */
export interface DescribedLayer {
  readonly id: string;
  readonly names: Words;
  /** Section of the rules that applies only with this layer. */
  readonly section?: string;
}

/** An entry in one edition. */
export interface EntryDescription {
  readonly id: string;
  readonly kind: EntryKind;
  readonly layer: string;
  /** Its short title. */
  readonly name: Words;
  readonly text: Words;
  /** Rule numbers in the edition. */
  readonly numbers: readonly string[];
  /** Our answer where the rules are silent, taken with this choice. */
  readonly chosen?: NonNullable<Entry['chosen']>;
  readonly since?: EditionDate;
  readonly until?: EditionDate;
  readonly overrides: Entry['overrides'];
  readonly replaces: readonly string[];
}

/**
 * Describes the entries of a rulebook in an edition, with its editions, layers and matters.
 *
 * @param options `edition`: any day; missing: the newest edition
 * @throws Fault if it is not a rulebook, and for a day that is not a date or lies before the first edition
 */
export function describeRules(rulebook: Rulebook, options: { readonly edition?: EditionDate } = {}): DescribedRules {
  need(rulebook, 'rulebook', 'describeRules');
  needOptions(options, 'describeRules');
  const { editions, matters, vocabulary } = rulebook;
  const { edition } = editionFor(rulebook, options.edition ?? last(editions)?.date ?? '');
  const layers = Object.values(vocabulary.layers).sort((one, other) => one.height - other.height);
  return {
    edition,
    editions,
    layers: layers.map(({ id, names, section }) => defined({ id, names, section })),
    matters,
    entries: rulebook.entries
      .filter((entry) => isInForce(entry, edition))
      .map((entry) => describedEntry(entry, edition)),
  };
}

function describedEntry(entry: Entry, edition: EditionDate): EntryDescription {
  const { id, kind, layer, name, chosen, since, until, overrides, replaces } = entry;
  const { en, it } = textIn(entry, edition);
  const read = { text: { en: en.says, it: it.says }, numbers: numbersIn(entry, edition) };
  return defined({ ...{ id, kind, layer, name, ...read }, ...{ chosen, since, until, overrides, replaces } });
}
