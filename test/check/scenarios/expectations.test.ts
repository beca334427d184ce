import { describe, expect, it } from 'vitest';
import type { AskStep, Scenario } from '../../../tools/check/scenarios/model.js';
import { runScenario } from '../../../tools/check/scenarios/run.js';
import { shipped } from '../../rules/rulebook.js';

const rulebook = shipped();

/** What fails when a question is asked at a table of three. */
const failing = (step: AskStep, table: object = {}): readonly string[] => {
  const whole = { setup: { edition: '2026-09-25' }, players: ['A', 'B', { id: 'C', inGame: false }], ...table };
  const scenario = { id: 'x', summary: { en: 'x', it: 'x' }, table: whole, steps: [step] } as Scenario;
  return runScenario(rulebook, scenario).failures.map(({ code }) => code);
};

describe('alone', () => {
  const objects = [{ id: 's', owner: 'A' }];
  const step = { ask: 'mayUseInformation(s, Happening(by: C))', answer: 'allowed' } as const;

  it('holds when nothing else decided', () => {
    expect(failing({ ...step, because: ['effect.sees', 'leave.actions-found'], alone: true }, { objects })).toEqual([]);
  });

  it('fails when more decided than is named', () => {
    expect(failing({ ...step, because: ['effect.sees'] }, { objects })).toEqual([]);
    expect(failing({ ...step, because: ['effect.sees'], alone: true }, { objects })).toEqual(['test.alone']);
  });
});

describe('expected problems', () => {
  const table = {
    setup: { edition: '2026-09-25', variants: ['emperor'], options: ['limited-range', 'deploy-creatures'] },
    teams: ['T', 'U'],
    players: ['A', 'B', 'C', 'D', 'E', 'F'].map((id, seat) => ({
      id,
      team: seat < 3 ? 'T' : 'U',
      role: seat === 0 || seat === 4 ? 'emperor' : 'general',
    })),
  };
  const asked = (answer: AskStep['answer'] & object) => failing({ ask: 'setupProblems()', answer }, table);

  it('may be named by their entries, with their severity, or with values that their words mention', () => {
    expect(asked(['emperor.in-the-middle'])).toEqual([]);
    expect(asked([{ entry: 'emperor.in-the-middle', severity: 'illegal' }])).toEqual([]);
    expect(asked([{ entry: 'emperor.in-the-middle', values: { middle: ['B'] } }])).toEqual([]);
  });

  it('fail by each of these', () => {
    expect(asked([])).toEqual(['test.answer']);
    expect(asked(['emperor.one-each'])).toEqual(['test.answer']);
    expect(asked(['emperor.in-the-middle', 'emperor.in-the-middle'])).toEqual(['test.answer']);
    expect(asked([{ entry: 'emperor.in-the-middle', severity: 'advice' }])).toEqual(['test.answer']);
    expect(asked([{ entry: 'emperor.in-the-middle', values: { middle: ['A'] } }])).toEqual(['test.answer']);
  });
});
