import { ask, loadRulebook, openTable } from '../../src/index.js';
import { workload } from '../tables.js';

/*
 * A whole process from nothing to a first answer: every file of the rules is read, checked and compiled.
 *
 *   node from-sources.mjs RULES
 */

const { rulebook } = loadRulebook(process.argv[2] as string);
if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');
const { table: json, creatures, players } = workload(4, 1);
const table = openTable(rulebook, json);
const { verdict } = ask(table, 'mayAttack', { creature: creatures[0] ?? '', defender: players[1] ?? '' });
process.stdout.write(`${verdict}\n`);
