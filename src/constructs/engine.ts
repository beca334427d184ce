import type { Constructs } from '../engine/evaluate/construct.js';
import type { Op } from '../engine/model/tree.js';
import { engine as call } from './call/engine.js';
import { engine as compare } from './compare/engine.js';
import { engine as fact } from './fact/engine.js';
import { engine as follow } from './follow/engine.js';
import { engine as ifThen } from './if/engine.js';
import { engine as isA } from './is-a/engine.js';
import { engine as iteration } from './iteration/engine.js';
import { engine as letIn } from './let/engine.js';
import { engine as list } from './list/engine.js';
import { engine as literal } from './literal/engine.js';
import { engine as logic } from './logic/engine.js';
import { engine as name } from './name/engine.js';
import { engine as otherwise } from './otherwise/engine.js';
import { engine as set } from './set/engine.js';
import { engine as sum } from './sum/engine.js';

/** How each construct is evaluated. Made by a call that bundlers may drop; they would have to keep a spread. */
export const constructs: Constructs<Op> = /* @__PURE__ */ (() => ({
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
