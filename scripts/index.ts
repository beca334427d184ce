/** Writes `rules/INDEX.md` from the rules of this repository: `npm run index`. */
import { writeFileSync } from 'node:fs';
import { loadRulebook } from '../src/frontend/load/rulebook.js';
import { indexPage } from '../tools/check/rule-index.js';

const { rulebook, documents } = loadRulebook('rules');
if (rulebook === undefined || documents === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync('rules/INDEX.md', indexPage(rulebook, documents, 'rules'));
