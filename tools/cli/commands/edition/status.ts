import { DiagnosticError } from 'tavolata/workspace';
import type { EditionStep } from '../../../editions/update/entry-updates.js';
import { type EditionWork, editionWork } from '../../../editions/update/work.js';
import { diagnostic } from '../../../messages/index.js';
import { readDigests } from '../../../official/digest-files.js';
import { wholeSections } from '../../../official/make-digests.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRules, rulesFolder } from '../../opening.js';
import { basisFor, lastCompared } from './basis.js';
import { WorkList } from './list.js';
import help from './status.json' with { type: 'json' };
import texts from './words.json' with { type: 'json' };

const words = texts.status;

export const status = command(help.help, run);

/** How much of the work of an edition is done; exit code 1 if something is left. */
function run(call: Call): Exit {
  const rules = openRules(call);
  const { rulebook, documents } = rules;
  const digests = readDigests(rulesFolder(call));
  const known: readonly string[] = rulebook.editions.map(({ date }) => date);
  const date = call.positionals[0] ?? digests.at(-1)?.date ?? '';
  const from = known.filter((one) => one < date).at(-1);
  if (from === undefined || !known.includes(date) || !digests.some((one) => one.date === date))
    throw new DiagnosticError([diagnostic('edition.not-known', { at: call.at(0), values: { date } })]);
  const step: EditionStep = { from, date };
  const { fates, without } = basisFor(call, digests, step);
  const work = editionWork({ rulebook, documents }, fates, step, wholeSections(rulebook, step.from));
  const list = new WorkList(call, rules, { work, step, without, since: lastCompared(digests, from) });
  if (call.json) call.printJson({ ...list.inJson(), diagnostics: [] });
  else {
    call.print(call.paint('bold', call.say(words.head, { ...step })), '');
    list.print();
  }
  return isDone(work) ? exit.fine : exit.findings;
}

/** Whether everything is decided and carried over. */
const isDone = ({ items, carried }: EditionWork): boolean =>
  carried.left.length === 0 && items.every((item) => item.isDone);
