import type { SetupJson, Words } from 'tavolata/runtime';

/** An expression in a file: a text, or its lines. */
type RuleText = string | readonly string[];

/** Something that may happen in a random game; drawn as often, compared with the others, as it says. */
export interface RawMove {
  readonly often: number;
  /** A name for one thing drawn from a list. */
  readonly one?: { readonly [name: string]: RuleText };
  /** A name for several things drawn from a list. */
  readonly some?: { readonly [name: string]: RuleText };
  readonly least?: number;
  readonly most?: number;
  readonly send: RuleText;
}

/** What must hold, with an id and a sentence for readers if it does not. */
export interface RawDemand {
  readonly id: string;
  readonly says: Words;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How much a thing gains or spends by an event. */
export interface RawAmount {
  readonly event: string;
  /** Field of the event that names the thing. */
  readonly field: string;
  readonly amount: RuleText;
}

/** A `*.simulation.json` file: who plays, what may happen, what must hold. */
export interface RawSimulation {
  readonly names: Words;
  readonly setup: SetupJson;
  readonly crowd: Bounds & { readonly collection: string; readonly prefix: string };
  readonly start: RuleText;
  readonly over: RuleText;
  readonly length: Bounds;
  readonly moves: readonly RawMove[];
  readonly always?: readonly (RawDemand & { readonly holds: RuleText })[];
  readonly whenever?: readonly (RawDemand & { readonly event: string; readonly holds: RuleText })[];
  readonly inTime?: readonly (RawDemand & {
    readonly event: string;
    readonly field: string;
    readonly members: RuleText;
    readonly within: RuleText;
  })[];
  readonly balance?: readonly (RawDemand & {
    readonly member: { readonly [name: string]: RuleText };
    readonly gains: RawAmount;
    readonly spends: RawAmount;
    readonly standing: RuleText;
  })[];
}
