import type { Entry } from 'tavolata/internals';
import type { Answer, Plan, Rulebook } from 'tavolata/runtime';
import { jsonPlaceAt, type LinkedRules, lenientJson, pointer, type Source } from 'tavolata/workspace';
import { type CodeAction, CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver';
import { writtenCases } from '../../check/cases/write.js';
import type { Mutant } from '../../check/mutate/mutant.js';
import { decidedAlone, killing, lastEditionOf } from '../../check/mutate/play.js';
import { type PlacedScenario, scenariosOf } from '../../check/plays.js';
import { expecting, playedAnew } from '../../check/scenarios/actual.js';
import type { Scenario, ScenarioStep, SendStep } from '../../check/scenarios/model.js';
import { runScenario } from '../../check/scenarios/run.js';
import { toFill } from '../../check/to-fill.js';
import { positionAt, type RequestPlace, say, type View, words } from '../view.js';
import { namesEntry } from './run-cases.js';

/** Adds a case for an entry; its argument is the id. */
export const addCaseCommand = 'tavolata.addCase';

/** Most tables tried. */
const mostTried = 200;

/** A command that adds a case for the entry at a place, if no case names it. */
export function caseActions(view: View, { path, offset }: RequestPlace): readonly CodeAction[] {
  const source = view.workspace.source(path);
  const rules = view.workspace.linked;
  if (source === undefined || rules === undefined || !/\.json$/i.test(path)) return [];
  const json = lenientJson(source);
  const [list, index] = (json && jsonPlaceAt(json.root, offset)?.path) ?? [];
  const unit = rules.linker.units.find(({ draft }) => draft.document.source === source && draft.path[1] === index);
  if (list !== 'entries' || unit === undefined || isNamed(unit.entry.id, rules)) return [];
  const { id } = unit.entry;
  const title = say(view, words.addCase, { id });
  return [{ title, kind: CodeActionKind.QuickFix, command: { title, command: addCaseCommand, arguments: [id] } }];
}

const isNamed = (id: string, { documents }: LinkedRules): boolean =>
  scenariosOf(documents.scenarios).some(({ scenario }) => namesEntry(scenario, id) !== undefined);

/** The id of the case around an offset. */
export function caseAround(view: View, source: Source, offset: number): string | undefined {
  const documents = view.workspace.linked?.documents.scenarios ?? [];
  const own = documents.find((one) => one.source === source);
  const before =
    own &&
    scenariosOf([own]).findLast(({ document, index }) => {
      return document.at(pointer('scenarios', index)).start <= offset;
    });
  return before?.scenario.id;
}

/**
 * A case for an entry next to its file: the simplest table of another case at which it decides, with the result there.
 * Undefined if no case asks or sends what the entry is about. Yields after each table.
 *
 * @param mutant that the case has to detect
 */
export function* caseFor(
  view: View,
  rulebook: Rulebook,
  id: string,
  mutant?: Mutant,
): Generator<undefined, WorkspaceEdit | undefined> {
  const rules = view.workspace.linked;
  const unit = rules?.linker.units.find(({ entry }) => entry.id === id);
  if (rules === undefined || unit === undefined) return undefined;
  const scenario = yield* proposal(rulebook, scenariosOf(rules.documents.scenarios), unit.entry, mutant);
  if (scenario === undefined) return undefined;
  const beside = (file: string): string => file.replace(/\.json$/i, '.cases');
  const { file } = unit.draft.document.source;
  const text = writtenCases([scenario], rules.documents.notation);
  // A house file may lie outside the rules; a path inside them may then be that of another file.
  const uri = beside(view.uriOf(file));
  const there = view.uriOf(beside(file)) === uri ? view.workspace.source(beside(file)) : undefined;
  const position = there === undefined ? { line: 0, character: 0 } : positionAt(there, there.text.length);
  const newText = there === undefined ? text : `${there.text.endsWith('\n') ? '' : '\n'}\n${text}`;
  const edits = [{ range: { start: position, end: position }, newText }];
  if (there !== undefined) return { changes: { [uri]: edits } };
  return {
    documentChanges: [
      { kind: 'create', uri, options: { ignoreIfExists: true } },
      { textDocument: { uri, version: null }, edits },
    ],
  };
}

/** The result of a step at a table; the entry is named if it contributed. */
function* proposal(
  rulebook: Rulebook,
  scenarios: readonly PlacedScenario[],
  { id, of = '' }: Entry,
  mutant: Mutant | undefined,
): Generator<undefined, Scenario | undefined> {
  const kills = mutant && killing(rulebook, mutant);
  const name = freeName(id.replaceAll('.', '-'), new Set(scenarios.map(({ scenario }) => scenario.id)));
  const last = rulebook.editions.at(-1)?.date ?? '';
  const edition = (mutant && lastEditionOf(rulebook, mutant)) ?? last;
  // A case of an earlier edition holds only there: after it the rule may differ.
  const span = edition === last ? { since: edition } : {};
  const candidates = scenarios
    .filter(({ scenario: { until } }) => until === undefined)
    .flatMap((placed) => placed.scenario.steps.map((step, index) => ({ placed, step, index })))
    .filter(({ step }) => isAbout(step, of))
    .flatMap((one) =>
      (mutant ? overTable(one.step, one.placed.scenario) : [one.step]).map((step) => ({ ...one, step })),
    )
    .map((one) => ({ ...one, size: JSON.stringify(one.placed.scenario.table).length + one.index * 1000 }))
    .sort((a, b) => a.size - b.size);
  let nearest: Scenario | undefined;
  for (const { placed, step, index } of candidates.slice(0, mostTried)) {
    yield;
    const { table, steps } = placed.scenario;
    const setup = { ...table.setup, edition };
    // Of what precedes, only events change the table.
    const sent = steps.slice(0, index).flatMap((one) => ('send' in one ? [{ send: one.send } as ScenarioStep] : []));
    const summary = { en: toFill, it: toFill };
    const head = { id: name, summary, ...span, table: { ...table, setup } };
    // If an earlier step cannot be played, this one is not.
    const found = playedAnew(rulebook, { ...head, steps: [...sent, step] }, edition)[sent.length];
    if (found?.answer === undefined && found?.plan === undefined) continue;
    const { traced } = found;
    const decides = traced !== undefined && decidedBy(traced).includes(id);
    // A mutant may change nothing but the deciding entries.
    const because = kills !== undefined && traced !== undefined ? [...new Set(decidedBy(traced))] : decides ? [id] : [];
    const wish = 'ask' in step ? { ask: step.ask } : { send: (step as SendStep).send };
    const made = { ...head, steps: [...sent, expecting(wish, found, because)] };
    if (kills !== undefined) {
      const noticing = [made, decidedAlone(made)].find(
        (one) => kills(one) && runScenario(rulebook, one).failures.length === 0,
      );
      if (noticing !== undefined) return noticing;
      continue;
    }
    if (decides) return made;
    nearest ??= made;
  }
  return nearest;
}

/** The name, with a number after it if there is already a case with that name. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const one = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(one)) return one;
  }
}

const decidedBy = (traced: Answer | Plan): readonly string[] =>
  'question' in traced
    ? traced.because
    : traced.steps.flatMap((events) => events.flatMap(({ because = [] }) => because));

/** A step, and the same with each other thing of its table that can replace one that it names. */
function overTable(step: ScenarioStep, { table }: Scenario): readonly ScenarioStep[] {
  const text = 'ask' in step ? step.ask : 'send' in step ? step.send : undefined;
  const [, name, list] = (typeof text === 'string' && /^(\w+)\((.*)\)$/s.exec(text)) || [];
  if (name === undefined || list === undefined) return [step];
  const kinds = Object.values(table).flatMap((things) =>
    Array.isArray(things) ? [things.map((thing) => String((Object(thing) as { readonly id?: string }).id))] : [],
  );
  const given = list.split(/,\s*/);
  const filled = given.reduce<readonly (readonly string[])[]>(
    (before, own) => {
      const alike = kinds.find((ids) => ids.includes(own)) ?? [own];
      // What the step itself names comes first.
      const all = [own, ...alike.filter((id) => id !== own)];
      return before.flatMap((some) => all.map((id) => [...some, id])).slice(0, mostTried);
    },
    [[]],
  );
  const said = filled.map((some) => `${name}(${some.join(', ')})`);
  return said.map((one) => ('ask' in step ? { ...step, ask: one } : { ...step, send: one }) as ScenarioStep);
}

/** Whether a step asks a question, or sends an event, with this name. */
const isAbout = (step: ScenarioStep, name: string): boolean =>
  [('ask' in step && step.ask) || ('send' in step && step.send) || []]
    .flat()
    .some((one) => String(one).startsWith(`${name}(`));
