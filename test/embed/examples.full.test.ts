import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOT_KEPT, type State } from '../../examples/boardgame.io/game.js';
import { play } from '../../examples/boardgame.io/play.js';
import { begun, playGame, variantsOf } from '../../examples/tiny-engine.js';
import { carryOutPlan, openTable, type Table, tableToJson, verify } from '../../src/index.js';
import { drifted } from '../../src/testing.js';
import { ROOT } from '../architecture/sources.js';
import { canonical } from '../reference/agreement.js';
import { shipped } from '../rules/rulebook.js';

/** What an example prints, run as its first lines say. */
const printed = (name: string): string => {
  const program = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, `examples/${name}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
};

describe('the examples for engine authors', () => {
  it('show the objects of an engine where they are', () => {
    expect(printed('live-view.ts').trim().split('\n')).toEqual([
      'controlled by Ada',
      'controlled by Bruno',
      'planned playerDeparted effectEnds',
      "still in true [ 'Ada', 'Bruno', 'Carla', 'Dario' ]",
      "left [ 'Ada', 'Carla', 'Dario' ] controlled by Ada",
      'allowed',
    ]);
  });
});

const rulebook = shipped();

const SEEDS = [1, 2, 3];
/** Writing a whole table takes longer than planning: every so many plans it is compared. */
const STRIDE = 20;

/** All facts of a table, without which of them were only assumed. */
const factsOf = (table: Table): string => {
  const { assumed: _, ...json } = tableToJson(table) as unknown as { readonly [key: string]: unknown };
  return canonical(json);
};

describe('the tiny engine, which makes the writes of plans and knows no event, plays whole games of', () => {
  it.each(variantsOf(rulebook))('%s, in step with a table that carries the plans out', (variant) => {
    let [plans, attacks, created] = [0, 0, 0];
    for (const seed of SEEDS) {
      const mirror = openTable(rulebook, begun(rulebook, variant, seed));
      const game = playGame(rulebook, variant, seed, (plan, table) => {
        expect(plan.unknown).toEqual([]);
        carryOutPlan(mirror, plan);
        const made = plan.changes.filter((change) => change.op === 'create');
        attacks += made.filter(({ members }) => members === 'attackers').length;
        created += made.length;
        if (plans++ % STRIDE === 0) expect(factsOf(table)).toBe(factsOf(mirror));
        if (plans % STRIDE === 0) expect(drifted(table)).toEqual([]);
      });
      expect(verify(mirror).steps).toEqual([]);
      expect(game.winners).toBeDefined();
      expect(game.turns).toBeLessThan(600);
    }
    expect(attacks).toBeGreaterThan(5);
    expect(created).toBeGreaterThan(attacks);
  });

  it('again as before with the same seed', () => {
    const [variant = 'emperor'] = variantsOf(rulebook);
    expect(playGame(rulebook, variant, 7)).toEqual(playGame(rulebook, variant, 7));
  });
});

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
