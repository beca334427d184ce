import { hostFirst, type Parameter, type Vocabulary } from '../../../engine/model/vocabulary.js';
import { written } from '../../../engine/table/accept.js';
import { choicesFor } from '../../check/setup/questions.js';
import type { Method } from '../method.js';

/** Version of the methods and what they give. */
const PROTOCOL = 1;

export const info: Method = {
  name: 'info',
  about: {
    en: 'Which server this is, what it knows and how much it takes.',
    it: 'Che server è questo, che cosa conosce e quanto accetta.',
  },
  parts: {
    vocabulary: {
      kind: 'boolean',
      about: {
        en: 'Also the questions and events with what they take.',
        it: 'Anche le domande e gli eventi con ciò che vogliono.',
      },
    },
  },
  evenWhenFull: true,
  example: {},
  result: {
    type: 'object',
    required: ['name', 'version', 'protocol', 'editions', 'variants', 'options', 'limits', 'tables'],
    properties: {
      name: { const: 'tavolata' },
      version: { type: 'string' },
      protocol: { type: 'integer', description: 'Grows when methods or results change so that clients must.' },
      editions: { type: 'array', items: { type: 'string' } },
      variants: { type: 'array', items: { type: 'string' } },
      options: { type: 'array', items: { type: 'string' } },
      limits: { type: 'object' },
      tables: { type: 'integer' },
      questions: { type: 'object' },
      events: { type: 'object' },
    },
  },
  run: (params, { rulebook, version, limits, held }) => ({
    name: 'tavolata',
    version,
    protocol: PROTOCOL,
    editions: rulebook.editions.map(({ date }) => date),
    variants: choicesFor(rulebook, 'variants'),
    options: choicesFor(rulebook, 'options'),
    limits,
    tables: held.size,
    ...(params['vocabulary'] === true && words(rulebook.vocabulary)),
  }),
};

const words = ({ questions, events }: Vocabulary) => ({
  questions: Object.fromEntries(
    hostFirst(questions).map(({ name, audience, description, parameters, result, policy, phrase }) => [
      name,
      { for: audience, description, parameters: types(parameters), policy, result: written(result), phrase },
    ]),
  ),
  events: Object.fromEntries(
    hostFirst(events).map(({ name, audience, description, fields, phrase }) => [
      name,
      { for: audience, description, fields: types(fields), phrase },
    ]),
  ),
});

const types = (parameters: readonly Parameter[]) =>
  Object.fromEntries(parameters.map(({ name, type }) => [name, written(type)]));
