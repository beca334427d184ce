// Writes the types and schemas made from the shipped vocabulary (`npm run typings`); tests say when they are out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRulebook } from '../src/index.js';
import { schemaFiles } from '../src/tools/build/schema-files.js';
import { typingsOf } from '../src/tools/build/typings.js';

const home = fileURLToPath(new URL('..', import.meta.url));
const { rulebook } = loadRulebook(join(home, 'rules'));
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync(join(home, 'types/vocabulary.generated.ts'), typingsOf(rulebook.vocabulary, 'rules/vocabulary.json'));
for (const [name, text] of Object.entries(schemaFiles(rulebook.vocabulary, 'rules/vocabulary.json')))
  writeFileSync(join(home, 'rules/schema', name), text);
