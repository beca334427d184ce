import { digest } from 'tavolata/files';
import { closure, expressionsOf, type Node, nodesIn, nodesOfVocabulary } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { Scenario } from '../scenarios/model.js';
import type { CheckCache } from './check-cache.js';
import type { RulesetFingerprint, RulesetFingerprints } from './ruleset-fingerprints.js';

/** Entries that contributed to a scenario that passed in an edition. */
export interface PassedPlay {
  readonly decided: Iterable<string>;
  readonly nearly: Iterable<string>;
  /** Groups of entries that it read, and those that every table asks. */
  readonly groupsRead?: Iterable<string>;
}

/**
 * One run in which a scenario passed: the groups that it read, a digest of their meanings, and the entries that
 * contributed.
 */
export type CachedPlay = readonly [
  digest: string,
  groupsRead: readonly number[],
  decided: readonly number[],
  nearly: readonly number[],
];

/** Most runs cached for one scenario: those of its editions, and of a change or two taken back. */
const mostWays = 12;

/**
 * Cache of passing scenarios. The key covers the table and the steps, the vocabulary, the program, and every active
 * entry in the groups that the run read. Editions equal in all of that share a run.
 */
export class PlayCache {
  private readonly always: readonly string[];
  private readonly keys = new Map<Scenario, string>();
  private last?: {
    readonly scenario: Scenario;
    readonly edition: string;
    readonly fingerprint: RulesetFingerprint | undefined;
  };

  /** @param cache where runs are stored; it is empty for another program */
  constructor(
    rulebook: Rulebook,
    private readonly fingerprints: RulesetFingerprints,
    private readonly cache: CheckCache,
  ) {
    this.always = askedByVocabulary(rulebook);
  }

  /** The cached run of a scenario that no change has affected since. */
  of(scenario: Scenario, edition: string): PassedPlay | undefined {
    const { cache } = this;
    const ways = cache.playsOf(this.keyOf(scenario, edition));
    const held = ways.find(([before, groupsRead]) => before === this.digestOf(scenario, edition, groupsRead));
    if (held === undefined) return undefined;
    const names = (numbers: readonly number[]): readonly string[] => numbers.map((id) => cache.name(id));
    return { decided: names(held[2]), nearly: names(held[3]), groupsRead: names(held[1]) };
  }

  /** @param groupsRead everything that the run depended on, as in `groupOf` */
  keep(scenario: Scenario, edition: string, groupsRead: ReadonlySet<string>, { decided, nearly }: PassedPlay): void {
    const { cache } = this;
    const numbers = (names: Iterable<string>) => [...names].map((name) => cache.numberOf(name)).sort((a, b) => a - b);
    const list = numbers(new Set([...groupsRead, ...this.always]));
    const now = this.digestOf(scenario, edition, list);
    if (now === undefined) return;
    const key = this.keyOf(scenario, edition);
    const others = cache.playsOf(key).filter(([before]) => before !== now);
    cache.setPlays(key, [...others, [now, list, numbers(decided), numbers(nearly)] as const].slice(-mostWays));
  }

  /** Equal for scenarios that play alike, whatever their names, dates and summaries. */
  private keyOf(scenario: Scenario, edition: string): string {
    let key = this.keys.get(scenario);
    if (key === undefined) {
      const { table, steps } = scenario;
      const { edition: _, ...setup } = table.setup;
      key = digest(JSON.stringify([{ ...table, setup }, steps]));
      this.keys.set(scenario, key);
    }
    return key + this.fingerprints.editionOf({ ...scenario.table.setup, edition });
  }

  /** It is requested several times in a row. */
  private fingerprintOf(scenario: Scenario, edition: string): RulesetFingerprint | undefined {
    if (this.last?.scenario !== scenario || this.last.edition !== edition)
      this.last = { scenario, edition, fingerprint: this.fingerprints.in({ ...scenario.table.setup, edition }) };
    return this.last.fingerprint;
  }

  private digestOf(scenario: Scenario, edition: string, groupsRead: readonly number[]): string | undefined {
    const fingerprint = this.fingerprintOf(scenario, edition);
    if (fingerprint === undefined) return undefined;
    return this.fingerprints.common + fingerprint(groupsRead.map((group) => this.cache.name(group)));
  }
}

/** Groups that the vocabulary itself asks for whenever a table is opened or changed. */
function askedByVocabulary({ vocabulary, entries }: Rulebook): readonly string[] {
  const askedIn = (trees: readonly Node[]): readonly string[] =>
    trees.flatMap((tree) => [...nodesIn(tree)].flatMap((node) => (node.op === 'ask' ? [node.question] : [])));
  const reached = closure(askedIn([...nodesOfVocabulary(vocabulary)]), (question) =>
    entries.flatMap((entry) =>
      entry.hook === 'answers' && entry.of === question
        ? askedIn([...expressionsOf(entry)].map(({ expression }) => expression.tree))
        : [],
    ),
  );
  return [...reached].map((question) => `answers ${question}`).sort();
}
