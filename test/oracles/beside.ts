import { ask } from '../../src/engine/ask/ask.js';
import type { SentEvent } from '../../src/engine/events/send.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { likely, pick } from '../moments/draw.js';
import { type Happening, momentOf } from '../moments/happenings.js';
import { type Sent, sent } from '../moments/sending.js';
import { begun, type Seated } from '../moments/walk.js';
import type { Compared } from './declaring.js';
import { Markers } from './markers.js';
import { Membership } from './membership.js';
import { Priority } from './priority.js';
import { Resources } from './resources.js';
import { idOf, listOf } from './world.js';

/** A game that runs in both models, one moment after the other; the first difference ends it. */
class Game {
  compared = 0;
  /** Why it could not go on. */
  private stopped: string | undefined;
  readonly sent: SentEvent[][] = [];
  private readonly start: TableJson;

  constructor(public table: Table) {
    this.start = tableToJson(table);
  }

  get now(): TableJson {
    return tableToJson(this.table);
  }

  /** Undefined: the game cannot go on. */
  send(...events: SentEvent[]): Sent | undefined {
    this.sent.push(events);
    const done = sent(this.table, events);
    if (!done || 'fault' in done) {
      this.stopped = done?.fault.message ?? 'a fact is missing';
      return undefined;
    }
    this.table = done.after;
    return done;
  }

  /** A parting if the two differ. */
  same(what: string, rules: Json, text: Json): Compared | undefined {
    this.compared++;
    return JSON.stringify(rules) === JSON.stringify(text) ? undefined : this.parted(what, rules, text);
  }

  private parted(what: string, rules: Json, text: Json): Compared {
    const moments = this.sent.map((events) =>
      events.map(({ event, fields }) => `${event}${JSON.stringify(fields)}`).join(' + '),
    );
    const parting = { what: `${what} after ${moments.join(' | ')}`, rules, text, table: this.start };
    return { compared: this.compared, parting };
  }

  get done(): Compared {
    return this.stopped === undefined
      ? { compared: this.compared }
      : this.parted('a plan', this.stopped, 'can be made');
  }
}

const sorted = (texts: Iterable<string>): readonly string[] => [...texts].sort();

/** Priority beside its plain model: 117.3, 117.4, 800.4a. */
export const priorityBeside = (chance: Random, rulebook: Rulebook, { sitting, ruleset }: Seated): Compared => {
  const { setup, players, teams } = sitting;
  const shared = setup.options.includes('shared-team-turns');
  const ids = players.map(idOf);
  const groups = shared ? teams.map(idOf) : ids;
  const at = chance.below(groups.length);
  const ring = [...groups.slice(at), ...groups.slice(0, at)];
  const spells = Array.from({ length: 4 }, (_, i) => ({
    ...{ id: `s${i + 1}`, owner: pick(chance, ids), zone: 'hand' },
    types: ['instant'],
  }));
  const turn = { id: 't', group: ring[0] as string, number: 3, step: 'first-main' };
  const json = { setup, players, teams, objects: spells, turns: [turn], game: { startedWith: ids.length } };
  const game = new Game(openTable(rulebook, json as unknown as TableJson, ruleset));
  const inGame = new Set(ids);
  const membersIn = (group: string): readonly string[] =>
    players
      .filter((one) => inGame.has(idOf(one)) && (one['id'] === group || (shared && one['team'] === group)))
      .map(idOf);
  const model = new Priority(ring, membersIn);
  const opens = (): boolean => {
    model.opens();
    return game.send({ event: 'priorityIsGiven', fields: { turn: 't', group: ring[0] as string } }) !== undefined;
  };
  const begins = (step: string): boolean => {
    model.stepBegins();
    return game.send({ event: 'stepBegins', fields: { turn: 't', step } }) !== undefined;
  };
  if (!opens()) return game.done;
  for (let i = 0; i < 14; i++) {
    const move = chance.below(10);
    if (move === 0 || (model.holder === undefined && likely(chance, 70))) {
      if (model.holder === undefined && !(begins('second-main') && opens())) return game.done;
    } else if (move === 1) {
      const player = pick(chance, [...inGame]);
      inGame.delete(player);
      if (new Set([...inGame].map((one) => players.find(({ id }) => id === one)?.['team'] ?? one)).size < 2) break;
      if (!game.send({ event: 'playersLeave', fields: { players: [player] } })) return game.done;
      for (const { id, owner } of spells) if (owner === player) model.gone(id);
      model.left();
    } else if (move === 2) {
      if (!begins(pick(chance, ['end', 'second-main']))) return game.done;
    } else if (move < 6) {
      const player = likely(chance, 80) && model.holder ? pick(chance, membersIn(model.holder)) : pick(chance, ids);
      const fresh = spells.find(
        ({ id, owner }) => owner === player && !game.sent.flat().some(({ fields }) => fields?.['object'] === id),
      );
      if (fresh && model.may(player)) {
        if (!game.send({ event: 'objectIsStacked', fields: { object: fresh.id, turn: 't', controller: player } }))
          return game.done;
        model.stacked(fresh.id);
      }
      if (!game.send({ event: 'acts', fields: { turn: 't', player } })) return game.done;
      model.acts(player);
    } else {
      const group = likely(chance, 85) && model.holder ? model.holder : pick(chance, groups);
      const result = game.send({ event: 'passes', fields: { turn: 't', group } });
      if (!result) return game.done;
      const outcome = model.passes(group);
      const reported = result.plan.steps.flat();
      const resolving = reported.find(({ event }) => event === 'resolves')?.fields['object'] ?? null;
      const wrong =
        game.same('what resolves', resolving, outcome.resolves ?? null) ??
        game.same(
          'whether the step ends',
          reported.some(({ event }) => event === 'stepEnds'),
          outcome.stepEnds ?? false,
        );
      if (wrong) return wrong;
      if (outcome.resolves !== undefined) {
        model.gone(outcome.resolves);
        if (!game.send({ event: 'objectMoves', fields: { object: outcome.resolves, to: 'graveyard' } }))
          return game.done;
      }
    }
    const holder = listOf(game.now, 'turns')[0]?.['priority'] ?? null;
    const may = ids.filter((player) => ask(game.table, 'mayAct', { player, turn: 't' }).verdict === 'allowed');
    const wrong =
      game.same('who has priority', holder, model.holder ?? null) ??
      game.same(
        'who may act',
        may,
        ids.filter((player) => model.may(player)),
      );
    if (wrong) return wrong;
  }
  return game.done;
};

/** Turn markers beside their plain model: 807.4, since 2010-07-16. */
export const markersBeside = (chance: Random, rulebook: Rulebook, { sitting, ruleset }: Seated): Compared => {
  const { setup, players } = sitting;
  const ids = players.map(idOf);
  const starter = pick(chance, ids);
  const json = { setup, players, game: { startedWith: ids.length } } as unknown as TableJson;
  const game = new Game(openTable(rulebook, json, ruleset));
  if (!game.send({ event: 'gameStarts', fields: { drawn: starter } })) return game.done;
  const inGame = new Set(ids);
  const model = new Markers(ids, inGame, starter);
  for (let i = 0; i < 16; i++) {
    const running = model.markers.filter(({ inTurn }) => inTurn);
    if (likely(chance, 25) && inGame.size > 2) {
      const player = pick(chance, [...inGame]);
      const leave = likely(chance, 50)
        ? { event: 'playersLeave', fields: { players: [player] } }
        : { event: 'concedes', fields: { player, decidedBy: player } };
      if (!game.send(leave)) return game.done;
      model.leaves(player);
    } else if (running.length > 0) {
      const { number } = pick(chance, running);
      const marker = listOf(game.now, 'markers').find((one) => one['number'] === number)?.['id'];
      const turn = listOf(game.now, 'turns').find((one) => one['marker'] === marker)?.['id'];
      const known = game.same(`the turn of marker ${number}`, turn !== undefined, true);
      if (known) return known;
      if (!game.send({ event: 'turnEnds', fields: { turn: turn as string } })) return game.done;
      model.turnEnds(number);
    }
    const now = game.now;
    const theirs = listOf(now, 'markers').map(
      (one) => `${String(one['number'])} at ${String(one['holder'])} ${one['inTurn'] === true ? 'in turn' : 'waits'}`,
    );
    const ours = model.markers.map(
      ({ number, holder, inTurn }) => `${number} at ${holder} ${inTurn ? 'in turn' : 'waits'}`,
    );
    const turns = listOf(now, 'turns').map(({ group }) => group as string);
    const wrong =
      game.same('where the markers are', sorted(theirs), sorted(ours)) ??
      game.same(
        'whose turns there are',
        sorted(turns),
        sorted(model.markers.filter(({ inTurn }) => inTurn).map(({ holder }) => holder)),
      );
    if (wrong) return wrong;
  }
  return game.done;
};

const COMBAT = ['objectMoves', 'controlChanges', 'effectEnds', 'leavesCombat', 'phases', 'playersLeave'];

/** Whether somebody who leaves is still given something at that very moment, no rule says. */
const withoutGifts = (moment: readonly Happening[]): readonly Happening[] => {
  const leaving = moment.flatMap(({ event, fields }) =>
    event === 'playersLeave' ? (fields?.['players'] as string[]) : [],
  );
  return moment.filter(
    ({ event, fields }) => event !== 'controlChanges' || !leaving.includes(fields?.['to'] as string),
  );
};

/** Combat beside its plain model: 506.4, 508.5, 800.4a. */
export const combatBeside = (chance: Random, rulebook: Rulebook, at: Seated): Compared => {
  const table = begun(chance, rulebook, at);
  if (!table) return { compared: 0 };
  const game = new Game(table);
  const model = new Membership(game.now);
  for (let i = 0; i < 4; i++) {
    const moment = withoutGifts(momentOf(chance, game.now, rulebook.vocabulary.events, COMBAT));
    const done = game.send(...moment.map(({ event, fields = {} }) => ({ event, fields })));
    if (!done || done.plan.steps.flat().some(({ event }) => event === 'gameEnded')) return game.done;
    model.happens(moment);
    const now = game.now;
    if (listOf(now, 'players').every(({ inGame }) => inGame === false)) return game.done;
    const theirs = listOf(now, 'attackers').map(
      ({ creature, attacking, inCombat }) =>
        `${String(creature)} ${inCombat === false ? 'is out' : `attacks ${String(attacking ?? 'nothing')}`}`,
    );
    const ours = model.attacks.map(
      ({ creature, attacking, inCombat }) => `${creature} ${inCombat ? `attacks ${attacking ?? 'nothing'}` : 'is out'}`,
    );
    const blocks = (list: readonly { readonly [fact: string]: Json }[]) =>
      list.map(({ creature, blocks: whom }) => `${String(creature)} ${JSON.stringify(whom)}`);
    const defending = model.attacks.map(
      ({ creature }) => (ask(game.table, 'defendingPlayerOf', { creature }).value ?? null) as Json,
    );
    const early = at.sitting.setup.edition < '2017-08-25';
    const wrong =
      game.same('who attacks', sorted(theirs), sorted(ours)) ??
      game.same('who blocks', sorted(blocks(listOf(now, 'blockers'))), sorted(blocks(model.blocks))) ??
      (early
        ? undefined
        : game.same(
            'defending players',
            defending,
            model.attacks.map((one) => one.defending ?? null),
          ));
    if (wrong) return wrong;
  }
  return game.done;
};

const AMOUNTS = ['lifeChanges', 'countersChange', 'lifeIsPaid', 'damageIsDealt'];

/** Life and poison beside their plain model: 119, 120.3, 122, 810.9, 810.10. */
export const resourcesBeside = (chance: Random, rulebook: Rulebook, at: Seated): Compared => {
  const table = begun(chance, rulebook, at);
  if (!table) return { compared: 0 };
  const game = new Game(table);
  for (let i = 0; i < 5; i++) {
    const before = game.now;
    const model = new Resources(before);
    const moment = momentOf(chance, before, rulebook.vocabulary.events, AMOUNTS).filter(({ fields = {} }) => {
      const player = (fields['player'] ?? fields['to']) as string | undefined;
      return listOf(before, 'players').find(({ id }) => id === player)?.['inGame'] !== false;
    });
    const clear = model.happens(moment);
    if (!game.send(...moment.map(({ event, fields = {} }) => ({ event, fields })))) return game.done;
    if (!clear) continue;
    const ids = listOf(before, 'players')
      .filter(({ inGame }) => inGame !== false)
      .map(idOf);
    const asked = (question: string) =>
      ids.map((player) => (ask(game.table, question, { player }).value ?? null) as Json);
    const wrong =
      game.same(
        'life',
        asked('lifeOf'),
        ids.map((player) => model.lifeOf(player)),
      ) ??
      game.same(
        'poison',
        asked('poisonOf'),
        ids.map((player) => model.poisonOf(player)),
      );
    if (wrong) return wrong;
  }
  return game.done;
};
