import {
  type Handle,
  handleOf,
  type MatrixAnswers,
  openTable,
  prepare,
  prepareMatrix,
  type Quick,
  type Rulebook,
  setFact,
  type Table,
  VERDICTS,
} from '../src/runtime.js';
import type { Written } from './jobs.js';
import { afterWriting, type Side, type Write } from './side.js';
import { type AttackPairs, type Case, MIXED, type MixedQuestion } from './streams.js';

/** Opens a table with the library. */
export type Opening = (json: Case['json']) => Table;

/** Tables of one setup share their rules, as in a single program. */
export const sharingRules = (rulebook: Rulebook): Opening => {
  const rules = new Map<string, Table['ruleset']>();
  return (json) => {
    const setup = JSON.stringify(json.setup);
    const table = openTable(rulebook, json, rules.get(setup));
    rules.set(setup, table.ruleset);
    return table;
  };
};

/** An open table with its things in the order of the JSON. */
export interface Opened {
  readonly table: Table;
  readonly creatures: readonly Handle[];
  readonly players: readonly Handle[];
}

interface Listed {
  readonly players: readonly { readonly id: string }[];
  readonly objects: readonly { readonly id: string }[];
}

export const opened = (open: Opening, { json }: Case): Opened => {
  const table = open(json);
  const { players, objects } = json as unknown as Listed;
  const handles = (things: readonly { readonly id: string }[]): Handle[] => things.map(({ id }) => handleOf(table, id));
  return { table, creatures: handles(objects), players: handles(players) };
};

const countAllowed = (mayAttack: Quick, creatures: readonly Handle[], players: readonly Handle[]): number => {
  let yes = 0;
  for (let i = 0; i < creatures.length; i++) {
    if (mayAttack(creatures[i] as Handle, players[i] as Handle) === 'allowed') yes++;
  }
  return yes;
};

/** Creates a function that writes one fact at an open table. */
const writing = ({ table, creatures, players }: Opened, one: Case, written: Written): Write => {
  const { entities } = table.ruleset.rulebook.vocabulary;
  const slotOf = (entity: string, fact: string): number => entities[entity]?.facts[fact]?.slot as number;
  const set = (thing: Handle, slot: number, value: Handle | boolean): void => {
    table.world.set(thing, slot, value);
    table.world.dropUndoLog();
  };
  const [first] = creatures as [Handle];
  const turn = handleOf(table, 'turn');
  const [now, next] = one.turns.map((seat) => players[seat]) as [Handle, Handle];
  const [tapped, active] = [slotOf('Object', 'tapped'), slotOf('Turn', 'active')];
  const writes: { readonly [what in Written]: Write } = {
    turn: (second) => set(turn, active, second ? next : now),
    creature: (second) => set(first, tapped, second),
    checked: (second) => setFact(table, first.id ?? '', 'tapped', second),
  };
  return writes[written];
};

/** The same side, with one fact written before each pass if requested. */
const afterWrites = (side: Side, tables: readonly Opened[], cases: readonly Case[], written?: Written): Side =>
  written
    ? afterWriting(
        side,
        tables.map((table, i) => writing(table, cases[i] as Case, written)),
      )
    : side;

/** The pairs of a stream, asked through `prepare`. */
export const attackSide = (
  open: Opening,
  cases: readonly Case[],
  stream: 'active' | 'matrix',
  written?: Written,
): Side => {
  const tables = cases.map((one) => opened(open, one));
  const lists = tables.map(({ table, creatures, players }, i) => {
    const pairs = cases[i]?.[stream] as AttackPairs;
    return {
      mayAttack: prepare(table, 'mayAttack'),
      creatures: pairs.creatures.map((place) => creatures[place] as Handle),
      players: pairs.players.map((seat) => players[seat] as Handle),
    };
  });
  const side: Side = {
    pass: () => {
      let yes = 0;
      for (const { mayAttack, creatures, players } of lists) yes += countAllowed(mayAttack, creatures, players);
      return yes;
    },
    answers: () =>
      lists.flatMap(({ mayAttack, creatures, players }) =>
        creatures.map((creature, i) => mayAttack(creature, players[i] as Handle) === 'allowed'),
      ),
  };
  return afterWrites(side, tables, cases, written);
};

interface Prepared {
  readonly kind: number;
  readonly ask: Quick;
  readonly first: Handle;
  readonly second: Handle;
  readonly expected: ReturnType<Quick>;
}

/** Verdicts that count as yes or no, since the hand-written sides have no others. */
const YES_OR_NO: ReadonlySet<string> = new Set(['mayTarget', 'mayPlayLand']);

const plainAnswer = (kind: number, answer: ReturnType<Quick>): unknown => {
  if (YES_OR_NO.has(MIXED[kind] as string)) return answer === 'allowed';
  return typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer;
};

const argumentsOf = (one: Opened, { kind, creature, player, other }: MixedQuestion): readonly [Handle, Handle] => {
  const [c, p, q] = [one.creatures[creature], one.players[player], one.players[other]] as [Handle, Handle, Handle];
  const turn = handleOf(one.table, 'turn');
  const active = turn.facts[one.table.ruleset.rulebook.vocabulary.entities['Turn']?.facts['active']?.slot as number];
  const byKind: { readonly [name in (typeof MIXED)[number]]: readonly [Handle, Handle] } = {
    mayTarget: [c, p],
    nextInTurnOrder: [p, p],
    distance: [active as Handle, q],
    inRange: [active as Handle, q],
    controllerOf: [c, c],
    areOpponents: [p, q],
    mayPlayLand: [p, turn],
    skipsDraw: [turn, turn],
    isActive: [q, turn],
    lifeOf: [p, p],
  };
  return byKind[MIXED[kind] as (typeof MIXED)[number]];
};

/** The ten questions, asked through `prepare`; a question with one parameter ignores the second argument. */
export const mixedSide = (open: Opening, cases: readonly Case[], written?: Written): Side => {
  const tables = cases.map((one) => opened(open, one));
  const lists = tables.map((table, i) => {
    const asks = MIXED.map((name) => prepare(table.table, name));
    return (cases[i] as Case).mixed.map((asked): Prepared => {
      const [first, second] = argumentsOf(table, asked);
      const { kind } = asked;
      const quick = asks[kind] as Quick;
      return { kind, ask: quick, first, second, expected: quick(first, second) };
    });
  });
  const side: Side = {
    pass: () => {
      let right = 0;
      for (const questions of lists) {
        for (let i = 0; i < questions.length; i++) {
          const question = questions[i] as Prepared;
          if (question.ask(question.first, question.second) === question.expected) right++;
        }
      }
      return right;
    },
    answers: () =>
      lists.flatMap((questions) =>
        questions.map(({ kind, ask: quick, first, second }) => plainAnswer(kind, quick(first, second))),
      ),
  };
  return afterWrites(side, tables, cases, written);
};

const ALLOWED = VERDICTS.indexOf('allowed');

/** A table whose whole matrix is requested in one call. */
export interface Board {
  /** Writes one fact, alternating between two values. */
  readonly write: Write;
  readonly ask: () => MatrixAnswers;
  readonly cells: number;
}

export interface BoardOptions {
  /** Whether the deciding entries are requested as well. */
  readonly because?: boolean;
  readonly written?: Written;
}

/** Prepares a table for whole matrices. */
export const boardOf = (open: Opening, one: Case, { because = false, written = 'turn' }: BoardOptions = {}): Board => {
  const table = opened(open, one);
  const { creatures, players } = table;
  const matrix = prepareMatrix(table.table, 'mayAttack', { reasons: because });
  return {
    write: writing(table, one, written),
    ask: () => matrix(creatures, players),
    cells: creatures.length * players.length,
  };
};

/** The whole matrix of each table in one call; one fact is written before each pass. */
export const matrixSide = (boards: readonly Board[]): Side => {
  const go = (): number => {
    let first = 0;
    for (const { ask: all } of boards) first += all().codes[0] as number;
    return first;
  };
  const answers = (): number[] =>
    boards.flatMap(({ ask: all, cells }) =>
      Array.from(all().codes.subarray(0, cells), (code) => (code === ALLOWED ? 1 : 0)),
    );
  return afterWriting(
    { pass: go, answers },
    boards.map(({ write }) => write),
  );
};
