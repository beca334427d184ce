import type { Entry } from '../../../src/engine/model/entry.js';
import { numbersIn } from '../../../src/engine/model/numbers.js';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { EditionDate } from '../../../src/engine/model/words.js';
import { isInForce } from '../../../src/engine/ruleset/active.js';
import type { ReadDocuments } from '../../../src/frontend/read/rulebook.js';
import { harmless } from '../../../src/frontend/text/harmless.js';
import { byNumber, type NumberRange } from '../../check/numbers.js';
import { placeOfEntry } from '../../check/rule-index.js';
import { columns } from '../columns.js';
import type { Call } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { editionLine } from '../short-names.js';
import texts from './find-section.json' with { type: 'json' };

const words = texts.words;

/** Where entries stand, as `file:line`. */
export const placeIn =
  (call: Call, { entries }: ReadDocuments) =>
  (entry: Entry): string => {
    const place = placeOfEntry(entry, entries);
    return place === undefined ? '' : call.paint('dim', `${place.file}:${place.line}`);
  };

/** An entry for programs, with its file and line. */
export function inJsonWithPlace(entry: Entry, { entries }: ReadDocuments) {
  const { id, name } = entry;
  return { id, name, ...placeOfEntry(entry, entries) };
}

/** Lists the numbers of a range in an edition, each with its entries and where they stand. */
export function findSection(
  call: Call,
  rulebook: Rulebook,
  documents: ReadDocuments,
  range: NumberRange,
  edition: EditionDate,
): Exit {
  const rows = rulebook.entries
    .filter((entry) => isInForce(entry, edition))
    .flatMap((entry) =>
      numbersIn(entry, edition)
        .filter(range.holds)
        .map((number) => ({ number, entry })),
    )
    .sort((a, b) => byNumber(a.number, b.number));
  if (call.json) {
    const entries = rows.map(({ number, entry }) => ({ number, ...inJsonWithPlace(entry, documents) }));
    call.printJson({ number: range.text, edition, entries, diagnostics: [] });
  } else {
    const place = placeIn(call, documents);
    call.print(call.paint('dim', editionLine(call, rulebook, edition)));
    if (rows.length === 0) call.print(call.say(words.nothing, { number: range.text }));
    const lines = rows.map(({ number, entry }, index) => [
      rows[index - 1]?.number === number ? '' : call.paint('cyan', number),
      `${harmless(entry.name[call.lang])} ${call.paint('dim', `[${entry.id}]`)}`,
      place(entry),
    ]);
    call.print(...columns(lines));
  }
  return rows.length === 0 ? exit.findings : exit.fine;
}
