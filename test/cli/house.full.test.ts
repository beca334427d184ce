import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cached, said } from './session.js';

const rules = 'rules';
const house = 'examples/house/pledges.json';
const tavolata = (...args: readonly string[]) => said([...args, '--lang', 'en'], { rules, env: cached });

describe('a house file with words and scenarios of its own', () => {
  it('is known to the tools', () => {
    expect(tavolata('show', 'keepsPeace', '--house', house).out).toContain('keepsPeace(player: Player): Boolean');
    expect(tavolata('show', 'pledge', '--house', house).out).toContain('Player.pledge');
    expect(tavolata('list', 'questions', '--house', house).out).toContain('keepsPeace');
    expect(tavolata('test', '--only', 'house-pledge', '--house', house)).toMatchObject({
      exit: 0,
      out: expect.stringContaining('1 scenario holds'),
    });
  });

  it('has its words in schemas that are written for it', () => {
    const out = join(mkdtempSync(join(tmpdir(), 'tavolata-house-')), 'schemas');
    const json = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));
    const fix = (...args: readonly string[]) => tavolata('fix', '--house', house, ...args);
    expect(fix().err).toContain('cli.schema-of-house');
    expect(fix('--schemas', out).exit).toBe(0);
    const { question, entry } = json('names.json').$defs;
    expect(question.enum).toContain('keepsPeace');
    expect(entry.enum).toContain('house.peace-kept');
    expect(readFileSync(join(out, 'table.json'), 'utf8')).toContain('"pledge"');
    expect(json('entries.json').title).toBe('Entries');
    expect(JSON.parse(fix('--schemas', out, '--json').out).files).toEqual([]);
  });

  it('lists what is found in it and is suppressed', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tavolata-house-')), 'quiet.json');
    const reason = { en: 'Nobody has written it yet.', it: 'Nessuno lo ha ancora scritto.' };
    const words = { en: '…', it: '…' };
    const entry = { id: 'quiet.drums', kind: 'prohibition', layer: 'house', name: words, text: words };
    const found = (...suppressed: readonly object[]) => {
      const entries = [{ ...entry, answers: 'mayPlay', when: "'drum' in instrument.kinds", verdict: 'deny' }];
      writeFileSync(file, JSON.stringify({ suppressed, entries }));
      const args = ['check', '--quick', '--format', 'line', '--lang', 'en', '--house', file];
      const { out } = said(args, { rules: 'test/cases/cli/rulebook' });
      return [...out.matchAll(/quiet\.json.*\[(check\.(?:to-fill|unused-suppression|suppressed-nowhere))\]/g)].map(
        ([, code]) => code,
      );
    };
    expect(found()).toEqual(['check.to-fill', 'check.to-fill']);
    expect(found({ code: 'check.to-fill', at: ['quiet.drums'], reason })).toEqual([]);
    expect(found({ code: 'check.see-nowhere', at: ['quiet.drums'], reason })).toContain('check.unused-suppression');
    expect(found({ code: 'check.to-fill', at: ['quiet.drum'], reason })).toContain('check.suppressed-nowhere');
  });
});
