import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Extent } from './test/amount.js';
import { Slowest } from './test/slowest.js';

/** Commands that are run in tests share what one of them has read, linked or found clean. */
const caches = mkdtempSync(join(tmpdir(), 'tavolata-test-cache-'));
process.on('exit', () => rmSync(caches, { recursive: true, force: true }));

/** Which files belong to a project, and how much they play, says `test/amount.ts`. */
const project = (name: Extent) => ({
  extends: true as const,
  test: {
    name,
    include: {
      quick: ['test/**/*.test.ts'],
      full: ['test/**/*.{full,sample}.test.ts'],
      long: ['test/**/*.{full,long,sample}.test.ts'],
    }[name],
    exclude: name === 'quick' ? ['test/**/*.{full,long}.test.ts'] : [],
    env: { TAVOLATA_EXTENT: name, TAVOLATA_TEST_CACHE: caches },
    ...(name === 'long' && { testTimeout: 0, hookTimeout: 0 }),
  },
});

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Tools and examples import the library by name; here that is its sources, as in tsconfig.json.
  resolve: {
    alias: [
      { find: /^tavolata$/, replacement: source('src/index.ts') },
      {
        find: /^tavolata\/(compiler|runtime|rulebook|testing|workspace|files|internals)$/,
        replacement: source('src/$1.ts'),
      },
      { find: 'tavolata/types', replacement: source('types/vocabulary.generated.ts') },
    ],
  },
  test: {
    projects: (['quick', 'full', 'long'] as const).map(project),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Two files at a time also on two cores, where the default leaves one core idle.
    maxWorkers: 2,
    // No test changes what another one sees, so files share the modules that a worker has loaded: half of the time goes into loading them.
    isolate: false,
    // So it must not matter in which order they run: CI shuffles files and tests, and prints the seed (`vitest run --sequence.seed SEED`).
    reporters: ['default', new Slowest()],
    sequence: { shuffle: process.env['CI'] !== undefined },
  },
});
