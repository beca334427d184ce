import type { Op } from '../engine/model/tree.js';
import { words as call } from './call/words.js';
import { words as compare } from './compare/words.js';
import { words as fact } from './fact/words.js';
import { words as follow } from './follow/words.js';
import { words as ifThen } from './if/words.js';
import { words as isA } from './is-a/words.js';
import { words as iteration } from './iteration/words.js';
import { words as letIn } from './let/words.js';
import { words as list } from './list/words.js';
import { words as literal } from './literal/words.js';
import { words as logic } from './logic/words.js';
import { words as name } from './name/words.js';
import { words as otherwise } from './otherwise/words.js';
import { words as set } from './set/words.js';
import { words as sum } from './sum/words.js';
import type { WordedConstructs } from './words-construct.js';

/** How each construct reads. Made by a call that bundlers may drop; they would have to keep a spread. */
export const constructs: WordedConstructs<Op> = /* @__PURE__ */ (() => ({
  ...literal,
  ...name,
  ...fact,
  ...call,
  ...list,
  ...ifThen,
  ...letIn,
  ...otherwise,
  ...logic,
  ...iteration,
  ...follow,
  ...compare,
  ...isA,
  ...set,
  ...sum,
}))();
