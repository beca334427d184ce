import { type MadeTable, makeTable } from 'tavolata/compiler';
import { explain, type Rulebook } from 'tavolata/runtime';
import { harmlessLines } from 'tavolata/workspace';
import { placingFaults } from '../../check/faults.js';
import { written } from '../../check/format/format.js';
import { type Call, command } from '../command.js';
import { editionOf } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { emphasised, hasColours } from '../paint.js';
import { requestOf } from '../setup-request.js';
import { writeFiles } from '../writing.js';
import texts from './table.json' with { type: 'json' };

const words = texts.words;

export const newTable = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook } = openRules(call);
  const edition = editionOf(call, rulebook);
  const request = requestOf(call, rulebook, edition);
  const made = placingFaults({ asked: call.at(0) }, () => makeTable(rulebook, request));
  const { problems = [], unknown } = made.problems;
  const legal = unknown.length === 0 && problems.every(({ severity }) => severity === 'advice');
  const seed = made.byChance ? request.seed : undefined;
  const target = call.value('out');
  const text = written(made.json, 'table');
  if (legal && target !== undefined) writeFiles([{ file: target, text }], { at: call.atOption('out') });
  if (call.json) {
    const { json: table, problems: answer } = made;
    call.printJson({ edition: answer.edition, seed, legal, table, problems, unknown, diagnostics: [] });
    return legal ? exit.fine : exit.findings;
  }
  printResult(call, rulebook, made, { legal, seed, target });
  if (legal && target === undefined) call.print(text.trimEnd());
  return legal ? exit.fine : exit.findings;
}

/** Everything but the table goes to the error stream, so that the output can be stored as a file. */
function printResult(
  call: Call,
  rulebook: Rulebook,
  { problems: answer }: MadeTable,
  { legal, seed, target }: { legal: boolean; seed: number | undefined; target: string | undefined },
): void {
  const err = (line: string) => call.surroundings.err(`${harmlessLines(line, hasColours(call.paint))}\n`);
  const silent = answer.unknown.length === 0 && answer.problems?.length === 0;
  if (!silent) err(emphasised(call.paint, explain({ ...answer, because: [] }, rulebook, call.lang)));
  if (answer.unknown.length > 0 && call.value('range') === undefined) err(call.say(words.range));
  if (!legal) err(call.say(words.nothing));
  else if (target !== undefined) err(call.say(words.written, { file: target }));
  if (legal && seed !== undefined) err(call.say(words.chance, { seed }));
}
