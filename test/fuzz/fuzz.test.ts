import { describe, it } from 'vitest';
import { Fuzzing } from './round.js';

// A failure names its input; `npx tsx test/fuzz/run-many.ts --inputs 1 --seed N` repeats it alone.
const first = 1_000_000_000;
const INPUTS = 3_000;

describe('fuzzing', () => {
  it('meets nothing but diagnostics and faults', () => {
    const fuzzing = new Fuzzing();
    for (let done = 0; done < INPUTS; done++) fuzzing.one(first + done);
  });
});
