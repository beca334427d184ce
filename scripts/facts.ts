/** Writes `docs/facts.md` from the rules of this repository: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { loadRulebook } from '../src/frontend/load/rulebook.js';
import { factsPage } from '../src/tools/check/facts/table.js';

const { rulebook } = loadRulebook('rules');
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync('docs/facts.md', factsPage(rulebook));
