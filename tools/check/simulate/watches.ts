import { type EventValue, type Expression, Scope } from 'tavolata/internals';
import type { Ruleset, Value } from 'tavolata/runtime';
import type { Amount, RawDemand } from './model.js';
import type { Simulation } from './prepare.js';

/** Something that must hold throughout a game, with its state. */
export interface DemandWatch {
  readonly demand: RawDemand;
  /** Types of events that it is notified of. */
  readonly events: readonly string[];
  /** A game begins: resets the state. */
  begin(): void;
  /** A move begins. */
  next(): void;
  note(event: EventValue): void;
  /** Whether the demand is met after a move. */
  met(): boolean;
}

function nothing(): void {}

/** Everything that a simulation demands, compiled for a ruleset. */
export const watchesOf = (ruleset: Ruleset, simulation: Simulation): readonly DemandWatch[] => [
  ...simulation.always.map((demand) => always(ruleset, demand)),
  ...simulation.whenever.map((demand) => whenever(ruleset, demand)),
  ...simulation.inTime.map((demand) => inTime(ruleset, demand)),
  ...simulation.balance.map((demand) => balance(ruleset, demand)),
];

function always({ compiler }: Ruleset, demand: Simulation['always'][number]): DemandWatch {
  const holds = compiler.truth(demand.holds.tree, new Scope()).run;
  return { demand, events: [], begin: nothing, next: nothing, note: nothing, met: holds };
}

function whenever({ compiler }: Ruleset, demand: Simulation['whenever'][number]): DemandWatch {
  const scope = new Scope();
  const cell = scope.cell('event');
  const holds = compiler.truth(demand.holds.tree, scope).run;
  let seen: EventValue[] = [];
  const next = (): void => {
    seen = [];
  };
  return {
    demand,
    events: [demand.event],
    begin: next,
    next,
    note: (event) => seen.push(event),
    met: () =>
      seen.every((event) => {
        cell.v = event;
        return holds();
      }),
  };
}

function inTime({ compiler }: Ruleset, demand: Simulation['inTime'][number]): DemandWatch {
  const members = compiler.code(demand.members.tree, new Scope()).run;
  const within = compiler.code(demand.within.tree, new Scope()).run;
  const last = new Map<Value, number>();
  let total = 0;
  return {
    demand,
    events: [demand.event],
    begin: () => {
      last.clear();
      total = 0;
    },
    next: nothing,
    note: (event) => last.set(event.fields[demand.field] ?? null, ++total),
    met: () => {
      const most = within() as number;
      return (members() as readonly Value[]).every((member) => total - (last.get(member) ?? 0) <= most);
    },
  };
}

function balance(ruleset: Ruleset, demand: Simulation['balance'][number]): DemandWatch {
  const { compiler } = ruleset;
  const [[name, list]] = Object.entries(demand.member) as [[string, Expression]];
  const members = compiler.code(list.tree, new Scope()).run;
  const scope = new Scope();
  const cell = scope.cell(name);
  const standing = compiler.code(demand.standing.tree, scope).run;
  const gains = amountOf(ruleset, demand.gains);
  const spends = amountOf(ruleset, demand.spends);
  const left = new Map<Value, number>();
  const add = (member: Value, amount: number): void => {
    left.set(member, (left.get(member) ?? 0) + amount);
  };
  return {
    demand,
    events: [...new Set([demand.gains.event, demand.spends.event])],
    begin: () => left.clear(),
    next: nothing,
    note: (event) => {
      if (event.event === demand.gains.event) add(event.fields[demand.gains.field] ?? null, gains(event));
      if (event.event === demand.spends.event) add(event.fields[demand.spends.field] ?? null, -spends(event));
    },
    met: () =>
      (members() as readonly Value[]).every((member) => {
        cell.v = member;
        return standing() === (left.get(member) ?? 0);
      }),
  };
}

function amountOf({ compiler }: Ruleset, { amount }: Amount<Expression, number>): (event: EventValue) => number {
  const scope = new Scope();
  const cell = scope.cell('event');
  const { run } = compiler.code(amount.tree, scope);
  return (event) => {
    cell.v = event;
    return run() as number;
  };
}
