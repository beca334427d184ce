import { farPairs, measured } from './known-between.js';
import { knownSteps } from './known-changes.js';
import { areTextsThere, noTexts } from './official-texts.js';

// `npx tsx test/editions/measure.ts`: of the changes that are known between official texts, those that `diff` finds, misses or makes up.
if (!areTextsThere) console.log(noTexts);
else {
  console.log('from        to          known  hits  missed  false alarms  only typography');
  for (const [from, to] of [...knownSteps.map((step) => [step.from, step.to] as const), ...farPairs]) {
    const { hits, missed, alarms, typography } = measured(from, to);
    const counts = [hits.length + missed.length, hits.length, missed.length, alarms.length, typography];
    const columns = counts.map((count, nth) => String(count).padStart([5, 6, 8, 14, 17][nth]!)).join('');
    console.log(`${from}  ${to}  ${columns}  ${[...missed, ...alarms].join('; ')}`.trimEnd());
  }
}
