import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { validatorsModule } from '../../scripts/validators.mjs';
import type { Json } from '../../src/engine/model/table.js';
import { type SchemaName, schemaNames } from '../../src/frontend/read/schema.js';
import type { ShapeError } from '../../src/frontend/read/shape-error.js';
import { compilerOfSchemas, isDate, partsRead, validatorOf } from '../../src/frontend/read/validators.js';
import { pathsBelow, ROOT } from '../architecture/sources.js';

const files: readonly (readonly [SchemaName, string])[] = [
  ['vocabulary', 'rules/vocabulary/layers.json'],
  ['editions', 'rules/editions.json'],
  ['mutants', 'test/mutation/mutants.json'],
  ['entries', 'rules/809-emperor/emperor.json'],
  ['scenarios', 'test/cases/cli/rulebook/base/playing.scenarios.json'],
  ['contrasts', 'tools/texts/checks/contrasts.json'],
  ['table', 'examples/emperor-six.json'],
];

/** JSON with one of its parts, counted in the order of writing, replaced or gone. */
const spoilt = (json: Json, at: number, by: Json | undefined): Json => {
  let left = at;
  return JSON.parse(
    JSON.stringify(json, (_, value: Json) => {
      left--;
      return left === -1 ? by : value;
    }) ?? 'null',
  ) as Json;
};

/** A mistake as diagnostics see it: of `schemaPath` whether it is a key that a branch asks for. */
const comparable = ({ schema: _, propertyName: __, schemaPath, parentSchema = {}, ...error }: ShapeError) => ({
  ...error,
  parentSchema: partsRead(parentSchema as object),
  isOfBranch: /\/(oneOf|anyOf)\/\d+\/required$/.test(schemaPath),
});

/** What the sources import from the file that the build replaces. */
function importedNames(): string[] {
  const imports = /import \{([^}]+)\} from '[^']*\/validators\.js'/g;
  const texts = pathsBelow('src', 'tools').map((path) => readFileSync(path, 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
}

describe('schemas compiled ahead', () => {
  it('find the same mistakes as schemas compiled when they are needed', async () => {
    const stdin = {
      contents: validatorsModule({ compilerOfSchemas, isDate, schemaNames, partsRead }),
      resolveDir: ROOT,
    };
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'cjs', platform: 'node' });
    const module = { exports: {} as { readonly validatorOf: typeof validatorOf } };
    new Function('module', 'require', outputFiles[0]?.text ?? '')(module, createRequire(import.meta.url));
    expect(Object.keys(module.exports)).toEqual(expect.arrayContaining(importedNames()));
    const ahead = module.exports.validatorOf;
    const found = (of: typeof validatorOf, name: SchemaName, json: Json) => {
      const validate = of(name);
      const fine = validate(json);
      return JSON.stringify([fine, (validate.errors as ShapeError[] | null)?.map(comparable) ?? null]);
    };
    let wrong = 0;
    for (const [name, file] of files) {
      const json = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Json;
      expect(found(ahead, name, json)).toBe('[true,null]');
      for (let i = 0; i < 60; i++) {
        const other = spoilt(json, 1 + i * (1 + (i % 7)), [7, undefined, 'x', [], {}, '2020-02-31'][i % 6]);
        const expected = found(validatorOf, name, other);
        expect(found(ahead, name, other)).toBe(expected);
        if (expected !== '[true,null]') wrong++;
      }
    }
    expect(wrong).toBeGreaterThan(100);
  });
});
