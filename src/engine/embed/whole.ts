import { explain } from '../explain/explain.js';
import { readEntry } from '../explain/read-back/read-entry.js';
import type { Answer, Plan } from '../model/answer.js';
import { entryIn } from '../model/numbers.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Lang } from '../model/words.js';
import { callWith } from './call.js';
import { type Request, record, text } from './calls.js';
import { type Held, Refused } from './held.js';

/** `tavolata.call` with everything: also `explain` (an answer or a plan in words) and `entry` (an entry read back in words). */
export const call = callWith({
  explain: (request, held) => {
    const said = record(request, 'answer' in request ? 'answer' : 'plan') as unknown as Answer | Plan;
    const rulebook = rulebookIn(request, held);
    return inBoth((lang) => explain(said, rulebook, lang));
  },
  entry: (request, held) => {
    const rulebook = rulebookIn(request, held);
    const edition = 'edition' in request ? text(request, 'edition') : (rulebook.editions.at(-1)?.date ?? '');
    const entry = entryIn(rulebook, text(request, 'entry'), edition);
    if (entry === undefined) throw new Refused('call.wrong-part', { part: 'entry', expected: 'the id of an entry' });
    return inBoth((lang) => readEntry(entry, rulebook.vocabulary, lang, rulebook.matters));
  },
});

/** The rules that a request names, or those of its table. */
const rulebookIn = (request: Request, held: Held): Rulebook =>
  'table' in request ? held.table(text(request, 'table')).ruleset.rulebook : held.rulebook(text(request, 'rulebook'));

const inBoth = (said: (lang: Lang) => string) => ({ en: said('en'), it: said('it') });
