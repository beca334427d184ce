import { explain } from '../explain/explain.js';
import { readEntry } from '../explain/read-back/read-entry.js';
import type { Answer, Plan } from '../model/answer.js';
import { entryIn } from '../model/numbers.js';
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
    const rulebook = rulebookIn(request, held);
    const edition = 'edition' in request ? text(request, 'edition') : (rulebook.editions.at(-1)?.date ?? '');
    const entry = entryIn(rulebook, text(request, 'entry'), edition);
    if (entry === undefined) throw new Refused('call.wrong-part', { part: 'entry', expected: 'the id of an entry' });
    return readEntry(entry, rulebook.vocabulary, langIn(request), rulebook.matters);
  },
  describeVocabulary: (request, held) => describeVocabulary(rulebookIn(request, held)),
  makeTable: (request, held) => {
    const rulebook = rulebookIn(request, held);
    const { call: _call, rulebook: _rulebook, table: _table, open, ...wanted } = request;
    const { table, json, problems, seed, byChance } = makeTable(rulebook, wanted as unknown as SetupRequest);
    const handle = open === true ? { table: held.keepTable(table) } : {};
    return { json, ...handle, problems, seed, byChance };
  },
});

/** The language that is asked for; undefined: both. */
function langIn({ lang }: Request): Lang | undefined {
  if (lang !== undefined && lang !== 'en' && lang !== 'it')
    throw new Refused('call.wrong-part', { part: 'lang', expected: 'en, it' });
  return lang;
}
