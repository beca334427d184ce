import type { Catalogue } from '../message.js';
import { arrangeMessages } from './arrange.js';
import { checkMessages } from './check.js';
import { cliMessages } from './cli.js';
import { evidenceMessages } from './evidence.js';
import { grammarMessages } from './grammar.js';
import { jsonMessages } from './json.js';
import { languageMessages } from './language.js';
import { readMessages } from './read.js';
import { runMessages } from './run.js';
import { schemaMessages } from './schema.js';
import { serveMessages } from './serve.js';
import { setupMessages } from './setup.js';
import { simulationMessages } from './simulation.js';
import { tableMessages } from './table.js';

/** The catalogues by area; a code stands in one of them only (tested). */
export const catalogues: { readonly [area: string]: Catalogue } = {
  json: jsonMessages,
  read: readMessages,
  schema: schemaMessages,
  grammar: grammarMessages,
  language: languageMessages,
  arrange: arrangeMessages,
  table: tableMessages,
  run: runMessages,
  check: checkMessages,
  cli: cliMessages,
  evidence: evidenceMessages,
  serve: serveMessages,
  setup: setupMessages,
  simulation: simulationMessages,
};

/** Every message by its code. */
export const messages: Catalogue = Object.assign(Object.create(null), ...Object.values(catalogues));
