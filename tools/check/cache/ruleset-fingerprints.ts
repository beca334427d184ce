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
import { groupOf } from '../listening.js';

/** Fingerprints of the groups of entries in one setup, equal if their meanings are. */
export interface RulesetFingerprint {
  /** @param group as in `groupOf` */
  of(group: string): string;
  /** The fingerprint of several groups together, in order. */
  all(groups: readonly string[]): string;
}

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
  private readonly groups = new Map<string, readonly Entry[]>();
  private readonly replacing = new Map<string, readonly Entry[]>();
  private readonly digests = new Map<Entry, string>();
  private readonly known = new Map<string, RulesetFingerprint>();
  private readonly layers = new Map<string, SetupLayers>();
  private readonly readsEdition: boolean;

  constructor(private readonly rulebook: Rulebook) {
    const { entries, vocabulary, matters, editions, only } = rulebook;
    const add = (map: Map<string, readonly Entry[]>, key: string, entry: Entry): void => {
      map.set(key, [...(map.get(key) ?? []), entry]);
    };
    for (const entry of entries) {
      add(this.groups, groupOf(entry), entry);
      for (const id of entry.replaces) add(this.replacing, id, entry);
    }
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

  private layersOf({ house: _, edition, ...facts }: SetupJson): SetupLayers {
    const key = JSON.stringify([facts, this.editionOf({ edition })]);
    let known = this.layers.get(key);
    if (known === undefined) {
      const layers = layersOf(this.rulebook, { edition, ...facts });
      known = { layers, name: [...layers].sort().join(' ') };
      this.layers.set(key, known);
    }
    return known;
  }

  private fingerprint(candidate: (entry: Entry) => boolean): RulesetFingerprint {
    const texts = new Map<string, string>();
    const settled = new Map<Entry, boolean>();
    // A replaced entry replaces nothing itself; cycles are refused when a rulebook is linked.
    const active = (entry: Entry): boolean => {
      let is = settled.get(entry);
      if (is === undefined) {
        is = candidate(entry) && !(this.replacing.get(entry.id) ?? []).some(active);
        settled.set(entry, is);
      }
      return is;
    };
    const of = (group: string): string => {
      let text = texts.get(group);
      if (text === undefined) {
        const said = (this.groups.get(group) ?? []).filter(active).map((entry) => this.digestOf(entry));
        text = said.length < 2 ? said.join() : digest(said.join(' '));
        texts.set(group, text);
      }
      return text;
    };
    const together = new Map<string, string>();
    const all = (groups: readonly string[]): string => {
      const names = groups.join('\n');
      const known = together.get(names) ?? digest(groups.map(of).join('\n'));
      together.set(names, known);
      return known;
    };
    return { of, all };
  }

  private digestOf(entry: Entry): string {
    const known = this.digests.get(entry) ?? digest(meaningOf(entry));
    this.digests.set(entry, known);
    return known;
  }
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
