/*
 * A game for boardgame.io without a rule of Magic in it: creatures attack and block in any variant. The state is a value that is never changed:
 * each move asks for a plan and returns `applyChanges` of it, so that what is as before stays the same object.
 */
import { makeTable } from 'tavolata/compiler';
import type { Rulebook, SentAs } from 'tavolata/runtime';
import { applyChanges, ask, factOf, membersOf, openTable, resolve, typed } from 'tavolata/runtime';
import type { Variant, Vocabulary } from 'tavolata/types';

const rules = typed<Vocabulary>()({ applyChanges, ask, factOf, membersOf, openTable, resolve });
const STEPS = ['begin-combat', 'declare-attackers', 'declare-blockers', 'combat-damage'] as const;
const CREATURES = 3;
const INVALID_MOVE = 'INVALID_MOVE';

type TableJson = Vocabulary['table'];
type Declaration = 'attackersAreDeclared' | 'blockersAreDeclared';
type Part = { readonly creature: string } & { readonly [fact: string]: unknown };

/** Facts for which this host has no use, named once: no plan writes them. They are none that the rules miss here. */
export const NOT_KEPT: NonNullable<TableJson['notKept']> = ['atFirst', 'missedTurn', 'landsPlayed'];

/** The state of a game, as boardgame.io hands it on, stores it and sends it to its clients. */
export type State = {
  readonly table: TableJson;
  /** Who still has to decide about a declaration, and what was chosen for it so far. */
  readonly waiting: readonly string[];
  readonly declaring: Declaration;
  readonly parts: readonly Part[];
};

/** What boardgame.io hands to a move and to a hook, as far as they use it. */
type Context = {
  readonly G: State;
  readonly playerID: string;
  readonly random: { Number(): number };
  readonly events: { setActivePlayers(players: { value: Record<string, string> }): void };
};

/**
 * The game, for `Client({ game, numPlayers })`.
 *
 * @param original what boardgame.io's immer made a draft of (`original` of immer): reading drafts is slow
 */
export function skirmish(rulebook: Rulebook, variant: Variant, original: <T>(draft: T) => T | undefined) {
  const open = (table: TableJson) => rules.openTable(rulebook, table);

  /** The state after some events of one moment; `happened` tells whether anything came of them. */
  const after = (table: TableJson, chance: () => number, ...events: readonly SentAs<Vocabulary>[]) => {
    const pick = (among: readonly unknown[]) => among[Math.floor(chance() * among.length)] as string;
    const plan = rules.resolve(open(table), events, ({ among }) => pick(among));
    const [needed] = plan.unknown;
    if (needed) throw new Error(`the rules need ${needed.fact} of ${needed.of}: keep it`);
    return { table: rules.applyChanges(rulebook, table, plan.changes), happened: plan.steps.length > 0 };
  };

  /** What a player may choose now for a declaration, creature by creature. */
  const options = (table: TableJson, player: string, event: Declaration, chosen: readonly Part[]): readonly Part[] => {
    const moves = rules.ask(open(table), 'moves', { player }).value ?? [];
    const parts = moves.flatMap((move): readonly unknown[] => {
      if (move.event !== event) return [];
      return move.event === 'attackersAreDeclared' ? move.fields.attacks : move.fields.blocks;
    }) as readonly Part[];
    return parts.filter(({ creature }) => !chosen.some((other) => other.creature === creature));
  };

  const running = (table: TableJson) => rules.factOf(open(table), 'game', 'status') === 'running';

  /** Who may declare at this moment, and so declares together. */
  const asked = (table: TableJson, event: Declaration): readonly string[] =>
    (rules.ask(open(table), 'playersIn').value ?? []).filter((player) => options(table, player, event, []).length > 0);

  /** Attackers that nobody blocks deal three damage each, all at one moment; then the rules look who has lost. */
  const damage = (table: TableJson, chance: () => number): TableJson => {
    const now = open(table);
    const blocked = rules.membersOf(now, 'blockers').flatMap((one) => factOf(now, one, 'blocks') as readonly string[]);
    const hits = rules.membersOf(now, 'attackers').flatMap((one): readonly SentAs<Vocabulary>[] => {
      const source = factOf(now, one, 'creature') as string;
      const to = factOf(now, one, 'attacking') as string | null;
      if (to === null || blocked.includes(source)) return [];
      return [{ event: 'damageIsDealt', fields: { source, to, amount: 3, combat: true } }];
    });
    const hit = hits.length > 0 ? after(table, chance, ...hits).table : table;
    return running(hit) ? after(hit, chance, { event: 'stateIsChecked', fields: {} }).table : hit;
  };

  /** Lets the game go on until somebody has to decide something, or it is over. */
  const goOn = (from: TableJson, chance: () => number): State => {
    let table = from;
    const happen = (...events: readonly SentAs<Vocabulary>[]) => {
      table = after(table, chance, ...events).table;
    };
    while (running(table)) {
      const now = open(table);
      const [turn] = rules.membersOf(now, 'turns');
      if (turn === undefined) {
        const last = rules.factOf(now, 'game', 'lastTurn');
        const next =
          last == null
            ? rules.factOf(now, 'game', 'startingGroup')
            : rules.ask(now, 'nextGroup', { group: last }).value;
        happen({ event: 'turnBegins', fields: { group: next as string } });
        continue;
      }
      const at = STEPS.indexOf(factOf(now, turn, 'step') as (typeof STEPS)[number]);
      // Blockers are declared one side after the other.
      if (STEPS[at] === 'declare-blockers') {
        const waiting = asked(table, 'blockersAreDeclared');
        if (waiting.length > 0) return { table, waiting, declaring: 'blockersAreDeclared', parts: [] };
      }
      const step = STEPS[at + 1];
      if (step === undefined) {
        happen({ event: 'turnEnds', fields: { turn } });
        continue;
      }
      happen({ event: 'stepBegins', fields: { turn, step } });
      if (step === 'combat-damage') table = damage(table, chance);
      if (step !== 'declare-attackers') continue;
      const waiting = asked(table, 'attackersAreDeclared');
      if (waiting.length > 0) return { table, waiting, declaring: 'attackersAreDeclared', parts: [] };
    }
    return { table, waiting: [], declaring: 'attackersAreDeclared', parts: [] };
  };

  /** Declares what was chosen together, or nothing where that is illegal. */
  const declared = ({ table, declaring, parts }: State, player: string, chance: () => number): State => {
    const event = (some: readonly Part[]) =>
      ({
        event: declaring,
        fields: { [declaring === 'attackersAreDeclared' ? 'attacks' : 'blocks']: some, player },
      }) as SentAs<Vocabulary>;
    const made = after(table, chance, event(parts));
    return goOn((made.happened ? made : after(table, chance, event([]))).table, chance);
  };

  const state = ({ G }: { readonly G: State }): State => original(G) ?? G;
  const next = ({ events }: Context, G: State): State => {
    events.setActivePlayers({ value: Object.fromEntries(G.waiting.map((player) => [player, 'decides'])) });
    return G;
  };

  const moves = {
    choose: (context: Context, part: Part) => {
      const G = state(context);
      const chosen = options(G.table, context.playerID, G.declaring, G.parts).find(
        (one) => JSON.stringify(one) === JSON.stringify(part),
      );
      if (chosen === undefined || !G.waiting.includes(context.playerID)) return INVALID_MOVE;
      return { ...G, parts: [...G.parts, chosen] };
    },
    done: (context: Context) => {
      const G = state(context);
      if (!G.waiting.includes(context.playerID)) return INVALID_MOVE;
      const waiting = G.waiting.filter((player) => player !== context.playerID);
      if (waiting.length > 0) return next(context, { ...G, waiting });
      return next(context, declared(G, context.playerID, context.random.Number));
    },
    concede: (context: Context) => {
      const G = state(context);
      const made = after(G.table, context.random.Number, { event: 'concedes', fields: { player: context.playerID } });
      return made.happened ? next(context, goOn(made.table, context.random.Number)) : INVALID_MOVE;
    },
  };

  return {
    name: `skirmish-${variant}`,
    setup: ({ ctx, random }: { ctx: { readonly playOrder: readonly string[] }; random: Context['random'] }): State => {
      const seed = Math.floor(random.Number() * 2 ** 31);
      const request = {
        edition: '2026-09-25',
        variant,
        players: ctx.playOrder,
        notKept: NOT_KEPT,
        seed,
        start: true,
      } as const;
      const { json } = makeTable<Vocabulary>(rulebook, request);
      const creatures = (owner: string) =>
        Array.from({ length: CREATURES }, (_, i) => ({ id: `${owner}-${i}`, owner, types: ['creature' as const] }));
      return goOn({ ...json, objects: ctx.playOrder.flatMap(creatures) }, random.Number);
    },
    moves,
    turn: { onBegin: (context: Context) => next(context, state(context)) },
    endIf: ({ G }: { readonly G: State }) =>
      running(G.table) ? undefined : { winners: rules.factOf(open(G.table), 'game', 'winners') },
    ai: {
      enumerate: (G: State, _ctx: unknown, player: string) => [
        ...options(G.table, player, G.declaring, G.parts).map((part) => ({ move: 'choose', args: [part] })),
        { move: 'done', args: [] },
      ],
    },
  };
}
