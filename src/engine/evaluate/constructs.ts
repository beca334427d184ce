import type { Construct, NodeOf, Op } from './construct.js';
import { ask } from './constructs/ask.js';
import { call } from './constructs/call.js';
import { compare } from './constructs/compare.js';
import { fact } from './constructs/fact.js';
import { follow } from './constructs/follow.js';
import { ifThen } from './constructs/if.js';
import { isA } from './constructs/is-a.js';
import { letIn } from './constructs/let.js';
import { list } from './constructs/list.js';
import { and, not, or } from './constructs/logic.js';
import { make } from './constructs/make.js';
import { collection, literal, name, single, thing } from './constructs/names.js';
import { otherwise } from './constructs/otherwise.js';
import { any, every } from './constructs/quantified.js';
import { count, each, first } from './constructs/selected.js';
import { set } from './constructs/set.js';
import { minus, sum } from './constructs/sum.js';

/** The constructs of the language, by the `op` of their nodes. */
export const constructs: { readonly [Kind in Op]: Construct<NodeOf<Kind>> } = {
  literal,
  thing,
  name,
  collection,
  single,
  fact,
  ask,
  call,
  make,
  list,
  if: ifThen,
  let: letIn,
  otherwise,
  and,
  or,
  not,
  each,
  first,
  any,
  count,
  every,
  follow,
  compare,
  'is a': isA,
  set,
  sum,
  minus,
};
