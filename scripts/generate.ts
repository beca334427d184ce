/**
 * Writes what is made from other files, so that none of it is kept in git: `npm run generate`, which `npm ci`, the build and `npm test` run.
 *
 * | made | from |
 * |---|---|
 * | `docs/reference/grammar/` | the live parser |
 * | `types/vocabulary.generated.ts`, four schemas in `rules/schema/` | the vocabulary |
 * | `docs/reference/{facts,events,calls}.md`, `openapi.json` | the rules, and the calls of the server |
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import mapValues from 'lodash/mapValues.js';
import { loadRulebook } from '../src/frontend/load/rulebook.js';
import { namesSchema } from '../tools/build/names-schema.js';
import { schemaFiles } from '../tools/build/schema-files.js';
import { typingsOf } from '../tools/build/typings.js';
import { eventsPage } from '../tools/check/facts/events-page.js';
import { factsPage } from '../tools/check/facts/table.js';
import { readDigests } from '../tools/official/digest-files.js';
import { allReferred } from '../tools/official/see.js';
import { callsPage } from '../tools/serve/calls-page.js';
import { methods } from '../tools/serve/methods/index.js';
import { openApiText } from '../tools/serve/openapi.js';
import { diagrams } from './diagrams.js';
import { stamp } from './generated.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]): readonly [string, string] => [`${folder}/${name}`, text]);

/** Files generated from the grammar alone: path relative to the root of the project -> content. */
const fromGrammar = () => below('docs/reference/grammar', diagrams());

/** Files generated from the rules, in the same form; undefined if these have mistakes. */
function fromRules(): readonly (readonly [file: string, text: string])[] | undefined {
  const { rulebook, documents } = loadRulebook('rules');
  if (rulebook === undefined || documents === undefined) return undefined;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const names = { rulebook, digests: readDigests('rules'), seen: allReferred(documents.entries) };
  return [
    ['types/vocabulary.generated.ts', typingsOf(rulebook, 'rules/vocabulary')],
    ...below('rules/schema', {
      ...mapValues(schemaFiles(rulebook, 'rules/vocabulary'), compact),
      'names.json': compact(namesSchema(names, 'the rules')),
    }),
    ...below('docs/reference', {
      'facts.md': factsPage(rulebook),
      'events.md': eventsPage(rulebook),
      'calls.md': callsPage(methods.values()),
      'openapi.json': openApiText(version, rulebook.vocabulary),
    }),
  ];
}

/** Without white space, because only programs read it and every package contains it. */
const compact = (json: string): string => `${JSON.stringify(JSON.parse(json))}\n`;

process.chdir(home);
const { source, file } = stamp();
const made = fromRules();
for (const [path, text] of [...fromGrammar(), ...(made ?? [])]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (made === undefined) {
  // Those who correct the rules must be able to run the commands that report the mistakes.
  process.stderr.write('The rules have errors, so what is made from them stays as it was: npm start -- check\n');
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${source}\n`);
}
