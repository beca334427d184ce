import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

/** What an example prints, run as its first lines say. */
const printed = (name: string): string => {
  const program = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, `examples/${name}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
};

describe('the examples for engine authors', () => {
  it('ask, send, apply and verify with a table in JSON', () => {
    const lines = printed('embed.ts').trim().split('\n');
    expect(lines[0]).toBe("denied [ 'range.no-attack-outside' ]");
    expect(lines).toContain('left undone: 0');
    expect(lines.at(-1)).toBe('allowed');
  });

  it('show the objects of an engine where they are', () => {
    expect(printed('live-view.ts').trim().split('\n')).toEqual([
      'controlled by Ada',
      'controlled by Bruno',
      'planned playerDeparted effectEnds',
      "still in true [ 'Ada', 'Bruno', 'Carla', 'Dario' ]",
      "left [ 'Ada', 'Carla', 'Dario' ] controlled by Ada",
      'allowed',
    ]);
  });
});
