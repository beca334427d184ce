import type { LayoutShape } from './shape.js';

const expression: LayoutShape = { written: 'expression' };

const fact: LayoutShape = {
  groups: [
    ['type'],
    ['description'],
    ['default'],
    ['defaultFrom'],
    ['assumed'],
    ['onlyWhere'],
    ['readThrough'],
    ['neededBy'],
    ['phrase'],
    ['negated'],
    ['absent'],
    ['present'],
    ['unnamed'],
  ],
  members: { assumed: expression, onlyWhere: expression },
};

/** The shape of the vocabulary. */
export const vocabulary: LayoutShape = {
  broken: true,
  groups: [
    ['$schema'],
    ['tiers'],
    ['layers'],
    ['enumerations'],
    ['nouns'],
    ['entities'],
    ['questions'],
    ['events'],
    ['roles'],
    ['ended'],
    ['verify'],
  ],
  members: {
    layers: { rest: { groups: [['tier'], ['section'], ['when'], ['names']], members: { when: expression } } },
    enumerations: { rest: { groups: [['names'], ['description'], ['unquoted'], ['values']] } },
    entities: {
      rest: {
        groups: [
          ['description'],
          ['single'],
          ['collection'],
          ['constant'],
          ['uniformBy'],
          ['noun'],
          ['person'],
          ['made'],
          ['facts'],
        ],
        members: { facts: { rest: fact } },
      },
    },
    questions: {
      rest: {
        groups: [
          ['for'],
          ['description'],
          ['parameters'],
          ['result'],
          ['policy'],
          ['silence'],
          ['phrase'],
          ['negated'],
          ['absent'],
          ['present'],
          ['unnamed'],
        ],
      },
    },
    events: {
      rest: {
        groups: [
          ['for'],
          ['description'],
          ['fields'],
          ['clauses'],
          ['told'],
          ['final'],
          ['repeats'],
          ['merges'],
          ['unites'],
          ['gathers'],
          ['permittedBy'],
          ['changes'],
          ['phrase'],
          ['negated'],
        ],
        members: { permittedBy: expression, changes: { written: 'changes' } },
      },
    },
    ended: expression,
    verify: { written: 'actions' },
  },
};
