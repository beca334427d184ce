import { changeKinds } from '../../tools/editions/compare.js';
import { happenings } from './invented.js';
import { heldAgainst } from './invented-measure.js';
import { farPairs, measured } from './known-between.js';
import { knownSteps } from './known-changes.js';
import { areTextsThere, isOurs, noTexts, officialTextOf } from './official-texts.js';

// `npx tsx test/editions/measure.ts [SEEDS]`: of the changes that are known between official texts, those that `diff` finds, misses or makes up; then the
// same, by kind, for editions invented from the newest text, with 25 changes each.
if (!areTextsThere) console.log(noTexts);
else {
  console.log('from        to          known  hits  missed  false alarms  only typography');
  for (const [from, to] of [...knownSteps.map((step) => [step.from, step.to] as const), ...farPairs]) {
    const { hits, missed, alarms, typography } = measured(from, to);
    const counts = [hits.length + missed.length, hits.length, missed.length, alarms.length, typography];
    const columns = counts.map((count, nth) => String(count).padStart([5, 6, 8, 14, 17][nth]!)).join('');
    console.log(`${from}  ${to}  ${columns}  ${[...missed, ...alarms].join('; ')}`.trimEnd());
  }

  const seeds = Number(process.argv[2] ?? 20);
  // A whole new section moves hundreds of rules, beside which nothing else would count.
  const kinds = happenings.filter((one) => one !== 'section');
  const all = Array.from({ length: seeds }, (_, seed) =>
    heldAgainst(officialTextOf('2026-09-25')!, seed, isOurs, { steps: 25, kinds }),
  );
  console.log(`\n${seeds} invented editions        hits  missed  false alarms`);
  for (const kind of changeKinds) {
    const of = (which: 'hits' | 'missed' | 'alarms'): readonly string[] =>
      all.flatMap((one) => one[which].filter((reported) => reported.endsWith(` ${kind}`)));
    const [hits, missed, alarms] = [of('hits'), of('missed'), of('alarms')];
    if (hits.length + missed.length + alarms.length === 0) continue;
    const columns = [hits, missed, alarms].map((some, nth) => String(some.length).padStart([6, 8, 14][nth]!)).join('');
    console.log(`${kind.padEnd(24)}${columns}  ${[...missed, ...alarms].join('; ')}`.trimEnd());
  }
}
