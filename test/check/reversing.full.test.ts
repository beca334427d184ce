import { expect, it } from 'vitest';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { playing } from '../../tools/check/plays.js';
import { suspicions } from '../../tools/check/suspects.js';
import { loaded, shipped } from '../rules/rulebook.js';

it('an entry that only stops saying something is found by trying it the other way round', () => {
  const rulebook = shipped();
  const mutant = mutantsOf(rulebook).find(({ id }) => id === 'moves.concede/negate-condition')!;
  const entries = rulebook.entries.map((one) => (one === mutant.entry ? mutant.instead! : one));
  const asksMoves = JSON.stringify('moves(').slice(1, -1);
  const plays = playing({ ...rulebook, entries }, loaded.documents!.scenarios, ({ scenario }) =>
    JSON.stringify(scenario.steps).includes(asksMoves),
  );
  const [first] = suspicions({ ...rulebook, entries }, plays);
  expect(first?.entry).toBe('moves.concede');
});
