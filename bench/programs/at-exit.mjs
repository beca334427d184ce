// Loaded before a language server: reports at exit the computing time until the first findings, in milliseconds, and
// the memory in use, in bytes.
import { writeSync } from 'node:fs';

let computed;
const { write } = process.stdout;
process.stdout.write = function (chunk, ...rest) {
  if (computed === undefined && String(chunk).includes('publishDiagnostics')) {
    const { user, system } = process.cpuUsage();
    computed = (user + system) / 1000;
  }
  return write.call(this, chunk, ...rest);
};
process.on('exit', () => writeSync(2, JSON.stringify({ computed, held: process.memoryUsage().rss })));
