import type { Written } from '../jobs.js';
import type { Side } from '../side.js';
import type { HandCreature, HandPlayer } from '../state.js';
import type { AttackPairs, Case } from '../streams.js';
import type { Asker } from './adapters.js';
import { FrameTable } from './frame.js';

interface Pairs {
  readonly table: FrameTable;
  readonly creatures: readonly HandCreature[];
  readonly players: readonly HandPlayer[];
}

const pairsOf = (one: Case, { creatures, players }: AttackPairs): Pairs => {
  const table = new FrameTable(one);
  return {
    table,
    creatures: creatures.map((place) => table.creatures[place] as HandCreature),
    players: players.map((seat) => table.players[seat] as HandPlayer),
  };
};

/** Synchronous answers are not awaited: that would cost more than most of them. */
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

const countYes = ({ ask }: Asker, { table, creatures, players }: Pairs): number => {
  let yes = 0;
  for (let i = 0; i < creatures.length; i++) {
    if (ask(table.about(creatures[i] as HandCreature, players[i] as HandPlayer)) === true) yes++;
  }
  return yes;
};

const awaitYes = async ({ ask }: Asker, { table, creatures, players }: Pairs): Promise<number> => {
  let yes = 0;
  for (let i = 0; i < creatures.length; i++) {
    if (await ask(table.about(creatures[i] as HandCreature, players[i] as HandPlayer))) yes++;
  }
  return yes;
};

/** Whether a peer answers asynchronously, judged by its first answer. */
const waits = (asker: Asker, { table, creatures, players }: Pairs): boolean =>
  isPromise(asker.ask(table.about(creatures[0] as HandCreature, players[0] as HandPlayer)));

const pairsSide = (asker: Asker, lists: readonly Pairs[]): Side => ({
  pass: waits(asker, lists[0] as Pairs)
    ? async () => {
        let yes = 0;
        for (const pairs of lists) yes += await awaitYes(asker, pairs);
        return yes;
      }
    : () => {
        let yes = 0;
        for (const pairs of lists) yes += countYes(asker, pairs);
        return yes;
      },
  answers: async () => {
    const answers: boolean[] = [];
    for (const { table, creatures, players } of lists) {
      for (const [i, creature] of creatures.entries())
        answers.push(await asker.ask(table.about(creature, players[i] as HandPlayer)));
    }
    return answers;
  },
});

/** The pairs of a stream, asked of a peer one by one. */
export const peerAttackSide = (asker: Asker, cases: readonly Case[], stream: 'active' | 'matrix'): Side =>
  pairsSide(
    asker,
    cases.map((one) => pairsOf(one, one[stream])),
  );

/** The whole matrix of each table, cell by cell, after one fact was written. */
export const peerMatrixSide = (asker: Asker, cases: readonly Case[], written: Written): Side => {
  const lists = cases.map((one) => pairsOf(one, one.matrix));
  const cells = pairsSide(asker, lists);
  let second = false;
  const write = (): void => {
    second = !second;
    for (const [i, { table }] of lists.entries()) {
      if (written === 'turn') table.turnOf(cases[i]?.turns[second ? 1 : 0] as number);
      else table.tap(0, second);
    }
  };
  return {
    pass: () => {
      write();
      return cells.pass();
    },
    answers: async () => {
      const found: number[] = [];
      for (let time = 0; time < 2; time++) {
        write();
        for (const yes of await cells.answers()) found.push(yes ? 1 : 0);
      }
      return found;
    },
  };
};

/** The same pairs, with the deciding rule instead of a bare answer. */
export const peerReasonsSide = (asker: Asker, cases: readonly Case[]): Side => {
  const named: Asker = { ...asker, ask: (frame) => isNamed(asker.why(frame)) };
  return peerAttackSide(named, cases, 'matrix');
};

const MAY_ATTACK = 'combat.may-attack';

const isNamed = (why: string | Promise<string>): boolean | Promise<boolean> =>
  typeof why === 'string' ? why === MAY_ATTACK : why.then((id) => id === MAY_ATTACK);
