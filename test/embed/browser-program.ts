import { build, type Plugin } from 'esbuild';
import { validatorsModule } from '../../scripts/validators.mjs';
import * as schema from '../../src/frontend/read/schema.js';
import * as validators from '../../src/frontend/read/validators.js';
import { ROOT } from '../architecture/sources.js';

/** As in the build: schemas are compiled ahead. */
const schemasAhead: Plugin = {
  name: 'schemas ahead',
  setup: ({ onLoad }) => {
    onLoad({ filter: /frontend[/\\]read[/\\]validators[.]ts$/ }, () => ({
      contents: validatorsModule({ ...schema, ...validators }),
      resolveDir: ROOT,
    }));
  },
};

/** A program that uses the compiler, made for a browser: anything of Node in it fails. */
export const browserProgram = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'program',
    platform: 'browser',
    alias: { 'tavolata/compiler': './src/compiler.ts', 'tavolata/runtime': './src/runtime.ts' },
    absWorkingDir: ROOT,
    logLevel: 'silent',
    plugins: [schemasAhead],
  });
  return outputFiles[0]?.text ?? '';
};
