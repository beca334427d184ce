import { calls, editionByEdition, questionNamed } from 'tavolata/internals';
import type { AskOptions, EditionAnswer, TableJson } from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { asInScripts, methodsOf, type Params } from '../method.js';
import { codes, problem, rpcError } from '../problem.js';
import { ReadyRulebook } from '../ready.js';
import type { Service } from '../service.js';
import { type QuestionArguments, shortEnough } from '../values.js';
import declared from './ask.json' with { type: 'json' };
import { answerTo, askedIn, bareAnswerTo } from './asking.js';

export const ask = methodsOf(declared, {
  ask: run,
  askEditions: (params, service) => {
    const { table } = service.held.at(params['table'] as string | TableJson);
    const args = (params['arguments'] ?? {}) as QuestionArguments;
    const question = questionNamed(table.ruleset.rulebook.vocabulary, params['question'] as string).name;
    service.clock.count(table.ruleset.rulebook.editions.length);
    shortEnough(args, service.limits);
    const found: EditionAnswer[] = [];
    for (const one of editionByEdition(table, question, args)) {
      service.clock.look();
      if (one !== undefined) found.push(one);
    }
    return found;
  },
  situation: asInScripts(calls.situation),
});

function run(params: Params, service: Service): unknown {
  const held = service.held.at(params['table'] as string | TableJson);
  const brief = params['brief'] === true;
  const given = ['question', 'text', 'questions'].filter((part) => part in params);
  if (given.length !== 1)
    throw problem(codes.params, 'serve.one-of', { method: 'ask', parts: 'question\ntext\nquestions' });
  if ('questions' in params) return many(params['questions'] as readonly unknown[], held, service, params);
  const { text, question, arguments: args = {} } = params;
  const asked = askedIn('ask', '', text === undefined ? { question, arguments: args } : { text });
  service.clock.count(1);
  if (brief) return { answer: bareAnswerTo(asked, held, service) };
  return answerTo(asked, held, service, optionsIn(params));
}

/** The time is checked after this many answers: checking takes longer than a small answer. */
const STRIDE = 16;

/** Each answer becomes text at once: there may be very many. */
const optionsIn = (params: Params): AskOptions => ({
  trace: params['trace'] === true,
  reasons: params['reasons'] === true,
});

function many(questions: readonly unknown[], held: HeldTable, service: Service, params: Params): ReadyRulebook {
  const brief = params['brief'] === true;
  const options = optionsIn(params);
  service.clock.count(questions.length);
  let json = '';
  for (const [index, item] of questions.entries()) {
    if (index % STRIDE === 0) {
      service.clock.look();
      service.clock.refuseTooLong(json.length);
    }
    try {
      const asked = askedIn('ask', `questions/${index}`, item);
      const answer = brief ? bareAnswerTo(asked, held, service) : answerTo(asked, held, service, options);
      json += `${index === 0 ? '' : ','}${JSON.stringify(answer)}`;
    } catch (error) {
      // No further answer if time has run out.
      service.clock.look();
      json += `${index === 0 ? '' : ','}${JSON.stringify({ error: rpcError(error, service.lang) })}`;
    }
  }
  return new ReadyRulebook(`{"answers":[${json}]}`);
}
