import type { Plan, SentEvent, TableJson } from '../../../src/runtime.js';
import { type Arguments, argumentsOf, Refusal } from './arguments.js';
import { attackersAreDeclared, blockersAreDeclared, damageIsDealt } from './combat.js';
import { concedes, stateIsChecked } from './leaving.js';
import { PlanWriter } from './plan.js';
import { Seats } from './seats.js';
import { State } from './state.js';
import type { Game, GameObject, Player } from './things.js';
import { stepBegins, turnBegins, turnEnds } from './turns.js';

/** How events are sent; by default with reasons, and rolled back. */
export interface FairOptions {
  readonly carryOut?: boolean;
  readonly reasons?: boolean;
}

interface Handler {
  readonly fields: readonly string[];
  readonly run: (host: FairHost, args: Arguments, plan: PlanWriter) => void;
}

const HANDLERS: { readonly [event: string]: Handler } = {
  turnBegins: { fields: ['group', 'marker', 'extra'], run: turnBegins },
  stepBegins: { fields: ['turn', 'step'], run: stepBegins },
  attackersAreDeclared: { fields: ['attacks', 'player'], run: attackersAreDeclared },
  blockersAreDeclared: { fields: ['player', 'blocks'], run: blockersAreDeclared },
  stateIsChecked: { fields: [], run: stateIsChecked },
  concedes: { fields: ['player', 'decidedBy'], run: concedes },
  turnEnds: { fields: ['turn'], run: turnEnds },
};

/** The state of a table at the beginning. */
interface Start {
  readonly game: Pick<Game, 'startingGroup' | 'turnsBegun'>;
  readonly teams: readonly { readonly id: string }[];
  readonly players: readonly Pick<Player, 'id' | 'team' | 'role' | 'life' | 'rangeSeats'>[];
  readonly objects: readonly Pick<GameObject, 'id' | 'owner' | 'types'>[];
}

/**
 * An Emperor game as an engine author would write it by hand to offer a host as much as the library: arguments and
 * legality are checked; sending events returns events, barred events, changes, and reasons with rule numbers; the
 * changes are rolled back unless the events are carried out, which can be undone. It supports one variant with
 * creatures, without options, editions, choices or unknown facts.
 */
export class FairHost {
  readonly state: State;
  readonly seats: Seats;

  constructor(json: TableJson) {
    const { game, teams, players, objects } = json as unknown as Start;
    const { startingGroup, turnsBegun } = game;
    const begun = { status: 'playing', lastTurn: null, winners: [] };
    this.state = new State({ kind: 'game', id: 'game', startingGroup, turnsBegun, ...begun });
    const { state } = this;
    for (const { id } of teams) state.put({ kind: 'teams', id, outcome: null });
    for (const player of players) {
      const fine = { inGame: true, outcome: null, last: null, poison: 0, missedTurn: false, reach: [] };
      state.put({ kind: 'players', ...player, ...fine });
    }
    for (const object of objects) {
      const plain = { subtypes: [], supertypes: [], name: null, attachedTo: null, loyalty: null };
      const ready = { zone: 'battlefield', tapped: false, phasedIn: true };
      state.put({ kind: 'objects', ...object, baseController: object.owner, ...plain, ...ready });
    }
    this.seats = new Seats(state);
    for (const player of state.lists.players) player.reach = this.seats.reachOf(player);
  }

  /** @throws Refusal for invalid arguments of an event; nothing has changed then */
  send(events: readonly SentEvent[], { carryOut = false, reasons = true }: FairOptions = {}): Plan {
    const { state } = this;
    const plan = new PlanWriter(reasons, state.game.status === 'over');
    let done = false;
    try {
      const [one, other] = events;
      if (one?.event === 'damageIsDealt') damageIsDealt(this, events, plan);
      else {
        const handler = one && HANDLERS[one.event];
        if (handler === undefined || other) throw new Refusal(`no event ${one?.event}, or several at one moment`);
        handler.run(this, argumentsOf(state, one as SentEvent, handler.fields), plan);
      }
      const finished = plan.finish(state);
      if (carryOut) state.keep();
      done = carryOut;
      return finished;
    } finally {
      if (!done) state.rollback();
    }
  }
}
