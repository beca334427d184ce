import type { Entry } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import {
  type EntryUnit,
  type JsonPath,
  type PlacedExpression,
  placedExpressions,
  placeOfEntry,
  type Span,
} from 'tavolata/workspace';
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Mutant } from '../../check/mutate/mutant.js';
import { mutantsOf } from '../../check/mutate/mutants.js';
import { listedMutants } from '../../check/mutate/mutate.js';
import { playing } from '../../check/mutate/play.js';
import { noticing, type Recorded, recording } from '../../check/mutate/record.js';
import { scenariosOf } from '../../check/plays.js';
import { killedBy, rangeOf, say, type View, words } from '../view.js';
import { addCaseCommand } from './add-case.js';
import { namesEntry } from './run-cases.js';

/** Changes an entry in small ways and reports what no case detects; its argument is the id. */
export const tryMutantsCommand = 'tavolata.tryMutants';

/** The outcome for the mutants of an entry. */
export interface MutantsTried {
  readonly killed: number;
  /** Cases that name the entry and fail without a change, so that they detect nothing. */
  readonly failing: number;
  /** A hint at each change that no case detects, by file. */
  readonly survivors: readonly { readonly uri: string; readonly failures: readonly Diagnostic[] }[];
}

/** What a quick fix needs from a hint at a mutant. */
interface SurvivorData {
  readonly entry?: string;
  readonly mutant?: string;
}

/** The mutants of an entry, in all its versions, except those listed as equivalent. */
export function mutantsToTry({ workspace }: View, rulebook: Rulebook, id: string): readonly Mutant[] {
  const listed = new Set((workspace.linked?.documents.mutants ?? []).flatMap((one) => [...listedMutants(one).keys()]));
  const entries = rulebook.entries.filter((entry) => entry.id === id);
  return mutantsOf({ ...rulebook, entries }).filter((mutant) => !listed.has(mutant.id));
}

/**
 * Plays cases against the mutants of an entry: those that name it and, if some mutants survive these, all others.
 * Yields after each run, so that the caller can stop there.
 */
export function* tryMutants(view: View, rulebook: Rulebook, id: string): Generator<undefined, MutantsTried> {
  const mutants = mutantsToTry(view, rulebook, id);
  const scenarios = scenariosOf(view.workspace.linked?.documents.scenarios ?? []);
  const names = scenarios.filter(({ scenario }) => namesEntry(scenario, id) !== undefined);
  const others = scenarios.filter((placed) => !names.includes(placed));
  const play = recording(rulebook);
  let [alive, failing] = [mutants, 0];
  for (const round of [names, others]) {
    if (alive.length === 0) break;
    const recorded: Recorded[] = [];
    for (const placed of round) {
      recorded.push(play(placed));
      yield;
    }
    if (round === names) failing = recorded.filter(({ failures }) => failures.length > 0).length;
    const left: Mutant[] = [];
    for (const mutant of alive) {
      const { killer } = yield* playing(rulebook, mutant, noticing(rulebook, mutant, recorded));
      if (killer === undefined) left.push(mutant);
    }
    alive = left;
  }
  const survivors = alive.flatMap((mutant) => survivor(view, mutant) ?? []);
  return { killed: mutants.length - alive.length, failing, survivors };
}

/** A surviving mutant, its place, and what would detect it. */
function survivor(view: View, mutant: Mutant): MutantsTried['survivors'][number] | undefined {
  const { id, entry, kind, was, now = '' } = mutant;
  const units = view.workspace.linked?.linker.units.filter((one) => one.entry.id === entry.id) ?? [];
  const unit = units.find((one) => one.entry.since === entry.since) ?? units[0];
  if (unit === undefined) return undefined;
  const where = say(view, killedBy[kind], { was, now });
  const asked = entry.hook === 'answers' ? words.killedByAsking : words.killedBySending;
  const said = say(view, mutant.now === undefined ? words.survivesWithout : words.survivesAs, { was, now });
  const data: SurvivorData = { entry: entry.id, mutant: id };
  const hint = {
    range: rangeOf(placeOf(mutant, unit)),
    severity: DiagnosticSeverity.Hint,
    source: 'tavolata',
    message: `${said}\n${say(view, asked, { of: entry.of ?? '', where })}`,
    data,
  };
  return { uri: view.uriOf(unit.draft.document.source.file), failures: [hint] };
}

/** The place of what a mutant changes. */
function placeOf({ entry, kind, where, was, part }: Mutant, unit: EntryUnit): Span {
  const placed = part && placedExpressions(unit.entry, unit.draft).find((one) => isPlaceOf(one, part, unit));
  if (placed !== undefined && part !== undefined) return placed.text().place(...part.range);
  const item = (key: 'overrides' | 'replaces' | 'before' | 'after'): JsonPath => {
    const { [key]: given } = unit.draft.raw;
    return Array.isArray(given) ? [key, given.indexOf(was)] : [key];
  };
  switch (kind) {
    case 'drop-override':
      return placeOfEntry(unit, ...item('overrides'));
    case 'drop-replaces':
      return placeOfEntry(unit, ...item('replaces'));
    case 'drop-order':
      return placeOfEntry(unit, ...item(where.startsWith('before-') ? 'before' : 'after'));
    case 'drop-condition':
    case 'negate-condition':
      return placeOfEntry(unit, 'when');
    case 'move-date':
      return placeOfEntry(unit, where);
    case 'drop-case':
      return placeOfEntry(unit, ...(where === 'else' ? ['else'] : ['cases', Number(where) - 1]));
    case 'drop-step':
    case 'swap-steps':
      return placeOfEntry(unit, ...stepPath(entry, where));
    default:
      return placeOfEntry(unit, 'id');
  }
}

/**
 * Whether a mutant changes the expression at this place: several actions share a place, and some places have a further
 * name.
 */
function isPlaceOf(
  { path, expression: { text } }: PlacedExpression,
  { place, expression }: NonNullable<Mutant['part']>,
  { draft }: EntryUnit,
): boolean {
  const keys = place.split('/').slice(0, 2);
  return (
    text === expression.text &&
    path.slice(draft.path.length, draft.path.length + 2).every((key, at) => (keys[at] ?? key) === `${key}`)
  );
}

/** A step by its name or number, or the actions of an entry without steps. */
function stepPath({ steps }: Entry, where: string): JsonPath {
  const index = steps?.findIndex(({ name }, at) => (name ?? String(at + 1)) === where) ?? -1;
  return index < 0 ? ['do'] : ['steps', index];
}

/** A command that adds a case that would detect a mutant, for a hint at one. */
export function mutantActions(view: View, one: Diagnostic): readonly CodeAction[] {
  const { entry, mutant } = Object(one.data) as SurvivorData;
  if (entry === undefined || mutant === undefined) return [];
  const title = say(view, words.addKillingCase);
  const command = { title, command: addCaseCommand, arguments: [entry, mutant] };
  return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [one], command }];
}
