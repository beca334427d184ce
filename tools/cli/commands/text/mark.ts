import { existsSync, readFileSync } from 'node:fs';
import { DiagnosticError, listed } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { ledgerFiles, type UnitRecords } from '../../../texts/state/ledger.js';
import { goneRecords, type Marking, marked, recorded } from '../../../texts/state/mark.js';
import { today } from '../../../texts/today.js';
import type { TextUnit } from '../../../texts/units/unit.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { rulesFolder } from '../../opening.js';
import { type Output, writeFiles } from '../../writing.js';
import { chosenTexts } from './choose.js';
import help from './mark.json' with { type: 'json' };
import { type OpenTexts, openTexts } from './open.js';
import recording from './record.json' with { type: 'json' };
import { stateNames } from './words.js';
import texts from './words.json' with { type: 'json' };

const words = texts.mark;

const states = ['draft', 'translated', 'reviewed'] as const;

export const mark = command(help.help, run);

/** Records the state of some texts. */
function run(call: Call): Exit {
  const marking = markingOf(call);
  const open = openTexts(call);
  const isChosen = ['area', 'sections'].some((name) => call.values(name).length > 0);
  if (call.positionals.length === 0 && !isChosen && !call.flag('all'))
    throw new DiagnosticError([diagnostic('text.nothing-named', { at: call.at(0) })]);
  const texts = chosenTexts(call, open, []);
  write(call, open, marked(open.ledger, texts, marking));
  const keys = texts.map(({ unit }) => unit.key);
  if (call.json) call.printJson({ marked: keys, ...marking, diagnostics: [] });
  else {
    const count = keys.length;
    call.print(call.say(words.marked, { count, state: call.say(stateNames[marking.state], { count }) }));
  }
  return exit.fine;
}

/** @throws DiagnosticError for an unknown state, and for a review without a reviewer */
function markingOf(call: Call): Marking {
  const given = call.value('state') ?? 'translated';
  const state = states.find((one) => one === given);
  const at = call.atOption('state');
  if (state === undefined) {
    const values = { state: given, states: listed(states) };
    throw new DiagnosticError([diagnostic('text.unknown-state', { at, values })]);
  }
  const isTranslation = call.flag('translation');
  if (state !== 'reviewed') return { state, isTranslation };
  const by = call.value('by');
  if (by === undefined) throw new DiagnosticError([diagnostic('text.who', { at })]);
  return { state, by, on: today(), isTranslation };
}

export const record = command(recording.help, runRecord);

/** Records new texts, and drops the records of those that no longer exist. */
function runRecord(call: Call): Exit {
  const open = openTexts(call);
  const { records } = open.ledger;
  const now = recorded(open.ledger, open.units);
  write(call, open, now);
  const added = [...now].flatMap(([key, one]) => (one === records.get(key) ? [] : [key]));
  const gone = goneRecords(open.ledger, open.units);
  if (call.json) call.printJson({ added, gone, diagnostics: [] });
  else call.print(call.say(words.recorded, { added: added.length, gone: gone.length }));
  return exit.fine;
}

/** Writes the files of records that change. */
function write(call: Call, open: OpenTexts, records: ReadonlyMap<string, UnitRecords>): void {
  const outputs = recordFiles(call, open.units, records);
  if (outputs.length > 0) writeFiles(outputs, { folders: true });
}

/** The files of records that change. */
export const recordFiles = (
  call: Call,
  units: readonly TextUnit[],
  records: ReadonlyMap<string, UnitRecords>,
): readonly Output[] =>
  ledgerFiles(rulesFolder(call), units, records).flatMap(({ file, text }): readonly Output[] => {
    if (!existsSync(file)) return [{ file, text }];
    const read = readFileSync(file, 'utf8');
    return read === text ? [] : [{ file, text, read }];
  });
