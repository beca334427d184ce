import { readFileSync } from 'node:fs';
import { ask, openTable, type Rulebook } from '../../src/runtime.js';
import { workload } from '../tables.js';

/*
 * A whole process from nothing to a first answer: the runtime and a compiled rulebook.
 *
 *   node first-answer.mjs RULEBOOK.json
 */

const rulebook = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Rulebook;
const { table: json, creatures, players } = workload(4, 1);
const table = openTable(rulebook, json);
const { verdict } = ask(table, 'mayAttack', { creature: creatures[0] ?? '', defender: players[1] ?? '' });
process.stdout.write(`${verdict}\n`);
