import { whySkipped } from './official.js';
import { knownFaults } from './proof/known-faults.js';
import { type Measured, measure } from './proof/official.js';

// `npx tsx test/texts/measure.ts`: what each check finds, misses and wrongly reports on the official Italian texts, and what finds each fault that is known there.
const measured = measure();
if (measured === undefined) console.log(whySkipped);
else {
  console.log('check           hits  known  missed  false alarms');
  for (const { check, hits, known, misses, alarms } of measured) {
    if (hits.length + misses.length + alarms.length === 0) continue;
    const counts = [hits.length, known, misses.length, alarms.length].map((count) => String(count).padStart(6));
    console.log(`${check.padEnd(14)}${counts.join(' ')}  ${[...misses, ...alarms].join('; ')}`);
  }
  const sum = (of: (one: Measured) => number): number => measured.reduce((all, one) => all + of(one), 0);
  console.log(
    `${sum(({ hits }) => hits.length)} hits (${sum(({ known }) => known)} known before), ${sum(({ misses }) => misses.length)} missed, ${sum(({ alarms }) => alarms.length)} false alarms`,
  );

  // By structure alone: numbers of rules, references, examples and sentences, of which `date`, `align` and these checks of `proofread` know.
  const structure = /^(?:date|references|titles|numbers|labels|sentences|missing|duplicated) /;
  const faults = knownFaults();
  console.log('\nfault text structure  found by');
  for (const { fault, text, found, missed, not, at } of faults) {
    const how = not === undefined ? [...found, ...missed.map((one) => `MISSED ${one}`)].join('; ') : `– ${at}: ${not}`;
    const mark = found.some((one) => structure.test(one)) ? 'yes' : 'no';
    console.log(`${String(fault).padStart(5)} ${text.padEnd(4)} ${mark.padEnd(9)}  ${how}`);
  }
  const count = (isWanted: (one: (typeof faults)[number]) => boolean): number => faults.filter(isWanted).length;
  console.log(
    `${faults.length} faults: ${count(({ found }) => found.some((one) => structure.test(one)))} by structure, number or reference alone, ${count(({ found }) => found.length > 0)} by any check, ${count(({ not }) => not !== undefined)} by none`,
  );
}
