import memoize from 'lodash/memoize.js';
import { digest } from 'tavolata/files';
import {
  choicesOf,
  type Entry,
  editionFor,
  expressionsOf,
  isInForce,
  layersOf,
  type Node,
  nodesOfVocabulary,
  walk,
} from 'tavolata/internals';
import { Fault, type Rulebook, type SetupJson } from 'tavolata/runtime';
import { grouped } from '../analysis/grouped.js';
import { groupOf } from '../listening.js';

/** The fingerprint of several groups of entries (as in `groupOf`) in one setup, in order: equal if their meanings are. */
export type RulesetFingerprint = (groups: readonly string[]) => string;

/** The active layers of some setups, and the same as one text. */
interface SetupLayers {
  readonly layers: ReadonlySet<string>;
  readonly name: string;
}

/** An entry without what no evaluation reads: texts, names, places. */
export const meaningOf = ({ source: _, name: __, text: ___, confirmed: ____, ...entry }: Entry): string =>
  JSON.stringify(entry);

/** Fingerprints of the entries of a rulebook that are active in each setup, computed group by group on demand. */
export class RulesetFingerprints {
  /** What everything depends on besides the entries. */
  readonly common: string;
  private readonly groups: ReadonlyMap<string, readonly Entry[]>;
  private readonly replacing: ReadonlyMap<string, readonly Entry[]>;
  private readonly known = new Map<string, RulesetFingerprint>();
  private readonly readsEdition: boolean;

  constructor(private readonly rulebook: Rulebook) {
    const { entries, vocabulary, matters, editions, only } = rulebook;
    this.groups = grouped(entries, (entry) => [groupOf(entry)]);
    this.replacing = grouped(entries, ({ replaces }) => replaces);
    this.common = digest(JSON.stringify([vocabulary, matters, editions.map(({ date }) => date), only ?? null]));
    this.readsEdition = readsEdition(rulebook);
  }

  /** @returns undefined if the setup cannot be arranged */
  in(setup: SetupJson): RulesetFingerprint | undefined {
    try {
      const { edition } = editionFor(this.rulebook, setup.edition);
      const { layers, name } = this.layersOf(setup);
      const key = `${edition} ${this.editionOf(setup)} ${name} ${setup.house === undefined ? '' : JSON.stringify(setup.house)}`;
      let fingerprint = this.known.get(key);
      if (fingerprint === undefined) {
        const choices = choicesOf(this.rulebook, setup);
        fingerprint = this.fingerprint((entry) => {
          const { chosen } = entry;
          const taken = chosen === undefined || choices.get(chosen.matter) === chosen.choice;
          return taken && layers.has(entry.layer) && isInForce(entry, edition);
        });
        this.known.set(key, fingerprint);
      }
      return fingerprint;
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  }

  /** The edition of a setup as far as evaluation depends on it: not at all, unless some expression reads it. */
  editionOf({ edition }: SetupJson): string {
    return this.readsEdition ? edition : '';
  }

  private readonly layersOf = memoize(
    ({ house: _, ...facts }: SetupJson): SetupLayers => {
      const layers = layersOf(this.rulebook, facts);
      return { layers, name: [...layers].sort().join(' ') };
    },
    ({ house: _, edition, ...facts }) => JSON.stringify([facts, this.editionOf({ edition })]),
  );

  private fingerprint(candidate: (entry: Entry) => boolean): RulesetFingerprint {
    // A replaced entry replaces nothing itself; cycles are refused when a rulebook is linked.
    const active: (entry: Entry) => boolean = memoize(
      (entry: Entry) => candidate(entry) && !(this.replacing.get(entry.id) ?? []).some(active),
    );
    const of = memoize((group: string): string => {
      const said = (this.groups.get(group) ?? []).filter(active).map(this.digestOf);
      return said.length < 2 ? said.join() : this.digestOfAll(said.join(' '));
    });
    return memoize(
      (groups) => digest(groups.map((group) => of(group)).join('\n')),
      (groups) => groups.join('\n'),
    );
  }

  /** Most groups mean the same in nearly all setups. */
  private readonly digestOfAll = memoize(digest);

  private readonly digestOf = memoize((entry: Entry): string => digest(meaningOf(entry)));
}

/** Whether any expression reads the edition; if not, two editions with the same entries are equivalent. */
function readsEdition({ entries, vocabulary }: Rulebook): boolean {
  const constant = Object.values(vocabulary.entities).find((entity) => entity.constant)?.name ?? '';
  let found = false;
  const note = (tree: Node): void =>
    walk(tree, (node) => {
      const asks = node.op === 'fact' && node.fact === 'edition' && !('list' in node.of.type);
      found ||= asks && (node.of.type as { readonly one: readonly string[] }).one.includes(constant);
    });
  for (const entry of entries) for (const { expression } of expressionsOf(entry)) note(expression.tree);
  for (const node of nodesOfVocabulary(vocabulary)) note(node);
  return found;
}
