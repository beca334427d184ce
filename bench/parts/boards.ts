import { ask, openTable } from '../../src/index.js';
import { BOARDS, type Board } from '../boards.js';
import { spreadOf } from '../measure.js';
import type { Figure, Part } from '../part.js';

const ROUNDS = { quick: 5, full: 15 };
/** The first answers compile what later ones share. */
const WARM = 3;

/** Milliseconds for one answer at a fresh table. */
function millisecondsOf(
  { table: json, question, args }: Board,
  open: (json: Board['table']) => ReturnType<typeof openTable>,
): number {
  const table = open(json);
  const before = process.cpuUsage();
  const { unknown } = ask(table, question, args);
  const { user, system } = process.cpuUsage(before);
  if (unknown.length > 0) throw new Error(`${question} is unknown: ${JSON.stringify(unknown)}`);
  return (user + system) / 1000;
}

/** Attacks and blocks with many requirements and restrictions, in processor time. */
export const boards: Part = {
  lines: ['boards.worst', ...BOARDS.map((_, i) => `boards.${i}`)],
  steps: () => BOARDS.length,
  run({ workshop, mode, tick }) {
    const rounds = mode.quick ? ROUNDS.quick : ROUNDS.full;
    const spreads = BOARDS.map((board) => {
      const all = Array.from({ length: WARM + rounds }, () =>
        millisecondsOf(board, (json) => openTable(workshop.rulebook, json)),
      );
      tick();
      return spreadOf(all.slice(WARM));
    });
    const [worst] = [...spreads].sort((a, b) => b.median - a.median);
    const figures = spreads.map((spread, i): Figure => ({ line: `boards.${i}`, spread }));
    return Promise.resolve(worst === undefined ? figures : [{ line: 'boards.worst', spread: worst }, ...figures]);
  },
};
