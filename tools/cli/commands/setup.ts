import { explainAnswer } from '../../../src/engine/explain/answers/explain-answer.js';
import { Fault } from '../../../src/engine/model/fault.js';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import { type MadeTable, makeTable } from '../../../src/engine/setup/make.js';
import { choicesFor } from '../../../src/engine/setup/questions.js';
import { DiagnosticError } from '../../../src/frontend/diagnostics/diagnostic.js';
import { harmlessLines } from '../../../src/frontend/text/harmless.js';
import { written } from '../../check/format/format.js';
import { optionMatrix } from '../../check/option-matrix.js';
import { columns } from '../columns.js';
import { type Call, command } from '../command.js';
import { editionOf } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { faultDiagnostic } from '../faults.js';
import { matrixLines } from '../matrix-lines.js';
import { openRules } from '../opening.js';
import { emphasised, hasColours } from '../paint.js';
import { requestOf } from '../setup-request.js';
import { editionLine, ShortNames } from '../short-names.js';
import { writeFiles } from '../writing.js';
import texts from './setup.json' with { type: 'json' };

const words = texts.words;

export const setup = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook } = openRules(call);
  const edition = editionOf(call, rulebook);
  if (call.flag('matrix')) return printMatrix(call, rulebook, edition);
  const request = requestOf(call, rulebook, edition);
  const made = withFaults(call, () => makeTable(rulebook, request));
  const { problems = [], unknown } = made.problems;
  const legal = unknown.length === 0 && problems.every(({ severity }) => severity === 'advice');
  const seed = made.byChance ? request.seed : undefined;
  const target = call.value('out');
  const text = written(made.json, 'table');
  if (legal && target !== undefined)
    writeFiles([{ file: target, text }], { at: call.atOption('out'), force: call.flag('force') });
  if (call.json) {
    const { json: table, problems: answer } = made;
    call.printJson({ edition: answer.edition, seed, legal, table, problems, unknown, diagnostics: [] });
    return legal ? exit.fine : exit.findings;
  }
  tell(call, rulebook, made, { legal, seed, target });
  if (legal && target === undefined) call.print(text.trimEnd());
  return legal ? exit.fine : exit.findings;
}

/** Everything that is no table goes beside the output, so that the output can be kept as a file. */
function tell(
  call: Call,
  rulebook: Rulebook,
  { problems: answer }: MadeTable,
  { legal, seed, target }: { legal: boolean; seed: number | undefined; target: string | undefined },
): void {
  const err = (line: string) => call.surroundings.err(`${harmlessLines(line, hasColours(call.paint))}\n`);
  const silent = answer.unknown.length === 0 && answer.problems?.length === 0;
  if (!silent) err(emphasised(call.paint, explainAnswer({ ...answer, because: [] }, rulebook, call.lang)));
  if (answer.unknown.length > 0 && call.value('range') === undefined) err(call.say(words.range));
  if (!legal) err(call.say(words.nothing));
  else if (target !== undefined) err(call.say(words.written, { file: target }));
  if (legal && seed !== undefined) err(call.say(words.chance, { seed }));
}

function printMatrix(call: Call, rulebook: Rulebook, edition: string): Exit {
  const { options, variants, answers } = optionMatrix(rulebook, edition);
  if (call.json) {
    const cells = answers.flatMap((row, index) =>
      row.map(({ value, because }, column) => ({
        option: options[index],
        variant: variants[column],
        status: value,
        because,
      })),
    );
    call.printJson({ edition, options: choicesFor(rulebook, 'options'), variants, cells, diagnostics: [] });
    return exit.fine;
  }
  const named = (values: readonly string[]) => values.map((value) => nameOf(rulebook, value, call));
  const matrix = {
    question: answers[0]?.[0]?.question ?? '',
    over: [
      { parameter: call.say(words.option), values: named(options) },
      { parameter: call.say(words.variant), values: named(variants) },
    ],
    answers,
  };
  call.print(call.paint('dim', editionLine(call, rulebook, edition)));
  call.print(...matrixLines(call, matrix, new ShortNames(call, rulebook, edition)));
  const names = [...variants, ...options].map((id) => [id, nameOf(rulebook, id, call)]);
  call.print('', call.paint('bold', call.say(words.names)), ...columns(names, { indent: 2 }));
  return exit.fine;
}

/** The name of a value of an enumeration of the vocabulary. */
const nameOf = ({ vocabulary }: Rulebook, value: string, { lang }: Call): string =>
  Object.values(vocabulary.enumerations).find(({ values }) => Object.hasOwn(values, value))?.values[value]?.[lang] ??
  value;

function withFaults<T>(call: Call, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new DiagnosticError([faultDiagnostic(error, call.lang, { asked: call.at(0) })]);
  }
}
