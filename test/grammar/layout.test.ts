import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layout, mostColumns } from '../../grammar/layout.js';
import { mostCharacters } from '../../grammar/limits.js';
import { printExpression } from '../../grammar/print.js';
import { placeless, tree } from './reading.js';
import { anyTree } from './trees.js';

test('what fits in a line stays in one', () => {
  const text = `${'a'.repeat(50)} and ${'b'.repeat(55)}`;
  expect(text.length).toBe(mostColumns);
  expect(layout(text)).toEqual([text]);
  expect(layout(`${text}b`)).toEqual(['a'.repeat(50), `and ${'b'.repeat(56)}`]);
});

test('outermost breaks come first, and lines are filled', () => {
  expect(
    layout(
      "each team in teams: each player in event.players where player.team is team and player is picked('life set for', " +
        'each other in event.players where other.team is team, team): lifeBecomes(player, 20)',
    ),
  ).toEqual([
    'each team in teams: each player in event.players where player.team is team',
    "and player is picked('life set for', each other in event.players where other.team is team, team):",
    'lifeBecomes(player, 20)',
  ]);
  expect(layout('if (alpha or beta) and gamma then delta else epsilon otherwise zeta', 20)).toEqual([
    'if (alpha or beta)',
    'and gamma then delta',
    'else epsilon',
    'otherwise zeta',
  ]);
  expect(layout('every player in players where player.inGame satisfies player.passed', 50)).toEqual([
    'every player in players where player.inGame',
    'satisfies player.passed',
  ]);
});

test('inside brackets only when a piece is still too long, and behind commas when nothing else is left', () => {
  expect(layout('size(each object in objects where object.owner is player) > 10', 40)).toEqual([
    'size(each object in objects',
    'where object.owner is player) > 10',
  ]);
  expect(layout('Attacker(creature: bear, attacking: player)', 30)).toEqual([
    'Attacker(creature: bear,',
    'attacking: player)',
  ]);
  expect(layout("objectMoves(object, 'a very long text and no place to break it')", 20)).toEqual([
    'objectMoves(object,',
    "'a very long text and no place to break it')",
  ]);
});

test('facts and named arguments that are called like keywords are no places to break', () => {
  expect(layout('event.where.and.or is f(then: 1, else: 2)', 15)).toEqual([
    'event.where.and.or is f(then: 1,',
    'else: 2)',
  ]);
});

test('the lines of any tree, joined by a blank, are its text; none too long has a break left', () => {
  fc.assert(
    fc.property(anyTree, fc.integer({ min: 10, max: mostColumns }), (made, most) => {
      const text = printExpression(made);
      fc.pre(text.length <= mostCharacters);
      const lines = layout(text, most);
      expect(lines.join(' ')).toBe(text);
      expect(placeless(tree(lines.join(' ')))).toEqual(placeless(made));
      const unbroken = lines.filter((line) => line.length > most && !line.includes("'"));
      expect(unbroken.filter((line) => / (and|or|where|otherwise|then|else|satisfies) |, /.test(line))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
