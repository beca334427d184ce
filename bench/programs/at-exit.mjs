// Loaded before a language server: tells at its end what it had computed when it first reported findings, in milliseconds, and what it holds, in bytes.
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
