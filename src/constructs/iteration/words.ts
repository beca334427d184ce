import { iterationAction, iterationNoun } from '../../engine/explain/read-back/read-back-iterations.js';
import { anyClause, everyClause } from '../../engine/explain/read-back/read-back-quantifiers.js';
import type { WordedConstruct } from '../words-construct.js';

const selected: WordedConstruct<'first' | 'count'> = { noun: (node, reader) => iterationNoun(reader, node) };

const each: WordedConstruct<'each'> = {
  noun: (node, reader) => iterationNoun(reader, node),
  isWide: true,
  action: (node, reader) => iterationAction(reader, node),
  isFramed: true,
};

const any: WordedConstruct<'any'> = { clause: (node, reader, truth) => anyClause(reader, node, truth) };

const every: WordedConstruct<'every'> = { clause: (node, reader, truth) => everyClause(reader, node, truth) };

export const words = { each, first: selected, any, count: selected, every };
