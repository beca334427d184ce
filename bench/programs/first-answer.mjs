// A whole process up to its first answer, as a host would write it: the runtime and a compiled rulebook, packed or as
// JSON.
//
//   node first-answer.mjs RUNTIME RULEBOOK[.json] TABLE.json
import { readFileSync } from 'node:fs';

const [runtime, rulebook, table] = process.argv.slice(2);
const { ask, openTable, unpackRulebook } = await import(runtime);
const text = readFileSync(rulebook, 'utf8');
const rules = rulebook.endsWith('.json') ? JSON.parse(text) : unpackRulebook(text);
const { state, creature, defender } = JSON.parse(readFileSync(table, 'utf8'));
const { verdict } = ask(openTable(rules, state), 'mayAttack', { creature, defender });
process.stdout.write(`${verdict}\n`);
