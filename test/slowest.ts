import type { Reporter, TestModule } from 'vitest/node';

const MOST = 20;

/** Prints the slowest files at the end of a full or long run. */
export class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules
      .filter(({ project }) => project.name !== 'quick')
      .map((one) => ({ file: one.relativeModuleId, seconds: one.diagnostic().duration / 1_000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MOST);
    if (timed.length < MOST) return;
    const lines = timed.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
    process.stdout.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  }
}
