import { join } from 'node:path';
import { numbersIn } from 'tavolata/internals';
import { explain } from 'tavolata/runtime';
import { writtenCases } from '../../../check/cases/write.js';
import { type ComparePhase, type Comparison, compare as comparing } from '../../../check/compare/compare.js';
import type { Difference } from '../../../check/compare/meaning.js';
import { type ComparedOutcome, trialText } from '../../../check/compare/outcome.js';
import type { Witness } from '../../../check/compare/settle.js';
import { scenariosFor } from '../../../check/compare/witness.js';
import { scenariosOf } from '../../../check/plays.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { progressOf } from '../../progress.js';
import { notAmong, refuse } from '../../refusing.js';
import { writeFiles } from '../../writing.js';
import texts from './compare.json' with { type: 'json' };
import { CompareLines } from './compare-lines.js';
import { type OpenSide, sidesOf } from './sides.js';

export const compare = command(texts.help, run);

function run(call: Call): Exit {
  const started = performance.now();
  const sides = sidesOf(call);
  const [before, after] = sides;
  checkNames(call, sides);
  const documents = new Set([before, after].flatMap(({ rules }) => rules.documents.scenarios));
  const scenarios = scenariosOf([...documents]).map(({ scenario }) => scenario);
  const progress = progressOf(call);
  const options = {
    questions: call.values('question'),
    progress: (done: number, all: number, phase: ComparePhase) =>
      progress.tick(done, all, call.say(texts.phases[phase])),
  };
  const comparison = comparing(before, after, scenarios, options);
  progress.done();
  writeWitnesses(call, sides, comparison);
  if (call.json) call.printJson(inJson(call, sides, comparison));
  else new CompareLines(call, sides, comparison).print(((performance.now() - started) / 1000).toFixed(1));
  return comparison.found.some(({ changed }) => changed > 0) ? exit.findings : exit.fine;
}

/** @throws DiagnosticError for unknown questions and events */
function checkNames(call: Call, sides: readonly OpenSide[]): void {
  const names = sides.flatMap(({ rulebook: { vocabulary } }) => [
    ...Object.keys(vocabulary.questions),
    ...Object.keys(vocabulary.events),
  ]);
  refuse(
    notAmong(call, 'question', { known: names, code: 'evidence.unknown-question', valuesOf: (name) => ({ name }) }),
  );
}

function writeWitnesses(call: Call, [before, after]: readonly [OpenSide, OpenSide], { found }: Comparison): void {
  const folder = call.value('out');
  if (folder === undefined) return;
  const { vocabulary } = before.rulebook;
  const outputs = found.flatMap(({ name, witnesses }) =>
    witnesses.flatMap((witness, index) => {
      const scenarios = scenariosFor(witness, vocabulary, [before.edition, after.edition]);
      const file = join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.cases`);
      return scenarios.length > 0 ? [{ file, text: writtenCases(scenarios, after.rules.documents.notation) }] : [];
    }),
  );
  writeFiles(outputs, { at: call.atOption('out'), folders: true });
}

function inJson(
  call: Call,
  sides: readonly [OpenSide, OpenSide],
  { differences, moved, vocabulary, tables, trials, found }: Comparison,
) {
  const [before, after] = sides;
  const seen = new Set(found.flatMap(({ witnesses }) => witnesses.flatMap(({ causes }) => causes)));
  const entry = ({ id, state, before: left, after: right }: Difference) => ({
    id,
    state,
    before: left && numbersIn(left, before.edition),
    after: right && numbersIn(right, after.edition),
    seen: seen.has(id),
  });
  const outcome = ({ answer, plan, fault, because }: ComparedOutcome, { rulebook, edition }: OpenSide) => {
    const said = answer ?? plan;
    const entries = because.map((id) => {
      const found = rulebook.entries.find((one) => one.id === id);
      return { id, numbers: found === undefined ? [] : numbersIn(found, edition) };
    });
    return {
      ...(said ?? { fault: fault?.in(call.lang) }),
      entries,
      explanation: said && explain(said, rulebook, call.lang),
    };
  };
  const witness = (one: Witness) => ({
    [one.trial.kind]: trialText(one.trial, before.rulebook.vocabulary),
    ...(one.trial.kind === 'send' && one.trial.picks.length > 0 && { picks: one.trial.picks }),
    table: one.table,
    causes: one.causes,
    before: outcome(one.before, before),
    after: outcome(one.after, after),
  });
  return {
    before: { label: before.label, edition: before.edition },
    after: { label: after.label, edition: after.edition },
    entries: differences.map(entry),
    moved,
    vocabulary,
    tables,
    trials,
    found: found.map(({ witnesses, ...one }) => ({ ...one, witnesses: witnesses.map(witness) })),
    diagnostics: [],
  };
}
