import { describe, it } from 'vitest';
import { amount, firstSeed } from '../amount.js';
import { Fuzzing } from './round.js';

// A failure names its input; `TIMES=0.0001 SEED=N npm run test:long -- test/fuzz` repeats it alone.
const first = firstSeed(1_000_000_000);
const INPUTS = amount(400, 3_000);

describe('fuzzing', () => {
  it('meets nothing but diagnostics and faults', () => {
    const fuzzing = new Fuzzing();
    for (let done = 0; done < INPUTS; done++) fuzzing.one(first + done);
  });
});
