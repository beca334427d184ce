#!/usr/bin/env node
import { surroundingsOf } from './environment.js';
import { run } from './run.js';

// Whoever reads the output may stop reading, as `head` does: that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}
process.exitCode = run(process.argv.slice(2), surroundingsOf(process));
