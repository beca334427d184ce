import type { Command } from '../command.js';
import { ask } from './ask.js';
import { build } from './build.js';
import { check } from './check.js';
import { edition } from './edition/index.js';
import { evidence } from './evidence/index.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { fmt } from './fmt.js';
import { history } from './history.js';
import { list } from './list/index.js';
import { newCommand } from './new.js';
import { order } from './order.js';
import { schemaCommand } from './schema.js';
import { send } from './send.js';
import { serve } from './serve.js';
import { show } from './show.js';
import { table } from './table.js';
import { test } from './test.js';
import { textCommand } from './text/index.js';
import { verify } from './verify.js';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  ask,
  send,
  verify,
  explain,
  table,
  show,
  find,
  history,
  order,
  list,
  test,
  check,
  newCommand,
  fmt,
  edition,
  schemaCommand,
  textCommand,
  build,
  serve,
  evidence,
];
