import { type Entry, type Node, walk } from 'tavolata/internals';
import type { Ruleset } from 'tavolata/runtime';

/** The group that an entry belongs to: `answers question`, or the name of an event. */
export const groupOf = ({ hook, of }: Pick<Entry, 'hook' | 'of'>): string =>
  hook === 'answers' ? `answers ${of}` : `${of}`;

/**
 * Rulesets that report which groups of entries are read. Compiled code looks up its entries once, for the first
 * scenario, so everything counts that a question, the entries about an event, or an argument (`hear`) can ask.
 */
export class Listening extends Map<string, Ruleset> {
  /** Groups read since it was last reset. */
  groupsRead = new Set<string>();
  /** Questions and events noted with everything that they can ask. */
  private readonly noted = new Set<string>();
  /** What `noted` is about: it begins anew with another run or ruleset. */
  private notedIn: { readonly groupsRead?: Set<string>; readonly dependencies?: Ruleset['dependencies'] } = {};

  /** Notes a text that runs as compiled code: everything that it can ask counts. */
  readonly hear = (tree: Node, { dependencies }: Ruleset): void =>
    walk(tree, (node) => {
      if (node.op === 'ask') this.asked(node.question, dependencies);
    });

  /** Whether it is the first time that a question or an event is noted. */
  private isNew(group: string, dependencies: Ruleset['dependencies']): boolean {
    const { groupsRead, notedIn } = this;
    if (notedIn.groupsRead !== groupsRead || notedIn.dependencies !== dependencies) {
      this.notedIn = { groupsRead, dependencies };
      this.noted.clear();
    }
    return !this.noted.has(group) && this.noted.add(group).size > 0;
  }

  private asked(question: string, dependencies: Ruleset['dependencies']): void {
    if (!this.isNew(`answers ${question}`, dependencies)) return;
    this.groupsRead.add(`answers ${question}`);
    for (const further of dependencies.of(question).questions) this.groupsRead.add(`answers ${further}`);
  }

  /** Notes an event with everything that its entries can ask. */
  private about(event: string, ruleset: Ruleset, asked: Map<string, readonly string[]>): void {
    this.groupsRead.add(event);
    let groups = asked.get(event);
    if (groups === undefined) {
      groups = askedBy(ruleset, event);
      asked.set(event, groups);
    }
    for (const group of groups) this.groupsRead.add(group);
    const permission = ruleset.rulebook.vocabulary.events[event]?.permittedBy;
    if (permission !== undefined) this.hear(permission.tree, ruleset);
  }

  override set(key: string, ruleset: Ruleset): this {
    const { entriesFor, question, rulesFor } = ruleset;
    ruleset.entriesFor = (hook, of) => {
      this.groupsRead.add(groupOf({ hook, of }));
      return entriesFor.call(ruleset, hook, of);
    };
    ruleset.question = (name) => {
      this.asked(name, ruleset.dependencies);
      return question.call(ruleset, name);
    };
    const asked = new Map<string, readonly string[]>();
    ruleset.rulesFor = (event) => {
      if (this.isNew(event, ruleset.dependencies)) this.about(event, ruleset, asked);
      return rulesFor.call(ruleset, event);
    };
    return super.set(key, ruleset);
  }
}

/** Groups that the entries about an event can ask, directly or through others. */
function askedBy({ entries, dependencies }: Ruleset, event: string): readonly string[] {
  const found = new Set<string>();
  for (const entry of entries) {
    if (entry.hook === 'answers' || entry.of !== event) continue;
    for (const question of dependencies.reads(entry).questions) {
      found.add(`answers ${question}`);
      for (const further of dependencies.of(question).questions) found.add(`answers ${further}`);
    }
  }
  return [...found];
}
