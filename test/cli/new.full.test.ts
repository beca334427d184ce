import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cached, eachInItsRoom, path as file, room, said } from './session.js';

eachInItsRoom();

const tavolata = (...args: readonly string[]) => said([...args, '--lang', 'en'], { rules: 'rules', env: cached });
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('new', () => {
  it('house rules about verdicts, values, problems and lists pass the check', () => {
    const names = ['mayAttack', 'lifeOf', 'setupProblems', 'playersIn'].map((question) => {
      const name = file(`about-${question.toLowerCase()}.json`);
      expect(tavolata('new', 'house', name, '--answers', question).exit).toBe(0);
      expect(read(name).entries[0].answers).toBe(question);
      return name;
    });
    const { out } = tavolata('check', '--quick', '--format', 'line', ...names.flatMap((name) => ['--house', name]));
    const found = out.split('\n').filter((line) => line.startsWith(room));
    expect(found.filter((line) => !line.includes('check.to-fill'))).toEqual([]);
    for (const name of names) expect(found.some((line) => line.startsWith(name))).toBe(true);
    const about = (name: string) => found.filter((line) => line.startsWith(file(name)));
    expect(about('about-mayattack')).toHaveLength(5);
  });

  it('house rule comes with a scenario that shows it', () => {
    expect(tavolata('new', 'house', file('quiet-night.json')).exit).toBe(0);
    expect(readFileSync(file('quiet-night.cases'), 'utf8')).toMatch(
      /^case house-quiet-night: [\s\S]*; because house\.quiet-night\n$/,
    );
    expect(tavolata('test', '--only', 'quiet-night', '--house', file('quiet-night.json')).exit).toBe(0);
  });

  it('rule stands under its number and decides nothing yet', () => {
    expect(
      tavolata('new', 'rule', file('range-far.json'), '--number', '801.3', '--layer', 'option:limited-range').exit,
    ).toBe(0);
    expect(read(file('range-far.json')).entries[0]).toMatchObject({ id: 'range.far', kind: 'reference' });
    // A rule that applied everywhere would turn half of the scenarios.
    const asked = ['--number', '802.9', '--layer', 'base', '--answers', 'mayBlock'];
    expect(tavolata('new', 'rule', file('block-all.json'), ...asked).out).toContain('“false”');
    expect(read(file('block-all.json')).entries[0]).toMatchObject({ id: 'block.all', when: 'false', verdict: 'deny' });
    expect(tavolata('new', 'rule', file('b.json'), '--number', '801.3', '--layer', 'opt').err).toContain(
      'unknown-layer',
    );
    expect(tavolata('new', 'rule', file('b.json'), '--number', 'x', '--layer', 'base').err).toContain('not-a-number');
  });

  it('scenario records what comes out', () => {
    const from = ['--from', 'examples/free-for-all-eight.json'];
    const wishes = ['--ask', 'mayAttack(bear, Clarissa)', '--send', 'playersLeave([Emma])'];
    expect(tavolata('new', 'scenario', file('far.cases'), ...from, ...wishes).exit).toBe(0);
    expect(tavolata('test', file('far.cases')).exit).toBe(0);
    expect(tavolata('fix', '--check', file('far.cases')).exit).toBe(0);
    // The same in JSON, for programs.
    expect(tavolata('new', 'scenario', file('far.scenarios.json'), ...from, ...wishes).exit).toBe(0);
    expect(tavolata('test', file('far.scenarios.json')).exit).toBe(0);
    expect(tavolata('new', 'scenario', file('c.cases'), ...from).err).toContain('cli.scaffold-wants');
    const { err } = tavolata('new', 'scenario', file('c.cases'), ...from, '--ask', 'mayAttack(beer, Emma)');
    expect(err).toContain('command line:1');
  });

  it('scenario that is misspelt is echoed with the nearest', () => {
    expect(tavolata('test', '--only', '801.3-dd1').err).toContain('Did you mean “');
  });

  it('edition is put in its place', () => {
    const rules = file('rules');
    cpSync('test/cases/cli/rulebook', rules, { recursive: true });
    const before = JSON.parse(readFileSync(join(rules, 'editions.json'), 'utf8')).editions;
    expect(said(['edition', 'new', '2030-02-01'], { rules }).exit).toBe(0);
    const { editions } = JSON.parse(readFileSync(join(rules, 'editions.json'), 'utf8'));
    expect(editions).toEqual([
      ...before,
      { date: '2030-02-01', names: { en: 'February 1, 2030', it: '1º febbraio 2030' } },
    ]);
    expect(said(['edition', 'new', '2030-02-01'], { rules }).err).toContain('cli.edition-exists');
    expect(said(['edition', 'new', 'soon'], { rules }).err).toContain('file.not-found');
  });

  it('leaves nothing to be found among the rules but what is to be filled in', () => {
    const rules = file('rules');
    cpSync('rules', rules, { recursive: true });
    const here = (...args: readonly string[]) => said([...args, '--lang', 'en'], { rules, env: cached });
    expect(here('edition', 'new', '2030-02-01').exit).toBe(0);
    expect(here('new', 'house', join(rules, 'house/quiet-night.json')).exit).toBe(0);
    const asked = ['--number', '802.9', '--layer', 'option:attack-multiple', '--answers', 'mayBlock'];
    expect(here('new', 'rule', join(rules, '802-attack-multiple/block-none.json'), ...asked).exit).toBe(0);
    const codes = here('check', '--quick', '--format', 'line').out.matchAll(/\[([\w.-]+)\]$/gm);
    expect([...new Set([...codes].map(([, code]) => code))].sort()).toEqual([
      'check.dead-condition',
      'check.edition-without-text',
      'check.to-fill',
    ]);
  });

  it('replaces nothing', () => {
    tavolata('new', 'house', file('quiet-night.json'));
    expect(tavolata('new', 'house', file('quiet-night.json'))).toMatchObject({
      exit: 2,
      err: expect.stringContaining('cli.scaffold-exists'),
    });
    expect(tavolata('new', 'huose', file('x.json')).err).toContain('Did you mean “house”?');
    expect(tavolata('new', 'house', file('Big Name.json')).err).toContain('cli.scaffold-name');
    expect(tavolata('new', 'house', file('x.json'), '--answers', 'mayAttak').err).toContain('cli.unknown-question');
  });
});
