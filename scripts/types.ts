// Writes the types and schemas made from the shipped vocabulary (`npm run typings`); tests say when they are out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRulebook } from '../src/index.js';
import { namesSchema } from '../tools/build/names-schema.js';
import { schemaFiles } from '../tools/build/schema-files.js';
import { typingsOf } from '../tools/build/typings.js';
import { readDigests } from '../tools/official/digest-files.js';
import { allReferred } from '../tools/official/see.js';

const home = fileURLToPath(new URL('..', import.meta.url));
const { rulebook, documents } = loadRulebook(join(home, 'rules'));
if (rulebook === undefined) throw new Error('the rules have errors: npm start -- check');
writeFileSync(join(home, 'types/vocabulary.generated.ts'), typingsOf(rulebook, 'rules/vocabulary.json'));
for (const [name, text] of Object.entries(schemaFiles(rulebook, 'rules/vocabulary.json')))
  writeFileSync(join(home, 'rules/schema', name), text);
const digests = readDigests(join(home, 'rules'));
writeFileSync(
  join(home, 'rules/schema/names.json'),
  namesSchema({ rulebook, digests, seen: allReferred(documents?.entries ?? []) }, 'the rules'),
);
