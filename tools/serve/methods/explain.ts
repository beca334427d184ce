import { questionNamed } from 'tavolata/internals';
import {
  type Answer,
  explain as inWords,
  type Lang,
  type Plan,
  type Rulebook,
  readEntry,
  type TableJson,
} from 'tavolata/runtime';
import { methodsOf, type Params } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { answerTo, askedIn } from './asking.js';
import declared from './explain.json' with { type: 'json' };

export const explain = methodsOf(declared, {
  explain: (params, service) => {
    const given = ['answer', 'plan', 'text'].filter((part) => part in params);
    if (given.length !== 1)
      throw problem(codes.params, 'serve.one-of', { method: 'explain', parts: 'answer\nplan\ntext' });
    const lang = params['lang'] as Lang | undefined;
    const rulebook = rulesIn(params, service);
    if ('text' in params) return inWords(asked(params, service), rulebook, lang);
    const said = (params['answer'] ?? params['plan']) as Answer | Plan;
    if ('answer' in params) questionNamed(rulebook.vocabulary, String((said as Answer).question));
    try {
      return inWords(said, rulebook, lang);
    } catch {
      // What a client sends may have any form: that it cannot be explained is all there is to say.
      throw problem(codes.params, 'serve.not-explainable');
    }
  },
  readEntry: ({ entry, table, ...wanted }, service) => readEntry(rulesIn({ table }, service), entry as string, wanted),
});

/** The rules of a table, which may have entries of its own; without one, those of the server. */
const rulesIn = ({ table }: Params, { rulebook, held }: Service): Rulebook =>
  typeof table === 'string' ? held.table(table).table.ruleset.rulebook : rulebook;

/** @throws as `ask`, and Problem for what is no question */
function asked(params: Params, service: Service): Answer {
  const { table, text } = params;
  if (table === undefined) throw problem(codes.params, 'serve.missing-part', { method: 'explain', part: 'table' });
  const answer = answerTo(askedIn('explain', 'text', text), service.held.at(table as string | TableJson), service, {
    trace: true,
  });
  if (!('question' in answer)) throw problem(codes.params, 'serve.not-explainable');
  return answer;
}
