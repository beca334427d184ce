#!/usr/bin/env node
import { surroundingsOf } from './environment.js';
import { cannotPrint, run } from './run.js';

const args = process.argv.slice(2);
const surroundings = surroundingsOf(process);
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output may stop reading, as `head` does: that is not an error.
    process.exit(error.code === 'EPIPE' ? undefined : cannotPrint(args, error, surroundings));
  });
}
process.exitCode = run(args, surroundings);
