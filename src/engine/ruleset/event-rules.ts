import { always, type KnownCode, type KnownTruth } from '../evaluate/code.js';
import { type Cell, type LetCell, Scope } from '../evaluate/scope.js';
import { type Entry, type EventPhase, type Hook, PHASES, type Step } from '../model/entry.js';
import { nodesIn } from '../model/nodes.js';
import type { Change, Node } from '../model/tree.js';
import type { EventType, Vocabulary } from '../model/vocabulary.js';
import type { Value } from '../values/values.js';
import { type CompiledChange, compileChange } from './changes.js';
import { anchors, levels, overridersOf, sorted } from './order.js';
import { type TracedScope, tracedOver } from './question/traced-scope.js';
import type { Ruleset } from './ruleset.js';
import { TracedEventEntry } from './traced-event-entry.js';

/** A step of a procedure, compiled. */
export interface CompiledStep {
  readonly step: Step;
  readonly when: KnownTruth;
  readonly lets: readonly LetCell[];
  readonly actions: readonly KnownCode[];
  /** Those of its expressions that can rest on entries of higher layers. */
  readonly layered: () => readonly Node[];
}

/** Values of an entry's names when an event began, in order; undefined for one that had no value then. */
export type FixedLets = readonly (Value | undefined)[];

/** One compiled entry that does something to an event. Its cells are loaded anew for every event. */
export class CompiledEventEntry {
  overriders: readonly CompiledEventEntry[] = [];
  readonly event: Cell;
  readonly each: { readonly cell: Cell; readonly things: () => Value } | null;
  readonly lets: readonly (readonly [string, LetCell])[];
  readonly when: KnownTruth;
  readonly actions: readonly KnownCode[];
  readonly steps: readonly CompiledStep[];
  readonly scope = new Scope();
  /** What its cells were last loaded with, besides the event. */
  thing: Value | undefined;
  fixed: FixedLets | undefined;
  /** The same entry as traced code. */
  readonly traced = once(() => new TracedEventEntry(this, this.ruleset.questions));
  /** The expressions that decide whether it applies, and its names, so that each is evaluated once for all of them. */
  readonly conditions = once(() => {
    const { each, when, let: lets } = this.entry;
    const names = Object.entries(lets).map(([name, { tree }]): Node => {
      return { op: 'name', kind: 'let', name, type: tree.type, at: tree.at };
    });
    const trees = [each?.in.tree, when?.tree, ...names];
    return trees.filter((tree): tree is Node => tree !== undefined);
  });
  /** Those of these that can rest on entries of higher layers; then the same including its actions. */
  readonly layeredConditions = once(() => this.layered(this.conditions()));
  readonly layeredParts = once(() => [
    ...this.layeredConditions(),
    ...this.layered((this.entry.do ?? []).map(({ tree }) => tree)),
  ]);

  constructor(
    readonly entry: Entry,
    private readonly ruleset: Ruleset,
  ) {
    const { compiler } = ruleset;
    const { scope } = this;
    this.event = scope.cell('event');
    const cell = entry.each ? scope.cell(entry.each.name) : null;
    this.lets = compiler.lets(entry.let, scope);
    this.each = entry.each && cell ? { cell, things: compiler.code(entry.each.in.tree, scope).run } : null;
    this.when = entry.when ? compiler.truth(entry.when.tree, scope) : always;
    this.actions = (entry.do ?? []).map((action) => compiler.code(action.tree, scope));
    this.steps = (entry.steps ?? []).map((step) => {
      const inner = new Scope(scope);
      const lets = compiler.lets(step.let, inner).map(([, letCell]) => letCell);
      return {
        step,
        layered: once(() => this.layered([step.when?.tree, ...step.do.map(({ tree }) => tree)])),
        lets,
        when: step.when ? compiler.truth(step.when.tree, inner) : always,
        actions: step.do.map((action) => compiler.code(action.tree, inner)),
      };
    });
  }

  private layered(trees: readonly (Node | undefined)[]): readonly Node[] {
    return trees.filter((tree): tree is Node => tree !== undefined && this.ruleset.isLayered(this.entry, tree));
  }
}

/** Evaluated on demand: most entries never act. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Where a field of a gathering event takes its values from. */
export interface GatheredField {
  readonly field: number;
  /** The type of the claims, and the field of theirs that is taken: as a list of values if they unite. */
  readonly event: string;
  readonly from: number;
  readonly unites: boolean;
}

/** A type of event that gathers others into one. */
export interface Gathering {
  readonly type: EventType;
  readonly sources: ReadonlySet<string>;
  readonly fields: readonly GatheredField[];
}

export const gatheringsIn = ({ events }: Vocabulary): readonly Gathering[] =>
  Object.values(events).flatMap((type) => {
    const fields = type.fields.flatMap(({ name }, field): GatheredField[] => {
      const source = type.gathers?.[name];
      const claim = source && events[source.event];
      if (source === undefined || claim === undefined) return [];
      const from = claim.fields.findIndex((other) => other.name === source.field);
      return [{ field, event: claim.name, from, unites: claim.unites === true }];
    });
    return fields.length === 0 ? [] : [{ type, sources: new Set(fields.map(({ event }) => event)), fields }];
  });

/** The entries of each phase, one after the other or several at a moment. */
type Phases = { readonly [phase in EventPhase]: readonly (CompiledEventEntry | readonly CompiledEventEntry[])[] };

/** Everything that the active entries do to one type of event, in the order in which they do it. */
export class EventRules implements Phases {
  readonly rewrites: readonly CompiledEventEntry[];
  readonly forbids: readonly CompiledEventEntry[];
  readonly procedures: readonly CompiledEventEntry[];
  /** Consequences in the order of their moments. */
  readonly follows: readonly (readonly CompiledEventEntry[])[];
  readonly changes: readonly CompiledChange[];
  /** The expression that may bar it, over its own fields. */
  readonly permission: { readonly run: () => Value; readonly tree: Node } | undefined;
  /** True if events of another type gather events of this one. */
  readonly isClaim: boolean;
  /** For a claim: the types of all claims gathered into one event together with it. */
  readonly gatheredWith: ReadonlySet<string>;
  /**
   * Claims that unite are not claims by themselves: they happen unchanged unless others of the moment claim something.
   */
  readonly waitsForClaims: boolean;
  /** Types of claims that the procedures of this event can make. */
  readonly claimsMade: ReadonlySet<string>;
  /**
   * Whether equal ones in one step are merged: the vocabulary says so, or they do nothing but set facts or remove
   * things.
   */
  readonly merges: boolean;
  /** Whether its events are steps of a plan: they are shown to the host, or change something. */
  readonly shown: boolean;
  /**
   * True if all that happens is that its changes are made: no entry concerns it, nothing may bar, gather or repeat it,
   * and it gathers nothing.
   */
  readonly plain: boolean;
  /** The cell from which changes and permission read `event`. */
  readonly event: Cell;
  /** Traced code over an event of this type. */
  readonly traced: (event: Value) => TracedScope;

  constructor(
    readonly type: EventType,
    ruleset: Ruleset,
  ) {
    const rowsOf = (...hooks: Hook[]): ReadonlyMap<Entry, CompiledEventEntry> => {
      const entries = hooks.flatMap((hook) => ruleset.entriesFor(hook, type.name));
      const rows = new Map(entries.map((entry) => [entry, new CompiledEventEntry(entry, ruleset)]));
      for (const [entry, overriders] of overridersOf(entries)) {
        const row = rows.get(entry);
        if (row) row.overriders = overriders.map((other) => rows.get(other)).filter((other) => other !== undefined);
      }
      return rows;
    };
    const rowOf = (rows: ReadonlyMap<Entry, CompiledEventEntry>) => (entry: Entry) =>
      rows.get(entry) as CompiledEventEntry;
    const rewrites = rowsOf('rewrites');
    const rewriting = [...rewrites.keys()];
    this.rewrites = sorted(rewriting, anchors(rewriting)).map(rowOf(rewrites));
    const forbids = rowsOf('forbids');
    this.forbids = sorted([...forbids.keys()], () => []).map(rowOf(forbids));
    const procedures = rowsOf('expands', 'joins');
    this.procedures = sorted([...procedures.keys()], () => []).map(rowOf(procedures));
    const follows = rowsOf('follows');
    this.follows = levels([...follows.keys()]).map((level) => level.map(rowOf(follows)));

    const { gatherings } = ruleset;
    this.gatheredWith = gatherings.find(({ sources }) => sources.has(type.name))?.sources ?? new Set();
    this.isClaim = this.gatheredWith.size > 0;
    this.waitsForClaims = this.isClaim && type.unites === true;
    this.claimsMade = new Set(
      this.procedures
        .flatMap(({ entry }) => eventsMade(entry))
        .filter(
          (name) =>
            gatherings.some(({ sources }) => sources.has(name)) && !ruleset.rulebook.vocabulary.events[name]?.unites,
        ),
    );
    this.merges = type.merges || (type.changes.length > 0 && !type.reported && type.changes.every(isRepeatable));
    const scope = new Scope();
    this.event = scope.cell('event');
    const traced = once(() => tracedOver(ruleset.questions, 'event'));
    this.traced = (event) => traced()(event);
    this.changes = type.changes.map((change) => compileChange(change, ruleset, scope));
    const tree = type.permittedBy?.tree;
    this.permission = tree && { run: ruleset.compiler.code(tree, scope).run, tree };
    this.shown = type.changes.length > 0 || type.reported;
    const isFree = PHASES.every(({ phase }) => this[phase].length === 0);
    this.plain = isFree && !this.permission && !this.isClaim && type.gathers === undefined && !type.repeats;
  }
}

/** Whether making the change twice at one moment has the same effect as making it once. */
const isRepeatable = ({ op }: Change): boolean => op === ':=' || op === 'delete';

/** The types of events that the steps of an entry make. */
const eventsMade = ({ steps = [] }: Entry): readonly string[] =>
  steps
    .flatMap((step) => step.do)
    .flatMap(({ tree }) => [...nodesIn(tree)])
    .flatMap((node) => (node.op === 'make' && node.what === 'event' ? [node.name] : []));
