import { applyPlan } from '../../../engine/events/carry-out.js';
import { sendTree } from '../../../engine/events/send.js';
import { explainPlan } from '../../../engine/explain/answers/explain-plan.js';
import type { Pick, Plan } from '../../../engine/model/answer.js';
import { Fault } from '../../../engine/model/fault.js';
import type { Node } from '../../../engine/model/tree.js';
import { tableToJson } from '../../../engine/table/table.js';
import { DiagnosticError, diagnostic, hasErrors } from '../../../frontend/diagnostics/diagnostic.js';
import { resolveEvents } from '../../../frontend/language/question-text.js';
import { written } from '../../check/format/format.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { faultDiagnostic } from '../faults.js';
import type { OpenTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { answersTo, planWithPicks } from '../picks.js';
import { thingsOf, typed } from '../questions.js';
import { openNamed, scenarioOptions } from '../scenario-step.js';
import { writeFiles } from '../writing.js';

const words = {
  answers: { en: 'Answer with one of', it: 'Rispondi con uno di' },
  applied: { en: 'The table after it stands in {file}.', it: 'Il tavolo che ne risulta è in {file}.' },
  notApplied: {
    en: 'Nothing was written: the plan is not complete.',
    it: 'Non è stato scritto nulla: il piano non è completo.',
  },
} as const;

export const send: Command = {
  name: 'send',
  summary: { en: 'say what happens, and get the plan', it: "di' che cosa accade, e ricevi il piano" },
  usage: ["TABLE 'EVENT' … [--pick MATTER=VALUE] [--apply NEW-TABLE]", "SCENARIO-ID[:STEP] ['EVENT' …]"],
  about: {
    en: 'Sends one event or several simultaneous ones and prints what really happens, step by step, each event\nwith the entry that brings it about. The table in the file stays as it is. What must be chosen, or left to\nchance, is asked for: send again with picks. A step of a scenario stands for the\ntable before it; without an event, its own are sent.',
    it: "Invia uno o più eventi simultanei e scrive ciò che accade davvero, passo per passo, ogni evento con la\nvoce che lo provoca. Il tavolo nel file resta com'è. Ciò che va scelto, o affidato al caso, viene chiesto:\ninvia di nuovo con le scelte. Un passo di uno scenario vale per il tavolo che lo precede;\nsenza un evento, si inviano i suoi.",
  },
  positionals: { names: ['TABLE', 'EVENT'], least: 1 },
  options: [
    {
      name: 'pick',
      value: 'MATTER=VALUE',
      repeats: true,
      about: { en: 'what was picked, in the order asked for', it: "che cosa si è scelto, nell'ordine chiesto" },
    },
    {
      name: 'apply',
      value: 'NEW-TABLE',
      about: {
        en: 'write the table after the plan to a new file',
        it: 'scrive in un file nuovo il tavolo dopo il piano',
      },
    },
    { name: 'force', about: { en: 'with --apply: write over a file', it: 'con --apply: sovrascrive un file' } },
    {
      name: 'explain',
      about: {
        en: 'also what was changed, barred or nearly done',
        it: 'anche ciò che è cambiato, vietato o mancato di poco',
      },
    },
    ...scenarioOptions,
  ],
  examples: [
    {
      line: "tavolata send table.json 'playersLeave([Alex])'",
      about: { en: 'a player leaves', it: 'un giocatore esce' },
    },
    {
      line: "tavolata send table.json 'playersLeave([Alex])' --apply after.json",
      about: { en: 'and the table after that', it: 'e il tavolo che ne risulta' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const open = openNamed(call, 'send');
  const [, ...given] = call.positionals;
  const own = open.step !== undefined && 'send' in open.step ? open.step : undefined;
  const texts = given.length > 0 || own === undefined ? given : [own.send].flat();
  if (texts.length === 0) throw new DiagnosticError([diagnostic('cli.no-event', { at: call.at(-1) })]);
  const tree = eventsOf(call, open, texts);
  const picks = given.length === 0 && call.values('pick').length === 0 ? own?.picks : undefined;
  const plan = planned(call, open, tree, picks);
  const complete = plan.needs.length === 0 && plan.unknown.length === 0;
  const target = call.value('apply');
  if (target !== undefined && complete) {
    const after = tableToJson(applyPlan(open.table, plan));
    const outputs = [{ file: target, text: written(after, 'table') }];
    writeFiles(outputs, { at: call.atOption('apply'), force: call.flag('force') });
  }
  const applied = target !== undefined && complete ? target : undefined;
  if (call.json) call.printJson({ edition: plan.edition, plan, ...(applied && { applied }), diagnostics: [] });
  else {
    call.print(emphasised(call.paint, explainPlan(plan, open.rulebook, call.lang)));
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

function planned(call: Call, open: OpenTable, tree: Node, own?: readonly Pick[]): Plan {
  try {
    const options = { trace: call.flag('explain') };
    if (own !== undefined) return sendTree(open.table, tree, { ...options, picks: own });
    return planWithPicks(call, open.rulebook.vocabulary, (picks) => sendTree(open.table, tree, { ...options, picks }));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const origins = { ...open, table: open.document, asked: call.at(1) };
    throw new DiagnosticError([faultDiagnostic(error, call.lang, origins)]);
  }
}
