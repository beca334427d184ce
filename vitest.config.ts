import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two files at a time also on two cores, where the default leaves one core idle.
    maxWorkers: 2,
    // No test changes what another one sees, so files share the modules that a worker has loaded: half of the time goes into loading them.
    isolate: false,
    // So it must not matter in which order they run: CI shuffles files and tests, and prints the seed (`vitest run --sequence.seed SEED`).
    sequence: { shuffle: process.env['CI'] !== undefined },
  },
});
