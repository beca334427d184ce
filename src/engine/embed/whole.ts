import { explain } from '../explain/explain.js';
import { readEntry } from '../explain/read-back/read-entry.js';
import type { Answer, Plan } from '../model/answer.js';
import type { Lang } from '../model/words.js';
import { makeTable, type SetupRequest } from '../setup/make.js';
import { callWith } from './call.js';
import { type Request, record, rulebookIn, text } from './calls.js';
import { Refused } from './held.js';
import { describeVocabulary } from './vocabulary.js';

/** `tavolata.call` with everything: also `explain` (an answer or a plan in words), `readEntry` (an entry read back in words), `describeVocabulary` and `makeTable`. */
export const call = callWith({
  explain: (request, held) => {
    const said = record(request, 'answer' in request ? 'answer' : 'plan') as unknown as Answer | Plan;
    const rulebook = rulebookIn(request, held);
    return explain(said, rulebook, langIn(request));
  },
  readEntry: (request, held) => {
    const { entry: _entry, ...wanted } = wantedIn(request);
    return readEntry(rulebookIn(request, held), text(request, 'entry'), wanted);
  },
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

/** The language that is asked for; undefined: both. */
function langIn({ lang }: Request): Lang | undefined {
  if (lang !== undefined && lang !== 'en' && lang !== 'it')
    throw new Refused('call.wrong-part', { part: 'lang', expected: 'en, it' });
  return lang;
}
