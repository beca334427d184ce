import { type Explained, explain, explanation } from '../explain/explain.js';
import { readEntry, readEntryTree } from '../explain/read-back/read-entry.js';
import type { ThingNames } from '../explain/read-back/reader.js';
import type { Lang } from '../model/words.js';
import { makeTable, type SetupRequest } from '../setup/make.js';
import { namesOf } from '../table/read.js';
import { callWith } from './call.js';
import { type Request, record, rulebookIn, text } from './calls.js';
import { type Held, Refused } from './held.js';
import { describeRules } from './rules.js';
import { describeVocabulary } from './vocabulary.js';

/** `tavolata.call` with everything: also `explain` and `explanation` (an answer, a plan or an event in words), `readEntry` and `readEntryTree` (an entry read back in words), `describeRules`, `describeVocabulary` and `makeTable`. */
export const call = callWith({
  explain: (request, held) =>
    explain(explainedIn(request), rulebookIn(request, held), langIn(request), namesIn(request, held)),
  explanation: (request, held) =>
    explanation(explainedIn(request), rulebookIn(request, held), text(request, 'lang') as Lang, namesIn(request, held)),
  readEntry: (request, held) => {
    const { entry: _entry, ...wanted } = wantedIn(request);
    return readEntry(rulebookIn(request, held), text(request, 'entry'), wanted);
  },
  readEntryTree: (request, held) => {
    const { entry: _entry, ...wanted } = wantedIn(request);
    return readEntryTree(rulebookIn(request, held), text(request, 'entry'), {
      ...wanted,
      lang: langIn(request) as Lang,
    });
  },
  describeRules: (request, held) => describeRules(rulebookIn(request, held), wantedIn(request)),
  describeVocabulary: (request, held) => describeVocabulary(rulebookIn(request, held)),
  makeTable: (request, held) => {
    const rulebook = rulebookIn(request, held);
    const { open, ...wanted } = wantedIn(request);
    const { table, json, problems, seed, byChance } = makeTable(rulebook, wanted as unknown as SetupRequest);
    const handle = open === true ? { table: held.keepTable(table) } : {};
    return { json, ...handle, problems, seed, byChance };
  },
});

/** What a request wants of the rules that it names. */
const wantedIn = ({ call: _call, rulebook: _rulebook, table: _table, ...wanted }: Request): Request => wanted;

/** What a request wants explained. */
const explainedIn = (request: Request): Explained =>
  record(request, ['answer', 'plan'].find((part) => part in request) ?? 'event') as unknown as Explained;

/** What things are called on the table of a request, and by the request itself. */
const namesIn = (request: Request, held: Held): ThingNames => ({
  ...('table' in request && namesOf(held.table(text(request, 'table')))),
  ...('names' in request && (record(request, 'names') as ThingNames)),
});

/** The language that is asked for; undefined: both. */
function langIn({ lang }: Request): Lang | undefined {
  if (lang !== undefined && lang !== 'en' && lang !== 'it')
    throw new Refused('call.wrong-part', { part: 'lang', expected: 'en, it' });
  return lang;
}
