import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleNames } from '../../tools/cli/tour/tour-file.js';
import { cached, said } from './session.js';

// As the command line gives them where it stands in the project: lines must not grow with the place of a checkout.
const given = { rules: 'rules', examples: 'examples', env: cached };
const names = exampleNames({ ...given, out: () => {}, err: () => {}, terminal: { out: false, err: false } });

describe('the tour of the examples', () => {
  it('has one for each of the six variants', () => {
    expect(names).toEqual([
      'alternating-teams-six',
      'emperor-six',
      'free-for-all-eight',
      'grand-melee-twelve',
      'team-vs-team-six',
      'two-headed-giant-four',
    ]);
  });

  it.each(names.flatMap((name) => [[name, 'en'] as const, [name, 'it'] as const]))('%s in %s', (name, lang) => {
    const { out, err, exit } = said([name, '--lang', lang], given);
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    const lines = out.split('\n');
    expect(lines.length).toBeLessThan(95);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
    // The ring stands there before and after somebody has left.
    expect(lines.filter((line) => line.includes('↻'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('×')).length).toBeGreaterThan(0);
    expect(out).not.toMatch(/\b(none|undefined|null|\[object)\b/);
  });

  it('shows all of them without a name', () => {
    const { out } = said([], given);
    expect(out.match(/↻/g)).toHaveLength(2 * names.length);
  });

  it.each(names)('%s lawfully stands, and nothing is left undone in it', (name) => {
    const table = resolve('examples', `${name}.json`);
    expect(said(['verify', table], given).exit).toBe(0);
    const { out } = said(['ask', table, 'setupProblems()', '--json'], given);
    expect(JSON.parse(out).answers[0].problems).toEqual([]);
  });

  it('explains itself in the other language without a word of this one', () => {
    expect(said(['emperor-six', '--lang', 'it'], given).out).not.toMatch(/\b(the|whether|denied|allowed)\b/);
  });
});
