import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// Each package that holds the schemas says so under `imports`, so that they are found from the sources and from what is built of them alike.
const here = createRequire(import.meta.url);

/** A file of `rules/schema`, by its name. */
export const loadSchema = (name: string) => here(`#schema/${name}.json`) as { readonly [keyword: string]: unknown };

/** The folder that holds `package.json` and `rules`: of the project, or of the package that was installed. */
export const packageFolder = (): string => dirname(dirname(dirname(here.resolve('#schema/parts.json'))));
