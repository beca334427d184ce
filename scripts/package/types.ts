import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, must, run } from './session.js';

const host = `import { ask, openTable, type Rulebook } from 'tavolata/runtime';
import { compileEntries } from 'tavolata/compiler';
import { loadRulebook } from 'tavolata';
import { parseExpression, type Syntax } from 'tavolata/workspace';
import type { Vocabulary } from 'tavolata/types';
export const used = [ask, openTable, compileEntries, loadRulebook, parseExpression];
export type Used = [Rulebook, Vocabulary, Syntax];
`;

/**
 * Checks the types as hosts see them, with all declarations: modules and CommonJS, resolved as in Node or in bundlers,
 * by the current compiler and the previous one.
 */
export function checkTypes(folder: string): void {
  for (const name of ['host.mts', 'host.cts']) writeFileSync(join(folder, name), host);
  const types = ['--types', 'node', '--typeRoots', join(home, 'node_modules/@types')];
  const strict = ['--noEmit', '--strict', '--target', 'es2022', '--exactOptionalPropertyTypes', ...types];
  const check = (compiler: string, ...args: readonly string[]): string =>
    run(process.execPath, [join(home, 'node_modules', compiler, 'bin/tsc'), ...strict, ...args], folder);
  check('typescript', '--module', 'nodenext', 'host.mts', 'host.cts');
  check('typescript-native', '--module', 'nodenext', 'host.mts', 'host.cts');
  check('typescript-native', '--module', 'node16', 'host.mts');
  check('typescript-native', '--module', 'esnext', '--moduleResolution', 'bundler', 'host.mts');
  must(true, 'types hold under node16, nodenext, from CommonJS too, and under bundler');
}
