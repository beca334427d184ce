// A whole process from nothing to a first answer, as a host would write it: the runtime and a compiled rulebook.
//
//   node first-answer.mjs RUNTIME RULEBOOK.json TABLE.json
import { readFileSync } from 'node:fs';

const [runtime, rulebook, table] = process.argv.slice(2);
const { ask, openTable } = await import(runtime);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { state, creature, defender } = read(table);
const { verdict } = ask(openTable(read(rulebook), state), 'mayAttack', { creature, defender });
process.stdout.write(`${verdict}\n`);
