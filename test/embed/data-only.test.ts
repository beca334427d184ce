import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { openTable } from '../../src/engine/table/table.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const folder = join(ROOT, 'examples/data-only');
const room = mkdtempSync(join(tmpdir(), 'tavolata-data-'));
afterAll(() => rmSync(room, { recursive: true }));

const asked: readonly (readonly [question: string, ...players: string[]])[] = [
  ['playersIn'],
  ['opponents', 'Ada'],
  ['opponents', 'Carla'],
  ['areOpponents', 'Ada', 'Bruno'],
  ['lifeOf', 'Bruno'],
  ['lifeOf', 'Carla'],
];

describe('the evaluator that reads nothing but data', () => {
  it('answers as the library does, with the same reasons', (context) => {
    const { error, status } = spawnSync('python3', ['--version']);
    if (error !== undefined || status !== 0) {
      const why = `not run: “python3 --version” gives ${error?.message ?? `exit code ${status}`}`;
      console.warn(why);
      context.skip(why);
    }
    const rulebook = shipped();
    const compiled = join(room, 'rulebook.json');
    writeFileSync(compiled, JSON.stringify(rulebook));
    const path = join(folder, 'table.json');
    const table = openTable(rulebook, JSON.parse(readFileSync(path, 'utf8')) as TableJson);
    for (const [question, ...players] of asked) {
      const { stdout, stderr } = spawnSync(
        'python3',
        [join(folder, 'evaluator.py'), compiled, path, question, ...players],
        {
          encoding: 'utf8',
        },
      );
      expect(stderr).toBe('');
      const [value = '', because = ''] = stdout.trim().split(' because ');
      const names = rulebook.vocabulary.questions[question]?.parameters.map(({ name }) => name) ?? [];
      const answer = ask(table, question, Object.fromEntries(names.map((name, i) => [name, players[i] as string])));
      expect({ value: JSON.parse(value) as unknown, because: because.split(', ') }).toEqual({
        value: answer.value,
        because: answer.because,
      });
    }
  });
});
