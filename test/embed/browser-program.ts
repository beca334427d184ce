import { build, type Plugin } from 'esbuild';
import { schemasModule } from '../../scripts/bare-schemas.mjs';
import * as schema from '../../src/frontend/read/schema.js';
import * as file from '../../src/frontend/read/schema-file.js';
import { ROOT } from '../architecture/sources.js';

/** As in the build: schemas come along. */
const schemasAhead: Plugin = {
  name: 'schemas ahead',
  setup: ({ onLoad }) => {
    onLoad({ filter: /frontend[/\\]read[/\\]schema-file[.]ts$/ }, () => ({
      contents: schemasModule({ ...schema, ...file }),
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
