import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const tavolata = 'node --import tsx src/tools/cli/main.ts';
const sh = (line: string) => spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });

describe('the process', () => {
  it('ends quietly when nobody reads on', () => {
    const { stdout, stderr } = sh(`${tavolata} list --json | head -1`);
    expect(stdout).toBe('{\n');
    expect(stderr).toBe('');
  });

  it('ends with the exit code of its command', () => {
    expect(sh(`${tavolata} find 999.9`).status).toBe(1);
    expect(sh(`${tavolata} aks`).status).toBe(2);
    expect(sh(`${tavolata} --version`).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
