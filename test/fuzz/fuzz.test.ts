import { describe, expect, it } from 'vitest';
import { Fuzzing } from './round.js';

// A failure names its input; `npx tsx test/fuzz/run-many.ts --inputs 1 --seed N` repeats it alone.
const first = 1_000_000_000;

describe('fuzzing', () => {
  it('meets nothing but diagnostics and faults', () => {
    const fuzzing = new Fuzzing();
    const started = performance.now();
    let done = 0;
    while (done < 6_000 && performance.now() - started < 12_000) fuzzing.one(first + done++);
    expect(done).toBeGreaterThan(200);
  });
});
