import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, must, run } from './session.js';

const host = `import { ask, openTable, type Rulebook } from 'tavolata/runtime';
import { compileEntries } from 'tavolata/compiler';
import { loadRulebook } from 'tavolata';
import { drifted } from 'tavolata/testing';
import { parseExpression, type Syntax } from 'tavolata/workspace';
import type { Vocabulary } from 'tavolata/types';
export const used = [ask, openTable, compileEntries, loadRulebook, drifted, parseExpression];
export type Used = [Rulebook, Vocabulary, Syntax];
`;

/**
 * Types as hosts see them, with all declarations checked: modules and CommonJS, resolved as Node does or as bundlers do, by the compiler of
 * today and the one before.
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
