import type { Entry } from '../../../src/engine/model/entry.js';
import { numbersIn } from '../../../src/engine/model/numbers.js';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { EditionDate } from '../../../src/engine/model/words.js';
import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import type { ReadDocuments } from '../../../src/frontend/read/rulebook.js';
import { harmless } from '../../../src/frontend/text/harmless.js';
import { entriesUnder, historyOf, type Moved, movedFrom, type NumberSpan, rangeOf } from '../../check/numbers.js';
import { columns } from '../columns.js';
import { type Call, command } from '../command.js';
import { editionOf, entryLine, numberAt } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { openRest } from '../opening.js';
import { editionLine } from '../short-names.js';
import texts from './find.json' with { type: 'json' };
import { findSection, inJsonWithPlace, placeIn } from './find-section.js';
import { findWords } from './find-words.js';

const words = texts.words;

export const find = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook, documents } = openRest(call);
  if (!/^\d/.test(call.positionals[0] ?? '')) return findWords(call, rulebook);
  if (call.positionals.length > 1)
    throw new DiagnosticError([diagnostic('cli.extra-argument', { at: call.at(1), values: { command: 'find' } })]);
  const edition = editionOf(call, rulebook);
  const range = rangeOf(call.positionals[0] ?? '');
  if (range !== undefined) return findSection(call, rulebook, documents, range, edition);
  const number = numberAt(call, 0);
  const place = placeIn(call, documents);
  const dated = call.value('edition') !== undefined;
  const history = historyOf(rulebook, number);
  const moved = movedFrom(rulebook, number, edition);
  if (call.json)
    call.printJson({ number, ...inJson(rulebook, number, edition, history, moved, documents), diagnostics: [] });
  else if (history.every(({ entries }) => entries.length === 0)) {
    const [first = '', last = ''] = [rulebook.editions[0]?.date, rulebook.editions.at(-1)?.date];
    call.print(call.say(words.never, { number, first, last }));
  } else if (dated) printThen(call, rulebook, number, edition, moved, place);
  else printHistory(call, rulebook, number, history, moved, place);
  return moved.length === 0 ? exit.findings : exit.fine;
}

function printThen(
  call: Call,
  rulebook: Rulebook,
  number: string,
  edition: EditionDate,
  moved: readonly Moved[],
  place: (entry: Entry) => string,
): void {
  const found = entriesUnder(rulebook, number, edition);
  const ids = new Set(found.map(({ id }) => id));
  call.print(call.paint('dim', editionLine(call, rulebook, edition)));
  if (found.length === 0) call.print(call.say(words.nothing, { number }));
  const newest = rulebook.editions.at(-1)?.date ?? edition;
  const today = movedFrom(rulebook, number, newest);
  for (const entry of found) {
    const now = today.find((one) => one.entry.id === entry.id);
    call.print(
      `${entryLine(call, entry, edition)}${newest === edition ? '' : `: ${placeNow(call, now)}`}`,
      `  ${place(entry)}`,
    );
  }
  const others = moved.filter(({ entry }) => !ids.has(entry.id));
  if (others.length === 0) return;
  call.print('', call.paint('bold', call.say(words.elsewhere)));
  const lines = others.map((one) => {
    const now = today.find(({ entry }) => entry.id === one.entry.id);
    const places = [
      call.say(words.here, { edition, numbers: placed(call, one) }),
      ...(newest === edition ? [] : [placeNow(call, now)]),
    ];
    return [
      spans(call, rulebook, number, one),
      `${harmless(one.entry.name[call.lang])} ${call.paint('dim', `[${one.entry.id}]`)}: ${places.join(', ')}`,
    ];
  });
  call.print(...columns(lines, { indent: 2 }));
}

function placed(call: Call, { then, numbers }: Moved): string {
  if (then === undefined) return call.say(words.gone);
  return numbers.length === 0 ? call.say(words.unnumbered) : numbers.join(', ');
}

const placeNow = (call: Call, now: Moved | undefined): string =>
  call.say(words.newest, { numbers: now === undefined ? call.say(words.gone) : placed(call, now) });

/** When an entry stood under the number. */
function spans(call: Call, rulebook: Rulebook, number: string, { entry }: Moved): string {
  const newest = rulebook.editions.at(-1)?.date ?? '';
  return historyOf({ ...rulebook, entries: rulebook.entries.filter(({ id }) => id === entry.id) }, number)
    .filter(({ entries }) => entries.length > 0)
    .map((run) => spanOf(call, run, newest))
    .join(', ');
}

function spanOf(call: Call, { from, to }: Pick<NumberSpan, 'from' | 'to'>, newest: string): string {
  if (to === newest) return call.say(words.onwards, { from });
  return from === to ? from : `${from} … ${to}`;
}

function printHistory(
  call: Call,
  rulebook: Rulebook,
  number: string,
  history: readonly NumberSpan[],
  moved: readonly Moved[],
  place: (entry: Entry) => string,
): void {
  const newest = rulebook.editions.at(-1)?.date ?? '';
  call.print(call.paint('bold', call.say(words.history, { number })));
  const lines = history.flatMap(({ from, to, entries }) => {
    const span = spanOf(call, { from, to }, newest);
    if (entries.length === 0) return [[span, call.paint('dim', call.say(words.empty)), '']];
    return entries.map((entry, index) => [
      index === 0 ? span : '',
      `${harmless(entry.name[call.lang])} ${call.paint('dim', `[${entry.id}]`)}`,
      place(entry),
    ]);
  });
  call.print(...columns(lines, { indent: 2 }));
  const away = moved.filter(({ numbers }) => !numbers.includes(number));
  if (away.length === 0) return;
  call.print('', call.paint('bold', call.say(words.now, { edition: newest })));
  call.print(
    ...columns(
      away.map((one) => [
        placed(call, one),
        `${harmless((one.then ?? one.entry).name[call.lang])} ${call.paint('dim', `[${one.entry.id}]`)}`,
      ]),
      { indent: 2 },
    ),
  );
}

const inJson = (
  rulebook: Rulebook,
  number: string,
  edition: EditionDate,
  history: readonly NumberSpan[],
  moved: readonly Moved[],
  documents: ReadDocuments,
) => ({
  edition,
  entries: entriesUnder(rulebook, number, edition).map((entry) => inJsonWithPlace(entry, documents)),
  history: history.map(({ from, to, entries }) => ({ from, to, entries: entries.map(({ id }) => id) })),
  moved: moved.map(({ entry, then, numbers }) => ({
    id: entry.id,
    inForce: then !== undefined,
    numbers,
    today: then === undefined ? [] : numbersIn(then, rulebook.editions.at(-1)?.date ?? edition),
  })),
});
