import type { SetupJson, Words } from 'tavolata/runtime';

/** An expression in a file: a text, or its lines. */
export type RuleText = string | readonly string[];

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
export interface Amount<Text, Field> {
  readonly event: string;
  /** Field of the event that names the thing. */
  readonly field: Field;
  readonly amount: Text;
}

/** What must hold in a game: in a file with texts and names of fields, read with expressions and indexes of fields. */
export interface Demands<Text, Field> {
  readonly always: readonly (RawDemand & { readonly holds: Text })[];
  readonly whenever: readonly (RawDemand & { readonly event: string; readonly holds: Text })[];
  readonly inTime: readonly (RawDemand & {
    readonly event: string;
    readonly field: Field;
    readonly members: Text;
    readonly within: Text;
  })[];
  readonly balance: readonly (RawDemand & {
    /** The name that `standing` has for one of the members. */
    readonly member: { readonly [name: string]: Text };
    readonly gains: Amount<Text, Field>;
    readonly spends: Amount<Text, Field>;
    readonly standing: Text;
  })[];
}

/** A `*.simulation.json` file: who plays, what may happen, what must hold. */
export interface RawSimulation extends Partial<Demands<RuleText, string>> {
  readonly names: Words;
  readonly setup: SetupJson;
  readonly crowd: Bounds & { readonly collection: string; readonly prefix: string };
  readonly start: RuleText;
  readonly over: RuleText;
  readonly length: Bounds;
  readonly moves: readonly RawMove[];
}
