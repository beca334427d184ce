/*
 * The contents of each construct's nodes, as data: their type, their parts in the order written and the schema of the
 * compiled form are derived from it.
 */

/** A part that is always present. */
export const part = { is: 'part' } as const;
/** A part that may be missing. */
export const maybe = { is: 'maybe' } as const;
export const parts = { is: 'parts' } as const;
/** Parts by name. */
export const named = { is: 'named' } as const;
export const text = { is: 'text' } as const;
export const truth = { is: 'truth' } as const;
/** A number, a text or a truth value; null is `none`. */
export const plain = { is: 'plain' } as const;
/** A range of characters; only in trees of what is written, as are named arguments of a call. */
export const characters = { is: 'characters' } as const;
export const namedArguments = { is: 'namedArguments' } as const;
export const oneOf = <const Words extends readonly string[]>(...words: Words) => ({ is: 'oneOf', words }) as const;

export type ShapeField =
  | typeof part
  | typeof maybe
  | typeof parts
  | typeof named
  | typeof text
  | typeof truth
  | typeof plain
  | typeof characters
  | typeof namedArguments
  | { readonly is: 'oneOf'; readonly words: readonly string[] };

/** The keys of a node in the order written, each with its contents. */
export interface NodeShape {
  readonly [key: string]: ShapeField;
}

type CharacterRange = readonly [start: number, end: number];

/** The contents of a field of a shape in a tree of `Tree`s. */
type FieldValue<Field extends ShapeField, Tree> = {
  readonly part: Tree;
  readonly maybe: Tree;
  readonly parts: readonly Tree[];
  readonly named: { readonly [name: string]: Tree };
  readonly text: string;
  readonly truth: boolean;
  readonly plain: string | number | boolean | null;
  readonly characters: CharacterRange;
  /** In the order written. */
  readonly namedArguments: readonly { readonly name: string; readonly nameAt: CharacterRange; readonly value: Tree }[];
  readonly oneOf: Field extends { readonly words: readonly (infer Word)[] } ? Word : never;
}[Field['is']];

type OptionalKeys<Shape extends NodeShape> = {
  [Key in keyof Shape]: Shape[Key]['is'] extends 'maybe' ? Key : never;
}[keyof Shape];

/**
 * The contents of a node of a shape; `Of` is the kind of tree it belongs to, as an interface, so that trees can contain
 * trees.
 */
export type Filled<Shape extends NodeShape, Of extends { readonly tree: unknown }> = {
  readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape>>]: FieldValue<Shape[Key], Of['tree']>;
} & { readonly [Key in OptionalKeys<Shape>]?: Of['tree'] };

type AnyNode = { readonly [key: string]: unknown };

/** The direct parts of a node of a shape, in the order written. */
export function partsIn<Tree extends object>(shape: NodeShape, node: object): readonly Tree[] {
  const found: Tree[] = [];
  for (const key in shape) {
    const held = (node as AnyNode)[key];
    switch (shape[key]?.is) {
      case 'part':
      case 'maybe':
        if (held !== undefined) found.push(held as Tree);
        break;
      case 'parts':
        for (const one of held as readonly Tree[]) found.push(one);
        break;
      case 'named':
        found.push(...(Object.values(held as object) as Tree[]));
        break;
      case 'namedArguments':
        for (const { value } of held as FieldValue<typeof namedArguments, Tree>) found.push(value);
        break;
      default:
    }
  }
  return found;
}

/** The same node with other parts, each made from its predecessor. */
export function overParts<Tree extends object>(shape: NodeShape, node: Tree, make: (part: Tree) => Tree): Tree {
  const made: { [key: string]: unknown } = { ...(node as AnyNode) };
  for (const key in shape) {
    const held = made[key];
    switch (shape[key]?.is) {
      case 'part':
      case 'maybe':
        if (held !== undefined) made[key] = make(held as Tree);
        break;
      case 'parts':
        made[key] = (held as readonly Tree[]).map(make);
        break;
      case 'named':
        made[key] = Object.fromEntries(Object.entries(held as object).map(([name, one]) => [name, make(one as Tree)]));
        break;
      default:
    }
  }
  return made as Tree;
}
