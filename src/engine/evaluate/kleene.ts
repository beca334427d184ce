/*
 * Truth values of Kleene's strong three-valued logic, with `undefined` for unknown: a part that decides the whole does
 * so whatever is unknown beside it.
 */

type Maybe = boolean | undefined;

/** Whether both hold. */
export const both = (a: Maybe, b: Maybe): Maybe =>
  a === false || b === false ? false : a === undefined || b === undefined ? undefined : true;

export const opposite = (truth: Maybe): Maybe => (truth === undefined ? undefined : !truth);

/** Whether one of them holds. */
export const either = (truths: readonly Maybe[]): Maybe =>
  truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
