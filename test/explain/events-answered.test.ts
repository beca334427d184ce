import { expect, test } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { explainAnswer } from '../../src/engine/explain/answers/explain-answer.js';
import { openTable } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

const answerOf = (step: string, lang: 'en' | 'it'): string => {
  const rulebook = shipped();
  const table = openTable(rulebook, {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    game: { status: 'running' },
    players: ['Ada', 'Bruno', 'Carla'],
    turns: [{ id: 't', group: 'Ada', number: 1, step }],
  });
  return explainAnswer(ask(table, 'moves', { player: 'Ada' }), rulebook, lang).split('\n')[1] ?? '';
};

test('events that a question lists follow a colon, not a verb', () => {
  expect(answerOf('declare-attackers', 'en')).toBe(
    'Answer: What Ada may do now: declaration of no attacks and Ada concedes.',
  );
  expect(answerOf('declare-attackers', 'it')).toBe(
    'Risposta: Che cosa può fare adesso Ada: dichiarazione di nessun attacco e Ada concede.',
  );
  expect(answerOf('upkeep', 'en')).toBe('Answer: What Ada may do now: Ada concedes.');
});
