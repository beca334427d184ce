import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMet, LINES } from '../../bench/aims.js';
import { PARTS } from '../../bench/line.js';
import { spreadOf } from '../../bench/measure.js';
import { optionsFrom, WrongUse } from '../../bench/options.js';
import { parts } from '../../bench/parts/all.js';
import { report, reportData } from '../../bench/report.js';

const figures = LINES.map(({ id }, i) => ({
  line: id,
  spread: spreadOf([1000 + i, 3000 + i, 2000 + i]),
  peer: { name: 'casbin', spread: spreadOf([5]) },
}));

describe('the table of aims', () => {
  it('has a line for every figure of every part, and no other lines', () => {
    for (const part of PARTS) {
      const lines = LINES.filter((line) => line.part === part).map(({ id }) => id);
      expect([...parts[part].lines].sort()).toEqual([...lines].sort());
    }
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
  });

  it('has all aims of the project, in their order', () => {
    const aims = LINES.flatMap(({ id, aim }) => (aim ? [[id, aim.atMost ?? -(aim.atLeast ?? 0)]] : []));
    expect(aims).toEqual([
      ...[1.2, 0.6, 0.2, 0.05].map((limit, i) => [`matrix.own.${[4, 8, 16, 64][i]}`, limit]),
      ['single.own', 6],
      ['single.turn', 6],
      ['single.own.json-logic-engine', 1],
      ['growth.players', 1.1],
      ['growth.entries', 1.1],
      ['growth.off', 1.1],
      ['growth.undo', 1.1],
      ['growth.copy', 1.1],
      ['reasons.named', 1.1],
      ['reasons.traced', 5],
      ['reasons.ask', 30],
      ['memory.allocation', 0.08],
      ['start.runtime', 1.3],
      ['start.sources', 3],
      ['size.runtime', 20],
      ['serve.batch', -50_000],
      ['events.departure', 30],
      ['events.turn', 3],
      ['events.check', 3],
      ['playouts.json', 9],
      ['playouts.view', 11],
      ['playouts.reasons', 14],
      ['boards.worst', 50],
      ['editor.cached', 1000],
      ['editor.open', 2200],
      ['editor.own', 30],
      ['editor.edit', 100],
      ['editor.broken', 100],
      ['editor.requests', 20],
      ['editor.memory', 250],
    ]);
  });

  it('says whether an aim is met', () => {
    const [first] = LINES;
    const serve = LINES.find(({ id }) => id === 'serve.batch');
    if (!first || !serve) throw new Error('lines are missing');
    expect([isMet(first, 1.2), isMet(first, 1.21)]).toEqual([true, false]);
    expect([isMet(serve, 50_000), isMet(serve, 49_999)]).toEqual([true, false]);
    expect(LINES.filter((line) => isMet(line, 1) === undefined)).toEqual(LINES.filter(({ aim }) => !aim));
  });
});

describe('the report', () => {
  it('shows every line with its middle, its spread and the best peer, in both languages', () => {
    for (const lang of ['en', 'it'] as const) {
      const text = report(figures, PARTS, lang);
      for (const { what } of LINES) expect(text).toContain(what[lang]);
      expect(text).toContain(lang === 'en' ? '2,000' : '2.000');
      expect(text).toMatch(/5[.,]00 casbin/);
    }
    expect(report(figures, PARTS, 'it')).not.toBe(report(figures, PARTS, 'en'));
  });

  it('says of each missed aim where its profile stands, and the page has it', () => {
    const page = readFileSync('bench/README.md', 'utf8');
    const profiled = LINES.filter(({ profile }) => profile !== undefined);
    expect(profiled.length).toBeGreaterThan(10);
    expect(profiled.filter(({ aim, profile }) => aim === undefined || !page.includes(`\n- **${profile}`))).toEqual([]);
    const [, missed = ''] = report(figures, PARTS, 'en').split('bench/README.md:');
    for (const { profile } of profiled) expect(missed).toContain(profile);
    expect(report([], ['size'], 'en')).not.toContain('bench/README.md');
  });

  it('says of an aim that it was not measured', () => {
    expect(report([], ['size'], 'en')).toMatch(/not measured/);
    expect(report([], ['size'], 'it')).toMatch(/non misurato/);
    expect(reportData([], ['size'])[0]).toMatchObject({ id: 'size.runtime', measured: null, met: null });
  });

  it('gives the same as data', () => {
    const data = reportData(figures, PARTS);
    expect(data).toHaveLength(LINES.length);
    expect(data[0]).toMatchObject({ measured: { median: 2000, min: 1000, max: 3000, rounds: 3 }, met: false });
  });
});

describe('the options', () => {
  it('name the parts, in the order of the table', () => {
    expect(optionsFrom(['--only', 'single, matrix', '--quick', '--lang', 'it'], {})).toEqual({
      lang: 'it',
      parts: ['matrix', 'single'],
      quick: true,
      json: false,
      help: false,
    });
    expect(optionsFrom([], { LANG: 'it_IT.UTF-8' })).toMatchObject({ lang: 'it', parts: PARTS, quick: false });
  });

  it('are refused in the language that is asked for', () => {
    const reported = (...args: string[]): string => {
      try {
        optionsFrom(args, {});
      } catch (error) {
        if (error instanceof WrongUse) return error.message;
      }
      return '';
    };
    expect(reported('--only', 'speed')).toContain('There is no part “speed”; there are: matrix');
    expect(reported('--only', 'speed', '--lang', 'it')).toContain("Non c'è la parte «speed»");
    expect(reported('--fast')).toContain('Not understood: --fast');
    expect(reported('--lang', 'fr')).toContain('en, it');
  });
});
