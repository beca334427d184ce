import { readFileSync } from 'node:fs';
import { type Handle, handleOf, prepare, type Rulebook, type Table } from '../../src/runtime.js';
import { sharingRules } from '../library.js';
import { ALLOCATING } from '../others.js';
import { type Case, caseOf } from '../streams.js';
import { workload } from '../tables.js';

/*
 * The memory used by a rulebook, its rules and one table, and the allocation per prepared question.
 *
 *   node --expose-gc --min-semi-space-size=128 --max-semi-space-size=128 memory.mjs RULEBOOK.json QUESTIONS
 *
 * With such a large nursery nothing is collected between the two readings of the heap, so that every allocation counts.
 */

const [file, count] = process.argv.slice(2) as [string, string];
const collect = (globalThis as { readonly gc?: () => void }).gc;
if (!collect) throw new Error('needs --expose-gc');
const used = (): number => process.memoryUsage().heapUsed;
const PLAYERS = 8;
const WARM = 200_000;
const TIMES = 3;

const openOne = (): Table => {
  const rulebook = JSON.parse(readFileSync(file, 'utf8')) as Rulebook;
  return sharingRules(rulebook)(one.json);
};

/** A table for the setup of a narrowed rulebook. */
const tableOf = (setup: string): Case => {
  for (let seed = 1; ; seed++) {
    const found = caseOf(PLAYERS, seed);
    if (JSON.stringify(found.json.setup) === setup && found.active.creatures.length > PLAYERS) return found;
  }
};

const one = tableOf(JSON.stringify(workload(4, 1).table.setup));
collect();
const before = used();
const table = openOne();
const [creature, other] = one.active.creatures as [number, number];
const { objects, players } = one.json as unknown as {
  readonly [list: string]: readonly { readonly id: string; readonly inGame?: boolean }[];
};
const thing = (id: string | undefined): Handle => handleOf(table, id ?? '');
const things = {
  creatures: [thing(objects?.[creature]?.id), thing(objects?.[other]?.id)],
  // Players who left have no distance: such a question only reports an unknown fact.
  players: (players ?? []).filter(({ inGame }) => inGame !== false).map(({ id }) => thing(id)),
  turns: [thing('turn')],
};
const byKind: { readonly [kind: string]: readonly Handle[] } = {
  Object: things.creatures,
  Ability: things.creatures,
  Player: things.players,
  Turn: things.turns,
};
const questions = table.ruleset.rulebook.vocabulary.questions;

/** The number of different arguments, created before the measurement. */
const VARIETY = 1024;

const pick = (list: readonly Handle[], i: number): Handle | null =>
  list.length === 0 ? null : (list[i % list.length] as Handle);

/** The number of questions per turn, if turns pass. */
const PAIRS = things.creatures.length * things.players.length;

const [turn] = things.turns as [Handle];
const active = table.ruleset.rulebook.vocabulary.entities['Turn']?.facts['active']?.slot as number;
const [now, next] = one.turns.map((seat) => handleOf(table, players?.[seat]?.id ?? '')) as [Handle, Handle];
const passTurn = (i: number): void => {
  table.world.set(turn, active, (i / PAIRS) % 2 === 0 ? now : next);
  table.world.dropUndoLog();
};

/** Average bytes allocated per question, at an unchanged table or once in each new turn. */
const bytesOf = (name: string, turns: boolean): number => {
  const quick = prepare(table, name);
  const [first = [], second = []] = (questions[name]?.parameters ?? []).map(({ type }) =>
    'one' in type ? (byKind[type.one[0] as string] ?? []) : [],
  );
  const firsts = Array.from({ length: VARIETY }, (_, i) => pick(first, i));
  const seconds = Array.from({ length: VARIETY }, (_, i) => pick(second, i >> 3));
  const many = (times: number): number => {
    let same = 0;
    for (let i = 0; i < times; i++) {
      const at = i % VARIETY;
      if (turns && i % PAIRS === 0) passTurn(i);
      if (quick(firsts[at] as Handle | null, seconds[at] as Handle | null) === 'allowed') same++;
    }
    return same;
  };
  many(WARM);
  // Unique work of the machine, such as recompiling hot code, belongs to no question: the minimum of several runs
  // counts.
  const measured = Array.from({ length: TIMES }, () => {
    collect();
    const start = used();
    many(Number(count));
    return (used() - start) / Number(count);
  });
  return Math.min(...measured);
};

prepare(table, 'mayAttack')(things.creatures[0] as Handle, things.players[1] as Handle);
collect();
const held = used() - before;
const bytes = Object.fromEntries(ALLOCATING.map((name) => [name, bytesOf(name, false)]));
const inTurns = Object.fromEntries(ALLOCATING.map((name) => [name, bytesOf(name, true)]));
process.stdout.write(`${JSON.stringify({ held, bytes, inTurns })}\n`);
