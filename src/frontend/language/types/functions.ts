/**
 * The closed list of functions. Types are written as in the vocabulary; `T` and `P` stand for any type: the items of
 * list arguments decide what a letter stands for, and single arguments are then checked against it.
 */
export interface FunctionSignature {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly result: string;
  /**
   * The function makes a value of this entity; its parameters have the names, and so the types, of the entity's facts.
   */
  readonly makes?: string;
  /** Entities whose values it reads: it cannot be called without them. */
  readonly reads?: readonly string[];
}

/** Entity whose values say who may be chosen and who chooses. The vocabulary declares its facts `among` and `by`. */
export const selection = 'Selection';

/**
 * Entities that say what is to be chosen and within which limits. The vocabulary declares the facts that the functions
 * read.
 */
const choosing = ['Decision', 'Alternative', 'Bound'] as const;

type Entities = Pick<FunctionSignature, 'makes' | 'reads'>;

const signature = (name: string, parameters: string, result: string, entities: Entities = {}): FunctionSignature => ({
  name,
  parameters: parameters.split(', ').map((part) => {
    const [parameter = '', type = ''] = part.split(': ');
    return { name: parameter, type };
  }),
  result,
  ...entities,
});

/** Signatures, in the order of the documentation. */
export const functions: readonly FunctionSignature[] = [
  signature('size', 'list: [T]', 'Number'),
  signature('distinct', 'list: [T]', '[T]'),
  signature('common', 'left: [T], right: [T]', '[T]'),
  signature('flat', 'lists: [[T]]', '[T]'),
  signature('reverse', 'list: [T]', '[T]'),
  signature('nth', 'list: [T], place: Number', 'T?'),
  signature('take', 'list: [T], count: Number', '[T]'),
  signature('position', 'item: T, list: [T]', 'Number?'),
  signature('sum', 'list: [Number]', 'Number'),
  signature('least', 'list: [Number]', 'Number?'),
  signature('greatest', 'list: [Number]', 'Number?'),
  signature('min', 'left: Number, right: Number', 'Number'),
  signature('max', 'left: Number, right: Number', 'Number'),
  signature('numbers', 'from: Number, to: Number', '[Number]'),
  signature('fromSeat', 'start: T, ring: [T]', '[T]'),
  signature('afterSeat', 'start: T, ring: [T]', '[T]'),
  signature('leftOf', 'start: T, steps: Number, ring: [T]', 'T?'),
  signature('rightOf', 'start: T, steps: Number, ring: [T]', 'T?'),
  signature('stepsLeft', 'from: T, to: T, ring: [T]', 'Number?'),
  signature('oneOf', 'among: [T], by: P', selection, { makes: selection }),
  signature('just', 'item: T', selection, { makes: selection }),
  signature('picked', 'matter: Text, among: [T], by: P?', 'T?'),
  signature('bestChoice', 'decisions: [Decision], limits: [Bound]', '[Alternative]', { reads: choosing }),
  signature('betterChoice', 'decisions: [Decision], limits: [Bound], than: Number', '[Alternative]', {
    reads: choosing,
  }),
];

const byName = new Map(functions.map((one) => [one.name, one]));

/** The function with that name, if there is one. */
export const functionNamed = (name: string): FunctionSignature | undefined => byName.get(name);
