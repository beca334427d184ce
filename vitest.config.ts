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
  },
});
