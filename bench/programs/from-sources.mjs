// A whole process from nothing to a first answer, with every file of the rules read, checked and compiled.
//
//   node from-sources.mjs TAVOLATA RULES TABLE.json
import { readFileSync } from 'node:fs';

const [tavolata, rules, table] = process.argv.slice(2);
const { ask, loadRulebook, openTable } = await import(tavolata);
const { rulebook } = loadRulebook(rules);
const { state, creature, defender } = JSON.parse(readFileSync(table, 'utf8'));
const { verdict } = ask(openTable(rulebook, state), 'mayAttack', { creature, defender });
process.stdout.write(`${verdict}\n`);
