import { schemaChecker } from './json-schema.js';
import type { SchemaName } from './schema.js';
import { schemaFile } from './schema-file.js';
import type { SchemaError } from './schema-keywords.js';

let check: ReturnType<typeof schemaChecker> | undefined;

/** What is wrong with the shape of a value, by the schema of a kind of file. */
export function shapeErrors(value: unknown, name: SchemaName): readonly SchemaError[] {
  check ??= schemaChecker(schemaFile);
  return check(`${name}.json`, value);
}
