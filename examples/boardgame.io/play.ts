/*
 * Lets bots of boardgame.io play Emperor and Two-Headed Giant to the end.
 *
 *   npm ci --prefix examples/boardgame.io && npx tsx examples/boardgame.io/play.ts [SEED]
 */
import { createRequire } from 'node:module';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Rulebook } from 'tavolata';
import { loadRulebook } from 'tavolata';
import type { Variant } from 'tavolata/types';
import { type State, skirmish } from './game.js';

// boardgame.io is not made of modules that `import` finds in Node.
const require = createRequire(import.meta.url);

type Bot = { play(state: Seen, player: string): Promise<{ action: { payload: { type: string; args: unknown[] } } }> };
type Seen = { G: State; ctx: { gameover?: { winners: readonly string[] } } };
type Client = {
  getState(): Seen;
  updatePlayerID(player: string): void;
  moves: { readonly [move: string]: (...args: unknown[]) => void };
};

/** Plays one game and tells who won it, in how many moves; `watch` sees each state. */
export async function play(
  rulebook: Rulebook,
  variant: Variant,
  seed: number,
  watch: (state: State) => void = () => {},
) {
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
  const { RandomBot } = require('boardgame.io/ai') as { RandomBot: new (options: object) => Bot };
  const { original } = require('immer') as { original: <T>(draft: T) => T | undefined };
  const game = { ...skirmish(rulebook, variant, (draft) => original(draft)), seed };
  const client = Client({ game, numPlayers: variant === 'two-headed-giant' ? 4 : 6, debug: false });
  const bot = new RandomBot({ enumerate: game.ai.enumerate, seed });
  for (let moves = 0; moves < 5000; moves++) {
    const state = client.getState();
    watch(state.G);
    const { gameover } = state.ctx;
    if (gameover) return { variant, moves, winners: gameover.winners };
    const player = state.G.waiting[0] as string;
    const { action } = await bot.play(state, player);
    client.updatePlayerID(player);
    client.moves[action.payload.type]?.(...action.payload.args);
    if (client.getState().G === state.G) throw new Error(`${action.payload.type} of ${player} was refused`);
  }
  return { variant, moves: 5000, winners: [] };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { rulebook } = loadRulebook(fileURLToPath(new URL('../../rules', import.meta.url)));
  if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');
  for (const variant of ['emperor', 'two-headed-giant'] as const) {
    const { moves, winners } = await play(rulebook, variant, Number(argv[2] ?? 1));
    console.log(`${variant}: ${moves} moves, won by ${winners.join(', ') || 'nobody'}`);
  }
}
