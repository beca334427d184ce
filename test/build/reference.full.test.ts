import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-reference-'));
afterAll(() => rmSync(room, { recursive: true }));

const typedoc = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typedoc/bin/typedoc'), '--emit', 'none', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

it('everything that can be imported is documented in the API reference', () => {
  const { status, stdout, stderr } = typedoc('--logLevel', 'Warn');
  expect({ status, said: `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, '') }).toEqual({ status: 0, said: '' });
});

it('an export without a word of documentation is found', () => {
  const file = join(room, 'bare.ts');
  writeFileSync(file, 'export const bare = (count: number): number => count;\n');
  const tsconfig = join(room, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ files: ['bare.ts'] }));
  const { status, stdout, stderr } = typedoc('--tsconfig', tsconfig, '--entryPoints', file);
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('bare');
});
