/** Writes `docs/facts.md`, `docs/events.md` and `docs/calls.md` from the rules of this repository and what `serve` takes: `npm run facts`. */
import { writeFileSync } from 'node:fs';
import { loadRulebook } from '../src/frontend/load/rulebook.js';
import { eventsPage } from '../tools/check/facts/events-page.js';
import { factsPage } from '../tools/check/facts/table.js';
import { callsPage } from '../tools/serve/calls-page.js';
import { methods } from '../tools/serve/methods/index.js';

const { rulebook } = loadRulebook('rules');
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync('docs/facts.md', factsPage(rulebook));
writeFileSync('docs/events.md', eventsPage(rulebook));
writeFileSync('docs/calls.md', callsPage(methods.values()));
