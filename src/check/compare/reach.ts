import { readsOf, readsOfChanges } from '../../arrange/dependencies.js';
import type { Entry } from '../../model/entry.js';
import { expressionsOf, walk } from '../../model/nodes.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Difference } from './meaning.js';

/** What differing entries can touch, and what tables must be like to show it. */
export interface Reach {
  /** Questions and events whose outcome may differ; those that a differing entry is about come first. */
  readonly questions: readonly string[];
  readonly events: readonly string[];
  /** The ones among them that a differing entry is about. */
  readonly direct: ReadonlySet<string>;
  /** Facts, as `Entity.fact`, that the conditions behind the direct ones look at. */
  readonly facts: ReadonlySet<string>;
  /** Entities of which things are needed. */
  readonly entities: ReadonlySet<string>;
  /** Texts and numbers that those conditions mention. */
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Entities of which entries make values on the spot. */
  readonly made: ReadonlySet<string>;
  /** Ids of the differing entries that a question (`ask x`) or an event (`send x`) may depend on. */
  behind(node: string): readonly string[];
}

/** Entries and declarations that lie behind a question or an event. */
interface Web {
  readonly next: ReadonlyMap<string, ReadonlySet<string>>;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

const nodeOf = ({ hook, of = '' }: Entry): string => `${hook === 'answers' ? 'ask' : 'send'} ${of}`;

/**
 * Follows who asks whom and what brings about what, so that only what can differ is tried.
 *
 * @param entries those alive on either side
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
  const closures = new Map<string, ReadonlySet<string>>();
  const closure = (node: string): ReadonlySet<string> => {
    const done = closures.get(node) ?? closureOf(web, node);
    closures.set(node, done);
    return done;
  };
  const affected = [...web.next.keys()].filter((node) => [...closure(node)].some((one) => direct.has(one)));
  const ordered = (kind: string): readonly string[] =>
    affected
      .filter((node) => node.startsWith(kind))
      .sort((a, b) => Number(direct.has(b)) - Number(direct.has(a)))
      .map((node) => node.slice(kind.length));
  const behind = (node: string) => {
    const nodes = closure(node);
    return [...new Set(differing.filter((entry) => nodes.has(nodeOf(entry))).map(({ id }) => id))].sort();
  };
  const needs = needsOf(vocabulary, web, direct, closure);
  return { questions: ordered('ask '), events: ordered('send '), direct, ...needs, made: madeIn(entries), behind };
}

function madeIn(entries: readonly Entry[]): ReadonlySet<string> {
  const made = new Set<string>();
  for (const { expression } of entries.flatMap(expressionsOf))
    walk(expression.tree, (node) => void (node.op === 'make' && node.what === 'entity' && made.add(node.name)));
  return made;
}

function webOf(vocabulary: Vocabulary, entries: readonly Entry[]): Web {
  const next = new Map<string, Set<string>>();
  const byNode = new Map<string, Entry[]>();
  const lead = (from: string, questions: Iterable<string>, events: Iterable<string>): void => {
    const to = next.get(from) ?? new Set();
    for (const name of questions) to.add(`ask ${name}`);
    for (const name of events) to.add(`send ${name}`);
    next.set(from, to);
  };
  const assumed = assumptions(vocabulary);
  const leadAll = (from: string, reads: ReturnType<typeof readsOf>): void => {
    lead(from, reads.questions, reads.events);
    lead(
      from,
      [...reads.facts].flatMap((fact) => assumed.get(fact) ?? []),
      [],
    );
  };
  for (const name of Object.keys(vocabulary.questions)) lead(`ask ${name}`, [], []);
  for (const event of Object.values(vocabulary.events)) {
    leadAll(`send ${event.name}`, readsOfChanges(vocabulary, event));
    // What is gathered comes about through the event that gathers it, and the other way round.
    for (const { event: gathered } of Object.values(event.gathers ?? {})) lead(`send ${gathered}`, [], [event.name]);
  }
  for (const entry of entries) {
    if (entry.hook === undefined) continue;
    const node = nodeOf(entry);
    leadAll(node, readsOf(vocabulary, entry));
    byNode.set(node, [...(byNode.get(node) ?? []), entry]);
  }
  return { next, entries: byNode };
}

/** Questions that are asked when a table leaves out a fact. */
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

function closureOf({ next }: Web, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const todo = [start];
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    todo.push(...(next.get(node) ?? []));
  }
  return seen;
}

/** What the entries behind the direct questions and events look at. */
function needsOf(
  vocabulary: Vocabulary,
  web: Web,
  direct: ReadonlySet<string>,
  closure: (node: string) => ReadonlySet<string>,
): Pick<Reach, 'facts' | 'entities' | 'texts' | 'numbers'> {
  const [facts, entities, texts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const numbers = new Set<number>();
  const nodes = new Set([...direct].flatMap((node) => [...closure(node)]));
  for (const node of nodes) {
    for (const entry of web.entries.get(node) ?? []) {
      const reads = readsOf(vocabulary, entry);
      for (const fact of reads.facts) facts.add(fact);
      for (const name of reads.collections)
        for (const entity of Object.values(vocabulary.entities))
          if (entity.collection === name) entities.add(entity.name);
      for (const { expression } of expressionsOf(entry)) {
        walk(expression.tree, (part) => {
          if (part.op !== 'literal') return;
          if (typeof part.value === 'string') texts.add(part.value);
          if (typeof part.value === 'number') numbers.add(part.value);
        });
      }
    }
  }
  for (const fact of facts) entities.add(fact.slice(0, fact.indexOf('.')));
  return { facts, entities, texts, numbers };
}
