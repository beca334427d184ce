/**
 * Plays many generated tables beside plain readings of the official text, and many lists of simultaneous events in several orders.
 *
 *     npx tsx test/oracles/run-many.ts --tables 1000000 --seed 1 [--part attacks] [--rules FOLDER]
 *
 * Exit codes: 0 no difference, 1 differences, 2 wrong use.
 */
import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { shipped } from '../rules/rulebook.js';
import { PARTS } from './parts.js';
import { played } from './playing.js';

const USAGE = `usage: run-many.ts [--tables N] [--seed S] [--part ${PARTS.map(({ name }) => name).join('|')}] [--rules FOLDER]`;

const wrongUse = (why: string): never => {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
};

const given = () => {
  try {
    return parseArgs({
      options: {
        tables: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        part: { type: 'string' },
        rules: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
};
const whole = (name: string, text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : wrongUse(`--${name} wants a whole number, not ${text}`);

const values = given();
const [tables, seed] = [whole('tables', values.tables), whole('seed', values.seed)];
const parts = PARTS.filter(({ name }) => values.part === undefined || name === values.part);
if (parts.length === 0) wrongUse(`there is no part ${values.part}`);
const rulebook = values.rules === undefined ? shipped() : loadRulebook(values.rules).rulebook;
if (rulebook === undefined) throw wrongUse(`no rulebook in ${values.rules}`);

const shares = parts.reduce((sum, { share }) => sum + share, 0);
const started = Date.now();
const terminal = process.stderr.isTTY;
let ended = false;
// Whoever ends it early still hears how far it came.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    ended = true;
  });

let differences = 0;
let done = 0;
for (const part of parts) {
  const count = Math.ceil((tables * part.share) / shares);
  let [compared, here] = [0, 0];
  for (const table of played(rulebook, part, seed, { first: 0, count })) {
    compared += table.compared;
    done++;
    if (table.parting) {
      here++;
      const { number, what, rules, text, table: json } = table.parting;
      const reported = [
        `difference in ${part.name}, table ${number}: ${what}`,
        `  rules: ${String(JSON.stringify(rules))}`,
      ];
      if (here <= 20)
        console.log([...reported, `  text:  ${JSON.stringify(text)}`, `  ${JSON.stringify(json)}`].join('\n'));
    }
    if (done % 50 > 0) continue;
    // A signal is heard between two tables.
    await new Promise((resolve) => setImmediate(resolve));
    if (ended) break;
    if (terminal)
      process.stderr.write(`\r${part.name}: ${done} of ${tables} tables, ${differences + here} differences `);
  }
  differences += here;
  if (terminal) process.stderr.write('\r\u001b[K');
  console.log(`${part.name}: ${compared} comparisons, ${here} differences`);
  if (ended) break;
}
console.log(`${done} tables, ${differences} differences, ${((Date.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = differences > 0 ? 1 : 0;
