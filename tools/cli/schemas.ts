import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticError } from 'tavolata/workspace';
import { namesSchema } from '../build/names-schema.js';
import { schemaFiles } from '../build/schema-files.js';
import { readDigests } from '../official/digest-files.js';
import { allReferred } from '../official/see.js';
import type { Call } from './command.js';
import { type OpenRules, openRules, rulesFolder } from './opening.js';
import type { Output } from './writing.js';

/** The one schema in a folder of rules that is generated from their names. */
const namesFile = 'names.json';

const ownSchemas = (call: Call): string => join(rulesFolder(call), 'schema');

function namesOf(call: Call, { rulebook, documents }: OpenRules): string {
  const sources = { rulebook, digests: readDigests(rulesFolder(call)), seen: allReferred(documents.entries) };
  return namesSchema(sources, 'the rules');
}

/**
 * The schema of names in the rules' folder, if they have schemas and it is out of date; rules that do not link have no
 * names yet.
 */
export function namesBehind(call: Call): Output | undefined {
  if (!existsSync(ownSchemas(call))) return undefined;
  try {
    const output = replacing(join(ownSchemas(call), namesFile), namesOf(call, openRules(call)));
    return output.text === output.read ? undefined : output;
  } catch (error) {
    if (error instanceof DiagnosticError) return undefined;
    throw error;
  }
}

/**
 * All schemas, with the words and entries of house rules, as far as they differ from those in the folder.
 *
 * @throws DiagnosticError for rules that do not link
 */
export function schemasFor(call: Call, folder: string): readonly Output[] {
  const rules = openRules(call);
  const own = ownSchemas(call);
  const copied = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.json')) : [];
  const texts = {
    ...Object.fromEntries(copied.map((name) => [name, readFileSync(join(own, name), 'utf8')])),
    ...schemaFiles(rules.rulebook, 'the rules'),
    [namesFile]: namesOf(call, rules),
  };
  const outputs = Object.entries(texts).map(([name, text]) => replacing(join(folder, name), text));
  return outputs.filter(({ text, read }) => text !== read);
}

/** These files are generated: existing ones are replaced. */
const replacing = (file: string, text: string): Output =>
  existsSync(file) ? { file, text, read: readFileSync(file, 'utf8') } : { file, text };
