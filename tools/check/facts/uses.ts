import memoize from 'lodash/memoize.js';
import { type Change, closure, type Entry, expressionsOf, isList, type Node, walk } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';

/** A question, or an event. */
export type UseReader = `question ${string}` | `event ${string}`;

/** What the rules do with one fact of a thing, or with one field of an event. */
export interface Uses {
  /** Questions and events whose own entries, changes or conditions read it. */
  readonly direct: Set<UseReader>;
  /** Events whose changes write it, or create things with it. */
  readonly written: Set<string>;
  /** Facts derived from it if a table leaves them out, as `Entity.fact`. */
  readonly assumedBy: Set<string>;
  /** True if the condition of a layer, of the end of a table, or of another fact reads it. */
  elsewhere: boolean;
}

/** A fact is written `Entity.fact`, a field `event.field`; names of events begin with a small letter. */
export type FactName = string;

/** Which entries read and write each fact and field of a rulebook, whether active or not. */
export class FactUses {
  private readonly uses = new Map<FactName, Uses>();
  /** Questions asked by each question or event itself. */
  private readonly asks = new Map<UseReader, Set<string>>();

  constructor(readonly rulebook: Rulebook) {
    const { vocabulary, entries } = rulebook;
    for (const { seen = {} } of Object.values(vocabulary.entities))
      for (const { tree } of Object.values(seen)) this.noteElsewhere(tree);
    for (const { name, facts } of Object.values(vocabulary.entities))
      for (const fact of Object.keys(facts)) this.uses.set(`${name}.${fact}`, nobody());
    for (const { name, fields } of Object.values(vocabulary.events))
      for (const field of fields) this.uses.set(`${name}.${field.name}`, nobody());
    for (const entry of entries) {
      const reader = readerOf(entry);
      if (reader === undefined) continue;
      for (const { expression } of expressionsOf(entry)) this.note(expression.tree, reader);
    }
    for (const { name, changes, gathers, permittedBy } of Object.values(vocabulary.events)) {
      for (const change of changes) this.noteChange(change, name);
      for (const { event, field } of Object.values(gathers ?? {}))
        this.of(`${event}.${field}`)?.direct.add(`event ${name}`);
      if (permittedBy !== undefined) this.note(permittedBy.tree, `event ${name}`);
    }
    for (const { name, facts } of Object.values(vocabulary.entities))
      for (const { name: fact, assumed, onlyWhere, defaultFrom } of Object.values(facts)) {
        if (assumed !== undefined)
          this.readsOf(assumed.tree, (read) => this.of(read)?.assumedBy.add(`${name}.${fact}`));
        if (defaultFrom !== undefined) this.of(`${name}.${defaultFrom}`)?.assumedBy.add(`${name}.${fact}`);
        if (onlyWhere !== undefined) this.noteElsewhere(onlyWhere.tree);
      }
    for (const { when } of Object.values(vocabulary.layers)) if (when !== undefined) this.noteElsewhere(when.tree);
    if (vocabulary.ended !== undefined) this.noteElsewhere(vocabulary.ended.tree);
    for (const { tree } of vocabulary.verify) this.noteElsewhere(tree);
  }

  of(fact: FactName): Uses | undefined {
    return this.uses.get(fact);
  }

  /** Questions and events that depend on a fact only through other questions. */
  through(fact: FactName): readonly UseReader[] {
    const direct = this.of(fact)?.direct;
    return this.readers().filter((reader) => !direct?.has(reader) && this.depends(reader, fact));
  }

  /** All questions and events, in the order of the vocabulary. */
  readers(): readonly UseReader[] {
    const { questions, events } = this.rulebook.vocabulary;
    return [
      ...Object.keys(questions).map((name): UseReader => `question ${name}`),
      ...Object.keys(events).map((name): UseReader => `event ${name}`),
    ];
  }

  /** Whether a question or an event depends on a fact, directly or through others. */
  depends(reader: UseReader, fact: FactName): boolean {
    const direct = this.of(fact)?.direct;
    if (direct === undefined) return false;
    return direct.has(reader) || [...this.questionsOf(reader)].some((one) => direct.has(`question ${one}`));
  }

  /** All questions that it asks, directly or through others. */
  private readonly questionsOf = memoize(
    (reader: UseReader): ReadonlySet<string> =>
      closure(this.asks.get(reader) ?? [], (question) => this.asks.get(`question ${question}`)),
  );

  private note(tree: Node, reader: UseReader): void {
    this.readsOf(tree, (fact) => this.of(fact)?.direct.add(reader));
    walk(tree, (node) => {
      if (node.op !== 'ask') return;
      const asked = this.asks.get(reader) ?? new Set();
      this.asks.set(reader, asked.add(node.question));
    });
  }

  /** An assignment reads whose fact its target is, not the fact itself. */
  private noteChange(change: Change, event: string): void {
    const reader: UseReader = `event ${event}`;
    if (change.op === 'delete') this.note(change.of, reader);
    else if (change.op === 'create') {
      for (const [fact, value] of Object.entries(change.make.args)) {
        this.of(`${change.make.name}.${fact}`)?.written.add(event);
        this.note(value, reader);
      }
    } else {
      this.note(change.target.of, reader);
      this.note(change.value, reader);
      for (const fact of this.named(change.target)) this.of(fact)?.written.add(event);
    }
  }

  private noteElsewhere(tree: Node): void {
    this.readsOf(tree, (fact) => {
      const uses = this.of(fact);
      if (uses !== undefined) uses.elsewhere = true;
    });
  }

  private readsOf(tree: Node, read: (fact: FactName) => void): void {
    walk(tree, (node) => {
      if (node.op === 'fact') for (const fact of this.named(node)) read(fact);
    });
  }

  /** The facts that a node may stand for: for a union, those of each member that has one. */
  private named({ of, fact }: Extract<Node, { op: 'fact' }>): readonly FactName[] {
    return isList(of.type) ? [] : of.type.one.map((name) => `${name}.${fact}`).filter((name) => this.uses.has(name));
  }
}

/** The question or event that an entry is about. */
export function readerOf({ hook, of }: Entry): UseReader | undefined {
  if (hook === undefined || of === undefined) return undefined;
  return hook === 'answers' ? `question ${of}` : `event ${of}`;
}

const nobody = (): Uses => ({
  direct: new Set(),
  written: new Set(),
  assumedBy: new Set(),
  elsewhere: false,
});
