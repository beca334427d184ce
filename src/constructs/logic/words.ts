import { joinedClause } from '../../engine/explain/read-back/read-back-joints.js';
import type { WordedConstruct } from '../words-construct.js';

const logic: WordedConstruct<'and' | 'or'> = { clause: (node, reader, truth) => joinedClause(reader, node, truth) };

const not: WordedConstruct<'not'> = { clause: ({ of }, reader, truth) => reader.clause(of, !truth) };

export const words = { and: logic, or: logic, not };
