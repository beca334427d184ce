import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, openTable, verify } from '../../src/index.js';
import { sampleOf } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { cached, said } from './session.js';

const given = { rules: 'rules', examples: 'examples', env: cached };

describe('without a command', () => {
  it.each(sampleOf(['en', 'it'], { quick: 1 }))(
    'one table, some questions and a departure stand in a screen and a half (%s)',
    (lang) => {
      const { out, err, exit } = said(['--lang', lang], given);
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out.split('\n').length).toBeLessThanOrEqual(70);
      // Everybody at the table is in the picture, with their life total.
      const { players } = JSON.parse(readFileSync('examples/emperor-six.json', 'utf8'));
      for (const { id, life } of players) expect(out).toMatch(new RegExp(`${id} +${life}\\b`));
      expect(out).toContain(lang === 'en' ? '→ vietato' : '→ denied');
    },
  );
});

it.each(readdirSync('examples').filter((name) => /-\w+\.json$/.test(name)))(
  '%s is lawful, and nothing is undone',
  (name) => {
    const table = openTable(shipped(), JSON.parse(readFileSync(`examples/${name}`, 'utf8')));
    expect(verify(table)).toMatchObject({ steps: [], needs: [], unknown: [] });
    expect(ask(table, 'setupProblems')).toMatchObject({ problems: [], unknown: [] });
  },
);
