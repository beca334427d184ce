import type { Syntax, SyntaxOf, SyntaxOp } from '../../grammar/syntax.js';
import { broken } from '../frontend/language/expressions/scope.js';
import { language as call } from './call/language.js';
import { language as compare } from './compare/language.js';
import { language as fact } from './fact/language.js';
import { language as follow } from './follow/language.js';
import { language as ifThen } from './if/language.js';
import { language as isA } from './is-a/language.js';
import { language as iteration } from './iteration/language.js';
import type { WrittenConstruct, WrittenConstructs } from './language-construct.js';
import { language as letIn } from './let/language.js';
import { language as list } from './list/language.js';
import { language as literal } from './literal/language.js';
import { language as logic } from './logic/language.js';
import { language as name } from './name/language.js';
import { language as otherwise } from './otherwise/language.js';
import { language as permitted } from './permitted/language.js';
import { language as set } from './set/language.js';
import { language as sum } from './sum/language.js';

/** Stands in place of a missing value. It fits everywhere. */
const missing: WrittenConstruct<'missing'> = {
  forms: [],
  level: () => 'negation',
  resolve: ({ at }, _, expected) => ({ ...broken(at), ...(expected !== undefined && { type: expected }) }),
  print: () => '',
};

/** How each construct is written, and what it means. */
export const constructs: WrittenConstructs<SyntaxOp> = {
  ...literal,
  ...name,
  ...call,
  ...fact,
  ...list,
  ...ifThen,
  ...letIn,
  ...follow,
  ...otherwise,
  ...logic,
  ...iteration,
  ...compare,
  ...isA,
  ...permitted,
  ...set,
  ...sum,
  missing,
};

/** The construct that a tree belongs to. */
export const constructOf = <Kind extends SyntaxOp>({ op }: SyntaxOf<Kind>): WrittenConstruct<Kind> => constructs[op];

/** True for texts, and for what consists of texts alone: their type comes from their place. */
export function leansOnSurroundings(syntax: Syntax): boolean {
  if (syntax.op === 'literal') return typeof syntax.value === 'string' || syntax.value === null;
  return constructOf(syntax).giving?.(syntax).every(leansOnSurroundings) ?? false;
}
