import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from './session.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-schema-'));
const rules = join(room, 'rules');
cpSync('test/cases/cli/rulebook', rules, { recursive: true });
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('schema', () => {
  it('keeps the names beside the rules up to date', () => {
    const run = (...more: readonly string[]) => said(['fix', '--lang', 'en', ...more], { rules });
    expect(run('--check')).toMatchObject({ exit: 1, out: expect.stringContaining('behind the rules') });
    expect(run()).toMatchObject({ exit: 0, out: expect.stringContaining('Written') });
    expect(run('--check')).toMatchObject({ exit: 0, out: expect.stringContaining('up to date') });
    const names = json(join(rules, 'schema/names.json')).$defs;
    expect(names.question.enum).toContain('mayPlay');
    writeFileSync(join(rules, 'schema/names.json'), '{}');
    expect(run('--check').exit).toBe(1);
  });

  it('writes all schemas with the words of house rules', () => {
    const out = join(room, 'schemas');
    const house = ['--house', 'examples/house/pledges.json'];
    expect(said(['fix', ...house], { rules: 'rules' }).err).toContain('cli.schema-of-house');
    expect(said(['fix', ...house, '--out', out], { rules: 'rules' }).exit).toBe(0);
    const { question, entry } = json(join(out, 'names.json')).$defs;
    expect(question.enum).toContain('keepsPeace');
    expect(entry.enum).toContain('house.peace-kept');
    expect(readFileSync(join(out, 'table.json'), 'utf8')).toContain('"pledge"');
    expect(json(join(out, 'entries.json')).title).toBe('Entries');
    expect(JSON.parse(said(['fix', ...house, '--out', out, '--json'], { rules: 'rules' }).out).files).toEqual([]);
  });
});
