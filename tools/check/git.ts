import { execFileSync } from 'node:child_process';

/** What a command of git prints in a folder; undefined without git, or where the command fails. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
    });
  } catch {
    return undefined;
  }
}
