import type { Reporter, TestModule } from 'vitest/node';
import { rotating } from './amount.js';

const MOST = 20;

/** Prints at the end of a full or long run which samples were played, and the slowest files. */
export class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules
      .filter(({ project }) => project.name !== 'quick')
      .map((one) => ({ file: one.relativeModuleId, seconds: one.diagnostic().duration / 1_000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MOST);
    if (timed.length < MOST) return;
    const lines = timed.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
    process.stdout.write(`\nSamples of SEED=${rotating}. The slowest files:\n${lines.join('\n')}\n`);
  }
}
