// A whole process up to its first answer, in which all files of the rules are read, checked and compiled; or, with a
// cache folder, taken from an earlier process's results for the same files.
//
//   node from-sources.mjs TAVOLATA RULES TABLE.json [CACHE]
import { readFileSync } from 'node:fs';

const [tavolata, rules, table, cache] = process.argv.slice(2);
const { ask, loadRulebook, openTable } = await import(tavolata);
const { rulebook } = loadRulebook(rules, cache ? { cache } : {});
const { state, creature, defender } = JSON.parse(readFileSync(table, 'utf8'));
const { verdict } = ask(openTable(rulebook, state), 'mayAttack', { creature, defender });
process.stdout.write(`${verdict}\n`);
