import { resolve } from 'node:path';
import { type Node, sendTree } from 'tavolata/internals';
import { applyPlan, explain, type Pick, type Plan, tableToJson } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, resolveEvents } from 'tavolata/workspace';
import { placingFaults } from '../../check/faults.js';
import { written } from '../../check/format/format.js';
import { thingsOf } from '../../check/scenarios/actual.js';
import { diagnostic } from '../../messages/index.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import type { OpenTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { answersTo, planWithPicks } from '../picks.js';
import { typed } from '../questions.js';
import { openNamed } from '../scenario-step.js';
import { writeFiles } from '../writing.js';
import texts from './send.json' with { type: 'json' };

const words = texts.words;

export const send = command(texts.help, run);

function run(call: Call): Exit {
  const open = openNamed(call, 'send');
  const [, ...given] = call.positionals;
  const own = open.step !== undefined && 'send' in open.step ? open.step : undefined;
  const texts = given.length > 0 || own === undefined ? given : [own.send].flat();
  if (texts.length === 0) throw new DiagnosticError([diagnostic('cli.no-event', { at: call.at(-1) })]);
  const tree = eventsOf(call, open, texts);
  const picks = given.length === 0 && call.values('pick').length === 0 ? own?.picks : undefined;
  const plan = planned(call, open, tree, { byHost: given.length > 0, picks });
  const complete = plan.needs.length === 0 && plan.unknown.length === 0;
  const target = call.value('out');
  if (target !== undefined && complete) {
    const after = tableToJson(applyPlan(open.table, plan));
    // The table that was read may be continued in its own file.
    const own = resolve(target) === resolve(call.positionals[0] ?? '') ? { read: open.document.source.text } : {};
    writeFiles([{ file: target, text: written(after, 'table'), ...own }], { at: call.atOption('out') });
  }
  const applied = target !== undefined && complete ? target : undefined;
  if (call.json) call.printJson({ edition: plan.edition, plan, ...(applied && { applied }), diagnostics: [] });
  else {
    call.print(emphasised(call.paint, explain(plan, open.rulebook, call.lang)));
    const answers = answersTo(plan, open.rulebook.vocabulary);
    if (answers.length > 0)
      call.print('', call.paint('bold', call.say(words.answers)), ...answers.map((one) => `  ${one}`));
    if (applied !== undefined) call.print('', call.say(words.applied, { file: applied }));
    else if (target !== undefined) call.print('', call.say(words.notApplied));
  }
  return complete ? exit.fine : exit.findings;
}

/** All events as one list: they happen at the same moment. */
function eventsOf(call: Call, { rulebook, table }: OpenTable, texts: readonly string[]): Node {
  const resolved = typed(texts, 'event', call.lang).map((text) =>
    resolveEvents(text, rulebook.vocabulary, thingsOf(table)),
  );
  const diagnostics = resolved.flatMap((one) => one.diagnostics);
  if (hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  const items = resolved.flatMap(({ tree }) => tree ?? []);
  return { op: 'list', items, at: [0, 0], type: { list: { one: [], none: false } } };
}

/** The events of a scenario's step may be ones that only plans have, and come with their picks. */
interface GivenEvent {
  readonly byHost: boolean;
  readonly picks: readonly Pick[] | undefined;
}

function planned(call: Call, open: OpenTable, tree: Node, { picks: own, byHost }: GivenEvent): Plan {
  const options = { trace: call.flag('explain'), byHost };
  return placingFaults({ ...open, table: open.document, asked: call.at(1) }, () => {
    if (own !== undefined) return sendTree(open.table, tree, { ...options, picks: own });
    return planWithPicks(call, open.rulebook.vocabulary, (picks) => sendTree(open.table, tree, { ...options, picks }));
  });
}
