import type { Command } from '../command.js';
import { align } from './align.js';
import { ask } from './ask.js';
import { build } from './build.js';
import { check } from './check.js';
import { edition } from './edition/index.js';
import { evidence } from './evidence/index.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { fmt } from './fmt.js';
import { history } from './history.js';
import { list } from './list.js';
import { newCommand } from './new.js';
import { order } from './order.js';
import { proofread } from './proofread.js';
import { schemaCommand } from './schema.js';
import { send } from './send.js';
import { serve } from './serve.js';
import { setup } from './setup.js';
import { show } from './show.js';
import { terms } from './terms.js';
import { test } from './test.js';
import { textCommand } from './text.js';
import { verify } from './verify.js';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  ask,
  send,
  verify,
  explain,
  setup,
  show,
  find,
  history,
  order,
  list,
  test,
  check,
  proofread,
  terms,
  newCommand,
  fmt,
  edition,
  align,
  schemaCommand,
  textCommand,
  build,
  serve,
  evidence,
];
