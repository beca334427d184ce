/**
 * The form of a text of the rule language in a file: an `expression`, or `actions` or `changes` separated by `;`; a
 * long text is an array of its lines; `line` is an expression that is never broken.
 */
export type RuleTextForm = 'expression' | 'actions' | 'changes' | 'line';

/** How a part of a JSON file is laid out. */
export interface LayoutShape {
  /** Keys in order; those of one group share a line while there is room. Other keys follow in their order. */
  readonly groups?: readonly (readonly string[])[];
  /** Begins next to its bracket and ends next to the other, as the large values of a file do. */
  readonly hugged?: boolean;
  /** As many members to a line as fit. */
  readonly filled?: boolean;
  /** Broken into lines even if one would do. */
  readonly broken?: boolean;
  readonly members?: { readonly [key: string]: LayoutShape };
  /** Members whose keys are not named. */
  readonly rest?: LayoutShape;
  readonly items?: LayoutShape;
  readonly written?: RuleTextForm;
}
