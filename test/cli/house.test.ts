import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from './session.js';

const rules = 'rules';
const house = 'examples/house/pledges.json';
const tavolata = (...args: readonly string[]) => said([...args, '--lang', 'en'], { rules });

describe('a house file with words and scenarios of its own', () => {
  it('is known to the tools', () => {
    expect(tavolata('show', 'keepsPeace', '--house', house).out).toContain('keepsPeace(player: Player): Boolean');
    expect(tavolata('find', 'pledge', '--house', house).out).toContain('Player.pledge');
    expect(tavolata('list', '--questions', '--house', house).out).toContain('keepsPeace');
    expect(tavolata('test', '--only', 'house-pledge', '--house', house)).toMatchObject({
      exit: 0,
      out: expect.stringContaining('1 scenario holds'),
    });
  });

  it('lists what is found in it and is meant', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tavolata-house-')), 'pledges.json');
    const given = JSON.parse(readFileSync(house, 'utf8'));
    // The question that nobody asks any more.
    given.entries[1].when = "controllerOf(creature).pledge is 'peace'";
    const reason = { en: 'Programs ask it.', it: 'La fanno i programmi.' };
    const write = (more: object) => writeFileSync(file, JSON.stringify({ ...given, ...more }, null, 2));
    const found = () => {
      const { out } = tavolata('check', '--quick', '--format', 'line', '--house', file);
      return out.split('\n').filter((line) => line.includes('pledges') && !line.includes('laid-out'));
    };
    write({});
    const before = found();
    write({ meant: [{ code: 'check.see-nowhere', at: ['house.peace-kept'], reason }] });
    expect(found()).toEqual([...before, expect.stringContaining('check.meant-in-vain')]);
    write({ meant: [{ code: 'check.see-nowhere', at: ['house.peace-kapt'], reason }] });
    expect(found()).toEqual([...before, expect.stringContaining('check.meant-nowhere')]);
  }, 60_000);
});
