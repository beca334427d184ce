import type { Entry } from '../model/entry.js';
import { closure } from '../model/graph.js';
import { expressionsOf, nodesOfChange, walk } from '../model/nodes.js';
import { onceFor } from '../model/once.js';
import type { Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import type { EventType, Vocabulary } from '../model/vocabulary.js';
import { collectionDependency } from '../values/world.js';

/** The dependencies of expressions. A fact is written `Entity.fact`, a collection by its name. */
export interface EntryDependencies {
  readonly facts: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly picks: boolean;
}

interface MutableReads {
  facts: Set<string>;
  collections: Set<string>;
  questions: Set<string>;
  events: Set<string>;
  picks: boolean;
}

const empty = (): MutableReads => ({
  facts: new Set(),
  collections: new Set(),
  questions: new Set(),
  events: new Set(),
  picks: false,
});

function note(vocabulary: Vocabulary, node: Node, reads: MutableReads): void {
  walk(node, (part) => {
    if (part.op === 'collection') reads.collections.add(part.name);
    else if (part.op === 'ask') reads.questions.add(part.question);
    else if (part.op === 'make' && part.what === 'event') reads.events.add(part.name);
    else if (part.op === 'call' && part.fn === 'picked') reads.picks = true;
    else if (part.op === 'fact' && !isList(part.of.type)) {
      for (const name of part.of.type.one) {
        const facts = Object.hasOwn(vocabulary.entities, name) ? vocabulary.entities[name]?.facts : undefined;
        if (facts && Object.hasOwn(facts, part.fact)) reads.facts.add(`${name}.${part.fact}`);
      }
    }
  });
}

/** The direct dependencies of the expressions of an entry, without those of the questions that they ask. */
export function dependenciesOf(vocabulary: Vocabulary, entry: Entry): EntryDependencies {
  const reads = empty();
  for (const { expression } of expressionsOf(entry)) note(vocabulary, expression.tree, reads);
  return reads;
}

/** The dependencies of the changes of an event. */
export function dependenciesOfChanges(vocabulary: Vocabulary, event: EventType): EntryDependencies {
  const reads = empty();
  for (const change of event.changes) for (const node of nodesOfChange(change)) note(vocabulary, node, reads);
  return reads;
}

// Entries are shared by all rulesets of a rulebook; each is analysed once.
export const entryReadsIn = /* @__PURE__ */ onceFor((vocabulary: Vocabulary) =>
  onceFor((entry: Entry) => dependenciesOf(vocabulary, entry)),
);

/** For a set of active entries: the dependencies of each question, through all questions that it asks in turn. */
export class Dependencies {
  readonly reads: (entry: Entry) => EntryDependencies;
  private readonly whole = new Map<string, MutableReads>();
  private readonly byQuestion = new Map<string, readonly number[]>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly answering: (question: string) => readonly Entry[],
  ) {
    this.reads = entryReadsIn(vocabulary);
  }

  /** Questions that expressions ask, directly or through others. */
  asked(nodes: readonly Node[]): ReadonlySet<string> {
    const reads = empty();
    for (const node of nodes) note(this.vocabulary, node, reads);
    return new Set([...reads.questions].flatMap((question) => [question, ...this.of(question).questions]));
  }

  /** Everything that an answer depends on; a question on a cycle is visited once. */
  of(question: string): EntryDependencies {
    const done = this.whole.get(question);
    if (done) return done;
    const all = empty();
    // The known dependencies of a question include everything it leads to.
    const readsOf = (name: string): readonly EntryDependencies[] => {
      const known = this.whole.get(name);
      return known ? [known] : this.answering(name).map((entry) => this.reads(entry));
    };
    closure([question], (name) => {
      const reads = readsOf(name);
      for (const { facts, collections, questions } of reads) {
        for (const fact of facts) all.facts.add(fact);
        for (const collection of collections) all.collections.add(collection);
        for (const asked of questions) all.questions.add(asked);
      }
      return this.whole.has(name) ? [] : reads.flatMap(({ questions }) => [...questions]);
    });
    this.whole.set(question, all);
    return all;
  }

  /** False if the answer depends only on the arguments and the setup. */
  readsTable(question: string): boolean {
    const { facts, collections } = this.of(question);
    if (collections.size > 0) return true;
    return [...facts].some((fact) => !this.vocabulary.entities[fact.slice(0, fact.indexOf('.'))]?.constant);
  }

  /** The dependencies of an answer, as indexes into `World.lastWrite`. */
  idsOf(question: string): readonly number[] {
    let found = this.byQuestion.get(question);
    if (found === undefined) {
      found = this.places(this.of(question));
      this.byQuestion.set(question, found);
    }
    return found;
  }

  /** The dependencies of expressions, through all questions that they ask, as sorted indexes into `World.lastWrite`. */
  idsIn(nodes: readonly Node[]): readonly number[] {
    const reads = empty();
    for (const node of nodes) note(this.vocabulary, node, reads);
    const ids = [...reads.questions].flatMap((question) => this.idsOf(question));
    return [...new Set([...ids, ...this.places(reads)])].sort((a, b) => a - b);
  }

  private places({ facts, collections }: EntryDependencies): readonly number[] {
    const { entities } = this.vocabulary;
    const slots = [...facts].flatMap((written) => {
      const [entity, fact] = written.split('.') as [string, string];
      return entities[entity]?.constant ? [] : (entities[entity]?.facts[fact]?.slot ?? []);
    });
    return [...new Set([...slots, ...[...collections].map((name) => collectionDependency(this.vocabulary, name))])];
  }
}
