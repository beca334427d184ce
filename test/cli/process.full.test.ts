import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from './program.js';

const tavolata = `node '${PROGRAM}'`;
const sh = (line: string) => spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });

describe('the process', () => {
  it('ends quietly when nobody reads on', () => {
    const { stdout, stderr } = sh(`${tavolata} list --json | head -1`);
    expect(stdout).toBe('{\n');
    expect(stderr).toBe('');
  });

  it.skipIf(!existsSync('/dev/full'))('says in the language asked for that the disk is full, and no more', () => {
    const { stderr, status } = sh(`${tavolata} list --lang it > /dev/full`);
    expect(stderr).toMatch(
      /^errore: Il risultato non si può scrivere \(ENOSPC\).* \[cli\.cannot-print\]\n\n {2}aiuto: .+\n$/,
    );
    expect(status).toBe(2);
  });

  it('ends with the exit code of its command', () => {
    expect(sh(`${tavolata} show 999.9 --history`).status).toBe(1);
    expect(sh(`${tavolata} aks`).status).toBe(2);
    expect(sh(`${tavolata} --version`).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
