/*
 * The things on the table of a hand-written game of Emperor.
 */

export interface Player {
  readonly kind: 'players';
  readonly id: string;
  readonly team: string;
  readonly role: string;
  readonly rangeSeats: number;
  inGame: boolean;
  outcome: string | null;
  last: LastKnown | null;
  life: number;
  poison: number;
  reach: readonly string[];
  missedTurn: boolean;
}

/** Recorded information about a player who left (800.4i). */
export interface LastKnown {
  readonly is: 'Record';
  readonly poison: number;
  readonly seenBy: readonly string[];
}

export interface GameObject {
  readonly kind: 'objects';
  readonly id: string;
  readonly owner: string;
  readonly baseController: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly name: string | null;
  readonly attachedTo: string | null;
  zone: string;
  tapped: boolean;
  phasedIn: boolean;
  loyalty: number | null;
}

export interface Turn {
  readonly kind: 'turns';
  readonly id: string;
  readonly group: string;
  active: string | null;
  number: number;
  step: string;
  attackDone: boolean;
  blocksDone: readonly string[];
}

export interface Attacker {
  readonly kind: 'attackers';
  readonly id: string;
  readonly creature: string;
  readonly turn: string;
  attacking: string | null;
  inCombat: boolean;
  last: string | null;
}

export interface Blocker {
  readonly kind: 'blockers';
  readonly id: string;
  readonly creature: string;
  readonly turn: string;
  readonly blocks: readonly string[];
}

/** Changes the controller of an object, or prevents damage. */
export interface Effect {
  readonly kind: 'effects';
  readonly id: string;
  readonly op: 'give-object' | 'prevent';
  readonly on: string;
  readonly to: string | null;
  readonly until: 'turn' | null;
}

/** Forbids or requires an attack or a block. */
export interface Constraint {
  readonly kind: 'constraints';
  readonly id: string;
  readonly creature: string;
  readonly action: 'attack' | 'block';
  readonly must: boolean;
}

export interface Team {
  readonly kind: 'teams';
  readonly id: string;
  outcome: string | null;
}

export interface Game {
  readonly kind: 'game';
  readonly id: 'game';
  readonly startingGroup: string;
  status: string;
  lastTurn: string | null;
  turnsBegun: number;
  winners: readonly string[];
}

export type Thing = Player | GameObject | Turn | Attacker | Blocker | Effect | Constraint | Team | Game;
export type Collection = Exclude<Thing['kind'], 'game'>;
export type Fact = string | number | boolean | null | readonly string[] | LastKnown;
export type Facts = { [fact: string]: Fact };
