/**
 * Feeds many damaged and random inputs to the readers, the language and the interpreter.
 *
 *     npx tsx test/fuzz/run-many.ts --inputs 1000000 --seed 1
 */
import { parseArgs } from 'node:util';
import { Fuzzing } from './round.js';
import { patience } from './targets.js';

patience.milliseconds = 4_000;

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const inputs = Number(values.inputs);
const first = Number(values.seed);
const fuzzing = new Fuzzing();
const started = Date.now();
const seen = new Map<string, number>();
const progress = (done: number): string =>
  `${done} of ${inputs} inputs, ${[...seen.values()].reduce((all, n) => all + n, 0)} failures of ${seen.size} kinds, ${((Date.now() - started) / 1000).toFixed(0)} s, ${Math.round(process.memoryUsage().heapUsed / 1_048_576)} MB`;

for (let i = 0; i < inputs; i++) {
  try {
    fuzzing.one(first + i);
  } catch (error) {
    const text = (error as Error).message;
    const kind = text
      .replace(/^input \d+: /, '')
      .split('\n')
      .slice(0, 3)
      .join(' ')
      .replace(/\d+/g, 'N')
      .slice(0, 300);
    if (!seen.has(kind)) console.error(`\n${text.slice(0, 2_500)}`);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  if (i % 500 === 0 && (process.stderr.isTTY || process.env['PROGRESS'])) process.stderr.write(`\r${progress(i)}`);
}
console.log(`${process.stderr.isTTY ? '\n' : ''}${progress(inputs)}`);
process.exitCode = seen.size > 0 ? 1 : 0;
