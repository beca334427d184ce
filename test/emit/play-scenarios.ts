/**
 * Plays all scenarios on emitted modules, one for each setup and edition that they play in, and compares every answer with that of closures.
 *
 *     npx tsx test/emit/play-scenarios.ts [--every 1] [--editions all|sampled]
 */
import { parseArgs } from 'node:util';
import { loaded, shipped } from '../rules/rulebook.js';
import { placesOf, playedOn } from './scenarios.js';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, editions: { type: 'string', default: 'sampled' } },
});
const rulebook = shipped();
const places = placesOf(rulebook, loaded, values.editions === 'all');
const every = Number(values.every);
const started = Date.now();
let [setups, played, failed] = [0, 0, 0];
for (const [i, [, place]] of [...places].entries()) {
  if (i % every !== 0) continue;
  const failures = await playedOn(rulebook, place);
  setups++;
  played += place.scenarios.length;
  failed += failures.length;
  for (const failure of failures.slice(0, 3)) console.error(JSON.stringify(failure));
}
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`${played} playings of scenarios on ${setups} of ${places.size} modules, ${failed} failures, ${seconds} s`);
process.exitCode = failed > 0 ? 1 : 0;
