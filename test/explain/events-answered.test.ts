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

test('a trace names problems by their entries', () => {
  const rulebook = shipped();
  const table = openTable(rulebook, {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    game: { status: 'running' },
    players: ['Ada', 'Bruno', 'Carla'],
    turns: [{ id: 't', group: 'Ada', number: 1, step: 'declare-attackers' }],
    objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
    constraints: [{ id: 'must', action: 'attack', sense: 'requirement', creature: 'bear' }],
  });
  const answer = ask(table, 'moves', { player: 'Ada' }, { trace: true });
  const reported = (lang: 'en' | 'it') => explainAnswer(answer, rulebook, lang);
  expect(reported('en')).toContain('seen: the problems of no attacks by Ada are combat.requirements-unmet');
  expect(reported('it')).toContain('visto: i problemi di nessun attacco di Ada sono combat.requirements-unmet');
});

test('a thing of an entity that the vocabulary lacks is told, too', () => {
  const rulebook = shipped();
  const table = openTable(rulebook, { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno'] });
  const answer = { ...ask(table, 'playersIn', {}), value: [{ is: 'Ghost', age: 3 }] };
  expect(explainAnswer(answer, rulebook, 'en')).toContain('are a thing such that the number “age” of it is 3.');
  expect(explainAnswer(answer, rulebook, 'it')).toContain('«age» di essa è 3.');
});
