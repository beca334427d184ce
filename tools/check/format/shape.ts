/**
 * How a text in a file is written in the rule language: an `expression`, or `actions` or `changes` with `;` between them, of which a long
 * one is an array of its lines; `line` is an expression that is never broken.
 */
export type RuleTextForm = 'expression' | 'actions' | 'changes' | 'line';

/** How a part of a JSON file is laid out. */
export interface LayoutShape {
  /** Keys in order; those of one group share a line while there is room. Other keys follow as they were written. */
  readonly groups?: readonly (readonly string[])[];
  /** Begins beside its bracket and ends beside the other, as the large things of a file do. */
  readonly hugged?: boolean;
  /** As many members to a line as there is room for. */
  readonly filled?: boolean;
  /** Broken into lines even where one would do. */
  readonly broken?: boolean;
  readonly members?: { readonly [key: string]: LayoutShape };
  /** Members whose keys are not named. */
  readonly rest?: LayoutShape;
  readonly items?: LayoutShape;
  readonly written?: RuleTextForm;
}
