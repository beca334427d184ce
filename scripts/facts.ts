/** Writes `docs/facts.md` and `docs/events.md` from the rules of this repository: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { loadRulebook } from '../src/frontend/load/rulebook.js';
import { eventsPage } from '../src/tools/check/facts/events-page.js';
import { factsPage } from '../src/tools/check/facts/table.js';

const { rulebook } = loadRulebook('rules');
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync('docs/facts.md', factsPage(rulebook));
writeFileSync('docs/events.md', eventsPage(rulebook));
