import type { LetCell } from '../compile/scope.js';
import type { Value } from '../compile/values.js';
import type { World } from '../compile/world.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { nodesIn, nodesOfChange, walk } from '../model/nodes.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Node } from '../model/tree.js';
import { choicesOf } from './alive.js';
import { type Kit, kitFor } from './kit.js';
import type { Ruleset } from './ruleset.js';

/** Form of emitted modules; it grows when something in them changes its meaning. */
export const format = 1;

/** A question as functions of its arguments. */
export interface EmittedQuestion {
  /** As an entry asks it: remembered, if it is about one thing or none. */
  readonly answer: (...args: readonly Value[]) => Value;
  /** Worked out anew. */
  readonly now: (...args: readonly Value[]) => Value;
  /** The value with the entries that decided it; an entry may come more than once. */
  readonly why: (...args: readonly Value[]) => { readonly value: Value; readonly because: readonly string[] };
  /** `answer` for one world, asked from outside; what it throws is left to `failed`, and each asking may take so many `steps`. One function for each question, so that engines inline it. */
  readonly prepare: (
    world: World,
    failed: (error: unknown, args: readonly Value[]) => Value | undefined,
    steps: number,
  ) => (...args: readonly Value[]) => Value | undefined;
}

/** A part of an event entry: the event, the thing of `each`, the cells of the names of the entry and of the step, by name. */
export type EmittedPart<T> = (event: Value, thing: Value, names: readonly LetCell[], own: readonly LetCell[]) => T;

export interface EmittedStep {
  readonly lets: readonly EmittedPart<Value>[];
  /** Missing: it always holds. */
  readonly when?: EmittedPart<boolean>;
  readonly actions: readonly EmittedPart<Value>[];
}

/** An entry that does something to an event. */
export interface EmittedEntry extends EmittedStep {
  readonly each?: EmittedPart<Value>;
  readonly steps: readonly EmittedStep[];
}

/** A change that an event makes. */
export interface EmittedChange {
  readonly of?: EmittedPart<Value>;
  readonly value?: EmittedPart<Value>;
  readonly facts?: readonly EmittedPart<Value>[];
}

export interface EmittedFunctions {
  readonly questions: readonly (readonly [string, EmittedQuestion])[];
  readonly entries: readonly (readonly [string, EmittedEntry])[];
  readonly changes: readonly (readonly [string, readonly EmittedChange[]])[];
  readonly permissions: readonly (readonly [string, EmittedPart<Value>])[];
}

/** The rules of one setup as functions: what `tavolata build --module` writes. */
export interface EmittedModule {
  readonly format: 1;
  readonly edition: string;
  /** Layers alive, in order of name. */
  readonly layers: readonly string[];
  readonly choices: { readonly [matter: string]: string };
  /** Facts of the setup that the functions take for granted. */
  readonly settled: { readonly [fact: string]: unknown };
  /** The rules that the functions were made from. */
  readonly rulebook: Rulebook;
  readonly bind: (kit: Kit) => EmittedFunctions;
}

/** Facts of the setup that the rules alive in it look at, with their values. */
export const settledFacts = ({
  rulebook,
  entries,
  dependencies,
  runtime,
}: Ruleset): { readonly [fact: string]: unknown } => {
  const { vocabulary } = rulebook;
  const setup = Object.values(vocabulary.entities).find(({ constant }) => constant);
  if (setup === undefined) return {};
  const read = new Set(entries.flatMap((entry) => [...dependencies.reads(entry).facts]));
  for (const { changes, permittedBy } of Object.values(vocabulary.events))
    for (const node of [...changes.flatMap(nodesOfChange), ...(permittedBy ? [permittedBy.tree] : [])])
      walk(node, (part) => {
        if (part.op === 'fact') read.add(`${setup.name}.${part.fact}`);
      });
  const known = Object.values(setup.facts)
    .filter(({ name }) => read.has(`${setup.name}.${name}`))
    .flatMap(({ name, slot }) => {
      const value = runtime.setup.facts[slot];
      return value === undefined ? [] : [[name, value] as const];
    });
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * Emitted code at work in one ruleset. Functions stand for the entries that they were made from: where a ruleset has others, such
 * as those of a card, the questions and events concerned, and all that ask them, go back to closures.
 */
export class Emitted {
  private readonly questions: ReadonlyMap<string, EmittedQuestion>;
  private readonly rows: ReadonlyMap<string, EmittedEntry>;
  private readonly changes: ReadonlyMap<string, readonly EmittedChange[]>;
  private readonly permissions: ReadonlyMap<string, EmittedPart<Value>>;
  private readonly madeFrom: ReadonlyMap<string, Entry>;
  private readonly stale: ReadonlySet<string>;

  /** @throws Fault `fault.format`, or `fault.other-setup` naming what is not as in the setup that the module was made for. */
  constructor(
    readonly module: EmittedModule,
    private readonly ruleset: Ruleset,
    nextNumber: () => number,
  ) {
    check(module, ruleset);
    const { vocabulary } = ruleset.rulebook;
    const functions = module.bind(kitFor({ runtime: ruleset.runtime, vocabulary, nextNumber }));
    this.questions = new Map(functions.questions);
    this.rows = new Map(functions.entries);
    this.changes = new Map(functions.changes);
    this.permissions = new Map(functions.permissions);
    this.madeFrom = new Map(module.rulebook.entries.map((entry) => [entry.id, entry]));
    this.stale = this.changedQuestions();
  }

  /** Undefined: the closures answer. */
  question(name: string): EmittedQuestion | undefined {
    return this.isStale(name) ? undefined : this.questions.get(name);
  }

  row(entry: Entry): EmittedEntry | undefined {
    const row = this.rows.get(entry.id);
    if (row === undefined || !this.isKnown(entry)) return undefined;
    return [...this.ruleset.dependencies.reads(entry).questions].some((asked) => this.isStale(asked)) ? undefined : row;
  }

  changesOf(event: string): readonly EmittedChange[] | undefined {
    const changes = this.ruleset.rulebook.vocabulary.events[event]?.changes ?? [];
    return this.asksStale(changes.flatMap(nodesOfChange)) ? undefined : this.changes.get(event);
  }

  permissionOf(event: string): EmittedPart<Value> | undefined {
    const tree = this.ruleset.rulebook.vocabulary.events[event]?.permittedBy?.tree;
    return tree === undefined || this.asksStale([tree]) ? undefined : this.permissions.get(event);
  }

  private asksStale(nodes: readonly Node[]): boolean {
    return nodes.some((node) => [...nodesIn(node)].some((part) => part.op === 'ask' && this.isStale(part.question)));
  }

  private isStale(question: string): boolean {
    if (this.stale.size === 0) return false;
    const { questions } = this.ruleset.dependencies.of(question);
    return this.stale.has(question) || [...questions].some((asked) => this.stale.has(asked));
  }

  private isKnown(entry: Entry): boolean {
    const known = this.madeFrom.get(entry.id);
    return known === entry || (known !== undefined && alike(known, entry));
  }

  /** Questions with other entries than those that the functions were made from. */
  private changedQuestions(): ReadonlySet<string> {
    const before = new Map<string, number>();
    for (const { hook, of = '' } of this.module.rulebook.entries)
      if (hook === 'answers') before.set(of, (before.get(of) ?? 0) + 1);
    const names = Object.keys(this.ruleset.rulebook.vocabulary.questions);
    return new Set(
      names.filter((name) => {
        const entries = this.ruleset.entriesFor('answers', name);
        return entries.length !== (before.get(name) ?? 0) || !entries.every((entry) => this.isKnown(entry));
      }),
    );
  }
}

const alike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const check = (module: EmittedModule, ruleset: Ruleset): void => {
  if (module.format !== format)
    throw new Fault('fault.format', { what: 'format', got: String(module.format), expected: format });
  const { rulebook, setup, edition, layers } = ruleset;
  const choices = choicesOf(rulebook, setup);
  const facts = settledFacts(ruleset);
  const differing = [
    ...(edition === module.edition ? [] : [edition]),
    ...module.layers.filter((layer) => !layers.has(layer)),
    ...[...layers].filter((layer) => !module.layers.includes(layer)),
    ...Object.keys(module.choices).filter((matter) => choices.get(matter) !== module.choices[matter]),
    ...Object.keys(module.settled).filter((fact) => !alike(own(facts, fact), own(module.settled, fact))),
    ...(alike(rulebook.vocabulary, module.rulebook.vocabulary) ? [] : ['vocabulary']),
  ];
  const [what] = differing;
  if (what !== undefined) throw new Fault('fault.other-setup', { what });
};

const own = (facts: { readonly [fact: string]: unknown }, name: string): unknown =>
  Object.hasOwn(facts, name) ? facts[name] : undefined;
