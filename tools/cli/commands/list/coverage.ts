import { type Entry, numbersIn } from 'tavolata/internals';
import { type Covered, coverageOf, lacks } from '../../../check/coverage.js';
import { byNumber } from '../../../check/numbers.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRest } from '../../opening.js';
import { progressOf } from '../../progress.js';
import { editionLine } from '../../short-names.js';
import texts from '../../words.json' with { type: 'json' };
import help from './coverage.json' with { type: 'json' };
import { entriesWanted } from './entries.js';

const words = texts.coverage;

export const coverage = command(help.help, run);

/** For each rule number, its entries with the scenarios that show them; findings for deciding entries without any. */
function run(call: Call): Exit {
  const open = openRest(call);
  const { rulebook, documents } = open;
  const { found: entries, edition } = entriesWanted(call, open);
  const progress = progressOf(call);
  const { covered } = coverageOf(rulebook, documents.scenarios, {
    progress: progress.tick,
  });
  progress.done();
  const of = (entry: Entry): Covered => covered.get(entry) ?? { decides: new Set(), nearly: new Set() };
  const lacking = entries.filter((entry) => lacks(entry, of(entry)).length > 0);
  if (call.json) {
    const found = entries.map((entry) => ({
      id: entry.id,
      numbers: numbersIn(entry, edition),
      reference: entry.hook === undefined,
      decides: [...of(entry).decides],
      nearly: [...of(entry).nearly],
    }));
    call.printJson({ edition, entries: found, lacking: lacking.map(({ id }) => id), diagnostics: [] });
    return lacking.length > 0 ? exit.findings : exit.fine;
  }
  const numbers = [...new Set(entries.flatMap((entry) => numbersIn(entry, edition)))].sort(byNumber);
  const under = (number: string) => entries.filter((entry) => numbersIn(entry, edition).includes(number));
  const unnumbered = entries.filter((entry) => numbersIn(entry, edition).length === 0);
  const rows = [
    ...numbers.flatMap((number) =>
      under(number).map((entry, index) => row(call, index === 0 ? number : '', entry, of(entry))),
    ),
    ...unnumbered.map((entry, index) => row(call, index === 0 ? '–' : '', entry, of(entry))),
  ];
  const head = [words.number, words.entry, words.decides, words.nearly, words.example].map((one) =>
    call.paint('bold', call.say(one)),
  );
  call.print(
    call.paint('dim', editionLine(call, rulebook, edition)),
    ...columns([head, ...rows], { width: call.surroundings.columns }),
  );
  if (lacking.length > 0) call.print('', call.paint('bold', call.say(words.lacking)));
  for (const entry of lacking) {
    const what = lacks(entry, of(entry)).map((part) => call.say(words.lacks[part]));
    call.print(...columns([[`${entry.id}: ${what.join(', ')}`]], { indent: 2, width: call.surroundings.columns }));
  }
  const references = entries.filter(({ hook }) => hook === undefined).length;
  const values = { numbers: numbers.length, entries: entries.length - references, references, lacking: lacking.length };
  const total = columns([[call.say(words.total, values)]], { width: call.surroundings.columns });
  call.print('', ...total.map((line) => call.paint('bold', line)));
  return lacking.length > 0 ? exit.findings : exit.fine;
}

function row(call: Call, number: string, entry: Entry, { decides, nearly }: Covered): readonly string[] {
  const head = [call.paint('cyan', number), entry.id];
  if (entry.hook === undefined) return [...head, '', '', call.paint('dim', call.say(words.reference))];
  const count = (found: ReadonlySet<string>) => (found.size === 0 ? call.paint('red', '0') : String(found.size));
  const [first = ''] = decides;
  return [...head, count(decides), count(nearly), call.paint('dim', first)];
}
