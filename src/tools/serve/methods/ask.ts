import type { AskOptions } from '../../../engine/ask/ask.js';
import type { TableJson } from '../../../engine/model/table.js';
import type { HeldTable } from '../held-table.js';
import type { Method, Params } from '../method.js';
import { codes, problem, rpcError } from '../problem.js';
import { ReadyRulebook } from '../ready.js';
import type { Service } from '../service.js';
import { ref, statePart, tracePart } from '../shapes.js';
import { answerJson, askedIn, bareAnswerTo } from './asking.js';

export const ask: Method = {
  name: 'ask',
  about: {
    en: 'Answers one question, or many at once. In a list each question has an answer or an error of its own.',
    it: 'Risponde a una domanda, o a molte insieme. In una lista ogni domanda ha la sua risposta o il suo errore.',
  },
  script: { in: 'both', parts: ['table', 'question', 'arguments', 'reasons', 'trace'] },
  parts: {
    table: statePart,
    question: {
      kind: 'string',
      about: { en: 'Name of a question.', it: 'Nome di una domanda.' },
      schema: ref('QuestionName'),
    },
    arguments: {
      kind: 'any',
      about: {
        en: 'Its arguments by name, or in order; things by their ids.',
        it: 'I suoi argomenti per nome, o in ordine; le cose con il loro identificativo.',
      },
      schema: ref('Arguments'),
    },
    text: {
      kind: 'string',
      about: {
        en: 'Instead: a question in the rule language.',
        it: 'Oppure: una domanda nel linguaggio delle regole.',
      },
    },
    questions: {
      kind: 'array',
      about: {
        en: 'Instead: many questions, each a text, a list of a name and arguments, or an object as for one.',
        it: 'Oppure: molte domande, ognuna un testo, una lista di nome e argomenti, o un oggetto come per una sola.',
      },
      schema: { items: ref('Asked') },
    },
    brief: {
      kind: 'boolean',
      about: { en: 'Bare answers, without reasons.', it: 'Risposte senza motivi.' },
    },
    reasons: {
      kind: 'boolean',
      about: {
        en: 'Also name the entries of options, variants and house answers that the deciding ones rest on.',
        it: 'Dire anche da quali voci di opzioni, varianti e risposte della casa dipendono quelle che hanno deciso.',
      },
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
          answers: { type: 'array', items: {}, description: 'As “Reply” or “Failed”; bare with “brief”.' },
        },
      },
      {
        type: 'object',
        required: ['answer'],
        properties: { answer: {} },
        description: 'The answer to one question that was asked with “brief”.',
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
