/*
 * `npm run test:nodes [-- FILTER…]`: runs the tests on every version line of Node that the package supports, one after
 * the other. Node itself comes from the npm package `node`, so nothing needs to be installed. FILTER limits the test
 * files, as in vitest.
 */
import { spawnSync } from 'node:child_process';

const VERSIONS = ['20.19.0', '22', '24'];

let failed = 0;
for (const version of VERSIONS) {
  // npx puts this version first on the PATH, for processes started by tests.
  const npx = ['--yes', '--package', `node@${version}`, '--', 'node'];
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'quick',
    '--project',
    'full',
    ...process.argv.slice(2),
  ];
  const { stdout, status: missing } = spawnSync('npx', [...npx, '--version'], { encoding: 'utf8' });
  if (missing !== 0) {
    process.stdout.write(`Node ${version} could not be installed from npm; its tests were not run.\n`);
    failed = 1;
    continue;
  }
  process.stdout.write(`Node ${stdout.trim()}\n`);
  const { status } = spawnSync('npx', [...npx, ...vitest], { stdio: 'inherit' });
  if (status !== 0) failed = 1;
}
process.exitCode = failed;
