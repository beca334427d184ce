import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, run } from './session.js';

/** The `exports` of `package.json`, by name. */
export type Exports = { readonly [name: string]: unknown };

/**
 * Loads all exports of the package by `import` and by `require`: a module must export something, JSON must be a value,
 * and other files must exist. For patterns, `schema/table.json` serves as the example.
 */
export function checkExports(folder: string, exports: Exports): void {
  const names = Object.keys(exports).map((name) => `tavolata${name.slice(1)}`.replace('schema/*', 'schema/table.json'));
  const json = names.filter((name) => name.endsWith('.json'));
  const others = names.filter((name) => /\.(js|gz)$/.test(name));
  const modules = names.filter((name) => !json.includes(name) && !others.includes(name));
  const check = `const wrong = (name, one) => { if (Object.keys(one).length === 0 && name !== 'tavolata/types') throw new Error(name); };`;
  writeFileSync(
    join(folder, 'exports.cjs'),
    `${check}
     for (const name of ${JSON.stringify([...modules, ...json])}) wrong(name, require(name));
     for (const name of ${JSON.stringify(others)}) wrong(name, require('node:fs').readFileSync(require.resolve(name)));`,
  );
  writeFileSync(
    join(folder, 'exports.mjs'),
    `import { readFileSync } from 'node:fs';
     ${check}
     for (const name of ${JSON.stringify(modules)}) wrong(name, await import(name));
     for (const name of ${JSON.stringify(json)}) wrong(name, (await import(name, { with: { type: 'json' } })).default);
     for (const name of ${JSON.stringify(others)}) wrong(name, readFileSync(new URL(import.meta.resolve(name))));`,
  );
  for (const file of ['exports.cjs', 'exports.mjs']) run(process.execPath, ['--no-warnings', file], folder);
  must(true, `its ${names.length} exports can be imported and required`);
}
