/** Writes `docs/facts.md` from the rules of this repository: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { factsPage } from '../src/check/facts/table.js';
import { loadRulebook } from '../src/load/rulebook.js';

const { rulebook } = loadRulebook('rules');
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync('docs/facts.md', factsPage(rulebook));
