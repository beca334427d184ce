import { conformance } from '../../conformance/command.js';
import type { Command } from '../command.js';
import { ask } from './ask.js';
import { build } from './build.js';
import { check } from './check.js';
import { edition } from './edition/index.js';
import { evidence } from './evidence/index.js';
import { fix } from './fix.js';
import { list } from './list/index.js';
import { lsp } from './lsp.js';
import { newCommand } from './new.js';
import { send } from './send.js';
import { serve } from './serve.js';
import { show } from './show/index.js';
import { test } from './test.js';
import { textCommand } from './text/index.js';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  ask,
  send,
  show,
  list,
  test,
  check,
  fix,
  newCommand,
  lsp,
  edition,
  textCommand,
  build,
  serve,
  conformance,
  evidence,
];
