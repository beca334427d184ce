import type { AskOptions } from '../../../engine/ask/ask.js';
import type { TableJson } from '../../../engine/model/table.js';
import type { HeldTable } from '../held-table.js';
import type { Method, Params } from '../method.js';
import { codes, problem, rpcError } from '../problem.js';
import { ReadyRulebook } from '../ready.js';
import type { Service } from '../service.js';
import { about, ref, statePart, tracePart } from '../shapes.js';
import texts from './ask.json' with { type: 'json' };
import { answerJson, askedIn, bareAnswerTo } from './asking.js';

export const ask: Method = {
  name: 'ask',
  about: texts.ask.about,
  script: { in: 'both', parts: ['table', 'question', 'arguments', 'reasons', 'trace'] },
  parts: {
    table: statePart,
    question: {
      kind: 'string',
      about: texts.ask.parts.question,
      schema: ref('QuestionName'),
    },
    arguments: {
      kind: 'any',
      about: texts.ask.parts.arguments,
      schema: ref('Arguments'),
    },
    text: {
      kind: 'string',
      about: texts.ask.parts.text,
    },
    questions: {
      kind: 'array',
      about: texts.ask.parts.questions,
      schema: { items: ref('Asked') },
    },
    brief: {
      kind: 'boolean',
      about: texts.ask.parts.brief,
    },
    reasons: {
      kind: 'boolean',
      about: texts.ask.parts.reasons,
    },
    trace: tracePart,
  },
  example: { table: 't1', question: 'areOpponents', arguments: { player: 'Ada', other: 'Bruno' } },
  result: {
    anyOf: [
      ref('Reply'),
      {
        type: 'object',
        required: ['answers'],
        properties: {
          answers: {
            type: 'array',
            items: {},
            ...about(texts.ask.result.answers),
          },
        },
      },
      {
        type: 'object',
        required: ['answer'],
        properties: { answer: {} },
        ...about(texts.ask.result.answer),
      },
    ],
  },
  run,
};

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
  return new ReadyRulebook(answerJson(asked, held, service, optionsIn(params)));
}

/** The time is looked at after so many answers: looking takes longer than a small answer. */
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
      const answer = brief
        ? JSON.stringify(bareAnswerTo(asked, held, service))
        : answerJson(asked, held, service, options);
      json += `${index === 0 ? '' : ','}${answer}`;
    } catch (error) {
      json += `${index === 0 ? '' : ','}${JSON.stringify({ error: rpcError(error, service.lang) })}`;
    }
  }
  return new ReadyRulebook(`{"answers":[${json}]}`);
}
