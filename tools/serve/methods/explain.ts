import { furtherCalls, questionNamed } from 'tavolata/internals';
import {
  type Answer,
  type Explained,
  explanation,
  explain as inWords,
  type Lang,
  namesOf,
  type Rulebook,
  type TableJson,
  type ThingNames,
} from 'tavolata/runtime';
import { asInScripts, methodsOf, type Params } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { answerTo, askedIn } from './asking.js';
import declared from './explain.json' with { type: 'json' };

export const explain = methodsOf(declared, {
  explain: (params, service) =>
    explained('explain', params, service, (said, rulebook, names) =>
      inWords(said, rulebook, params['lang'] as Lang | undefined, names),
    ),
  explanation: (params, service) =>
    explained('explanation', params, service, (said, rulebook, names) =>
      explanation(said, rulebook, params['lang'] as Lang, names),
    ),
  readEntryTree: asInScripts(furtherCalls.readEntryTree),
  readEntry: asInScripts(furtherCalls.readEntry),
});

function explained<Result>(
  method: string,
  params: Params,
  service: Service,
  say: (said: Explained, rulebook: Rulebook, names: ThingNames) => Result,
): Result {
  const given = ['answer', 'plan', 'event', 'text'].filter((part) => part in params);
  if (given.length !== 1) throw problem(codes.params, 'serve.one-of', { method, parts: 'answer\nplan\nevent\ntext' });
  const rulebook = rulesIn(params, service);
  const names = namesIn(params, service);
  if ('text' in params) return say(asked(method, params, service), rulebook, names);
  const said = (params['answer'] ?? params['plan'] ?? params['event']) as Explained;
  if ('answer' in params) questionNamed(rulebook.vocabulary, String((said as Answer).question));
  try {
    return say(said, rulebook, names);
  } catch {
    // A client may send anything: all that can be said is that it cannot be explained.
    throw problem(codes.params, 'serve.not-explainable');
  }
}

/** Names of things: those of the table, unless the client gives its own. */
const namesIn = ({ table, names }: Params, { held }: Service): ThingNames => ({
  ...(table !== undefined && namesOf(held.at(table as string | TableJson).table)),
  ...(names as ThingNames | undefined),
});

/** The rules of a table, which may have entries of its own; without a table, those of the server. */
const rulesIn = ({ table }: Params, { rulebook, held }: Service): Rulebook =>
  typeof table === 'string' ? held.table(table).table.ruleset.rulebook : rulebook;

/** @throws as `ask`, and Problem for anything but a question */
function asked(method: string, params: Params, service: Service): Answer {
  const { table, text } = params;
  if (table === undefined) throw problem(codes.params, 'serve.missing-part', { method, part: 'table' });
  const answer = answerTo(askedIn(method, 'text', text), service.held.at(table as string | TableJson), service, {
    trace: true,
  });
  if (!('question' in answer)) throw problem(codes.params, 'serve.not-explainable');
  return answer;
}
