import memoize from 'lodash/memoize.js';
import {
  closure,
  dependenciesOfChanges,
  type Entry,
  type EntryDependencies,
  entryReadsIn,
  expressionsOf,
  type Graph,
  onceFor,
  reversed,
  type Vocabulary,
  walk,
} from 'tavolata/internals';
import type { Difference } from './meaning.js';

/** What differing entries can affect, and what tables need in order to show it. */
export interface Reach {
  /** Questions and events whose results may differ; those that a differing entry is about come first. */
  readonly questions: readonly string[];
  readonly events: readonly string[];
  /** Those of them that a differing entry is about. */
  readonly direct: ReadonlySet<string>;
  /** Facts, as `Entity.fact`, that the conditions behind the direct ones read. */
  readonly facts: ReadonlySet<string>;
  /** Entities whose things are needed. */
  readonly entities: ReadonlySet<string>;
  /** Texts and numbers in those conditions. */
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Entities of which entries make structural values. */
  readonly made: ReadonlySet<string>;
  /** Ids of the differing entries that a question (`ask x`) or an event (`send x`) may depend on. */
  behind(node: string): readonly string[];
}

/** Entries and declarations behind a question or an event. */
interface QuestionGraph {
  readonly next: Graph;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

const nodeOf = ({ hook, of = '' }: Entry): string => `${hook === 'answers' ? 'ask' : 'send'} ${of}`;

/**
 * Follows which questions and events depend on which, so that only what can differ is tried.
 *
 * @param entries those active on either side
 * @param declared nodes that the vocabularies declare differently
 */
export function reachOf(
  vocabulary: Vocabulary,
  entries: readonly Entry[],
  differences: readonly Difference[],
  declared: readonly string[],
): Reach {
  const web = webOf(vocabulary, entries);
  const differing = differences.flatMap(({ before, after }) => [before, after].filter((one) => one !== undefined));
  const direct = new Set([...differing.map(nodeOf), ...declared]);
  const causes = reversed(web.next);
  const reached = closure(direct, (node) => causes.get(node));
  const affected = [...web.next.keys()].filter((node) => reached.has(node));
  const ordered = (kind: string): readonly string[] =>
    affected
      .filter((node) => node.startsWith(kind))
      .sort((a, b) => Number(direct.has(b)) - Number(direct.has(a)))
      .map((node) => node.slice(kind.length));
  const behind = memoize((node: string): readonly string[] => {
    const nodes = closure([node], (from) => web.next.get(from));
    return [...new Set(differing.filter((entry) => nodes.has(nodeOf(entry))).map(({ id }) => id))].sort();
  });
  const needs = needsOf(vocabulary, web, direct);
  return { questions: ordered('ask '), events: ordered('send '), direct, ...needs, made: madeIn(entries), behind };
}

const madeIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => [...saidBy(entry).made]));

/** What the expressions of an entry contain besides their dependencies. */
interface EntryMeaning {
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly made: ReadonlySet<string>;
}

// There are hundreds of setups, most of which have the same active entries: each is analysed once.
const saidBy = onceFor((entry: Entry): EntryMeaning => {
  const [texts, numbers, made] = [new Set<string>(), new Set<number>(), new Set<string>()];
  for (const { expression } of expressionsOf(entry))
    walk(expression.tree, (node) => {
      if (node.op === 'make' && node.what === 'entity') made.add(node.name);
      if (node.op !== 'literal') return;
      if (typeof node.value === 'string') texts.add(node.value);
      if (typeof node.value === 'number') numbers.add(node.value);
    });
  return { texts, numbers, made };
});

function webOf(vocabulary: Vocabulary, entries: readonly Entry[]): QuestionGraph {
  const next = new Map<string, Set<string>>();
  const byNode = new Map<string, Entry[]>();
  const lead = (from: string, questions: Iterable<string>, events: Iterable<string>): void => {
    const to = next.get(from) ?? new Set();
    for (const name of questions) to.add(`ask ${name}`);
    for (const name of events) to.add(`send ${name}`);
    next.set(from, to);
  };
  const assumed = assumptions(vocabulary);
  const leadAll = (from: string, reads: EntryDependencies): void => {
    lead(from, reads.questions, reads.events);
    lead(
      from,
      [...reads.facts].flatMap((fact) => assumed.get(fact) ?? []),
      [],
    );
  };
  for (const name of Object.keys(vocabulary.questions)) lead(`ask ${name}`, [], []);
  for (const event of Object.values(vocabulary.events)) {
    leadAll(`send ${event.name}`, dependenciesOfChanges(vocabulary, event));
    // What is gathered depends on the event that gathers it, and vice versa.
    for (const { event: gathered } of Object.values(event.gathers ?? {})) lead(`send ${gathered}`, [], [event.name]);
  }
  for (const entry of entries) {
    if (entry.hook === undefined) continue;
    const node = nodeOf(entry);
    leadAll(node, entryReadsIn(vocabulary)(entry));
    byNode.set(node, [...(byNode.get(node) ?? []), entry]);
  }
  return { next, entries: byNode };
}

/** Questions that are asked if a table leaves out a fact. */
const assumptions = (vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(vocabulary.entities).flatMap(({ name, facts }) =>
      Object.values(facts).flatMap((fact) => {
        const asked: string[] = [];
        if (fact.assumed) walk(fact.assumed.tree, (node) => void (node.op === 'ask' && asked.push(node.question)));
        return asked.length === 0 ? [] : [[`${name}.${fact.name}`, asked] as const];
      }),
    ),
  );

/** The dependencies of the entries behind the direct questions and events. */
function needsOf(
  vocabulary: Vocabulary,
  web: QuestionGraph,
  direct: ReadonlySet<string>,
): Pick<Reach, 'facts' | 'entities' | 'texts' | 'numbers'> {
  const [facts, entities, texts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const numbers = new Set<number>();
  const nodes = closure(direct, (node) => web.next.get(node));
  for (const node of nodes) {
    for (const entry of web.entries.get(node) ?? []) {
      const reads = entryReadsIn(vocabulary)(entry);
      for (const fact of reads.facts) facts.add(fact);
      for (const name of reads.collections)
        for (const entity of Object.values(vocabulary.entities))
          if (entity.collection === name) entities.add(entity.name);
      const { texts: written, numbers: counted } = saidBy(entry);
      for (const text of written) texts.add(text);
      for (const number of counted) numbers.add(number);
    }
  }
  for (const fact of facts) entities.add(fact.slice(0, fact.indexOf('.')));
  return { facts, entities, texts, numbers };
}
