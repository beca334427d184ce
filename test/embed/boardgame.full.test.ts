import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOT_KEPT, type State } from '../../examples/boardgame.io/game.js';
import { play } from '../../examples/boardgame.io/play.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const HOME = join(ROOT, 'examples/boardgame.io');

/** What is installed is what is pinned. */
const installed = (): boolean => {
  const { dependencies } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as {
    readonly dependencies: { readonly [name: string]: string };
  };
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(HOME, 'node_modules', name, 'package.json');
    return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
  });
};

describe('a game of boardgame.io', () => {
  it.for([
    ['emperor', 3],
    ['two-headed-giant', 2],
  ] as const)('of %s is played by its bots to the end', async ([variant, team], { skip }) => {
    if (!installed()) return skip('boardgame.io is not installed: npm ci --prefix examples/boardgame.io');
    let before: State | undefined;
    let [shared, states] = [0, 0];
    const watch = (state: State): void => {
      const { notKept, ...things } = state.table;
      expect(notKept).toEqual(NOT_KEPT);
      const written = JSON.stringify(things);
      for (const fact of NOT_KEPT) expect(written).not.toContain(`"${fact}"`);
      states++;
      if (before?.table.objects !== undefined && before.table.objects === state.table.objects) shared++;
      before = state;
    };
    const first = await play(shipped(), variant, 1, watch);
    expect(first.winners).toHaveLength(team);
    const players = (before?.table.players ?? []) as readonly { readonly id: string; readonly team?: string }[];
    expect(new Set(players.filter(({ id }) => first.winners.includes(id)).map((one) => one.team)).size).toBe(1);
    // Creatures change only when their owners leave: but for that, the list of them stays one and the same object.
    expect(states - 1 - shared).toBeLessThan(players.length);
    expect(await play(shipped(), variant, 1)).toEqual(first);
  });
});
