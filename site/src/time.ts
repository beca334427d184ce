import type { PlanEvent } from 'tavolata/runtime';
import { type Game, thingsIn } from './game.js';

/**
 * How turns can continue: the next step of each, its end, and if no turn is under way, a new turn of whoever may take
 * one.
 */
export function passingOfTime(game: Game): readonly PlanEvent[] {
  const turns = thingsIn(game.json, 'turns');
  const steps = Object.keys(game.rulebook.vocabulary.enumerations['StepName']?.values ?? {});
  if (turns.length === 0) return game.turnGroups().map((group) => ({ event: 'turnBegins', fields: { group } }));
  return turns.flatMap(({ id, step }) => {
    const next = steps[steps.indexOf(String(step ?? '')) + 1];
    const begins: PlanEvent = { event: 'stepBegins', fields: { turn: id, step: next ?? '' } };
    return [...(next === undefined ? [] : [begins]), { event: 'turnEnds', fields: { turn: id } }];
  });
}
