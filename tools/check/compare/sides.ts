import {
  arrange,
  type EditionDate,
  Fault,
  type Rulebook,
  type Ruleset,
  type SetupJson,
  type Table,
  type TableJson,
  tryOpenTable,
} from 'tavolata/runtime';
import { canonical } from '../scenarios/expected.js';
import { type Difference, differencesOf, vocabularyDifferences } from './meaning.js';
import { type Reach, reachOf } from './reach.js';
import type { UsualTable } from './usual.js';

/** One side of the comparison: a rulebook in one of its editions. */
export interface Side {
  readonly rulebook: Rulebook;
  readonly edition: EditionDate;
}

/** The rules of one setup on both sides, and their differences. */
export interface SetupPair {
  readonly before: Ruleset;
  readonly after: Ruleset;
  readonly differences: readonly Difference[];
  readonly reach: Reach;
}

/** The same table on both sides. */
export interface TablePair {
  readonly before: Table;
  readonly after: Table;
  readonly pair: SetupPair;
}

/** A setup apart from its edition, as text for comparison. */
export const setupKey = (setup: SetupJson): string => canonical({ ...setup, edition: '' });

/**
 * Number of setups whose rules are cached: compiled rules are large, and there are hundreds of setups. Equal ones come
 * in a row.
 */
const kept = 64;

/** Both sides, with a cache of the rules of the latest setups. */
export class Sides {
  private readonly pairs = new Map<string, SetupPair | null>();
  private readonly reaches = new Map<string, Reach>();
  /** Names that the two vocabularies declare differently. */
  readonly vocabulary;

  constructor(
    readonly before: Side,
    readonly after: Side,
    /** What tables keep when they are shrunk. */
    readonly usual?: UsualTable,
    /** Whether the same answer for other reasons counts as different. */
    readonly reasons = false,
  ) {
    this.vocabulary = vocabularyDifferences(before.rulebook.vocabulary, after.rulebook.vocabulary);
  }

  /** The rules for a setup; null if it does not exist on one side, or nothing differs in it. */
  pair(setup: SetupJson): SetupPair | null {
    const key = setupKey(setup);
    const known = this.pairs.get(key);
    const pair = known === undefined ? this.arranged(setup) : known;
    this.pairs.delete(key);
    this.pairs.set(key, pair);
    const [oldest] = this.pairs.keys();
    if (this.pairs.size > kept && oldest !== undefined) this.pairs.delete(oldest);
    return pair;
  }

  /** Opens a table on both sides; null if it cannot be opened on one, or nothing differs there. */
  open(json: TableJson): TablePair | null {
    const pair = this.pair(json.setup);
    if (pair === null) return null;
    const open = ({ rulebook, edition }: Side, ruleset: Ruleset): Table | null => {
      try {
        const opened = tryOpenTable(rulebook, { ...json, setup: { ...json.setup, edition } }, ruleset);
        return 'table' in opened ? opened.table : null;
      } catch (error) {
        if (error instanceof Fault) return null;
        throw error;
      }
    };
    const before = open(this.before, pair.before);
    const after = before && open(this.after, pair.after);
    return before && after && { before, after, pair };
  }

  private arranged(setup: SetupJson): SetupPair | null {
    const [before, after] = [this.before, this.after].map(({ rulebook, edition }) => {
      try {
        return arrange(rulebook, { ...setup, edition });
      } catch (error) {
        if (error instanceof Fault) return null;
        throw error;
      }
    });
    if (!before || !after) return null;
    const differences = differencesOf(before.entries, after.entries);
    const { questions, events, others } = this.vocabulary;
    if (differences.length + questions.length + events.length + others.length === 0) return null;
    return { before, after, differences, reach: this.reach(before, after, differences) };
  }

  /** Setups with the same active entries have the same reach. */
  private reach(before: Ruleset, after: Ruleset, differences: readonly Difference[]): Reach {
    const entries = [...new Set([...before.entries, ...after.entries])];
    const key = entries.map(({ id, since = '' }) => `${id} ${since}`).join();
    const known = this.reaches.get(key);
    if (known !== undefined) return known;
    const { vocabulary } = this.before.rulebook;
    const { questions, events, others } = this.vocabulary;
    // If the things themselves are declared differently, anything may differ.
    const all = others.length > 0;
    const declared = [
      ...(all ? Object.keys(vocabulary.questions) : questions).map((name) => `ask ${name}`),
      ...(all ? Object.keys(vocabulary.events) : events).map((name) => `send ${name}`),
    ];
    const reach = reachOf(vocabulary, entries, differences, declared);
    this.reaches.set(key, reach);
    return reach;
  }
}
