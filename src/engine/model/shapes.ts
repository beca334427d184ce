import { maybe, named, oneOf, part, parts, plain, text, truth } from './shape.js';

const binary = { left: part, right: part } as const;

/**
 * `each` gives a list, `first` one value or none, `any` and `every` a truth value, `count` a number. Only `each` and
 * `first` have `by`; `yield` follows the colon of `each` (where it may be missing) or the `satisfies` of `every`.
 */
const iteration = { name: text, in: part, where: maybe, by: maybe, yield: maybe } as const;

/** `and` and `or` are kept flat, so that a trace can number the parts. */
const logic = { parts } as const;

/**
 * The list of constructs: everything that typed trees consist of, by the `op` of the nodes, which is part of the
 * compiled format. The contents of nodes, their parts and their schema are derived from it, and every other table of
 * constructs has its keys.
 */
export const shapes = {
  literal: { value: plain },
  /** A thing of the table named by its id; only in questions and events that a user writes, never in an entry. */
  thing: { id: text },
  /**
   * `kind` says what the name stands for. A `let` belongs to its entry or step, a `member` to its iteration or to the
   * `let` of an expression.
   */
  name: { name: text, kind: oneOf('parameter', 'event', 'let', 'each', 'member') },
  /** All things of one collection of the table, in the order of the table (players: in turn order). */
  collection: { name: text },
  /** The only thing of an entity declared `single` (the game, the setup). */
  single: { name: text },
  /** A fact of a thing, or a field of an event. None if `of` is none. */
  fact: { of: part, fact: text },
  ask: { question: text, args: parts },
  /** A call of the closed list of functions. */
  call: { fn: text, args: parts },
  /** A structural value of an entity, or an event. Missing facts take their defaults; missing fields are none. */
  make: { what: oneOf('entity', 'event'), name: text, args: named },
  list: { items: parts },
  /** Without `else` it is none if the test fails. */
  // biome-ignore lint/suspicious/noThenProperty: the tree names it as the language does; nobody awaits a shape
  if: { test: part, then: part, else: maybe },
  /** A name for a value inside an expression; the value is evaluated when first read. The name is a `member`. */
  let: { name: text, value: part, body: part },
  otherwise: binary,
  and: logic,
  or: logic,
  not: { of: part },
  each: iteration,
  first: iteration,
  any: iteration,
  count: iteration,
  every: iteration,
  /**
   * The list of all things reachable from `in` (one thing, or a list) by following `yield` (a thing, none, or a list),
   * each once, in the order in which they are reached. It has neither `where` nor `by`.
   */
  follow: iteration,
  compare: { sign: oneOf('is', 'is not', 'in', 'not in', 'within', '<', '<=', '>', '>='), ...binary },
  'is a': { of: part, entity: text, negated: truth },
  set: { sign: oneOf('with', 'without'), ...binary },
  sum: { sign: oneOf('+', '-', '*', 'div'), ...binary },
  minus: { of: part },
} as const;
