import { always, type Code, changing, type Truth } from '../compile/code.js';
import { type Cell, type LetCell, Scope } from '../compile/scope.js';
import type { Value } from '../compile/values.js';
import type { Entry, Step } from '../model/entry.js';
import type { Change } from '../model/tree.js';
import type { EmittedChange, EmittedEntry, EmittedPart, EmittedStep } from './emitted.js';
import type { CompiledChange, CompiledStep, EventRow } from './event-rules.js';

/** Where an event entry at work keeps what it is about. */
export interface EmittedCells {
  readonly event: Cell;
  readonly each: Cell | null;
  readonly scope: Scope;
}

type Names = readonly LetCell[];

/** A function written ahead, run on what lies in the cells. */
const part =
  <T>(of: EmittedPart<T>, { event, each }: EmittedCells, names: Names, own: Names): (() => T) =>
  () =>
    of(event.v, each === null ? null : each.v, names, own);

/** Cells of names, in order of name, as in closures: fixed from outside, or worked out when first read. */
const letCells = (lets: Entry['let'], scope: Scope): (readonly [string, LetCell])[] =>
  Object.keys(lets)
    .sort()
    .map((name) => [name, scope.letCell(name)] as const);

const fillLets = (
  cells: Names,
  lets: readonly EmittedPart<Value>[],
  around: EmittedCells,
  names: Names,
  own: Names,
): void => {
  for (const [i, of] of lets.entries()) (cells[i] as LetCell).compute = part(of, around, names, own);
};

const truthOf = (when: EmittedPart<boolean> | undefined, around: EmittedCells, names: Names, own: Names): Truth =>
  when ? { run: part(when, around, names, own), constant: false } : always;

/** An entry that does something to an event, from functions written ahead. */
export const emittedRow = (
  entry: Entry,
  emitted: EmittedEntry,
  cells: EmittedCells,
): Pick<EventRow, 'lets' | 'each' | 'when' | 'actions'> => {
  const lets = letCells(entry.let, cells.scope);
  const names = lets.map(([, cell]) => cell);
  fillLets(names, emitted.lets, cells, names, []);
  const { each } = emitted;
  return {
    lets,
    each: each && cells.each ? { cell: cells.each, things: part(each, cells, names, []) } : null,
    when: truthOf(emitted.when, cells, names, []),
    actions: emitted.actions.map((action): Code => changing(part(action, cells, names, []))),
  };
};

/** A step of such an entry. */
export const emittedStep = (
  step: Step,
  { lets, when, actions }: EmittedStep,
  names: Names,
  cells: EmittedCells,
): CompiledStep => {
  const scope = new Scope(cells.scope);
  const own = letCells(step.let, scope).map(([, cell]) => cell);
  fillLets(own, lets, cells, names, own);
  return {
    step,
    scope,
    lets: own,
    when: truthOf(when, cells, names, own),
    actions: actions.map((action) => changing(part(action, cells, names, own))),
  };
};

/** A change that an event makes, from functions written ahead. */
export const emittedChange = (change: Change, emitted: EmittedChange, slot: number, event: Cell): CompiledChange => {
  const cells: EmittedCells = { event, each: null, scope: new Scope() };
  const code = (of: EmittedPart<Value> | undefined): Code => {
    if (of === undefined) throw new Error('a part of a change is missing');
    return changing(part(of, cells, [], []));
  };
  if (change.op === 'delete') return { op: 'delete', of: code(emitted.of) };
  if (change.op === 'create') {
    const names = Object.keys(change.make.args);
    return {
      op: 'create',
      entity: change.make.name,
      facts: names.map((name, i) => [name, code(emitted.facts?.[i])] as const),
    };
  }
  return { op: change.op, of: code(emitted.of), slot, fact: change.target.fact, value: code(emitted.value) };
};
