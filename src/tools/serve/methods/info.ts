import { describeVocabulary } from '../../../engine/embed/vocabulary.js';
import { choicesFor } from '../../../engine/setup/questions.js';
import type { Method } from '../method.js';
import { tablePart } from '../shapes.js';

/** Version of the methods and what they give. */
const PROTOCOL = 1;

export const info: Method = {
  name: 'info',
  about: {
    en: 'Which server this is, what it knows and how much it takes.',
    it: 'Che server è questo, che cosa conosce e quanto accetta.',
  },
  notInLibrary: true,
  parts: {},
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
    },
  },
  run: (_, { rulebook, version, limits, held }) => ({
    name: 'tavolata',
    version,
    protocol: PROTOCOL,
    editions: rulebook.editions.map(({ date }) => date),
    variants: choicesFor(rulebook, 'variants'),
    options: choicesFor(rulebook, 'options'),
    limits,
    tables: held.size,
  }),
};

const named = { type: 'object', additionalProperties: { type: 'object' } };
const names = { type: 'array', items: { type: 'string' } };

export const vocabulary: Method = {
  name: 'describeVocabulary',
  about: {
    en: 'The questions, events, things, facts and enumerations of the rules, with their types and what they mean.',
    it: 'Le domande, gli eventi, le cose, i fatti e le enumerazioni delle regole, con i tipi e i significati.',
  },
  script: { in: 'larger' },
  parts: { table: { ...tablePart, required: false } },
  example: {},
  result: {
    type: 'object',
    required: ['editions', 'variants', 'options', 'questions', 'events', 'things', 'enumerations'],
    properties: {
      ...{ editions: names, variants: names, options: names, questions: named, events: named, things: named },
      enumerations: { type: 'object', additionalProperties: names },
    },
  },
  run: ({ table }, { rulebook, held }) =>
    describeVocabulary(table === undefined ? rulebook : held.table(table as string).table.ruleset.rulebook),
};
