import { build } from 'esbuild';
import { library, schemasAhead, schemasInside } from '../../scripts/bundle.mjs';
import * as schema from '../../src/frontend/read/schema.js';
import * as validators from '../../src/frontend/read/validators.js';
import { ROOT } from '../architecture/sources.js';

/** A program that uses the library, made for a browser: anything of Node in it fails. */
export const browserProgram = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'program',
    platform: 'browser',
    absWorkingDir: ROOT,
    logLevel: 'silent',
    plugins: [schemasAhead(() => Promise.resolve([schema, validators])), schemasInside, library],
  });
  return outputFiles[0]?.text ?? '';
};
