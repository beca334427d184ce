import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// Each package with schemas declares them under `imports`, so that both the sources and the builds find them.
const here = createRequire(import.meta.url);

/** A file of `rules/schema`, by its name. */
export const loadSchema = (name: string) => here(`#schema/${name}.json`) as { readonly [keyword: string]: unknown };

/** The folder that holds `package.json` and `rules`: that of the project, or of the installed package. */
export const packageFolder = (): string => dirname(dirname(dirname(here.resolve('#schema/parts.json'))));
