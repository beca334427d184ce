import { describeVocabulary } from '../../../engine/embed/vocabulary.js';
import { choicesFor } from '../../../engine/setup/questions.js';
import type { Method } from '../method.js';
import { about, tablePart } from '../shapes.js';
import texts from './info.json' with { type: 'json' };

/** Version of the methods and what they give. */
const PROTOCOL = 1;

export const info: Method = {
  name: 'info',
  about: texts.info.about,
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
      protocol: {
        type: 'integer',
        ...about(texts.info.protocol),
      },
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
  about: texts.vocabulary.about,
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
