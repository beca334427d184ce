import { explain } from '../explain/explain.js';
import { readEntry } from '../explain/read-back/read-entry.js';
import type { Answer, Plan } from '../model/answer.js';
import { entryIn } from '../model/numbers.js';
import type { Lang } from '../model/words.js';
import { callWith } from './call.js';
import { record, text } from './calls.js';
import { Refused } from './held.js';

function langOf(lang: string): Lang {
  if (lang === 'en' || lang === 'it') return lang;
  throw new Refused('call.wrong-part', { part: 'lang', expected: '"en" or "it"' });
}

/** `tavolata.call` with everything: also `explain` (an answer or a plan in words) and `entry` (an entry read back in words). */
export const call = callWith({
  explain: (request, held) => ({
    text: explain(
      record(request, 'said') as unknown as Answer | Plan,
      held.rulebook(text(request, 'rulebook')),
      langOf(text(request, 'lang')),
    ),
  }),
  entry: (request, held) => {
    const rulebook = held.rulebook(text(request, 'rulebook'));
    const entry = entryIn(rulebook, text(request, 'entry'), text(request, 'edition'));
    if (entry === undefined) throw new Refused('call.wrong-part', { part: 'entry', expected: 'the id of an entry' });
    return { text: readEntry(entry, rulebook.vocabulary, langOf(text(request, 'lang'))) };
  },
});
