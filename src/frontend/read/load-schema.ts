import { createRequire } from 'node:module';
import type { AnySchemaObject } from 'ajv/dist/2020.js';

// The package refers to itself by name, so that the schemas are found from the sources and from the build alike.
const load = createRequire(import.meta.url);

/** A file of `rules/schema`, by its name. */
export const loadSchema = (name: string) => load(`tavolata/rules/schema/${name}.json`) as AnySchemaObject;
